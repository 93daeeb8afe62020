//! From Python-style solver files to programs.

use crate::source::{Problem, Source};
use dsl::{
    Dialect, Function, Op, Operand, Policy, Spelling, Value, constant, constant_names,
    find_spelling, ops,
};
use dsl_batch::{Program, ProgramOutput, Step};
use ruff_python_ast::{
    Expr, ExprCall, ExprName, ModModule, Number, Stmt, StmtFunctionDef, UnaryOp, visitor,
};
use ruff_python_parser::{Mode, ParseOptions, Parsed, parse_unchecked};
use ruff_text_size::{Ranged, TextRange};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What a function of a solver file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// `solve_ID`: gives the output grid.
    Solve,
    /// `verify_ID`: the same, in re-arc's dialect.
    Verify,
    /// `differ_NAME`: compares a candidate, `I`, with the true output, `C`.
    Differ,
}

/// One function of a solver file.
#[derive(Clone, Debug)]
pub struct Solver {
    /// The name without its prefix.
    pub id: String,
    /// What it is for.
    pub kind: Kind,
    /// The dialect it is written in.
    pub dialect: Dialect,
    /// Its steps and its one output.
    pub program: Program,
    /// The name that each step's value has in the source; empty for nested calls.
    pub names: Vec<String>,
    /// Where it stands.
    pub place: (Arc<Source>, Range<usize>),
}

impl Solver {
    /// The value it returns.
    #[must_use]
    pub fn result(&self) -> &Operand {
        &self.program.outputs[0].value
    }

    /// The steps whose failure is the solver's before that of its result: those of no use to the
    /// result, with the steps before them. Where errors are replaced by defaults, only the call of
    /// something that is no function can fail other than by a limit.
    #[must_use]
    pub fn guards(&self, policy: Policy) -> Vec<u32> {
        let steps = &self.program.steps;
        let mut used = self.program.live_steps();
        let mut last = 0;
        for t in (1..=steps.len() as u32).rev() {
            let index = t as usize - 1;
            let counts = policy == Policy::Poison || steps[index].calls_value();
            if counts && !used[index] {
                last = last.max(t);
                let needed = self.program.needed_by([Operand::T(t)]);
                used.iter_mut().zip(needed).for_each(|(used, needed)| *used |= needed);
            }
        }
        (1..=last).filter(|t| used[*t as usize - 1]).collect()
    }

    /// The program as it runs alone: a failure of any step is a failure of the solver.
    #[must_use]
    pub fn own_program(&self, policy: Policy) -> Program {
        let mut program = self.program.clone();
        program.outputs[0].guards = self.guards(policy);
        program
    }
}

/// What a file gave.
#[derive(Clone, Debug, Default)]
pub struct ParsedFile {
    /// The functions without errors.
    pub solvers: Vec<Solver>,
    /// What is wrong with the others, and with the file.
    pub problems: Vec<Problem>,
}

/// Longer lines and functions, and deeper brackets, are no solver.
const MAX_LINE_BYTES: usize = 1 << 16;
const MAX_FUNCTION_BYTES: usize = 1 << 18;
const MAX_BRACKETS: usize = 100;

/// Reads the solvers of a file. Without a dialect, each function's own is found by its parameters
/// and the names it uses.
///
/// ```
/// use batt_gen::{Source, parse_source};
/// use std::sync::Arc;
/// let text = "def solve_turn(I):\n    x1 = rot90(I)\n    return x1\n";
/// let source = Arc::new(Source { name: "turn.py".into(), text: text.into() });
/// let parsed = parse_source(&source, None);
/// assert_eq!(parsed.solvers[0].program.to_string(), "t1 = rot90(I)\no turn = t1\n");
/// ```
#[must_use]
pub fn parse_source(source: &Arc<Source>, dialect: Option<Dialect>) -> ParsedFile {
    parse_sources(std::slice::from_ref(source), dialect).pop().unwrap_or_default()
}

