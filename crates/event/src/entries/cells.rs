//! A line and its cells.

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Separator {
    Tab,
    Semicolon,
    Comma,
}

impl Separator {
    /// What separates the cells of a line; names have commas too, so these come last.
    pub(super) fn of(line: &str) -> Option<Self> {
        [Self::Tab, Self::Semicolon, Self::Comma].into_iter().find(|one| line.contains(one.sign()))
    }

    const fn sign(self) -> char {
        match self {
            Self::Tab => '\t',
            Self::Semicolon => ';',
            Self::Comma => ',',
        }
    }
}

/// The cells of a line, without blanks around them and without their quotation marks.
pub(super) fn split(line: &str, by: Separator) -> Vec<String> {
    let (mut cells, mut cell, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut signs = line.trim_end_matches('\r').chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                cell.push('"');
                signs.next();
            }
            '"' if is_quoted || cell.trim().is_empty() => is_quoted = !is_quoted,
            _ if sign == by.sign() && !is_quoted => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            _ => cell.push(sign),
        }
    }
    cells.push(cell.trim().to_owned());
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_cells_hold_the_separator() {
        assert_eq!(split(r#""Roy, Luc",2000,"a ""b""""#, Separator::Comma), ["Roy, Luc", "2000", "a \"b\""]);
        assert_eq!(split("Roy, Luc\t\t2000\r", Separator::Tab), ["Roy, Luc", "", "2000"]);
    }
}
