//! Which record a line is, by its first three characters.

use exaequo_model::Span;

use crate::problem::RecordCode;

/// A line that holds a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// Number of the line, from 1.
    pub(crate) line: u32,
    /// Where its text begins and ends.
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Record {
    /// The text of the line.
    pub(crate) fn text<'a>(&self, text: &'a str) -> &'a str {
        &text[self.start..self.end]
    }

    /// Code of the record, in upper case.
    pub(crate) fn code(&self, text: &str) -> RecordCode {
        let bytes = self.text(text).as_bytes();
        let at = |index: usize| bytes.get(index).copied().unwrap_or(b' ').to_ascii_uppercase();
        RecordCode([at(0), at(1), at(2)])
    }

    /// The place of columns `first` to `last`.
    pub(crate) fn span(&self, first: u32, last: u32) -> Span {
        Span::columns(self.line, first, last)
    }

    /// Whether only the form of 2026 has this record.
    pub(crate) fn is_modern(&self, text: &str) -> bool {
        let code = self.code(text).0;
        MODERN.contains(&&code) || is_national(&code)
    }
}

/// Records that came with the form of 2026. Older files may have 320 too: nothing else tells there which team had the
/// pairing-allocated bye.
const MODERN: &[&[u8; 3]] = &[
    b"142", b"152", b"162", b"172", b"182", b"192", b"202", b"212", b"222", b"240", b"250", b"260", b"299",
    b"300", b"310", b"330", b"352", b"362", b"801", b"802",
];

/// Whether a setting marks a file of 2026: all that come behind 132 do. Some programs write 142 into older files.
pub(crate) fn is_modern_setting(code: RecordCode) -> bool {
    code.0 > *b"142" && code.0[0].is_ascii_digit()
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Empty, or too short to be a record.
    Blank,
    /// A comment: the line begins with `###`.
    Comment,
    /// Rulers and legends that programs print for the eye.
    Legend,
    /// A player with all rounds: record 001.
    Player,
    /// A team since TRF26: record 310.
    Team,
    /// A team before TRF26: record 013.
    OldTeam,
    /// A setting of the tournament.
    Setting(RecordCode),
    /// Refers to players or teams.
    Reference(RecordCode),
    /// A national record of a player.
    National,
    /// For information only; kept.
    Informative,
    /// A record of a draft that never came into force.
    Draft(RecordCode),
    /// A known code in lower case.
    LowerCase(RecordCode),
    /// Any other line.
    Unknown,
}

impl Kind {
    /// Whether a line is a player record, without finding out what else it may be.
    #[inline]
    pub(crate) fn is_player(line: &[u8]) -> bool {
        line.starts_with(b"001 ")
    }

    /// The kind of a line.
    pub(crate) fn of(line: &[u8]) -> Self {
        let Some((code, rest)) = line.split_first_chunk::<3>() else { return Self::Blank };
        if code == b"001" && matches!(rest.first(), None | Some(b' ' | b'\t')) {
            return Self::Player;
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            return Self::Blank;
        }
        if is_legend(code, rest) {
            return Self::Legend;
        }
        Self::of_code(code, rest)
    }

    fn of_code(code: &[u8; 3], rest: &[u8]) -> Self {
        let record = RecordCode(*code);
        match code {
            b"###" => Self::Comment,
            b"001" => Self::Player,
            b"310" => Self::Team,
            b"013" => Self::OldTeam,
            // Another program uses these two codes for something else.
            b"XXA" if !has_number(rest) => Self::Unknown,
            b"XXS"
                if rest
                    .split(u8::is_ascii_whitespace)
                    .any(|word| !word.is_empty() && !word.contains(&b'=')) =>
            {
                Self::Unknown
            }
            b"012" | b"022" | b"032" | b"042" | b"052" | b"062" | b"072" | b"082" | b"092" | b"102"
            | b"112" | b"122" | b"132" | b"142" | b"152" | b"162" | b"172" | b"182" | b"192" | b"202"
            | b"212" | b"222" | b"352" | b"362" | b"XXR" | b"XXC" | b"XXS" | b"BBW" | b"BBD" | b"BBL"
            | b"BBZ" | b"BBF" | b"BBU" => Self::Setting(record),
            b"330" if matches!(rest.get(1..3), Some(&[b'F' | b'H' | b'Z', b' '])) => Self::Draft(record),
            b"340" | b"TSE" | b"ACC" | b"PAB" | b"FPB" | b"HPB" | b"ZPB" | b"MFO" | b"DFM" | b"OOO" => {
                Self::Draft(record)
            }
            b"240" | b"250" | b"260" | b"299" | b"300" | b"320" | b"330" | b"XXZ" | b"XXA" | b"XXP" => {
                Self::Reference(record)
            }
            b"801" | b"802" | b"DAT" => Self::Informative,
            _ if is_national(code) && has_number(rest) => Self::National,
            _ => Self::in_lower_case(code, rest),
        }
    }