/// Reads the solvers of many files, one after the other.
#[must_use]
pub fn parse_sources(sources: &[Arc<Source>], dialect: Option<Dialect>) -> Vec<ParsedFile> {
    // Trees of expressions are walked recursively: a stack of its own lets that follow any text
    // that passed the check.
    const STACK_BYTES: usize = 256 << 20;
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
    let work = || sources.iter().map(|source| parse_or_give_up(source, dialect)).collect();
    let parsed = std::thread::scope(|scope| {
        thread.spawn_scoped(scope, work).map(std::thread::ScopedJoinHandle::join)
    });
    match parsed {
        Ok(Ok(parsed)) => parsed,
        Ok(Err(_)) | Err(_) => sources.iter().map(|source| given_up(source)).collect(),
    }
}

fn parse_or_give_up(source: &Arc<Source>, dialect: Option<Dialect>) -> ParsedFile {
    if let Err(problem) = check_shape(source) {
        return ParsedFile { solvers: Vec::new(), problems: vec![*problem] };
    }
    let parse = AssertUnwindSafe(|| parse_checked(source, dialect));
    catch_unwind(parse).unwrap_or_else(|_| given_up(source))
}

fn given_up(source: &Source) -> ParsedFile {
    let message = format!("{}: the Python parser gave up on this file", source.name);
    ParsedFile { solvers: Vec::new(), problems: vec![Problem::about(message)] }
}

