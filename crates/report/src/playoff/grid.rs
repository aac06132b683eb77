//! 3.1.3: the crosstable of a round robin, to be filled in or with what has been played.

use std::cmp::Ordering;

use exaequo_model::{Order as _, Points};
use exaequo_playoff::{Need, PlannedGame, Scored, TiePlan};

use super::plan::PlanSheet;
use crate::page::{self, Block, Cell, Column, Note, Shown, Table};
use crate::{Lang, number, say};

/// One crosstable for everybody, and one for those who play each later stage once they have begun it.
pub(super) fn grids(sheet: &PlanSheet<'_>, group: &TiePlan, lang: Lang) -> Vec<Block> {
    let (played, next) = match &group.progress {
        Some(progress) => (&progress.played[..], &progress.next[..]),
        None => (&[][..], &[][..]),
    };
    let everybody: Vec<u32> = (1..).take(group.entrants.len()).collect();
    let later =
        (1..sheet.regulations.stages.len()).filter(|stage| played.iter().any(|game| game.stage == *stage));
    let later: Vec<(usize, Vec<u32>)> = later.map(|stage| (stage, numbers_of(played, next, stage))).collect();
    let caption = if later.is_empty() { Caption::Alone } else { Caption::Stage };
    let all = std::iter::once((0, everybody)).chain(later);
    let blocks = |(stage, numbers)| {
        let grid = Grid { sheet, group, stage, played, numbers };
        let legend = grid.is_marked().then(|| Block::Notes(vec![grid.legend(lang)]));
        std::iter::once(Block::Table(grid.table(caption, lang))).chain(legend)
    };
    all.flat_map(blocks).collect()
}

/// Who has played in a stage or will, in order.
fn numbers_of(played: &[Scored], next: &[PlannedGame], stage: usize) -> Vec<u32> {
    let of_stage = played.iter().filter(|game| game.stage == stage).map(|game| game.pair);
    let certain = next.iter().filter(|game| game.what.stage == stage && game.what.need == Need::Certain);
    let mut numbers: Vec<u32> =
        of_stage.chain(certain.map(|game| [game.white, game.black])).flatten().collect();
    numbers.order();
    numbers.dedup();
    numbers
}

/// Whether a crosstable needs to say of which stage it is.
#[derive(Clone, Copy)]
enum Caption {
    Alone,
    Stage,
}

struct Grid<'a> {
    sheet: &'a PlanSheet<'a>,
    group: &'a TiePlan,
    stage: usize,
    played: &'a [Scored],
    numbers: Vec<u32>,
}

impl Grid<'_> {
    fn table(&self, caption: Caption, lang: Lang) -> Table {
        let mut columns =
            vec![Column::number("number", say!(lang, "No.")).key(), Column::name("name", say!(lang, "Name"))];
        let against = |number: &u32| Column::sign(format!("against_{number}"), number.to_string());
        columns.extend(self.numbers.iter().map(against));
        columns.push(Column::decimal("points", say!(lang, "Pts")));
        let mut table = Table::new(self.caption(caption, lang), columns);
        for &number in &self.numbers {
            table.push(self.row(number, lang));
        }
        table
    }

    fn caption(&self, caption: Caption, lang: Lang) -> String {
        let words = say!(lang, "Crosstable");
        match caption {
            Caption::Alone => words,
            Caption::Stage => format!("{words} – {}", self.sheet.stage(self.stage)),
        }
    }

    fn row(&self, number: u32, lang: Lang) -> Vec<Cell> {
        let who = self.group.entrants.get((number as usize).wrapping_sub(1));
        let name = who.map(|who| self.sheet.name(*who)).unwrap_or_default();
        let mut cells = vec![Cell::Whole(i64::from(number)), Cell::person(name)];
        for &other in &self.numbers {
            let points = self.points(number, Some(other));
            cells.push(match (number == other, points.is_empty()) {
                (true, _) => Cell::Own,
                (false, true) => Cell::Empty,
                (false, false) => Cell::Several(points.into_iter().map(|found| shown(found, lang)).collect()),
            });
        }
        let all = self.points(number, None);
        let sum = all.iter().map(|[_, counts]| *counts).sum();
        cells.push(if all.is_empty() { Cell::Empty } else { page::points(sum) });
        cells
    }

    /// The points of somebody in each game of the stage, against one other or all: those that were played, and what they
    /// count.
    fn points(&self, own: u32, other: Option<u32>) -> Vec<[Points; 2]> {
        let side = |game: &Scored| match game.pair {
            [one, two] if one == own && other.is_none_or(|other| other == two) => Some(0),
            [one, two] if two == own && other.is_none_or(|other| other == one) => Some(1),
            _ => None,
        };
        self.of_stage()
            .filter_map(|game| side(game).map(|side| [game.points[side], game.counts[side]]))
            .collect()
    }

    fn of_stage(&self) -> impl Iterator<Item = &Scored> {
        self.played.iter().filter(|game| game.stage == self.stage)
    }

    /// Whether a draw counts as something else.
    fn is_marked(&self) -> bool {
        self.of_stage().any(|game| game.points != game.counts)
    }

    /// What the signs behind drawn games mean.
    fn legend(&self, lang: Lang) -> Note {
        let text = match (self.sheet.is_of_teams(), self.sheet.regulations.boards.is_empty()) {
            (false, _) => say!(lang, "a drawn game that counts as won by Black (+) and lost by White (–)"),
            (true, true) => say!(
                lang,
                "a drawn match that counts as won (+) by Black on board 1 and as lost (–) by the others"
            ),
            (true, false) => say!(
                lang,
                "a drawn match that counts as won (+) or lost (–) by the boards (12), then for Black on board 1"
            ),
        };
        Note::new("+ –", text)
    }
}

/// Points as they were played, with a sign where they count as more or less.
fn shown([points, counts]: [Points; 2], lang: Lang) -> Shown {
    let (sign, plain) = match counts.cmp(&points) {
        Ordering::Greater => ("+", "+"),
        Ordering::Less => ("–", "-"),
        Ordering::Equal => ("", ""),
    };
    Shown { shown: number::points(lang, points) + sign, file: format!("{points}{plain}") }
}
