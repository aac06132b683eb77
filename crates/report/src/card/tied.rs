//! Criteria that order a tied group (article 6, 12, 13.3), in sentences.

use exaequo_tiebreak::{Step, StepMember};

use super::sum::capital;
use crate::explain::Cell;
use crate::explain::encounter::{outcome, what};
use crate::sanitize::sanitize;
use crate::{Lang, number, say, value};

/// Who was tied, what each had, and what came of it.
pub(super) fn text(cell: Cell<'_>, lang: Lang) -> String {
    let standings = cell.standings;
    let group = standings.group_at(cell.criterion, cell.who);
    if group.len() < 2 {
        return say!(lang, "nobody is equal on all that comes before, so there is nothing to decide.");
    }
    let name = |who: &exaequo_model::ParticipantId| sanitize(standings.field.tournament.name_of(*who));
    let names: Vec<String> = group.iter().map(name).collect();
    let names = listed(lang, &names);
    let mut parts = vec![say!(lang, "equal so far: {names}.", names)];
    for step in standings.steps(cell.spec(), &group) {
        // Later steps may be about others.
        if step.lines.iter().any(|line| line.participant == cell.who) {
            parts.push(sums(cell, &step, lang));
            parts.push(outcome(cell, &step, lang));
        }
    }
    parts.join(" ")
}

/// `Games among the tied: Alyx 1½, Bruno ½.`
fn sums(cell: Cell<'_>, step: &Step, lang: Lang) -> String {
    let tournament = &cell.standings.field.tournament;
    let one = |line: &StepMember| {
        format!("{} {}", sanitize(tournament.name_of(line.participant)), value::points(lang, line.sum))
    };
    let sums: Vec<String> = step.lines.iter().map(one).collect();
    let (what, sums) = (capital(&what(step.what, lang)), listed_plain(&sums));
    say!(lang, "{what}: {sums}.", what, sums)
}

/// Names one after the other; those that have a comma inside are kept apart by semicolons.
fn listed(lang: Lang, names: &[String]) -> String {
    if names.iter().any(|name| name.contains(',')) { names.join("; ") } else { number::list(lang, names) }
}

fn listed_plain(parts: &[String]) -> String {
    parts.join(if parts.iter().any(|part| part.contains(',')) { "; " } else { ", " })
}