/// Refuses what would only exhaust the parser: endless lines, endless nesting, and endless text
/// between functions, which may be one expression over many lines.
fn check_shape(source: &Arc<Source>) -> Lowered<()> {
    let bytes = source.text.as_bytes();
    let (mut depth, mut function_start, mut line_start) = (0usize, 0, 0);
    for at in 0..bytes.len() {
        if at == line_start && starts_function(&bytes[at..]) {
            (depth, function_start) = (0, at);
        }
        match bytes[at] {
            // A backslash continues the line.
            b'\n' if at == 0 || bytes[at - 1] != b'\\' => line_start = at + 1,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let too_much = |start: usize, what: &str, most: usize| {
            let message = format!("{what} too long for a solver");
            fail(
                Problem::at(source, start..start, message)
                    .help(format!("the most is {most} bytes")),
            )
        };
        if at + 1 - line_start.min(at) > MAX_LINE_BYTES {
            return too_much(line_start, "this line is", MAX_LINE_BYTES);
        }
        if at + 1 - function_start > MAX_FUNCTION_BYTES {
            return too_much(function_start, "what begins here is", MAX_FUNCTION_BYTES);
        }
        if depth > MAX_BRACKETS {
            return fail(
                Problem::at(source, at..at + 1, "brackets nest too deep for a solver")
                    .help(format!("the most is {MAX_BRACKETS} levels")),
            );
        }
    }
    Ok(())
}

/// Whether a line starts with what no expression holds, so that brackets left open end there.
fn starts_function(line: &[u8]) -> bool {
    [&b"def "[..], b"class ", b"async def "].iter().any(|word| line.starts_with(word))
}

fn parse_checked(source: &Arc<Source>, dialect: Option<Dialect>) -> ParsedFile {
    let parsed = parse_unchecked(&source.text, ParseOptions::from(Mode::Module));
    let Some(module) = parsed.try_into_module() else { return ParsedFile::default() };
    let mut file = ParsedFile::default();
    for error in module.errors() {
        file.problems.push(Problem::at(source, span(error.location), error.error.to_string()));
    }
    lower_module(source, &module, dialect, &mut file);
    if file.solvers.is_empty() && file.problems.is_empty() {
        file.problems.push(
            Problem::about(format!("{}: no solver in this file", source.name))
                .help("a solver is a function solve_ID(I), solve_ID(S, I, C) or verify_ID(I)"),
        );
    }
    file
}

fn lower_module(
    source: &Arc<Source>,
    module: &Parsed<ModModule>,
    dialect: Option<Dialect>,
    file: &mut ParsedFile,
) {
    let mut seen: HashSet<&str> = HashSet::new();
    for statement in module.suite() {
        let Stmt::FunctionDef(function) = statement else {
            if let Some(problem) = stray(source, statement) {
                file.problems.push(problem);
            }
            continue;
        };
        let Some((kind, id)) = kind_of(&function.name) else {
            let message = format!("function {} is not used", function.name.as_str());
            file.problems.push(
                Problem::at(source, span(function.name.range()), message)
                    .help("names start with solve_, verify_ or differ_")
                    .warning(),
            );
            continue;
        };
        let broken = |range: TextRange| function.range().contains_range(range);
        if module.errors().iter().any(|error| broken(error.location)) {
            continue;
        }
        if !seen.insert(function.name.as_str()) {
            let message = format!("{} is defined twice", function.name.as_str());
            file.problems.push(Problem::at(source, span(function.name.range()), message));
            continue;
        }
        match lower_function(source, function, kind, id, dialect) {
            Ok(solver) => file.solvers.push(solver),
            Err(problem) => file.problems.push(*problem),
        }
    }
}

/// Statements between the functions: imports and texts are fine, anything else is ignored.
fn stray(source: &Arc<Source>, statement: &Stmt) -> Option<Problem> {
    match statement {
        Stmt::Import(_) | Stmt::ImportFrom(_) | Stmt::Pass(_) => None,
        Stmt::Expr(expression) if expression.value.is_string_literal_expr() => None,
        _ => Some(
            Problem::at(source, span(statement.range()), "this statement is ignored")
                .help("solver files hold functions solve_ID, verify_ID and differ_NAME")
                .warning(),
        ),
    }
}

fn kind_of(name: &str) -> Option<(Kind, &str)> {
    [("solve_", Kind::Solve), ("verify_", Kind::Verify), ("differ_", Kind::Differ)]
        .into_iter()
        .find_map(|(prefix, kind)| Some((kind, name.strip_prefix(prefix)?)))
        .filter(|(_, id)| !id.is_empty())
}

/// An error while lowering; boxed, since it is much larger than what succeeds.
type Lowered<T> = Result<T, Box<Problem>>;

fn lower_function(
    source: &Arc<Source>,
    function: &StmtFunctionDef,
    kind: Kind,
    id: &str,
    dialect: Option<Dialect>,
) -> Lowered<Solver> {
    let params = parameters(source, function, kind)?;
    let dialect = match dialect {
        Some(Dialect::ArcDsl) if kind == Kind::Verify => Dialect::ReArc,
        Some(dialect) => dialect,
        None => guess_dialect(source, function, kind, params)?,
    };
    let assigned = function.body.iter().filter_map(target).map(|name| name.id.as_str()).collect();
    let mut body = Body {
        source,
        dialect,
        params,
        assigned,
        locals: HashMap::new(),
        program: Program::default(),
        names: Vec::new(),
    };
    let result = body.statements(function)?;
    body.program.outputs.push(ProgramOutput {
        value: result,
        guards: Vec::new(),
        evolved: is_variant(id),
        solver: id.to_owned(),
    });
    Ok(Solver {
        id: id.to_owned(),
        kind,
        dialect,
        program: body.program,
        names: body.names,
        place: (Arc::clone(source), span(function.range())),
    })
}

/// Whether an id is `TASK_k`, a further solver of a task.
#[must_use]
fn is_variant(id: &str) -> bool {
    id.rsplit_once('_').is_some_and(|(task, _)| !task.is_empty())
}

const ALL_PARAMS: &[&str] = &["S", "I", "C"];

fn parameters(
    source: &Arc<Source>,
    function: &StmtFunctionDef,
    kind: Kind,
) -> Lowered<&'static [&'static str]> {
    let parameters = &function.parameters;
    let names: Vec<&str> = parameters.args.iter().map(|p| p.parameter.name.as_str()).collect();
    let plain = parameters.args.len() == parameters.len()
        && parameters.args.iter().all(|p| p.default.is_none());
    if plain && names == ["I"] && kind != Kind::Differ {
        return Ok(&["I"]);
    }
    if plain && names == ALL_PARAMS && kind != Kind::Verify {
        return Ok(ALL_PARAMS);
    }
    let expected = match kind {
        Kind::Solve => "(I) or (S, I, C)",
        Kind::Verify => "(I)",
        Kind::Differ => "(S, I, C)",
    };
    let message = format!("the parameters of {} must be {expected}", function.name.as_str());
    fail(Problem::at(source, span(parameters.range()), message))
}

