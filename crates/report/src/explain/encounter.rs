//! Criteria that order a tied group: the mini-table of each step, and why it did or did not split.

use exaequo_model::{Order as _, Points};
use exaequo_tiebreak::{Exact, Measure, Pairings, Step, StepBasis, StepMember, StepOutcome};

use super::small::caption;
use super::who::label;
use super::{Cell, why};
use crate::page::{self, Cell as Shown, Column, Page, Size, Table};
use crate::standings::{Explained, games};
use crate::{Lang, list, number, say, value};

/// Groups of more members are shown without a column for each.
const MOST: usize = 12;
/// Those of more members are not shown on a card.
const MOST_ON_CARD: usize = 6;

/// All steps that were taken with the group.
pub(super) fn steps(cell: Cell<'_>, page: &mut Page) {
    let group = cell.standings.group_at(cell.criterion, cell.who);
    let lang = page.lang;
    if group.len() < 2 {
        return page.paragraph(alone(cell, lang));
    }
    let tournament = &cell.standings.field.tournament;
    let names: Vec<String> = group.iter().map(|who| label(tournament, *who)).collect();
    let names = list::and(lang, &names);
    page.paragraph(say!(lang, "Tied: {names}", names));
    for step in &cell.standings.steps(cell.spec(), &group) {
        page.table(Shape::new(cell, step, lang).table());
        page.paragraph(outcome(cell, step, lang));
    }
}

/// The same on a card: small tables of the steps the participant was in, unless a group is large, and why each of them
/// did or did not split it.
pub(crate) fn small(cell: Cell<'_>, lang: Lang) -> (Vec<Table>, Vec<String>) {
    let group = cell.standings.group_at(cell.criterion, cell.who);
    if group.len() < 2 {
        return (Vec::new(), vec![list::sentence(lang, &alone(cell, lang))]);
    }
    let is_in = |step: &Step| step.lines.iter().any(|line| line.participant == cell.who);
    let steps = cell.standings.steps(cell.spec(), &group).into_iter().filter(is_in);
    let mut tables = Vec::new();
    let mut outcomes = Vec::new();
    for step in steps {
        if step.lines.len() <= MOST_ON_CARD {
            let table = Shape::new(cell, &step, lang).table();
            tables.push(Table { caption: caption(cell, lang), ..table.sized(Size::Small) });
        }
        outcomes.push(outcome(cell, &step, lang));
    }
    (tables, outcomes)
}

fn alone(cell: Cell<'_>, lang: Lang) -> String {
    if cell.criterion == 0 {
        say!(lang, "nobody else is in the list")
    } else {
        say!(lang, "the criteria before it leave nobody equal")
    }
}

/// The table of a step: the members with their games against each other, the sum, and the place.
struct Shape<'a> {
    cell: Cell<'a>,
    step: &'a Step,
    lang: Lang,
    lines: Vec<StepMember>,
    /// Whether the sums are made of games.
    by_games: bool,
    /// Whether there is a column for each member.
    crossed: bool,
    /// Whether games are missing.
    open: bool,
}

impl<'a> Shape<'a> {
    fn new(cell: Cell<'a>, step: &'a Step, lang: Lang) -> Self {
        let by_games = matches!(step.what, StepBasis::Encounters | StepBasis::Primary | StepBasis::Secondary);
        let crossed = by_games && step.lines.len() <= MOST;
        let open = step.lines.iter().any(|line| line.least != line.sum || line.most != line.sum);
        let mut lines = step.lines.clone();
        if !step.outcome.splits() {
            lines.order_by_key(|line| cell.standings.field.tournament.number_of(line.participant));
        }
        Self { cell, step, lang, lines, by_games, crossed, open }
    }

    fn table(&self) -> Table {
        let mut table = Table::new(what(self.step.what, self.lang), self.columns());
        table.group = Some(("tie_break", Shown::text(self.cell.spec().to_string())));
        for line in &self.lines {
            table.push(self.row(line));
        }
        table
    }

    fn columns(&self) -> Vec<Column> {
        let (lang, tournament) = (self.lang, &self.cell.standings.field.tournament);
        let mut columns = vec![Column::name("member", what(self.step.what, lang))];
        if self.crossed {
            let numbers = self.lines.iter().map(|line| tournament.number_of(line.participant));
            columns
                .extend(numbers.map(|number| Column::sign(format!("against_{number}"), number.to_string())));
        }
        columns.push(Column::decimal("sum", say!(lang, "sum")));
        if self.by_games {
            columns.push(Column::text("met", say!(lang, "met")));
        }
        if self.open {
            columns.push(Column::decimal("least", say!(lang, "at least")));
            columns.push(Column::decimal("most", say!(lang, "at most")));
        }
        columns.push(Column::number("place", say!(lang, "place")));
        columns
    }

