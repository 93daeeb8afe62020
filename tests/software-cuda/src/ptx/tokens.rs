use super::Error;

/// A word, number or punctuation mark.
#[derive(Clone, Copy, Debug)]
pub struct Token<'a> {
    pub text: &'a str,
    pub line: u32,
}

/// Cuts source text into tokens; comments are dropped.
pub fn tokens(text: &str) -> Result<Vec<Token<'_>>, Error> {
    let mut out = Vec::with_capacity(text.len() / 5);
    let mut in_comment = false;
    for (line, content) in (1..).zip(text.lines()) {
        let mut rest = content;
        loop {
            if in_comment {
                match rest.split_once("*/") {
                    Some((_, after)) => rest = after,
                    None => break,
                }
                in_comment = false;
            }
            rest = rest.trim_start();
            if rest.is_empty() || rest.starts_with("//") {
                break;
            }
            if let Some(after) = rest.strip_prefix("/*") {
                (rest, in_comment) = (after, true);
                continue;
            }
            let end = token_end(rest).ok_or_else(|| {
                Error::new(line, format!("a character that is not known here: {rest:?}"))
            })?;
            let (text, after) = rest.split_at(end);
            out.push(Token { text, line });
            rest = after;
        }
    }
    Ok(out)
}

/// The length of the first token.
fn token_end(text: &str) -> Option<usize> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%' | '.');
    let first = text.chars().next()?;
    if word(first) {
        return Some(text.find(|c| !word(c)).unwrap_or(text.len()));
    }
    if first == '"' {
        return text[1..].find('"').map(|end| end + 2);
    }
    ",;:{}()[]|@!=+-<>*".contains(first).then_some(1)
}