/// The dialect of a function: what its parameters suggest, unless only the other one has all the
/// names it uses.
fn guess_dialect(
    source: &Arc<Source>,
    function: &StmtFunctionDef,
    kind: Kind,
    params: &[&str],
) -> Lowered<Dialect> {
    let arc = if kind == Kind::Verify { Dialect::ReArc } else { Dialect::ArcDsl };
    let (first, second) = match params.len() {
        1 => (arc, Dialect::Tokpidjin),
        _ => (Dialect::Tokpidjin, arc),
    };
    let mut names =
        FreeNames { bound: params.iter().map(|p| (*p).to_owned()).collect(), free: vec![] };
    names.bound.extend(function.body.iter().filter_map(target).map(|name| name.id.to_string()));
    visitor::walk_body(&mut names, &function.body);
    let foreign = |dialect: Dialect| {
        names.free.iter().find(move |(name, _)| {
            find_spelling(name, dialect).is_none() && constant(name).is_none()
        })
    };
    let known_to = |dialect: Dialect, name: &str| find_spelling(name, dialect).is_some();
    match (foreign(first), foreign(second)) {
        (None, _) => Ok(first),
        (Some(_), None) => Ok(second),
        (Some((a, place)), Some((b, _))) if known_to(second, a) && known_to(first, b) => {
            let message = format!(
                "cannot tell the dialect: {a} is {}'s, {b} is {}'s",
                second.name(),
                first.name()
            );
            fail(Problem::at(source, span(*place), message).help("say it with --dialect"))
        }
        _ => Ok(first),
    }
}

/// Collects the names that a function does not bind itself.
struct FreeNames {
    bound: HashSet<String>,
    free: Vec<(String, TextRange)>,
}

impl visitor::Visitor<'_> for FreeNames {
    fn visit_expr(&mut self, expression: &Expr) {
        if let Expr::Name(name) = expression
            && !self.bound.contains(name.id.as_str())
        {
            self.free.push((name.id.to_string(), name.range()));
        }
        visitor::walk_expr(self, expression);
    }

    // Type hints are no part of the program.
    fn visit_annotation(&mut self, _: &Expr) {}
}

/// The name that a statement assigns to.
fn target(statement: &Stmt) -> Option<&ExprName> {
    match statement {
        Stmt::Assign(assign) => match &assign.targets[..] {
            [Expr::Name(name)] => Some(name),
            _ => None,
        },
        Stmt::AnnAssign(assign) => assign.target.as_name_expr(),
        _ => None,
    }
}

fn span(range: TextRange) -> Range<usize> {
    range.start().to_usize()..range.end().to_usize()
}

fn fail<T>(problem: Problem) -> Lowered<T> {
    Err(Box::new(problem))
}

/// The body of one function while it becomes a program.
struct Body<'a> {
    source: &'a Arc<Source>,
    dialect: Dialect,
    params: &'a [&'a str],
    /// All names that some statement assigns.
    assigned: HashSet<&'a str>,
    /// The names assigned so far.
    locals: HashMap<&'a str, Operand>,
    program: Program,
    names: Vec<String>,
}

impl<'a> Body<'a> {
    fn fail<T>(&self, place: TextRange, message: impl Into<String>) -> Lowered<T> {
        fail(Problem::at(self.source, span(place), message))
    }

    /// Lowers all statements and gives the value returned.
    fn statements(&mut self, function: &'a StmtFunctionDef) -> Lowered<Operand> {
        for (index, statement) in function.body.iter().enumerate() {
            match statement {
                Stmt::Expr(text) if text.value.is_string_literal_expr() => {}
                Stmt::Pass(_) => {}
                Stmt::Return(ret) => {
                    if let Some(after) = function.body.get(index + 1) {
                        return self.fail(after.range(), "nothing runs after return");
                    }
                    return match &ret.value {
                        Some(value) => self.operand(value),
                        None => self.fail(ret.range(), "return needs a value"),
                    };
                }
                Stmt::Assign(_) | Stmt::AnnAssign(_) => self.assign(statement)?,
                other => {
                    return fail(
                        Problem::at(self.source, span(other.range()), "not a straight-line step")
                            .help("a solver holds only `name = op(arguments)` and one return"),
                    );
                }
            }
        }
        self.fail(function.name.range(), format!("{} returns nothing", function.name.as_str()))
    }