    /// A known code of an engine, some or all letters of which are small.
    fn in_lower_case(code: &[u8; 3], rest: &[u8]) -> Self {
        let upper = code.map(|letter| letter.to_ascii_uppercase());
        let engine = matches!(upper, [b'X', b'X', _] | [b'B', b'B', _]) && upper != *code;
        match engine.then(|| Self::of_code(&upper, rest)) {
            Some(Self::Setting(record) | Self::Reference(record)) => Self::LowerCase(record),
            _ => Self::Unknown,
        }
    }
}

fn is_national(code: &[u8; 3]) -> bool {
    code.iter().all(u8::is_ascii_uppercase) && !matches!(code, [b'X', b'X', _] | [b'B', b'B', _] | b"DAT")
}

/// Whether columns 5 to 8 hold a number, as in a national record.
fn has_number(rest: &[u8]) -> bool {
    let field = rest.get(1..rest.len().min(5)).unwrap_or_default().trim_ascii();
    !field.is_empty() && field.iter().all(u8::is_ascii_digit)
}

/// Rulers (`         1         2`, `1234567890`) and the legend that one program prints above the players.
fn is_legend(code: &[u8; 3], rest: &[u8]) -> bool {
    let digits = |bytes: &[u8]| bytes.iter().all(|byte| byte.is_ascii_digit() || *byte == b' ');
    let joined = rest.first().is_some_and(|byte| *byte != b' ');
    (code == b"DDD")
        || (code == b"   " && digits(rest))
        || (joined && digits(code) && digits(rest) && rest.len() > 5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart() {
        let cases: [(&str, Kind); 31] = [
            ("", Kind::Blank),
            ("   ", Kind::Blank),
            ("00", Kind::Blank),
            ("### note", Kind::Comment),
            ("001    1", Kind::Player),
            ("012 Open", Kind::Setting(RecordCode(*b"012"))),
            ("0123456789", Kind::Legend),
            ("1234567890123", Kind::Legend),
            ("         1         2", Kind::Legend),
            ("DDD SSSS sTTT NNN", Kind::Legend),
            ("013 Team", Kind::OldTeam),
            ("310   1 Team", Kind::Team),
            ("NOR    5 w", Kind::National),
            ("NOR ab", Kind::Unknown),
            ("DAT 0001 EMAIL", Kind::Informative),
            ("802   1", Kind::Informative),
            ("240 H   3    2", Kind::Reference(RecordCode(*b"240"))),
            ("330 +-   2   4   2", Kind::Reference(RecordCode(*b"330"))),
            ("330 F    2   4", Kind::Draft(RecordCode(*b"330"))),
            ("340 x", Kind::Draft(RecordCode(*b"340"))),
            ("xxr 5", Kind::LowerCase(RecordCode(*b"XXR"))),
            ("XXr 5", Kind::LowerCase(RecordCode(*b"XXR"))),
            ("XXA    7  1.0", Kind::Reference(RecordCode(*b"XXA"))),
            ("XXA true", Kind::Unknown),
            ("XXS W=3 D=1", Kind::Setting(RecordCode(*b"XXS"))),
            ("XXS baku 2", Kind::Unknown),
            ("XXY 3", Kind::Unknown),
            ("xxy 3", Kind::Unknown),
            ("xxs baku 2", Kind::Unknown),
            ("XXR 5", Kind::Setting(RecordCode(*b"XXR"))),
            ("777 what", Kind::Unknown),
        ];
        for (line, kind) in cases {
            assert_eq!(Kind::of(line.as_bytes()), kind, "{line:?}");
        }
    }
}