    fn row(&self, line: &StepMember) -> Vec<Shown> {
        let others = self.step.lines.len() - 1;
        let sum = |sum| page::value(Measure::Points, Some(sum));
        let mut row = vec![Shown::person(label(&self.cell.standings.field.tournament, line.participant))];
        if self.crossed {
            row.extend(self.games(line));
        }
        row.push(sum(line.sum));
        if self.by_games {
            row.push(Shown::sign(why::met(self.lang, line.met, others), format!("{}/{others}", line.met)));
        }
        if self.open {
            row.extend([sum(line.least), sum(line.most)]);
        }
        let place = if self.step.outcome.splits() { i64::from(line.place) } else { 0 };
        row.push(page::value(Measure::Place, Some(Exact::whole(place))));
        row
    }

    /// The games of a member against each of the others.
    fn games(&self, line: &StepMember) -> Vec<Shown> {
        let of = Explained { standings: self.cell.standings, spec: self.cell.spec() };
        let games = games(of, self.step, line.participant).unwrap_or_default();
        let against = |other: &StepMember| {
            if other.participant == line.participant {
                return Shown::Own;
            }
            let met = games.iter().filter(|game| game.opponent == other.participant);
            match met.map(|game| game.points).collect::<Vec<_>>().as_slice() {
                [] => Shown::Missing,
                [points] => page::points(*points),
                several => Shown::Several(several.iter().map(|points| shown(*points, self.lang)).collect()),
            }
        };
        self.lines.iter().map(against).collect()
    }
}

fn shown(points: Points, lang: Lang) -> page::Shown {
    page::Shown::new(number::points(lang, points), points.to_string())
}

/// What is added up.
fn what(what: StepBasis, lang: Lang) -> String {
    match what {
        StepBasis::Encounters => {
            say!(lang, "games among the tied")
        }
        StepBasis::Limit(limit) => {
            let limit = value::hundredths(lang, limit);
            say!(lang, "against those with {limit} or more", limit)
        }
        StepBasis::Boards { first, last } if first == last => {
            say!(lang, "board {first}", first)
        }
        StepBasis::Boards { first, last } => {
            say!(lang, "boards {boards}", boards = number::span(lang, first.into(), last.into()))
        }
        StepBasis::BoardCount => {
            say!(lang, "board count (12.1)")
        }
        StepBasis::Primary => say!(lang, "primary score"),
        StepBasis::Secondary => {
            say!(lang, "secondary score")
        }
    }
}

/// Why the step did or did not split the group.
fn outcome(cell: Cell<'_>, step: &Step, lang: Lang) -> String {
    let others = u32::try_from(step.lines.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let by_games = matches!(step.what, StepBasis::Encounters | StepBasis::Primary | StepBasis::Secondary);
    let all_met = by_games && step.lines.iter().all(|line| line.met == others);
    let predetermined = cell.standings.field.pairings() == Pairings::Predetermined;
    match step.outcome {
        StepOutcome::Split if all_met => say!(lang, "All have met: the sums decide (6.2)."),
        StepOutcome::Split if by_games && predetermined => {
            say!(lang, "The sums decide; missing games of predetermined pairings count nothing (6.2, 15.2).")
        }
        StepOutcome::Split => {
            say!(lang, "The sums decide.")
        }
        StepOutcome::Certain(places) => say!(lang, count places,
            "Not all have met; the first one is certain of the place whatever the missing results (6.3).",
            "Not all have met; the first {places} are certain of their places whatever the missing results (6.3).",
            places),
        StepOutcome::Equal if by_games => say!(lang, "All sums are equal: the tie stays (6.2)."),
        StepOutcome::Equal => say!(lang, "All sums are equal: the tie stays."),
        StepOutcome::Uncertain => say!(
            lang,
            "Not all have met, and nobody is certain of the first place whatever the missing results: the tie stays (6.3)."
        ),
        StepOutcome::NotApplied => {
            say!(lang, "Not applied: not all have met, or the group does not qualify.")
        }
    }
}