    fn assign(&mut self, statement: &'a Stmt) -> Lowered<()> {
        let Some(name) = target(statement) else {
            return self.fail(statement.range(), "assign to one plain name");
        };
        let value = match statement {
            Stmt::Assign(assign) => Some(&assign.value),
            Stmt::AnnAssign(assign) => assign.value.as_ref(),
            _ => None,
        };
        let Some(value) = value else {
            return self.fail(statement.range(), format!("{} gets no value", name.id));
        };
        if self.locals.contains_key(name.id.as_str()) || self.params.contains(&name.id.as_str()) {
            return self.fail(name.range(), format!("{} is assigned twice", name.id));
        }
        let steps = self.program.steps.len();
        let operand = self.operand(value)?;
        if self.program.steps.len() > steps
            && let Some(last) = self.names.last_mut()
        {
            name.id.as_str().clone_into(last);
        }
        self.locals.insert(name.id.as_str(), operand);
        Ok(())
    }

    fn operand(&mut self, expression: &'a Expr) -> Lowered<Operand> {
        match expression {
            Expr::Call(call) => self.call(call),
            Expr::Name(name) => self.name(name),
            _ => self.literal(expression).map(Operand::Constant),
        }
    }

    fn name(&self, name: &ExprName) -> Lowered<Operand> {
        let id = name.id.as_str();
        if let Some(operand) = self.locals.get(id) {
            return Ok(operand.clone());
        }
        if self.params.contains(&id) {
            return Ok(match id {
                "S" => Operand::S,
                "I" => Operand::I,
                _ => Operand::C,
            });
        }
        if self.assigned.contains(id) {
            return self.fail(name.range(), format!("{id} is used before it is assigned"));
        }
        if let Some((op, _)) = find_spelling(id, self.dialect) {
            return Ok(Operand::Constant(self.function(op).into()));
        }
        match constant(id) {
            Some(value) => Ok(Operand::Constant(value)),
            None => Err(Box::new(self.unknown(name))),
        }
    }

    /// The op in the dialect whose meaning it has: re-arc's is arc-dsl's where they agree.
    fn function(&self, op: &'static Op) -> Function {
        match self.dialect {
            Dialect::ReArc if !op.differs_in_rearc() => Function::Op(op, Dialect::ArcDsl),
            dialect => Function::Op(op, dialect),
        }
    }

    fn unknown(&self, name: &ExprName) -> Problem {
        let id = name.id.as_str();
        let message = format!("unknown name {id} in {}", self.dialect.name());
        let problem = Problem::at(self.source, span(name.range()), message);
        let elsewhere = Dialect::ALL.into_iter().find(|d| find_spelling(id, *d).is_some());
        if let Some(other) = elsewhere {
            return problem.help(format!("{} has it; use --dialect to choose", other.name()));
        }
        match self.suggestion(id) {
            Some(similar) => problem.help(format!("did you mean {similar}?")),
            None => problem.help("`batt ops` lists all ops"),
        }
    }

    /// The known name most like an unknown one.
    fn suggestion(&self, id: &str) -> Option<String> {
        let spelled = ops().flat_map(|op| op.spellings);
        let own = spelled.filter(|s| s.dialect.is_tok() == self.dialect.is_tok());
        let locals = self.locals.keys().map(|name| (*name).to_owned());
        let most = 1 + id.len() / 4;
        own.map(|spelling| spelling.name.to_owned())
            .chain(constant_names())
            .chain(locals)
            .filter(|name| name.len().abs_diff(id.len()) <= 2 * most)
            .map(|name| (strsim::damerau_levenshtein(id, &name), name))
            .min()
            .filter(|(distance, _)| *distance <= most)
            .map(|(_, name)| name)
    }

