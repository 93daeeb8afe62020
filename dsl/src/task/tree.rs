//! JSON as it was written: repeated keys stay visible, unlike in `serde_json::Value`.

use super::error::{Flaw, TaskError, counted, quoted};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A JSON value with its keys in the order of the file.
#[derive(Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Int(i64),
    /// Any number that is not an `i64`.
    Real(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Reads a text; `file` is its name in errors.
    pub(super) fn read(file: &str, bytes: &[u8]) -> Result<Json, TaskError> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let (line, column) = position(&bytes[..error.valid_up_to()]);
            TaskError::NotUtf8 { file: file.to_owned(), line, column }
        })?;
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        serde_json::from_str(text).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            let full = error.to_string();
            let suffix = format!(" at line {line} column {column}");
            let problem = full.strip_suffix(&suffix).unwrap_or(&full).to_owned();
            TaskError::Syntax { file: file.to_owned(), line, column, problem }
        })
    }

    /// The elements of a list; otherwise a flaw that names what was `wanted`.
    pub(super) fn list(&self, wanted: &str) -> Result<&[Json], Flaw> {
        match self {
            Json::List(elements) => Ok(elements),
            other => Err(other.instead_of(wanted)),
        }
    }

    /// The fields of an object; otherwise a flaw that names what was `wanted`.
    pub(super) fn object(&self, wanted: &str) -> Result<&[(String, Json)], Flaw> {
        match self {
            Json::Object(fields) => Ok(fields),
            other => Err(other.instead_of(wanted)),
        }
    }

    fn instead_of(&self, wanted: &str) -> Flaw {
        Flaw::new(format!("{self} where {wanted} should be"))
    }
}

/// Some editors put it in front of a text; it means nothing.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// Line and column, from 1, just behind a text.
fn position(before: &[u8]) -> (usize, usize) {
    let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    let lines = before.iter().filter(|&&b| b == b'\n').count();
    (lines + 1, before.len() - line_start + 1)
}

/// A short description for messages.
impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(b) => write!(f, "{b}"),
            Json::Int(n) => write!(f, "{n}"),
            Json::Real(x) => write!(f, "{x:?}"),
            Json::Text(text) => write!(f, "the text {}", quoted(text)),
            Json::List(elements) => write!(f, "a list of {}", counted(elements.len(), "element")),
            Json::Object(fields) => write!(f, "an object of {}", counted(fields.len(), "key")),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, b: bool) -> Result<Json, E> {
        Ok(Json::Bool(b))
    }

    fn visit_i64<E>(self, n: i64) -> Result<Json, E> {
        Ok(Json::Int(n))
    }

    fn visit_u64<E>(self, n: u64) -> Result<Json, E> {
        Ok(i64::try_from(n).map_or(Json::Real(n as f64), Json::Int))
    }

    fn visit_f64<E>(self, x: f64) -> Result<Json, E> {
        Ok(Json::Real(x))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Json, E> {
        Ok(Json::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Json, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = list.next_element()? {
            elements.push(element);
        }
        Ok(Json::List(elements))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(Json::Object(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(bytes: &[u8]) -> String {
        Json::read("a.json", bytes).unwrap_err().to_string()
    }

    #[test]
    fn syntax_errors_name_line_and_column() {
        assert_eq!(
            error(b"{\"train\":\n  [1, ]}"),
            "a.json, line 2, column 7: trailing comma; correct the JSON there"
        );
        assert!(error(b"").starts_with("a.json, line 1, column 0: EOF while parsing a value"));
        assert!(error(b"[1] x").starts_with("a.json, line 1, column 5: trailing characters"));
        assert!(error(&b"[".repeat(5000)).contains("recursion limit exceeded"));
        assert!(error(b"1e999").contains("number out of range"));
        assert!(error(b"\"\\ud800\"").contains("line 1, column"));
    }

    #[test]
    fn bytes_that_are_no_text_are_located() {
        assert_eq!(
            error(b"[\n 1, \xff]"),
            "a.json, line 2, column 5: not UTF-8; save the file as UTF-8"
        );
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert!(matches!(Json::read("a", "\u{feff}1".as_bytes()), Ok(Json::Int(1))));
    }

    #[test]
    fn repeated_keys_stay() {
        let json = Json::read("a", br#"{"x": 1, "x": null}"#).unwrap();
        assert_eq!(json.object("").unwrap().len(), 2);
    }

    #[test]
    fn every_kind_is_described() {
        let text = r#"[null, true, -3, 1.5, 18446744073709551615, "a", [], [1], {"x": 1, "y": 2}]"#;
        let json = Json::read("a", text.as_bytes()).unwrap();
        let texts: Vec<String> = json.list("").unwrap().iter().map(Json::to_string).collect();
        let expected = "null|true|-3|1.5|1.8446744073709552e19|the text \"a\"|a list of 0 elements|\
                        a list of 1 element|an object of 2 keys";
        assert_eq!(texts.join("|"), expected);
    }
}
