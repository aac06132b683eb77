//! Result signs and colours of round blocks, and the two tables that give them meaning.
//!
//! [`DECISIONS`] says what one cell (opponent, colour, result) means; [`MEETINGS`] says which two results may meet.

use exaequo_model::{Bye, Color, NoShow, Outcome, Rateable, Side};

/// A result code, normalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Sign {
    Win,
    Draw,
    Loss,
    ShortWin,
    ShortDraw,
    ShortLoss,
    Plus,
    Minus,
    HalfBye,
    FullBye,
    PairingBye,
    ZeroBye,
    Unknown,
    Blank,
}

/// Signs with the character the format uses.
const SYMBOLS: [(Sign, u8); 14] = [
    (Sign::Win, b'1'),
    (Sign::Draw, b'='),
    (Sign::Loss, b'0'),
    (Sign::ShortWin, b'W'),
    (Sign::ShortDraw, b'D'),
    (Sign::ShortLoss, b'L'),
    (Sign::Plus, b'+'),
    (Sign::Minus, b'-'),
    (Sign::HalfBye, b'H'),
    (Sign::FullBye, b'F'),
    (Sign::PairingBye, b'U'),
    (Sign::ZeroBye, b'Z'),
    (Sign::Unknown, b'?'),
    (Sign::Blank, b' '),
];

/// Other characters seen for "not known".
const UNKNOWN_SYMBOLS: [u8; 3] = [b'X', b'*', b'A'];

const BY_CHARACTER: [Option<Sign>; 256] = {
    let mut table = [None; 256];
    let mut index = 0;
    while index < SYMBOLS.len() {
        let (sign, symbol) = SYMBOLS[index];
        table[symbol as usize] = Some(sign);
        table[symbol.to_ascii_lowercase() as usize] = Some(sign);
        index += 1;
    }
    let mut index = 0;
    while index < UNKNOWN_SYMBOLS.len() {
        table[UNKNOWN_SYMBOLS[index] as usize] = Some(Sign::Unknown);
        table[UNKNOWN_SYMBOLS[index].to_ascii_lowercase() as usize] = Some(Sign::Unknown);
        index += 1;
    }
    table
};

impl Sign {
    /// All, in the order of their values.
    pub(crate) const ALL: [Self; SYMBOLS.len()] = {
        let mut all = [Self::Win; SYMBOLS.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = SYMBOLS[index].0;
            index += 1;
        }
        all
    };

    /// The sign of a character; letters in either case.
    pub(crate) const fn read(character: u8) -> Option<Self> {
        BY_CHARACTER[character as usize]
    }

    /// The character the format uses.
    pub(crate) const fn symbol(self) -> char {
        SYMBOLS[self as usize].1 as char
    }

    /// The same result of a game of full length, and whether it was one.
    const fn game(self) -> (Self, Rateable) {
        match self {
            Self::ShortWin => (Self::Win, Rateable::TooShort),
            Self::ShortDraw => (Self::Draw, Rateable::TooShort),
            Self::ShortLoss => (Self::Loss, Rateable::TooShort),
            other => (other, Rateable::Yes),
        }
    }

    const fn side(self) -> Option<Side> {
        match self.game().0 {
            Self::Win => Some(Side::Win),
            Self::Draw => Some(Side::Draw),
            Self::Loss => Some(Side::Loss),
            _ => None,
        }
    }
}

/// What the colour column says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum ColorSign {
    White,
    Black,
    None,
}

impl ColorSign {
    /// All, in the order of their values.
    pub(crate) const ALL: [Self; 3] = [Self::White, Self::Black, Self::None];

    /// The colour of a character, and whether it is written as the format asks.
    pub(crate) const fn read(character: u8) -> Option<(Self, bool)> {
        match character {
            b'w' => Some((Self::White, true)),
            b'b' => Some((Self::Black, true)),
            b'-' | b' ' => Some((Self::None, true)),
            b'W' => Some((Self::White, false)),
            b'B' | b's' | b'S' => Some((Self::Black, false)),
            _ => None,
        }
    }

    pub(crate) const fn color(self) -> Option<Color> {
        match self {
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
            Self::None => None,
        }
    }
}

/// What a cell means for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A game was played.
    Played,
    /// Somebody did not appear.
    Forfeit,
    /// Paired, no result yet.
    Pending,
    /// Result not known.
    Unknown,
    /// A bye: the player had no opponent.
    Bye(Bye),
    /// Won without a named opponent: an empty board in a team event, a full-point bye in an individual one.
    WonUnopposed,
    /// Makes no sense.
    Nonsense,
}

