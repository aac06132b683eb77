//! What a rule reads.

use exaequo_model::ParticipantId;

use crate::column::Value;
use crate::field::Field;
use crate::spec::Spec;
use crate::table::View;

/// What a rule reads: the field, the table as its specification asks for it, and the values it is made of.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a> {
    /// The event as a whole.
    pub field: &'a Field,
    /// The criterion that is computed.
    pub spec: &'a Spec,
    /// The table on the basis asked for.
    pub view: View<'a>,
    /// Values of the criterion this one is made of; empty if it needs none.
    pub needed: &'a [Value],
}

impl Inputs<'_> {
    /// A value of the criterion this one is made of.
    pub fn needed(&self, who: ParticipantId) -> Value {
        self.needed.get(who.index()).copied().flatten()
    }
}
