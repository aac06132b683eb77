//! Columns: the values of one criterion for everybody.

use std::num::NonZeroU32;

use exaequo_model::ParticipantId;

use crate::cut;
use crate::definition::Method;
use crate::divisor::divisor;
use crate::field::Field;
use crate::inputs::Inputs;
use crate::number::Exact;
use crate::spec::Spec;
use crate::term::Terms;

/// A value; `None` where it does not exist.
pub type Value = Option<Exact>;

/// Columns that have been computed, each once.
#[derive(Debug, Default)]
pub struct Columns {
    done: Vec<(Spec, Vec<Value>)>,
    terms: Terms,
}

impl Columns {
    /// The column of a criterion that is computed for each participant alone.
    pub fn column(&mut self, field: &Field<'_>, spec: &Spec) -> &[Value] {
        let index = self.position(field, spec);
        &self.done[index].1
    }

    fn position(&mut self, field: &Field<'_>, spec: &Spec) -> usize {
        if let Some(found) = self.done.iter().position(|(done, _)| done == spec) {
            return found;
        }
        let needed = spec.definition.needs.map(|needs| self.position(field, &needs(spec)));
        let mut terms = std::mem::take(&mut self.terms);
        let inputs = inputs(field, spec, needed.map_or(&[], |index| &self.done[index].1));
        let divisor = divisor(field, spec).unwrap_or(NonZeroU32::MIN);
        let values = field
            .participants()
            .map(|who| {
                write_terms(&inputs, who, &mut terms);
                value(&inputs, &terms, divisor)
            })
            .collect();
        self.terms = terms;
        self.done.push((spec.clone(), values));
        self.done.len() - 1
    }

    /// The terms of one value: those the value was computed from.
    pub fn terms(&mut self, field: &Field<'_>, spec: &Spec, who: ParticipantId) -> Terms {
        let needed = spec.definition.needs.map(|needs| self.position(field, &needs(spec)));
        let inputs = inputs(field, spec, needed.map_or(&[], |index| &self.done[index].1));
        let mut terms = Terms::new();
        write_terms(&inputs, who, &mut terms);
        terms
    }
}

/// What a rule reads for a criterion.
pub(crate) fn inputs<'a>(field: &'a Field<'a>, spec: &'a Spec, needed: &'a [Value]) -> Inputs<'a> {
    let (basis, mode) = (field.basis(spec), field.mode(spec));
    Inputs { field, spec, view: field.view(basis, mode), needed }
}

fn write_terms(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    terms.clear();
    if let Method::Each { contribute, cut_by, .. } = inputs.spec.definition.method {
        contribute(inputs, who, terms);
        cut::cut(terms, inputs.spec.cuts, cut_by, inputs.field.provisions().cut_order);
    }
}

fn value(inputs: &Inputs<'_>, terms: &Terms, divisor: NonZeroU32) -> Value {
    match inputs.spec.definition.method {
        Method::Each { fold, .. } => fold.value(terms, inputs.field.provisions(), divisor),
        Method::Tied(_) | Method::Unknown => None,
    }
}
