//! One word of a line: a match or a bye.

use exaequo_model::{Bye, Color, NoShow, Outcome, Side};

/// What a word says; teams as they are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Word<'a> {
    Match { teams: [&'a str; 2], boards: &'a str },
    Forfeit { teams: [&'a str; 2], no_show: NoShow },
    Bye { team: &'a str, bye: Bye },
}

/// What a sign says about a board, as the white team sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Sign {
    /// The sides are those of the white and the black team.
    Played(Side, Side),
    /// `White` is the player of the white team, whatever the colour.
    NoShow(NoShow),
    Open(Outcome),
    Only(Color),
    Nobody,
}

impl<'a> Word<'a> {
    pub(super) fn parse(word: &'a str) -> Result<Self, String> {
        match word.split_once(':') {
            Some((team, letter)) if !team.contains('-') => Ok(Self::Bye { team, bye: bye(letter)? }),
            Some((pair, boards)) => {
                let (white, black) = pair.split_once('-').unwrap_or((pair, ""));
                match boards.chars().find(|sign| Sign::of(*sign).is_none()) {
                    Some(sign) => Err(format!("unknown sign `{sign}` in `{word}`")),
                    None => Ok(Self::Match { teams: [white, black], boards }),
                }
            }
            None => forfeit(word),
        }
    }
}

fn forfeit(word: &str) -> Result<Word<'_>, String> {
    let kinds = [("<>", NoShow::Both), (">", NoShow::Black), ("<", NoShow::White)];
    let found = kinds.into_iter().find_map(|(sign, no_show)| {
        let (white, black) = word.split_once(sign)?;
        Some(Word::Forfeit { teams: [white, black], no_show })
    });
    found.ok_or_else(|| format!("expected a match such as `A-B:+=-+`, `A>B` or a bye `A:U`, found `{word}`"))
}

fn bye(letter: &str) -> Result<Bye, String> {
    match letter {
        "U" => Ok(Bye::PairingAllocated),
        "F" => Ok(Bye::FullPoint),
        "H" => Ok(Bye::HalfPoint),
        "Z" => Ok(Bye::ZeroPoint),
        _ => Err(format!("expected a bye U, F, H, Z, found `{letter}`")),
    }
}

impl Sign {
    pub(super) fn of(sign: char) -> Option<Self> {
        match sign {
            '+' => Some(Self::Played(Side::Win, Side::Loss)),
            '=' => Some(Self::Played(Side::Draw, Side::Draw)),
            '-' => Some(Self::Played(Side::Loss, Side::Win)),
            '>' => Some(Self::NoShow(NoShow::Black)),
            '<' => Some(Self::NoShow(NoShow::White)),
            'x' => Some(Self::NoShow(NoShow::Both)),
            'w' => Some(Self::Only(Color::White)),
            'b' => Some(Self::Only(Color::Black)),
            'o' => Some(Self::Nobody),
            '?' => Some(Self::Open(Outcome::Pending)),
            '*' => Some(Self::Open(Outcome::Unknown)),
            _ => None,
        }
    }

    /// The outcome of a game whose white player is the white team's.
    pub(super) const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Played(white, black) => Some(Outcome::played(white, black)),
            Self::NoShow(no_show) => Some(Outcome::Forfeited(no_show)),
            Self::Open(outcome) => Some(outcome),
            Self::Only(_) | Self::Nobody => None,
        }
    }
}
