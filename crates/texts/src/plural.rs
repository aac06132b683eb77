//! Which form a number takes: the field `Plural-Forms` of a PO file, an expression of C in `n`.

use std::fmt;

/// The rule of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plural {
    /// How many forms there are.
    pub(crate) forms: usize,
    /// Which of them, from 0.
    pub(crate) choice: Expression,
}

/// An expression. Truth is 1 and 0, as in C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    N,
    Number(u64),
    Binary(&'static str, Box<Self>, Box<Self>),
    Choice(Box<Self>, Box<Self>, Box<Self>),
}

/// Operators by how tightly they bind, the loosest first; of those that begin alike the longer one comes first.
const LEVELS: [&[&str]; 5] = [&["||"], &["&&"], &["==", "!="], &["<=", ">=", "<", ">"], &["%"]];

impl Plural {
    /// English: one and many.
    pub(crate) fn english() -> Self {
        let choice = Expression::Binary("!=", Box::new(Expression::N), Box::new(Expression::Number(1)));
        Self { forms: 2, choice }
    }

    /// Reads `nplurals=2; plural=(n > 1);`.
    pub(crate) fn parse(field: &str) -> Result<Self, String> {
        let part = |name: &str| {
            let mut parts = field.split(';').filter_map(|part| part.split_once('='));
            parts.find(|(found, _)| found.trim() == name).map(|(_, value)| value.trim().to_owned())
        };
        let wrong = || format!("`{field}` is not of the form `nplurals=2; plural=(n != 1);`");
        let forms = part("nplurals").and_then(|forms| forms.parse().ok()).ok_or_else(wrong)?;
        let rule = part("plural").ok_or_else(wrong)?;
        let signs: String = rule.split_whitespace().collect();
        let mut rest = signs.as_str();
        let choice = ternary(&mut rest).filter(|_| rest.is_empty()).ok_or_else(wrong)?;
        Ok(Self { forms, choice })
    }
}

fn take(rest: &mut &str, sign: &str) -> bool {
    let after = rest.strip_prefix(sign);
    *rest = after.unwrap_or(rest);
    after.is_some()
}

fn ternary(rest: &mut &str) -> Option<Expression> {
    let condition = binary(rest, 0)?;
    if !take(rest, "?") {
        return Some(condition);
    }
    let yes = ternary(rest)?;
    let no = take(rest, ":").then(|| ternary(rest))??;
    Some(Expression::Choice(Box::new(condition), Box::new(yes), Box::new(no)))
}

fn binary(rest: &mut &str, level: usize) -> Option<Expression> {
    let Some(signs) = LEVELS.get(level) else { return simple(rest) };
    let mut left = binary(rest, level + 1)?;
    while let Some(sign) = signs.iter().find(|sign| take(rest, sign)) {
        let right = binary(rest, level + 1)?;
        left = Expression::Binary(sign, Box::new(left), Box::new(right));
    }
    Some(left)
}

fn simple(rest: &mut &str) -> Option<Expression> {
    if take(rest, "n") {
        return Some(Expression::N);
    }
    if take(rest, "(") {
        let inner = ternary(rest)?;
        return take(rest, ")").then_some(inner);
    }
    let end = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, after) = rest.split_at(end);
    *rest = after;
    digits.parse().ok().map(Expression::Number)
}

/// As an expression of Rust, a number.
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::N => f.write_str("n"),
            Self::Number(number) => write!(f, "{number}u64"),
            Self::Binary("%", left, right) => write!(f, "({left} % {right})"),
            Self::Binary(..) => write!(f, "u64::from({})", self.truth()),
            Self::Choice(condition, yes, no) => {
                write!(f, "(if {} {{ {yes} }} else {{ {no} }})", condition.truth())
            }
        }
    }
}

impl Expression {
    /// As an expression of Rust, true or false.
    fn truth(&self) -> String {
        match self {
            Self::Binary(sign @ ("&&" | "||"), left, right) => {
                format!("({} {sign} {})", left.truth(), right.truth())
            }
            Self::Binary(sign, left, right) if *sign != "%" => format!("({left} {sign} {right})"),
            number => format!("({number} != 0u64)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rust(field: &str) -> String {
        Plural::parse(field).unwrap().choice.to_string()
    }

    #[test]
    fn rules_become_rust() {
        assert_eq!(rust("nplurals=2; plural=(n > 1);"), "u64::from((n > 1u64))");
        assert_eq!(rust("nplurals=1; plural=0;"), "0u64");
        assert_eq!(
            rust("nplurals=2; plural=n%10==1 && n%100!=11 ? 0 : 1"),
            "(if (((n % 10u64) == 1u64) && ((n % 100u64) != 11u64)) { 0u64 } else { 1u64 })"
        );
        assert_eq!(rust("nplurals=2; plural=n%2;"), "(n % 2u64)");
        assert_eq!(rust("nplurals=2; plural=n%2?1:0;"), "(if ((n % 2u64) != 0u64) { 1u64 } else { 0u64 })");
    }

    #[test]
    fn english_is_one_and_many() {
        assert_eq!(Plural::parse("nplurals=2; plural=n != 1;"), Ok(Plural::english()));
    }

    #[test]
    fn a_slavic_rule_is_read() {
        let rule = "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);";
        assert_eq!(Plural::parse(rule).unwrap().forms, 3);
    }

    #[test]
    fn what_is_no_rule_is_refused() {
        for field in
            ["", "nplurals=2", "nplurals=2; plural=;", "nplurals=x; plural=n;", "nplurals=2; plural=(n > 1;"]
        {
            assert!(Plural::parse(field).is_err(), "{field}");
        }
    }
}
