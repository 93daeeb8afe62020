use super::tokens::{Token, tokens};
use super::{Error, Function, Instruction, Operand, Source, Space, Statement, Variable};

type Result<T> = std::result::Result<T, Error>;

/// Reads a source file.
pub fn parse(text: &str) -> Result<Source<'_>> {
    Parser { tokens: tokens(text)?, at: 0 }.source()
}

struct Parser<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> &'a str {
        self.tokens.get(self.at).map_or("", |token| token.text)
    }

    fn line(&self) -> u32 {
        let last = self.tokens.len().saturating_sub(1);
        self.tokens.get(self.at.min(last)).map_or(0, |token| token.line)
    }

    fn error<T>(&self, what: impl Into<String>) -> Result<T> {
        Err(Error::new(self.line(), what))
    }

    fn next(&mut self) -> Result<&'a str> {
        let Some(token) = self.tokens.get(self.at) else {
            return self.error("the file ends in the middle of something");
        };
        self.at += 1;
        Ok(token.text)
    }

    fn accept(&mut self, text: &str) -> bool {
        let yes = self.peek() == text;
        self.at += usize::from(yes);
        yes
    }

    fn expect(&mut self, text: &str) -> Result<()> {
        if self.accept(text) {
            return Ok(());
        }
        self.error(format!("expected {text:?}, found {:?}", self.peek()))
    }

    /// Items up to `close`, with commas between them.
    fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut out = Vec::new();
        while !self.accept(close) {
            if !out.is_empty() {
                self.expect(",")?;
            }
            out.push(item(self)?);
        }
        Ok(out)
    }

    fn source(mut self) -> Result<Source<'a>> {
        let mut source = Source::default();
        while self.at < self.tokens.len() {
            match self.next()? {
                ".version" => source.version = self.next()?,
                ".target" => {
                    source.target = self.next()?;
                    while self.accept(",") {
                        self.next()?;
                    }
                }
                ".address_size" => self.expect("64")?,
                ".visible" | ".extern" | ".weak" | ".common" | ";" => {}
                ".global" => source.variables.push(self.variable(Space::Global)?),
                ".const" => source.variables.push(self.variable(Space::Const)?),
                ".shared" => source.variables.push(self.variable(Space::Shared)?),
                ".func" => source.functions.push(self.function(false)?),
                ".entry" => source.functions.push(self.function(true)?),
                other => {
                    self.at -= 1;
                    return self.error(format!("not known at the top level: {other}"));
                }
            }
        }
        if source.version.is_empty() || source.target.is_empty() {
            return Err(Error::new(1, "not PTX: .version or .target is missing"));
        }
        Ok(source)
    }

    /// A variable after the word for its space, up to its semicolon.
    fn variable(&mut self, space: Space) -> Result<Variable<'a>> {
        let mut variable = self.declaration(space)?;
        if self.accept("=") {
            variable.init = if self.accept("{") {
                self.list("}", Parser::operand)?
            } else {
                vec![self.operand()?]
            };
        }
        self.expect(";")?;
        Ok(variable)
    }

    /// `.align 8 .b8 name[64]`, `.b32 name`.
    fn declaration(&mut self, space: Space) -> Result<Variable<'a>> {
        let line = self.line();
        let (mut align, mut element) = (None, None);
        while self.peek().starts_with('.') {
            match self.next()? {
                ".align" => align = Some(self.number()?),
                // `.ptr` tells about what the parameter points to.
                ".ptr" => {
                    self.attributes_of_pointer()?;
                    continue;
                }
                ".attribute" | ".unified" | ".managed" => {
                    return self.error("attributes of variables are not known");
                }
                kind => {
                    let bits = bits_of(kind.trim_start_matches('.'));
                    let Some(bits) = bits.filter(|bits| bits % 8 == 0) else {
                        self.at -= 1;
                        return self.error(format!("not a type of a variable: {kind}"));
                    };
                    element = Some(bits / 8);
                }
            }
        }
        let Some(element) = element else { return self.error("a variable without a type") };
        let kind = Variable {
            line,
            space,
            name: "",
            size: 0,
            align: align.unwrap_or(element),
            element,
            init: Vec::new(),
        };
        self.named(&kind)
    }

    /// `name[64]`: a variable of the kind of another.
    fn named(&mut self, kind: &Variable<'a>) -> Result<Variable<'a>> {
        let name = self.next()?;
        let element = kind.element;
        let mut size = element;
        while self.accept("[") {
            size = if self.peek() == "]" { 0 } else { size.saturating_mul(self.number()?) };
            self.expect("]")?;
        }
        Ok(Variable { name, size, ..kind.clone() })
    }

    fn attributes_of_pointer(&mut self) -> Result<()> {
        loop {
            match self.peek() {
                ".global" | ".const" | ".shared" | ".local" => self.at += 1,
                ".align" => {
                    self.at += 1;
                    self.number()?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn params(&mut self) -> Result<Vec<Variable<'a>>> {
        self.list(")", |parser| {
            parser.expect(".param")?;
            parser.declaration(Space::Param)
        })
    }

    fn function(&mut self, entry: bool) -> Result<Function<'a>> {
        let line = self.line();
        let results = if self.accept("(") { self.params()? } else { Vec::new() };
        let name = self.next()?;
        let params = if self.accept("(") { self.params()? } else { Vec::new() };
        loop {
            match self.next()? {
                ".noreturn" => {}
                ".maxntid" | ".reqntid" | ".minnctapersm" | ".maxnctapersm" | ".maxnreg" => {
                    self.number()?;
                    while self.accept(",") {
                        self.number()?;
                    }
                }
                ";" => {
                    let end = self.line();
                    return Ok(Function { line, name, entry, results, params, body: None, end });
                }
                "{" => break,
                other => return self.error(format!("not known before a body: {other}")),
            }
        }
        let mut body = Vec::new();
        let mut depth = 0;
        loop {
            if self.accept("}") {
                if depth == 0 {
                    break;
                }
                depth -= 1;
                body.push(Statement::Close);
            } else if self.accept("{") {
                depth += 1;
                body.push(Statement::Open);
            } else {
                self.statement(&mut body)?;
            }
        }
        let end = self.tokens.get(self.at.saturating_sub(1)).map_or(line, |token| token.line);
        Ok(Function { line, name, entry, results, params, body: Some(body), end })
    }

    fn statement(&mut self, body: &mut Vec<Statement<'a>>) -> Result<()> {
        let line = self.line();
        let word = self.next()?;
        let space = match word {
            ";" => return Ok(()),
            ".reg" => return self.registers(body),
            ".local" => Some(Space::Local),
            ".shared" => Some(Space::Shared),
            ".param" => Some(Space::Param),
            ".pragma" => {
                while self.next()? != ";" {}
                return Ok(());
            }
            _ => None,
        };
        if let Some(space) = space {
            let variable = self.declaration(space)?;
            let mut more = Vec::new();
            while self.accept(",") {
                more.push(self.named(&variable)?);
            }
            self.expect(";")?;
            body.extend([variable].into_iter().chain(more).map(Statement::Variable));
        } else if self.accept(":") {
            body.push(self.labelled(word)?);
        } else if word.starts_with('.') {
            self.at -= 1;
            return self.error(format!("not known in a body: {word}"));
        } else {
            self.at -= 1;
            body.push(Statement::Instruction(self.instruction(line)?));
        }
        Ok(())
    }

    fn registers(&mut self, body: &mut Vec<Statement<'a>>) -> Result<()> {
        let kind = self.next()?;
        let Some(bits) = bits_of(kind.trim_start_matches('.')) else {
            return self.error(format!("not a type of a register: {kind}"));
        };
        loop {
            let name = self.next()?;
            let count = if self.accept("<") {
                let count = self.number()?;
                self.expect(">")?;
                Some(count)
            } else {
                None
            };
            body.push(Statement::Registers { bits, name, count });
            if !self.accept(",") {
                return self.expect(";");
            }
        }
    }

    fn labelled(&mut self, name: &'a str) -> Result<Statement<'a>> {
        if self.accept(".branchtargets") {
            let labels = self.list(";", Parser::next)?;
            return Ok(Statement::Targets { name, labels });
        }
        if self.accept(".callprototype") {
            let results = if self.accept("(") { self.params()? } else { Vec::new() };
            self.expect("_")?;
            let params = if self.accept("(") { self.params()? } else { Vec::new() };
            self.accept(".noreturn");
            self.expect(";")?;
            return Ok(Statement::Prototype { name, results, params });
        }
        Ok(Statement::Label(name))
    }

    fn instruction(&mut self, line: u32) -> Result<Instruction<'a>> {
        let guard = if self.accept("@") {
            let negated = self.accept("!");
            Some((self.next()?, negated))
        } else {
            None
        };
        let opcode = self.next()?;
        let operands = self.list(";", Parser::operand)?;
        Ok(Instruction { line, guard, opcode, operands })
    }

    fn operand(&mut self) -> Result<Operand<'a>> {
        if self.accept("{") {
            return Ok(Operand::Vector(self.list("}", Parser::operand)?));
        }
        if self.accept("(") {
            return Ok(Operand::List(self.list(")", Parser::next)?));
        }
        if self.accept("!") {
            return Ok(Operand::Not(self.next()?));
        }
        if self.accept("[") {
            let base = self.next()?;
            let offset = self.offset()?;
            self.expect("]")?;
            return Ok(Operand::Memory(base, offset));
        }
        if self.peek() == "-" || self.peek().starts_with(|c: char| c.is_ascii_digit()) {
            return self.integer().map(Operand::Int);
        }
        let name = self.next()?;
        if name == "generic" && self.accept("(") {
            let name = self.next()?;
            self.expect(")")?;
            return Ok(Operand::Generic(name, self.offset()?));
        }
        if self.accept("|") {
            return Ok(Operand::Pair(name, self.next()?));
        }
        let offset = self.offset()?;
        Ok(if offset == 0 { Operand::Name(name) } else { Operand::Sum(name, offset) })
    }

    /// `+ 8`, `+ -8`, `- 8` or nothing.
    fn offset(&mut self) -> Result<i64> {
        if self.accept("+") || self.peek() == "-" {
            return self.integer().map(u64::cast_signed);
        }
        Ok(0)
    }

    fn number(&mut self) -> Result<u32> {
        let value = self.integer()?;
        u32::try_from(value).or_else(|_| self.error(format!("too large: {value}")))
    }

    fn integer(&mut self) -> Result<u64> {
        let negative = self.accept("-");
        let text = self.next()?;
        let digits = text.trim_end_matches('U');
        let value = match digits.as_bytes() {
            [b'0', b'x' | b'X', ..] => u64::from_str_radix(&digits[2..], 16),
            [b'0', b'b' | b'B', ..] => u64::from_str_radix(&digits[2..], 2),
            [b'0', _, ..] => u64::from_str_radix(digits, 8),
            _ => digits.parse(),
        };
        let Ok(value) = value else {
            self.at -= 1;
            return self.error(format!("not an integer: {text}"));
        };
        Ok(if negative { value.wrapping_neg() } else { value })
    }
}

/// The number of bits of a type such as `u32`; 1 for predicates.
pub fn bits_of(kind: &str) -> Option<u32> {
    Some(match kind {
        "pred" => 1,
        "b8" | "u8" | "s8" => 8,
        "b16" | "u16" | "s16" => 16,
        "b32" | "u32" | "s32" => 32,
        "b64" | "u64" | "s64" => 64,
        _ => return None,
    })
}