    fn literal(&self, expression: &Expr) -> Lowered<Value> {
        match expression {
            Expr::NumberLiteral(number) => match &number.value {
                Number::Int(n) => match n.as_i64() {
                    Some(n) => Ok(Value::Int(n)),
                    None => self.fail(number.range(), "this number does not fit 64 bits"),
                },
                _ => self.fail(number.range(), "only whole numbers exist here"),
            },
            Expr::UnaryOp(unary) if unary.op == UnaryOp::USub => {
                if is_smallest(&unary.operand) {
                    return Ok(Value::Int(i64::MIN));
                }
                match self.literal(&unary.operand)? {
                    Value::Int(n) => match n.checked_neg() {
                        Some(n) => Ok(Value::Int(n)),
                        None => self.fail(unary.range(), "this number does not fit 64 bits"),
                    },
                    _ => self.fail(unary.range(), "only a number can be negative"),
                }
            }
            Expr::BooleanLiteral(boolean) => Ok(boolean.value.into()),
            Expr::NoneLiteral(_) => Ok(Value::Missing),
            Expr::Tuple(tuple) => {
                let elements =
                    tuple.elts.iter().map(|e| self.literal(e)).collect::<Lowered<Vec<_>>>()?;
                match Value::tuple(elements) {
                    Ok(value) => Ok(value),
                    Err(_) => self.fail(tuple.range(), "this tuple is too large"),
                }
            }
            Expr::Name(name) => match (self.locals.get(name.id.as_str()), constant(&name.id)) {
                (None, Some(value)) => Ok(value),
                _ => self.fail(name.range(), "a tuple literal holds only constants"),
            },
            other => fail(
                Problem::at(self.source, span(other.range()), "not part of the solver language")
                    .help("use calls, names, whole numbers and tuples of constants"),
            ),
        }
    }

    fn call(&mut self, call: &'a ExprCall) -> Lowered<Operand> {
        let callee = self.operand(&call.func)?;
        let spelled = match &*call.func {
            Expr::Name(name) if !self.locals.contains_key(name.id.as_str()) => {
                find_spelling(&name.id, self.dialect)
            }
            _ => None,
        };
        let args = match spelled {
            Some((op, spelling)) => self.op_args(call, op, spelling)?,
            None => self.plain_args(call)?,
        };
        self.program.steps.push(Step { callee, args });
        self.names.push(String::new());
        Ok(Operand::T(self.program.steps.len() as u32))
    }

    fn plain_args(&mut self, call: &'a ExprCall) -> Lowered<Vec<Operand>> {
        if let Some(keyword) = call.arguments.keywords.first() {
            return self.fail(keyword.range(), "a function value takes no keyword arguments");
        }
        call.arguments.args.iter().map(|arg| self.operand(arg)).collect()
    }

    /// The arguments of an op, with keywords put in their places.
    fn op_args(
        &mut self,
        call: &'a ExprCall,
        op: &'static Op,
        spelling: &Spelling,
    ) -> Lowered<Vec<Operand>> {
        let params: Vec<&str> = spelling.params.split(' ').collect();
        let arguments = &call.arguments;
        if arguments.args.len() > params.len() {
            return self.fail(arguments.range(), wrong_arity(op, spelling, arguments.len()));
        }
        let mut args: Vec<Option<Operand>> = Vec::new();
        for arg in &arguments.args {
            args.push(Some(self.operand(arg)?));
        }
        args.resize(params.len(), None);
        for keyword in &arguments.keywords {
            let place = keyword
                .arg
                .as_ref()
                .and_then(|name| params.iter().position(|p| *p == name.as_str()));
            let Some(place) = place else {
                return fail(
                    Problem::at(self.source, span(keyword.range()), "no such parameter")
                        .help(format!("{}({})", spelling.name, params.join(", "))),
                );
            };
            if args[place].is_some() {
                return self.fail(keyword.range(), format!("{} is given twice", params[place]));
            }
            args[place] = Some(self.operand(&keyword.value)?);
        }
        let given = args.iter().take_while(|arg| arg.is_some()).count();
        let complete = given + op.optional >= params.len();
        match args.into_iter().flatten().collect::<Vec<_>>() {
            args if complete && args.len() == given => Ok(args),
            args => self.fail(arguments.range(), wrong_arity(op, spelling, args.len())),
        }
    }
}

/// Whether a minus sign before the number gives the smallest one, which has no positive twin.
fn is_smallest(expression: &Expr) -> bool {
    let number = expression.as_number_literal_expr();
    let smallest = |n: &Number| matches!(n, Number::Int(n) if n.as_u64() == Some(1 << 63));
    number.is_some_and(|number| smallest(&number.value))
}

fn wrong_arity(op: &Op, spelling: &Spelling, given: usize) -> String {
    let most = op.params.len();
    let takes = match op.optional {
        0 => most.to_string(),
        optional => format!("{} to {most}", most - optional),
    };
    let plural = if takes == "1" { "" } else { "s" };
    let params = spelling.params.replace(' ', ", ");
    format!("{0}({params}) takes {takes} argument{plural}, {given} given", spelling.name)
}