/// What there is to say about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Remark {
    None,
    /// The colour must come from the opponent's line.
    ColorMissing,
    /// No colours, and none needed.
    ColorUnrecorded,
    ResultUnknown,
    Ongoing,
    ByeWithOpponent,
    OldBye,
    UnopposedWin,
    ResultWithoutOpponent,
}

/// One row of the decision table.
struct Row {
    opponent: bool,
    colors: &'static [ColorSign],
    signs: &'static [Sign],
    meaning: Meaning,
    remark: Remark,
}

const GIVEN: &[ColorSign] = &[ColorSign::White, ColorSign::Black];
const MISSING: &[ColorSign] = &[ColorSign::None];
const ANY: &[ColorSign] = &[ColorSign::White, ColorSign::Black, ColorSign::None];
const GAMES: &[Sign] = &[Sign::Win, Sign::Draw, Sign::Loss, Sign::ShortWin, Sign::ShortDraw, Sign::ShortLoss];
const FORFEITS: &[Sign] = &[Sign::Plus, Sign::Minus];

const fn row(
    opponent: bool,
    colors: &'static [ColorSign],
    signs: &'static [Sign],
    meaning: Meaning,
    remark: Remark,
) -> Row {
    Row { opponent, colors, signs, meaning, remark }
}

/// The decision table: opponent × colour × result. A colour without an opponent has been dropped before.
const ROWS: [Row; 17] = [
    row(true, GIVEN, GAMES, Meaning::Played, Remark::None),
    row(true, GIVEN, FORFEITS, Meaning::Forfeit, Remark::None),
    row(true, GIVEN, &[Sign::Blank], Meaning::Pending, Remark::None),
    row(true, ANY, &[Sign::Unknown], Meaning::Unknown, Remark::ResultUnknown),
    row(true, MISSING, FORFEITS, Meaning::Forfeit, Remark::ColorUnrecorded),
    row(true, MISSING, GAMES, Meaning::Played, Remark::ColorMissing),
    row(true, MISSING, &[Sign::Blank], Meaning::Pending, Remark::ColorUnrecorded),
    row(true, ANY, &[Sign::ZeroBye], Meaning::Pending, Remark::Ongoing),
    row(
        true,
        ANY,
        &[Sign::HalfBye, Sign::FullBye, Sign::PairingBye],
        Meaning::Nonsense,
        Remark::ByeWithOpponent,
    ),
    row(false, ANY, &[Sign::HalfBye], Meaning::Bye(Bye::HalfPoint), Remark::None),
    row(false, ANY, &[Sign::FullBye], Meaning::Bye(Bye::FullPoint), Remark::None),
    row(false, ANY, &[Sign::PairingBye], Meaning::Bye(Bye::PairingAllocated), Remark::None),
    row(false, ANY, &[Sign::ZeroBye, Sign::Blank, Sign::Minus], Meaning::Bye(Bye::ZeroPoint), Remark::None),
    row(false, ANY, &[Sign::Plus], Meaning::WonUnopposed, Remark::UnopposedWin),
    row(false, ANY, &[Sign::Draw], Meaning::Bye(Bye::HalfPoint), Remark::OldBye),
    row(false, ANY, &[Sign::Win], Meaning::Bye(Bye::FullPoint), Remark::OldBye),
    row(false, ANY, &[Sign::Loss], Meaning::Bye(Bye::ZeroPoint), Remark::OldBye),
];

/// Whatever no row names: `W D L ?` without an opponent.
const SENSELESS: Decision = Decision { meaning: Meaning::Nonsense, remark: Remark::ResultWithoutOpponent };

/// What a cell means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) meaning: Meaning,
    pub(crate) remark: Remark,
}

/// [`ROWS`] unfolded, so that a cell is looked up and not searched.
static DECISIONS: [[[Decision; 14]; 3]; 2] = {
    let mut table = [[[SENSELESS; 14]; 3]; 2];
    let mut index = 0;
    while index < ROWS.len() {
        let row = &ROWS[index];
        let mut color = 0;
        while color < row.colors.len() {
            let mut sign = 0;
            while sign < row.signs.len() {
                let cell = Decision { meaning: row.meaning, remark: row.remark };
                table[row.opponent as usize][row.colors[color] as usize][row.signs[sign] as usize] = cell;
                sign += 1;
            }
            color += 1;
        }
        index += 1;
    }
    table
};

/// What a cell means.
pub(crate) fn decide(opponent: bool, color: ColorSign, sign: Sign) -> Decision {
    DECISIONS[usize::from(opponent)][color as usize][sign as usize]
}

/// Whether two results may stand against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meeting {
    Fits,
    /// An arbiter's decision: ½-0, 0-0.
    Decision,
    Impossible,
}

