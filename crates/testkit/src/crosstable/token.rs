//! One word of a line: what somebody did in a round.

use exaequo_model::{Bye, Color, Rateable};

/// What one side says about a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token<'a> {
    Bye(Bye),
    Blank,
    Meeting(Meeting<'a>),
}

/// What one side says about a pairing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Meeting<'a> {
    pub(super) opponent: &'a str,
    pub(super) sign: Sign,
    pub(super) color: Option<Color>,
    pub(super) rated: Rateable,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Sign {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    Pending,
    Adjourned,
}

impl Sign {
    const ALL: [(char, Self); 7] = [
        ('+', Self::Win),
        ('=', Self::Draw),
        ('-', Self::Loss),
        ('>', Self::ForfeitWin),
        ('<', Self::ForfeitLoss),
        ('?', Self::Pending),
        ('*', Self::Adjourned),
    ];
}

impl<'a> Token<'a> {
    pub(super) fn parse(word: &'a str) -> Result<Self, String> {
        match word {
            "U" => Ok(Self::Bye(Bye::PairingAllocated)),
            "F" => Ok(Self::Bye(Bye::FullPoint)),
            "H" => Ok(Self::Bye(Bye::HalfPoint)),
            "Z" => Ok(Self::Bye(Bye::ZeroPoint)),
            "." => Ok(Self::Blank),
            _ => meeting(word).map(Self::Meeting),
        }
    }
}

fn meeting(word: &str) -> Result<Meeting<'_>, String> {
    let expected = || format!("expected a game such as `B+w` or a bye U, F, H, Z, found `{word}`");
    let (rest, rated) = match word.strip_suffix('!') {
        Some(rest) => (rest, Rateable::TooShort),
        None => (word, Rateable::Yes),
    };
    let (rest, color) = match (rest.strip_suffix('w'), rest.strip_suffix('b')) {
        (Some(rest), _) => (rest, Some(Color::White)),
        (_, Some(rest)) => (rest, Some(Color::Black)),
        (None, None) => (rest, None),
    };
    let last = rest.chars().next_back().ok_or_else(expected)?;
    let sign = Sign::ALL.iter().find(|(sign, _)| *sign == last).ok_or_else(expected)?;
    match rest.strip_suffix(last) {
        Some(opponent) if !opponent.is_empty() => Ok(Meeting { opponent, sign: sign.1, color, rated }),
        _ => Err(expected()),
    }
}
