//! Criteria that order a tied group (article 6, 12, 13.3), in sentences.

use exaequo_tiebreak::{Step, StepMember};

use crate::diagnostic::capitalised;
use crate::explain::Cell;
use crate::explain::encounter::{outcome, what};
use crate::text::sanitize;
use crate::{Lang, list, say, value};

/// Who was tied, what each had, and what came of it.
pub(super) fn text(cell: Cell<'_>, lang: Lang) -> String {
    let standings = cell.standings;
    let group = standings.group_at(cell.criterion, cell.who);
    if group.len() < 2 {
        return say!(lang, "Nobody is equal on all that comes before, so there is nothing to decide.");
    }
    let name = |who: &exaequo_model::ParticipantId| sanitize(standings.field.tournament.name_of(*who));
    let names: Vec<String> = group.iter().map(name).collect();
    let names = list::and(lang, &names);
    let mut parts = vec![say!(lang, "Equal so far: {names}.", names)];
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
    let (what, sums) = (capitalised(&what(step.what, lang)), list::items(lang, &sums));
    say!(lang, "{what}: {sums}.", what, sums)
}