/// Which two results may meet, in the order `1 = 0 + - ?`.
const MEETINGS: [[Meeting; 6]; 6] = {
    use Meeting::{Decision, Fits, Impossible};
    [
        [Impossible, Impossible, Fits, Impossible, Impossible, Impossible],
        [Impossible, Fits, Decision, Impossible, Impossible, Impossible],
        [Fits, Decision, Decision, Impossible, Impossible, Impossible],
        [Impossible, Impossible, Impossible, Impossible, Fits, Impossible],
        [Impossible, Impossible, Impossible, Fits, Fits, Impossible],
        [Impossible, Impossible, Impossible, Impossible, Impossible, Fits],
    ]
};

const fn place(sign: Sign) -> Option<usize> {
    match sign.game().0 {
        Sign::Win => Some(0),
        Sign::Draw => Some(1),
        Sign::Loss => Some(2),
        Sign::Plus => Some(3),
        Sign::Minus => Some(4),
        Sign::Unknown => Some(5),
        _ => None,
    }
}

/// Whether `white` and `black` may be the results of one pairing.
pub(crate) const fn meet(white: Sign, black: Sign) -> Meeting {
    match (place(white), place(black)) {
        (Some(white), Some(black)) => MEETINGS[white][black],
        _ => Meeting::Impossible,
    }
}

/// The outcome that two results make, if they may meet. A game is unrated if one side says so.
pub(crate) const fn outcome(white: Sign, black: Sign) -> Option<Outcome> {
    if matches!(meet(white, black), Meeting::Impossible) {
        return None;
    }
    match (white, black, white.side(), black.side()) {
        (Sign::Unknown, Sign::Unknown, ..) => Some(Outcome::Unknown),
        (Sign::Plus, Sign::Minus, ..) => Some(Outcome::Forfeited(NoShow::Black)),
        (Sign::Minus, Sign::Plus, ..) => Some(Outcome::Forfeited(NoShow::White)),
        (Sign::Minus, Sign::Minus, ..) => Some(Outcome::Forfeited(NoShow::Both)),
        (_, _, Some(one), Some(other)) => {
            Some(Outcome::Played { white: one, black: other, rated: rated(white, black) })
        }
        _ => None,
    }
}

/// A pair of blocks about which there is nothing to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clean {
    pub(crate) outcome: Outcome,
    /// Whether the first of the two blocks is White's.
    pub(crate) is_white: bool,
}

/// Bits of a colour and a result together.
pub(crate) const CODE_BITS: u32 = 6;

/// A colour and a result in one small number.
pub(crate) const fn code(color: ColorSign, sign: Sign) -> u32 {
    (color as u32) << 4 | sign as u32
}

/// The clean pairs by the codes of both blocks, so that colours, as hard to predict as a coin, are looked up too.
pub(crate) static CLEAN: [Option<Clean>; 1 << (2 * CODE_BITS)] = {
    let mut table = [None; 1 << (2 * CODE_BITS)];
    let mut white = 0;
    while white < SYMBOLS.len() {
        let mut black = 0;
        while black < SYMBOLS.len() {
            let (one, other) = (SYMBOLS[white].0, SYMBOLS[black].0);
            let clean = matches!(meet(one, other), Meeting::Fits)
                && !matches!(one, Sign::Unknown)
                && !rated_differs(one, other);
            if let (true, Some(outcome)) = (clean, outcome(one, other)) {
                let (white, black) = (code(ColorSign::White, one), code(ColorSign::Black, other));
                table[(white << CODE_BITS | black) as usize] = Some(Clean { outcome, is_white: true });
                table[(black << CODE_BITS | white) as usize] = Some(Clean { outcome, is_white: false });
            }
            black += 1;
        }
        white += 1;
    }
    table
};

const fn rated(white: Sign, black: Sign) -> Rateable {
    match (white.game().1, black.game().1) {
        (Rateable::Yes, Rateable::Yes) => Rateable::Yes,
        _ => Rateable::TooShort,
    }
}

/// Whether one side says a game is rated and the other says it is not.
pub(crate) const fn rated_differs(white: Sign, black: Sign) -> bool {
    matches!(
        (white.game().1, black.game().1),
        (Rateable::Yes, Rateable::TooShort) | (Rateable::TooShort, Rateable::Yes)
    )
}

/// The sign that answers a result whose other side is missing.
pub(crate) const fn answer(sign: Sign) -> Sign {
    match sign {
        Sign::Win => Sign::Loss,
        Sign::Loss => Sign::Win,
        Sign::ShortWin => Sign::ShortLoss,
        Sign::ShortLoss => Sign::ShortWin,
        Sign::Plus => Sign::Minus,
        Sign::Minus => Sign::Plus,
        other => other,
    }
}

#[cfg(test)]
#[path = "sign_tests.rs"]
mod tests;
