//! SPDX licence expressions, as crates write them in `license = "…"`.
//!
//! `OR` binds weaker than `AND`, `AND` weaker than `WITH`; parentheses group. The slash of old manifests
//! (`MIT/Apache-2.0`) means `OR`.

use std::iter::Peekable;
use std::slice::Iter;

/// An expression, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Expression {
    /// One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// All of them must be accepted.
    All(Vec<Expression>),
    /// One accepted is enough.
    Any(Vec<Expression>),
}

impl Expression {
    /// Reads an expression, or says what is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let tokens: Vec<Token> = spaced.split_whitespace().map(Token::of).collect::<Result<_, _>>()?;
        let mut tokens = tokens.iter().peekable();
        let expression = any(&mut tokens)?;
        match tokens.next() {
            None => Ok(expression),
            Some(token) => Err(format!("{token:?} is not expected there")),
        }
    }

    /// True when the licences on the list suffice. Names are compared without regard to case, as SPDX orders.
    pub(crate) fn is_accepted(&self, allowed: &[&str]) -> bool {
        match self {
            Self::Licence(name) => allowed.iter().any(|other| other.eq_ignore_ascii_case(name)),
            Self::All(parts) => parts.iter().all(|part| part.is_accepted(allowed)),
            Self::Any(parts) => parts.iter().any(|part| part.is_accepted(allowed)),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Open,
    Close,
    And,
    Or,
    With,
    Name(&'a str),
}

impl<'a> Token<'a> {
    fn of(word: &'a str) -> Result<Self, String> {
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '+' | ':');
        match word {
            "(" => Ok(Self::Open),
            ")" => Ok(Self::Close),
            _ if word.eq_ignore_ascii_case("and") => Ok(Self::And),
            _ if word.eq_ignore_ascii_case("or") => Ok(Self::Or),
            _ if word.eq_ignore_ascii_case("with") => Ok(Self::With),
            _ if word.chars().all(is_name) => Ok(Self::Name(word)),
            _ => Err(format!("`{word}` is not a licence")),
        }
    }
}

type Tokens<'a, 'b> = Peekable<Iter<'b, Token<'a>>>;

fn any(tokens: &mut Tokens) -> Result<Expression, String> {
    let parts = separated(tokens, Token::Or, all)?;
    Ok(single(parts).unwrap_or_else(Expression::Any))
}

fn all(tokens: &mut Tokens) -> Result<Expression, String> {
    let parts = separated(tokens, Token::And, one)?;
    Ok(single(parts).unwrap_or_else(Expression::All))
}

/// The only part, or all of them back.
fn single(mut parts: Vec<Expression>) -> Result<Expression, Vec<Expression>> {
    if parts.len() == 1 { Ok(parts.remove(0)) } else { Err(parts) }
}

fn separated(
    tokens: &mut Tokens,
    separator: Token,
    part: fn(&mut Tokens) -> Result<Expression, String>,
) -> Result<Vec<Expression>, String> {
    let mut parts = vec![part(tokens)?];
    while tokens.next_if(|token| **token == separator).is_some() {
        parts.push(part(tokens)?);
    }
    Ok(parts)
}

fn one(tokens: &mut Tokens) -> Result<Expression, String> {
    match tokens.next() {
        Some(Token::Name(name)) => with_exception(name, tokens),
        Some(Token::Open) => {
            let inner = any(tokens)?;
            let closed = tokens.next_if(|token| **token == Token::Close);
            closed.map(|_| inner).ok_or_else(|| "`)` is missing".to_owned())
        }
        Some(token) => Err(format!("a licence is expected, not {token:?}")),
        None => Err("a licence is missing at the end".to_owned()),
    }
}

/// `+` ("or later") is dropped: the version that is named may be chosen.
fn with_exception(name: &str, tokens: &mut Tokens) -> Result<Expression, String> {
    let name = name.strip_suffix('+').unwrap_or(name);
    if tokens.next_if(|token| **token == Token::With).is_none() {
        return Ok(Expression::Licence(name.to_owned()));
    }
    match tokens.next() {
        Some(Token::Name(exception)) => Ok(Expression::Licence(format!("{name} WITH {exception}"))),
        _ => Err(format!("`{name} WITH` names no exception")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWED: &[&str] = &["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0"];

    fn accepted(text: &str) -> bool {
        Expression::parse(text).expect("an expression").is_accepted(ALLOWED)
    }

    #[test]
    fn one_licence_is_accepted_when_it_is_on_the_list() {
        assert!(accepted("MIT") && accepted("mit") && accepted("Apache-2.0+"));
        assert!(!accepted("GPL-3.0-only") && !accepted("MIT-0") && !accepted("Apache"));
    }

    #[test]
    fn one_of_a_choice_is_enough_and_all_of_a_sum_are_needed() {
        assert!(accepted("MIT OR GPL-3.0-only") && accepted("GPL-3.0-only/MIT") && accepted("Zlib or mit"));
        assert!(!accepted("MIT AND GPL-3.0-only") && !accepted("MPL-2.0 OR GPL-3.0-only"));
        assert!(accepted("MIT AND Apache-2.0 AND Unicode-3.0"));
    }

    #[test]
    fn and_binds_tighter_than_or_and_parentheses_override() {
        assert!(accepted("MIT OR Zlib AND GPL-3.0-only"));
        assert!(accepted("GPL-3.0-only AND Zlib OR MIT"));
        assert!(!accepted("(MIT OR Zlib) AND GPL-3.0-only"));
        assert!(accepted("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(accepted("((MIT))"));
    }

    #[test]
    fn an_exception_is_part_of_the_licence() {
        assert!(accepted("Apache-2.0 WITH LLVM-exception"));
        assert!(!accepted("Apache-2.0 WITH Classpath-exception-2.0"));
        assert!(!accepted("MIT WITH LLVM-exception"));
        assert!(accepted("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only"));
    }

    #[test]
    fn the_slash_and_or_read_the_same() {
        assert_eq!(Expression::parse("MIT/Apache-2.0"), Expression::parse("MIT OR Apache-2.0"));
        assert_ne!(Expression::parse("MIT AND Apache-2.0"), Expression::parse("MIT OR Apache-2.0"));
    }

    #[test]
    fn nonsense_is_an_error_and_never_accepted() {
        for bad in [
            "",
            "MIT OR",
            "OR MIT",
            "(MIT",
            "MIT)",
            "()",
            "MIT Apache-2.0",
            "MIT WITH",
            "MIT, Zlib",
            "MIT AND OR Zlib",
        ] {
            assert!(Expression::parse(bad).is_err(), "{bad}");
        }
    }
}
