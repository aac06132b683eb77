//! Columns: the values of one criterion for everybody.
//!
//! Criteria that are made of the same terms, such as `BH`, `BH/C1` and `SB`, are computed together: the terms of a
//! participant are written once, then cut and folded for each of them.

use std::num::NonZeroU32;

use exaequo_model::{Order as _, ParticipantId};

use crate::cut;
use crate::definition::Method;
use crate::divisor::divisor;
use crate::field::Field;
use crate::inputs::Inputs;
use crate::number::Exact;
use crate::spec::{Cuts, Spec};
use crate::term::{Fate, Terms};

/// A value; `None` where it does not exist.
pub type Value = Option<Exact>;

/// Columns that have been computed, each once.
#[derive(Debug, Default)]
pub struct ComputedColumns {
    done: Vec<(Spec, Vec<Value>)>,
    terms: Terms,
}

impl ComputedColumns {
    /// The columns of several criteria, in their order. Criteria that order tied groups have no values yet.
    pub fn all(field: &Field, specs: &[Spec]) -> Vec<Vec<Value>> {
        let mut columns = Self::default();
        for spec in specs {
            columns.compute(field, spec, specs);
        }
        let mut values: Vec<Vec<Value>> = Vec::with_capacity(specs.len());
        for (index, spec) in specs.iter().enumerate() {
            let earlier = specs[..index].iter().position(|earlier| earlier == spec);
            values.push(match earlier {
                Some(earlier) => values[earlier].clone(),
                None => columns.take(field, spec),
            });
        }
        values
    }

    fn take(&mut self, field: &Field, spec: &Spec) -> Vec<Value> {
        let found = self.done.iter_mut().find(|(done, _)| done == spec);
        found.map_or_else(|| vec![None; field.participants().len()], |(_, values)| std::mem::take(values))
    }

    /// Computes a criterion, and with it all those of the list that are made of the same terms.
    fn compute(&mut self, field: &Field, spec: &Spec, list: &[Spec]) {
        if self.position(spec).is_some() || !matches!(spec.definition.method, Method::Each { .. }) {
            return;
        }
        let needed = spec.definition.needs.map(|needs| needs(spec));
        if let Some(needed) = &needed {
            self.compute(field, needed, list);
        }
        let same =
            |other: &&Spec| *other != spec && self.position(other).is_none() && same_terms(spec, other);
        let mut together: Vec<&Spec> = vec![spec];
        for other in list.iter().filter(same) {
            if !together.contains(&other) {
                together.push(other);
            }
        }
        // Whole terms first: cuts have to be taken back.
        together.order_by_key(|spec| spec.cuts != Cuts::NONE);
        let mut terms = std::mem::take(&mut self.terms);
        let columns = self.together(field, &together, needed.as_ref(), &mut terms);
        self.terms = terms;
        self.done.extend(together.into_iter().cloned().zip(columns));
    }

    fn together(
        &self,
        field: &Field,
        specs: &[&Spec],
        needed: Option<&Spec>,
        terms: &mut Terms,
    ) -> Vec<Vec<Value>> {
        let inputs = inputs(field, specs[0], self.values(needed));
        let divisor = divisor(field, specs[0]).unwrap_or(NonZeroU32::MIN);
        let count = field.participants().len();
        let mut columns: Vec<Vec<Value>> = specs.iter().map(|_| Vec::with_capacity(count)).collect();
        for who in field.participants() {
            terms.clear();
            contribute(&inputs, who, terms);
            let mut whole = true;
            for (spec, column) in specs.iter().zip(&mut columns) {
                if !whole {
                    restore(terms);
                }
                column.push(value(&inputs, spec, terms, divisor));
                whole = spec.cuts == Cuts::NONE;
            }
        }
        columns
    }

    fn position(&self, spec: &Spec) -> Option<usize> {
        self.done.iter().position(|(done, _)| done == spec)
    }

    fn values(&self, spec: Option<&Spec>) -> &[Value] {
        spec.and_then(|spec| self.position(spec)).map_or(&[], |index| &self.done[index].1)
    }

    /// The values a criterion is made of, those of the opponents; empty if it needs none.
    pub fn needed(field: &Field, spec: &Spec) -> Vec<Value> {
        let mut columns = Self::default();
        let Some(needed) = spec.definition.needs.map(|needs| needs(spec)) else { return Vec::new() };
        columns.compute(field, &needed, &[]);
        columns.take(field, &needed)
    }

    /// The terms of one value: those the value was computed from. `needed` is [`ComputedColumns::needed`].
    pub fn terms(field: &Field, spec: &Spec, needed: &[Value], who: ParticipantId) -> Terms {
        let inputs = inputs(field, spec, needed);
        let mut terms = Terms::new();
        contribute(&inputs, who, &mut terms);
        apply_cuts(&inputs, spec, &mut terms);
        terms
    }
}

/// Whether two criteria are made of the same terms: they differ in cuts and in what is made of the terms only.
fn same_terms(one: &Spec, other: &Spec) -> bool {
    let (Method::Each { contribute: first, .. }, Method::Each { contribute: second, .. }) =
        (&one.definition.method, &other.definition.method)
    else {
        return false;
    };
    std::ptr::fn_addr_eq(*first, *second)
        && one.definition.unplayed == other.definition.unplayed
        && one.definition.needs.map(|needs| needs(one)) == other.definition.needs.map(|needs| needs(other))
        && (one.basis, one.limit, one.divisor, one.last_round, one.forfeits, one.unrated, &one.name)
            == (
                other.basis,
                other.limit,
                other.divisor,
                other.last_round,
                other.forfeits,
                other.unrated,
                &other.name,
            )
}

/// What a rule reads for a criterion.
pub(crate) fn inputs<'a>(field: &'a Field, spec: &'a Spec, needed: &'a [Value]) -> Inputs<'a> {
    Inputs { field, spec, view: field.view(field.basis(spec), field.mode(spec)), needed }
}

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    if let Method::Each { contribute, .. } = inputs.spec.definition.method {
        contribute(inputs, who, terms);
    }
}

/// Takes cuts back.
fn restore(terms: &mut Terms) {
    for term in terms {
        if matches!(term.fate, Fate::Cut(_)) {
            term.fate = Fate::Counted;
        }
    }
}

fn apply_cuts(inputs: &Inputs<'_>, spec: &Spec, terms: &mut Terms) {
    if let Method::Each { cut_by, .. } = spec.definition.method {
        cut::cut(terms, spec.cuts, cut_by, inputs.field.provisions().cut_order);
    }
}

fn value(inputs: &Inputs<'_>, spec: &Spec, terms: &mut Terms, divisor: NonZeroU32) -> Value {
    apply_cuts(inputs, spec, terms);
    match spec.definition.method {
        Method::Each { fold, .. } => fold.value(terms, inputs.field.provisions(), divisor),
        Method::Tied(_) | Method::Unknown => None,
    }
}
