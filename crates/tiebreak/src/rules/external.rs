//! 4.1: a value given by the regulations of the event, typed by hand or taken from a file.

use exaequo_model::{ExternalColumn, ParticipantId, Tournament};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, Definition, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::spec::Spec;
use crate::term::{Term, TermSource, Terms};

/// A value typed by hand or taken from a file.
pub static DEFINITION: Definition = Definition {
    code: "EXT",
    article: Article("4.1"),
    kinds: &[],
    name: text!("External value"),
    summary: text!("A value entered by hand or taken from a file."),
    accepts: &[Accept::Name],
    origin: Origin::Event,
    method: Method::Each { contribute, fold: Fold::Average, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let Some(column) = column(&inputs.field.tournament, inputs.spec) else { return };
    if let Some(value) = column.values.get(who.index()).copied().flatten() {
        terms.push(Term::alone(TermSource::Own, i64::from(value.hundredths())));
    }
}

/// The column a specification names.
pub(crate) fn column<'a>(tournament: &'a Tournament, spec: &Spec) -> Option<&'a ExternalColumn> {
    let name = spec.name.as_deref()?;
    tournament.external.iter().find(|column| tournament.str(column.name).eq_ignore_ascii_case(name))
}
