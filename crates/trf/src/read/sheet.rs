//! The round blocks of all players, as written: one small cell per player and round.

use exaequo_model::Outcome;

use crate::fields;
use crate::sign::{CLEAN, ColorSign, Sign};

/// First column of the first round block: the opponent's number.
pub(crate) const FIRST_BLOCK: usize = 92;
/// Columns from one block to the next.
pub(crate) const BLOCK_WIDTH: usize = 10;
/// Highest starting rank the format can write.
pub(crate) const MAX_NUMBER: u32 = 9_999;

/// One round block, characters told apart but not yet understood: opponent's number, 0 for none, colour and result.
///
/// Packed into one word, because a file has a hundred thousand of them and they are looked up at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell(u32);

/// Where colour and result are in the word.
const COLOR_AT: u32 = 16;
const SIGN_AT: u32 = 24;
/// Set in a word that is not a usual block.
const ODD: u32 = 1 << 31;

impl Cell {
    pub(crate) const BLANK: Self = Self::new(0, ColorSign::None, Sign::Blank);

    pub(crate) const fn new(opponent: u16, color: ColorSign, sign: Sign) -> Self {
        Self(opponent as u32 | (color as u32) << COLOR_AT | (sign as u32) << SIGN_AT)
    }

    /// A block in which everything is as usual: eight columns and two blanks.
    #[inline]
    pub(crate) fn usual(block: &[u8; BLOCK_WIDTH]) -> Option<Self> {
        let [a, b, c, d, after, color, between, sign, blank, next] = *block;
        let separators = u32::from_le_bytes([after, between, blank, next]) ^ u32::from_le_bytes([b' '; 4]);
        let (number, wrong) = fields::right_aligned_or_wrong([a, b, c, d]);
        let word = number | COLORS[usize::from(color)] | SIGNS[usize::from(sign)];
        (separators | wrong | word & ODD == 0).then_some(Self(word))
    }

    /// Number of the opponent, 0 for none.
    #[inline]
    pub(crate) const fn opponent(self) -> u16 {
        (self.0 & 0xFFFF) as u16
    }

    pub(crate) fn color(self) -> ColorSign {
        ColorSign::ALL[(self.0 >> COLOR_AT & 0xFF) as usize]
    }

    pub(crate) fn sign(self) -> Sign {
        Sign::ALL[(self.0 >> SIGN_AT) as usize]
    }

    /// The outcome of two blocks about which there is nothing to say, and whether this one is White's.
    #[inline]
    pub(crate) fn clean(self, answer: Self) -> Option<(Outcome, bool)> {
        let colors = [self, answer].map(|cell| cell.0 >> COLOR_AT & 0xFF);
        // White and Black are 0 and 1, so that their sum tells two different colours.
        if colors[0] + colors[1] != 1 {
            return None;
        }
        // Colours are as hard to predict as a coin, so they are part of what is looked up.
        let key = colors[0] << 8 | self.0 >> SIGN_AT << 4 | answer.0 >> SIGN_AT;
        CLEAN[(key & 0x1FF) as usize].map(|outcome| (outcome, colors[0] == 0))
    }
}

/// Bits of the usual colours by character.
static COLORS: [u32; 256] = {
    let mut table = [ODD; 256];
    table[b'w' as usize] = (ColorSign::White as u32) << COLOR_AT;
    table[b'b' as usize] = (ColorSign::Black as u32) << COLOR_AT;
    table[b'-' as usize] = (ColorSign::None as u32) << COLOR_AT;
    table[b' ' as usize] = (ColorSign::None as u32) << COLOR_AT;
    table
};

/// Bits of the results by character.
static SIGNS: [u32; 256] = {
    let mut table = [ODD; 256];
    let mut character = 0_u8;
    loop {
        if let Some(sign) = Sign::read(character) {
            table[character as usize] = (sign as u32) << SIGN_AT;
        }
        if character == u8::MAX {
            break;
        }
        character += 1;
    }
    table
};

/// All blocks of a file, round after round, so that the blocks of a round lie together when opponents are looked up.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// Line of each player's record.
    lines: Vec<u32>,
    cells: Vec<Cell>,
    /// Cells from one round to the next: at least the number of players.
    stride: usize,
    /// Index of a player + 1, by starting rank.
    by_number: Vec<u16>,
}

impl Sheet {
    /// A sheet for at most so many players.
    pub(crate) fn new(players: usize) -> Self {
        let stride = players.clamp(1, MAX_NUMBER as usize);
        Self { lines: Vec::with_capacity(stride), cells: Vec::new(), stride, by_number: vec![0; stride + 1] }
    }

    /// The blocks of the player that is read: one at every multiple of the second value, round by round.
    /// [`Sheet::add_player`] follows.
    pub(crate) fn next_row(&mut self, rounds: usize) -> (&mut [Cell], usize) {
        if self.cells.len() < rounds * self.stride {
            self.cells.resize(rounds * self.stride, Cell::BLANK);
        }
        let next = self.lines.len();
        (self.cells.get_mut(next..).unwrap_or_default(), self.stride)
    }

    /// Adds the player whose blocks have been set.
    pub(crate) fn add_player(&mut self, line: u32, number: u32) {
        self.lines.push(line);
        if self.by_number.len() <= number as usize {
            self.by_number.resize(number as usize + 1, 0);
        }
        if let (Some(place), Ok(count)) =
            (self.by_number.get_mut(number as usize), u16::try_from(self.lines.len()))
        {
            *place = count;
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.lines.len()
    }

    /// Line of a player's record.
    pub(crate) fn line(&self, player: usize) -> u32 {
        self.lines[player]
    }

    /// Index of each player + 1, by starting rank; 0 for a rank nobody has.
    pub(crate) fn by_number(&self) -> &[u16] {
        &self.by_number
    }

    /// Index of the player with a starting rank.
    pub(crate) fn find(&self, number: u32) -> Option<usize> {
        let place = *self.by_number.get(number as usize)?;
        usize::from(place).checked_sub(1)
    }

    /// Rounds for which any player has a block.
    pub(crate) fn blocks(&self) -> usize {
        let rounds = self.cells.len() / self.stride;
        let used = |round: &usize| self.round(*round).iter().any(|cell| *cell != Cell::BLANK);
        (0..rounds).rev().find(used).map_or(0, |last| last + 1)
    }

    /// The blocks of a round.
    pub(crate) fn round(&self, round: usize) -> &[Cell] {
        let start = round * self.stride;
        self.cells.get(start..start + self.lines.len()).unwrap_or_default()
    }

    /// A block; blank beyond the end of a line.
    pub(crate) fn cell(&self, player: usize, round: usize) -> Cell {
        self.round(round).get(player).copied().unwrap_or(Cell::BLANK)
    }
}

impl Sheet {
    /// Whether any result is a letter, as the oldest files have none.
    pub(crate) fn has_letters(&self) -> bool {
        self.cells.iter().any(|cell| {
            matches!(
                cell.sign(),
                Sign::ShortWin
                    | Sign::ShortDraw
                    | Sign::ShortLoss
                    | Sign::HalfBye
                    | Sign::FullBye
                    | Sign::PairingBye
                    | Sign::ZeroBye
            )
        })
    }
}
