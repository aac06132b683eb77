//! 3.1.3: the crosstable of a round robin, to be filled in or with what has been played.

use exaequo_model::Points;
use exaequo_playoff::{Game, Group, Need, Scored};

use super::plan::PlanSheet;
use crate::page::{Cell, Column, Shown, Table};
use crate::{Lang, number, say};

/// One crosstable for everybody, and one for those who play each later stage once they have begun it.
pub(super) fn grids(sheet: &PlanSheet<'_>, group: &Group, lang: Lang) -> Vec<Table> {
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
    all.map(|(stage, numbers)| Grid { sheet, group, stage, played, numbers }.table(caption, lang)).collect()
}

/// Who has played in a stage or will, in order.
fn numbers_of(played: &[Scored], next: &[Game], stage: usize) -> Vec<u32> {
    let of_stage = played.iter().filter(|game| game.stage == stage).map(|game| game.pair);
    let certain = next.iter().filter(|game| game.what.stage == stage && game.what.need == Need::Certain);
    let mut numbers: Vec<u32> =
        of_stage.chain(certain.map(|game| [game.white, game.black])).flatten().collect();
    numbers.sort_unstable();
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
    group: &'a Group,
    stage: usize,
    played: &'a [Scored],
    numbers: Vec<u32>,
}

impl Grid<'_> {
    fn table(&self, caption: Caption, lang: Lang) -> Table {
        let mut columns = vec![
            Column::number("number", say!(lang, en "No.", fr "N°", es "N.º")).key(),
            Column::name("name", say!(lang, en "Name", fr "Nom", es "Nombre")),
        ];
        let against = |number: &u32| Column::sign(format!("against_{number}"), number.to_string());
        columns.extend(self.numbers.iter().map(against));
        columns.push(Column::decimal("points", say!(lang, en "Pts", fr "Pts", es "Ptos.")));
        let mut table = Table::new(self.caption(caption, lang), columns);
        for &number in &self.numbers {
            table.push(self.row(number, lang));
        }
        table
    }

    fn caption(&self, caption: Caption, lang: Lang) -> String {
        let words = say!(lang, en "Crosstable", fr "Grille", es "Cuadro");
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
            let points = self.points(number, Some(other), |game| game.points);
            cells.push(match (number == other, points.is_empty()) {
                (true, _) => Cell::Own,
                (false, true) => Cell::Empty,
                (false, false) => {
                    Cell::Several(points.into_iter().map(|points| shown(points, lang)).collect())
                }
            });
        }
        let all = self.points(number, None, |game| game.counts);
        cells.push(if all.is_empty() { Cell::Empty } else { Cell::Points(all.into_iter().sum()) });
        cells
    }

    /// The points of somebody in each game of the stage, against one other or all: what was played, or what it counts.
    fn points(&self, own: u32, other: Option<u32>, part: fn(&Scored) -> [Points; 2]) -> Vec<Points> {
        let of_stage = self.played.iter().filter(|game| game.stage == self.stage);
        let seen = |game: &Scored| match game.pair {
            [one, two] if one == own && other.is_none_or(|other| other == two) => Some(part(game)[0]),
            [one, two] if two == own && other.is_none_or(|other| other == one) => Some(part(game)[1]),
            _ => None,
        };
        of_stage.filter_map(seen).collect()
    }
}

fn shown(points: Points, lang: Lang) -> Shown {
    Shown { shown: number::points(lang, points), file: points.to_string() }
}
