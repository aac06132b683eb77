//! The round blocks of all players, as written: one small cell per player and round.

use crate::sign::{ColorSign, Sign};

/// First column of the first round block: the opponent's number.
pub(crate) const FIRST_BLOCK: usize = 92;
/// Columns from one block to the next.
pub(crate) const BLOCK_WIDTH: usize = 10;
/// Highest starting rank the format can write.
pub(crate) const MAX_NUMBER: u32 = 9_999;

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

/// Where a player's record is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    /// Line of the record.
    pub(crate) line: u32,
    /// First cell.
    start: u32,
    /// Number of blocks up to the last that is not blank.
    blocks: u16,
}

/// All blocks of a file, player after player.
#[derive(Debug)]
pub(crate) struct Sheet {
    rows: Vec<Row>,
    cells: Vec<Cell>,
    /// Index of a player + 1, by starting rank.
    by_number: Vec<u16>,
}

impl Sheet {
    pub(crate) fn new(lines: usize) -> Self {
        Self {
            rows: Vec::with_capacity(lines.min(MAX_NUMBER as usize)),
            cells: Vec::new(),
            by_number: vec![0; MAX_NUMBER as usize + 1],
        }
    }

    /// Adds a player whose blocks have been pushed since the last one.
    pub(crate) fn add_row(&mut self, line: u32, number: u32) {
        let start = self.rows.last().map_or(0, |row| row.start + u32::from(row.blocks));
        let blocks = u16::try_from(self.cells.len() - start as usize).unwrap_or(u16::MAX);
        self.rows.push(Row { line, start, blocks });
        if let (Some(place), Ok(count)) =
            (self.by_number.get_mut(number as usize), u16::try_from(self.rows.len()))
        {
            *place = count;
        }
    }

    pub(crate) fn push(&mut self, cell: Cell) {
        self.cells.push(cell);
    }

    /// Makes room for as many blocks as the first player had.
    pub(crate) fn reserve(&mut self, blocks: usize, players: usize) {
        if self.cells.capacity() == 0 {
            self.cells.reserve(blocks * players);
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.rows.len()
    }

    /// Line of a player's record.
    pub(crate) fn line(&self, player: usize) -> u32 {
        self.rows[player].line
    }

    /// Index of the player with a starting rank.
    pub(crate) fn find(&self, number: u32) -> Option<usize> {
        let place = *self.by_number.get(number as usize)?;
        usize::from(place).checked_sub(1)
    }

    /// Most blocks of any player.
    pub(crate) fn blocks(&self) -> usize {
        self.rows.iter().map(|row| usize::from(row.blocks)).max().unwrap_or(0)
    }

    /// A block; blank beyond the end of a line.
    #[inline]
    pub(crate) fn cell(&self, player: usize, round: usize) -> Cell {
        let row = self.rows[player];
        if round < usize::from(row.blocks) { self.cells[row.start as usize + round] } else { Cell::BLANK }
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
