//! 7.8: the final pairing number, in ascending order.

use exaequo_model::{Better, ParticipantId};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::term::{Term, TermSource, Terms};

/// The final pairing number, the lowest first.
pub static DEFINITION: Definition = Definition {
    code: "TPN",
    aliases: &["SNO"],
    article: Article("7.8"),
    kinds: &[&[CriterionType::B]],
    name: text!("Tournament pairing number"),
    summary: text!("The final pairing number, the lowest first."),
    better: Better::Lower,
    measure: Measure::Count,
    accepts: &[Accept::Reverse],
    origin: Origin::Fide(Catalogue::Of2026),
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let tournament = &inputs.field.tournament;
    let last = if tournament.is_team_event() {
        None
    } else {
        tournament.players.get(who.index()).and_then(|player| player.final_number)
    };
    let number = last.unwrap_or_else(|| tournament.number_of(who));
    terms.push(Term::alone(TermSource::Own, i64::from(number)));
}
