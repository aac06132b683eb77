//! 9.2: the points scored against those who have at least half of the maximum score.

use exaequo_model::{ParticipantId, RoundNumber, System};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::spec::KoyaLimit;
use crate::term::{ExclusionReason, Term, TermSource, Terms};
use crate::unplayed::RoundState;

/// Points scored against all who have at least 50 % of the maximum score.
pub static DEFINITION: Definition = Definition {
    code: "KS",
    article: Article("9.2"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Koya system"),
    summary: text!("Points scored against all who have at least 50 % of the maximum score."),
    accepts: &[Accept::Basis, Accept::Limit],
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    against(inputs, who, terms, limit(inputs));
}

/// One term for each round: the points, if the opponent reaches the limit. Scores as they are: Koya looks at results,
/// not at adjusted scores.
pub(super) fn against(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms, limit: i64) {
    let view = &inputs.view;
    for (index, entry, state) in view.rounds_of(who) {
        let round = RoundNumber::from_index(index);
        let Some(opponent) = entry.opponent() else {
            terms.push(Term::excluded(round, TermSource::Own, ExclusionReason::NoGame));
            continue;
        };
        let source = TermSource::Opponent(opponent);
        terms.push(match state {
            RoundState::Met if i64::from(view.total(opponent).hundredths()) >= limit => {
                Term::counted(round, source, i64::from(entry.points.hundredths()))
            }
            RoundState::Met => Term::excluded(round, source, ExclusionReason::BelowLimit),
            RoundState::Pending => Term::excluded(round, source, ExclusionReason::Pending),
            RoundState::Unplayed(_) => Term::excluded(round, source, ExclusionReason::NotOverTheBoard),
            RoundState::NoGame => Term::excluded(round, source, ExclusionReason::NoGame),
        });
    }
}

/// The limit in hundredths of a point: half of the maximum, moved in steps of half a point (14.5, ruling 12).
pub fn limit(inputs: &Inputs<'_>) -> i64 {
    let maximum = maximum(inputs);
    match inputs.spec.limit {
        // Rounded up: a score reaches half a hundredth only with the whole one.
        KoyaLimit::HalfPoints(halves) => (maximum + 1).div_euclid(2) + 50 * i64::from(halves),
        KoyaLimit::Percent(percent) => (maximum * i64::from(percent) + 99).div_euclid(100),
    }
}

/// The most a participant can have so far: a win in each game there could be in the rounds counted, in each round for
/// what it gives there.
fn maximum(inputs: &Inputs<'_>) -> i64 {
    let rounds = inputs.field.rounds();
    let games = match inputs.field.system {
        System::RoundRobin { cycles } => {
            inputs.field.participants().len().saturating_sub(1) * usize::from(cycles)
        }
        _ => rounds,
    };
    inputs.view.worths().most_of(games, rounds)
}
