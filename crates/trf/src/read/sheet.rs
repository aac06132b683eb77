//! The round blocks of all players, as written: one small cell per player and round.

use crate::fields;
use crate::sign::{CLEAN, CODE_BITS, Clean, ColorSign, Sign, code};

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

/// Where colour and result are in the word, together and one by one.
const CODE_AT: u32 = 16;
const SIGN_AT: u32 = CODE_AT;
const COLOR_AT: u32 = CODE_AT + 4;
/// Set in a word that is not a usual block.
const ODD: u32 = 1 << 31;

impl Cell {
    pub(crate) const BLANK: Self = Self::new(0, ColorSign::None, Sign::Blank);

    pub(crate) const fn new(opponent: u16, color: ColorSign, sign: Sign) -> Self {
        Self(opponent as u32 | code(color, sign) << CODE_AT)
    }

    /// A block in which everything is as usual: eight columns and two blanks.
    pub(crate) fn usual(block: &[u8; BLOCK_WIDTH]) -> Option<Self> {
        let mut cell = Self::BLANK;
        (cell.set(block) == 0).then_some(cell)
    }

    /// Reads a block; the value is 0 unless something about it is unusual.
    #[inline]
    pub(crate) fn set(&mut self, block: &[u8; BLOCK_WIDTH]) -> u32 {
        let [a, b, c, d, after, color, between, sign, blank, next] = *block;
        let behind = u32::from_le_bytes([after, color, between, sign]);
        let separators = behind & 0x00FF_00FF ^ 0x0020_0020;
        let blanks = u16::from_le_bytes([blank, next]) ^ u16::from_le_bytes([b' '; 2]);
        let (number, wrong) = fields::right_aligned_or_wrong([a, b, c, d]);
        let word = number | COLORS[usize::from(color)] | SIGNS[usize::from(sign)];
        *self = Self(word & !ODD);
        separators | u32::from(blanks) | wrong | word & ODD
    }

    /// Number of the opponent, 0 for none.
    #[inline]
    pub(crate) const fn opponent(self) -> u16 {
        (self.0 & 0xFFFF) as u16
    }

    pub(crate) fn color(self) -> ColorSign {
        ColorSign::ALL[(self.0 >> COLOR_AT & 0x3) as usize]
    }

    pub(crate) fn sign(self) -> Sign {
        Sign::ALL[(self.0 >> SIGN_AT & 0xF) as usize]
    }

    /// What this block and its answer make, if there is nothing to say about them.
    #[inline]
    pub(crate) fn clean(self, answer: Self) -> Option<Clean> {
        let key = self.0 >> CODE_AT << CODE_BITS | answer.0 >> CODE_AT;
        CLEAN.get(key as usize).copied().flatten()
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
    /// A sheet for at most this number of players.
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

    /// Starting rank of each player.
    pub(crate) fn numbers(&self) -> Vec<u16> {
        let mut numbers = vec![0; self.lines.len()];
        for (number, place) in (0..).zip(&self.by_number) {
            if let Some(own) = numbers.get_mut(usize::from(*place).wrapping_sub(1)) {
                *own = number;
            }
        }
        numbers
    }

    /// The first starting rank that is missing if the ranks are not 1, 2, 3 and so on.
    pub(crate) fn gap(&self) -> Option<u32> {
        let ranks = self.by_number.get(1..=self.lines.len())?;
        let missing = ranks.iter().position(|place| *place == 0)?;
        u32::try_from(missing + 1).ok()
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

    /// Sets the block of a player that has been added.
    pub(crate) fn set(&mut self, player: usize, round: usize, cell: Cell) {
        if self.cells.len() < (round + 1) * self.stride {
            self.cells.resize((round + 1) * self.stride, Cell::BLANK);
        }
        if let Some(own) = self.cells.get_mut(round * self.stride + player) {
            *own = cell;
        }
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
