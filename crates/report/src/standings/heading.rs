//! What stands over standings and their columns.

use exaequo_model::Outcome;
use exaequo_tiebreak::Spec;

use super::Sheet;
use crate::{Lang, say};

/// `Standings after round 5 of 9`, `Final standings after round 9`.
pub(crate) fn after(sheet: &Sheet<'_>, lang: Lang) -> String {
    let field = &sheet.standings.field;
    let (round, all) = (field.rounds(), field.announced());
    match (round, sheet.standings.missing) {
        (0, _) => say!(lang, "Standings before round 1"),
        (_, 0) if postponed(sheet) > 0 => {
            let n = postponed(sheet);
            say!(lang, count n,
                "Provisional standings after round {round} of {all}: {n} game is still to be played",
                "Provisional standings after round {round} of {all}: {n} games are still to be played",
                round, all, n)
        }
        (_, 0) if round == all => say!(lang, "Final standings after round {round}", round),
        (_, 0) => say!(lang, "Standings after round {round} of {all}", round, all),
        (_, missing) => say!(lang, count missing,
            "Provisional standings after round {round} of {all}: {missing} result missing",
            "Provisional standings after round {round} of {all}: {missing} results missing",
            round, all, missing),
    }
}

/// Games up to the round that are adjourned or postponed: they score as the event says, but nothing is final before they are
/// played.
fn postponed(sheet: &Sheet<'_>) -> usize {
    let (rounds, last) = (&sheet.standings.field.tournament.rounds, sheet.standings.field.rounds());
    let until = rounds.numbers().take(last).flat_map(|round| rounds.pairings_of(round));
    until.filter(|game| game.outcome == Outcome::Unknown).count()
}

/// The same in a few words, for the title of a window and the head of a sheet of paper.
pub(crate) fn name(sheet: &Sheet<'_>, lang: Lang) -> String {
    let (round, missing) = (sheet.standings.field.rounds(), sheet.standings.missing);
    if missing > 0 {
        return say!(lang, "Standings, round {round}, provisional", round);
    }
    say!(lang, "Standings, round {round}", round)
}

/// The code; points by the word people know.
pub(crate) fn head(spec: &Spec, lang: Lang) -> String {
    if spec.to_string() == "PTS" {
        return say!(lang, "Pts");
    }
    spec.to_string()
}
