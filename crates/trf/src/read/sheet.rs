//! The round blocks of all players, as written: one small cell per player and round.

use crate::sign::{ColorSign, Sign};

/// First column of the first round block: the opponent's number.
pub(crate) const FIRST_BLOCK: usize = 92;
/// Columns from one block to the next.
pub(crate) const BLOCK_WIDTH: usize = 10;
/// Highest starting rank the format can write.
pub(crate) const MAX_NUMBER: u32 = 9_999;

/// Room for all starting ranks: a power of two, so that a rank needs no check before it is looked up.
pub(crate) const RANKS: usize = 1 << 14;

/// One round block, characters told apart but not yet understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// Number of the opponent, 0 for none.
    pub(crate) opponent: u16,
    pub(crate) color: ColorSign,
    pub(crate) sign: Sign,
}

impl Cell {
    pub(crate) const BLANK: Self = Self { opponent: 0, color: ColorSign::None, sign: Sign::Blank };
}

/// All blocks of a file, round after round, so that the blocks of a round lie together when opponents are looked up.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// Line of each player's record.
    lines: Vec<u32>,
    cells: Vec<Cell>,
    /// Cells from one round to the next: at least the number of players.
    stride: usize,
    /// Index of a player + 1, by starting rank.
    by_number: Box<[u16; RANKS]>,
}

impl Sheet {
    /// A sheet for at most so many players.
    pub(crate) fn new(players: usize) -> Self {
        let stride = players.clamp(1, MAX_NUMBER as usize);
        Self { lines: Vec::with_capacity(stride), cells: Vec::new(), stride, by_number: Box::new([0; RANKS]) }
    }

    /// Sets a block of the player that is read; [`Sheet::add_player`] follows.
    #[inline]
    pub(crate) fn set(&mut self, round: usize, cell: Cell) {
        let index = round * self.stride + self.lines.len();
        if index >= self.cells.len() {
            self.cells.resize((round + 1) * self.stride, Cell::BLANK);
        }
        self.cells[index] = cell;
    }

    /// Makes room for as many rounds as the first player had.
    pub(crate) fn reserve(&mut self, rounds: usize) {
        if self.cells.is_empty() {
            self.cells.resize(rounds * self.stride, Cell::BLANK);
        }
    }

    /// Adds the player whose blocks have been set.
    pub(crate) fn add_player(&mut self, line: u32, number: u32) {
        self.lines.push(line);
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
    pub(crate) fn by_number(&self) -> &[u16; RANKS] {
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
                cell.sign,
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
