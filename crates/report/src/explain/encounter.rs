//! Criteria that order a tied group: the mini-table of each step, and why it did or did not split.

use exaequo_tiebreak::{Line, Outcome, Pairings, Step, What};

use super::who::label;
use super::{Cell, why};
use crate::diagnostic::Look;
use crate::standings::{Align, Column, Explained, Grid, games};
use crate::wrap::wrap;
use crate::{Lang, number, say, value};

/// Groups of more members are shown without a column for each.
const MOST: usize = 12;

/// All steps that were taken with the group.
pub(super) fn steps(cell: Cell<'_>, look: &Look) -> String {
    let group = cell.standings.group_at(cell.criterion, cell.who);
    if group.len() < 2 {
        return alone(cell, look);
    }
    let lang = look.lang;
    let tournament = &cell.standings.field.tournament;
    let names: Vec<String> = group.iter().map(|who| label(tournament, *who)).collect();
    let names = number::list(lang, &names);
    let tied = say!(lang, "Tied: {names}", names);
    let mut out = format!("  {}\n", wrap(&tied, 2, look.width));
    for step in &cell.standings.steps(cell.spec(), &group) {
        out += &table(cell, step, look);
        let outcome = outcome(cell, step, lang);
        out.extend(["  ", &wrap(&outcome, 2, look.width), "\n"]);
    }
    out
}

fn alone(cell: Cell<'_>, look: &Look) -> String {
    let lang = look.lang;
    let text = if cell.criterion == 0 {
        say!(lang, "nobody else is in the list")
    } else {
        say!(lang, "the criteria before it leave nobody equal")
    };
    format!("  {text}\n")
}

/// The members with their games against each other, the sum, and the place.
fn table(cell: Cell<'_>, step: &Step, look: &Look) -> String {
    let lang = look.lang;
    let tournament = &cell.standings.field.tournament;
    let of = Explained { standings: cell.standings, spec: cell.spec() };
    let by_games = matches!(step.what, What::Encounters | What::Primary | What::Secondary);
    let crossed = by_games && step.lines.len() <= MOST;
    let open = step.lines.iter().any(|line| line.least != line.sum || line.most != line.sum);
    let mut lines = step.lines.clone();
    if !step.outcome.splits() {
        lines.sort_by_key(|line| tournament.number_of(line.participant));
    }
    let mut columns = vec![Column::new(what(step.what, lang), Align::Left)];
    if crossed {
        let number =
            |line: &Line| Column::new(tournament.number_of(line.participant).to_string(), Align::Right);
        columns.extend(lines.iter().map(number));
    }
    columns.push(Column::new(say!(lang, "sum"), Align::Decimal));
    if by_games {
        columns.push(Column::new(say!(lang, "met"), Align::Left));
    }
    if open {
        columns.push(Column::new(say!(lang, "at least"), Align::Decimal));
        columns.push(Column::new(say!(lang, "at most"), Align::Decimal));
    }
    columns.push(Column::new(say!(lang, "place"), Align::Right));
    let mut grid = Grid::new(columns);
    for line in &lines {
        let mut row = vec![label(tournament, line.participant)];
        if crossed {
            let games = games(of, step, line.participant).unwrap_or_default();
            row.extend(lines.iter().map(|other| {
                if other.participant == line.participant {
                    return "·".to_owned();
                }
                let met = games.iter().filter(|game| game.opponent == other.participant);
                let points: Vec<String> = met.map(|game| number::points(lang, game.points)).collect();
                if points.is_empty() { value::NONE.to_owned() } else { points.join(" ") }
            }));
        }
        row.push(value::points(lang, line.sum));
        if by_games {
            row.push(why::met(lang, line.met, step.lines.len() - 1));
        }
        if open {
            row.push(value::points(lang, line.least));
            row.push(value::points(lang, line.most));
        }
        row.push(if step.outcome.splits() { line.place.to_string() } else { value::NOT_SPLIT.to_owned() });
        grid.push(row);
    }
    grid.to_text(2, look.width, &look.palette)
}

/// What is added up.
pub(crate) fn what(what: What, lang: Lang) -> String {
    match what {
        What::Encounters => {
            say!(lang, "games among the tied")
        }
        What::Limit(limit) => {
            let limit = value::hundredths(lang, limit);
            say!(lang, "against those with {limit} or more", limit)
        }
        What::Boards { first, last } if first == last => {
            say!(lang, "board {first}", first)
        }
        What::Boards { first, last } => {
            say!(lang, "boards {boards}", boards = number::span(lang, first.into(), last.into()))
        }
        What::BoardCount => {
            say!(lang, "board count (12.1)")
        }
        What::Primary => say!(lang, "primary score"),
        What::Secondary => {
            say!(lang, "secondary score")
        }
    }
}

/// Why the step did or did not split the group.
pub(crate) fn outcome(cell: Cell<'_>, step: &Step, lang: Lang) -> String {
    let others = u32::try_from(step.lines.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let by_games = matches!(step.what, What::Encounters | What::Primary | What::Secondary);
    let all_met = by_games && step.lines.iter().all(|line| line.met == others);
    let predetermined = cell.standings.field.pairings() == Pairings::Predetermined;
    match step.outcome {
        Outcome::Split if all_met => say!(lang, "All have met: the sums decide (6.2)."),
        Outcome::Split if by_games && predetermined => {
            say!(lang, "The sums decide; missing games of predetermined pairings count nothing (6.2, 15.2).")
        }
        Outcome::Split => {
            say!(lang, "The sums decide.")
        }
        Outcome::Certain(1) => say!(
            lang,
            "Not all have met; the first one is certain of the place whatever the missing results (6.3)."
        ),
        Outcome::Certain(places) => say!(
            lang,
            "Not all have met; the first {places} are certain of their places whatever the missing results (6.3).",
            places
        ),
        Outcome::Equal if by_games => say!(lang, "All sums are equal: the tie stays (6.2)."),
        Outcome::Equal => say!(lang, "All sums are equal: the tie stays."),
        Outcome::Uncertain => say!(
            lang,
            "Not all have met, and nobody is certain of the first place whatever the missing results: the tie stays (6.3)."
        ),
        Outcome::NotApplied => say!(lang, "Not applied: not all have met, or the group does not qualify."),
    }
}
