//! 8.1b, 10.3: whether the higher rated players score what the table expects of them.

use exaequo_rating::table::{EXPECTED, TableLine, line_of};

use super::leaf::{Against, Counted};
use super::tally::Tally;

/// How many points wide a gap is.
const GAP: u16 = 50;
/// The last gap is open: from here on the table expects a full point.
const LAST_GAP: u16 = 750;

/// Table 8.1b and what was scored, from the side of the higher rated player. Differences are taken as they are, without the
/// limit of 8.54: it is the table that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// Line by line, in printed order.
    pub lines: Vec<CalibrationLine>,
    /// By differences of fifty points.
    pub gaps: Vec<Gap>,
    /// Games between players rated alike, of whom neither is the higher rated. They are in no line.
    pub level: u32,
}

/// A line of table 8.1b.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalibrationLine {
    /// The line as printed.
    pub line: TableLine,
    /// What the higher rated scored in its games.
    pub tally: Tally,
}

/// Differences of fifty points together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The smallest difference.
    pub from: u16,
    /// The largest; none in the last gap.
    pub to: Option<u16>,
    /// What the higher rated scored in its games.
    pub tally: Tally,
}

impl Default for Calibration {
    fn default() -> Self {
        let line = |line: &TableLine| CalibrationLine { line: *line, tally: Tally::default() };
        let gap = |from: u16| {
            let to = (from < LAST_GAP).then_some(from + GAP - 1);
            Gap { from, to, tally: Tally::default() }
        };
        let gaps = (0..=LAST_GAP).step_by(usize::from(GAP)).map(gap).collect();
        Self { lines: EXPECTED.iter().map(line).collect(), gaps, level: 0 }
    }
}

impl Calibration {
    /// Takes in a game in which both were rated.
    pub(super) fn add(&mut self, sides: &[Option<Counted>; 2]) {
        let [Some(white), Some(black)] = sides else { return };
        if [white, black].iter().any(|side| side.against == Against::New) {
            return;
        }
        match white.difference() {
            0 => self.level += 1,
            1.. => self.add_higher(white),
            _ => self.add_higher(black),
        }
    }

    fn add_higher(&mut self, higher: &Counted) {
        let size = higher.difference().unsigned_abs() as usize;
        let line = line_of(higher.difference());
        if let Some(own) = self.lines.iter_mut().find(|own| own.line.from == line.from) {
            own.tally.add(higher.score, higher.by_table());
        }
        let place = (size / usize::from(GAP)).min(self.gaps.len() - 1);
        self.gaps[place].tally.add(higher.score, higher.by_table());
    }
}
