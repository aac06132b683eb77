//! 7.14: players whose results are kept until they come to a first rating.

use exaequo_model::Date;
use exaequo_rating::{Least, Pooled, Provisions};

use crate::kind::Kind;
use crate::persons::PersonId;
use crate::register::Register;

/// A player without a rating, whose results count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The player who waits for a rating.
    pub person: PersonId,
    /// What the results come to so far, and what is missing.
    pub pooled: Pooled,
    /// 7.14c: the first list on which the oldest result is no longer pooled.
    pub expires: Option<Date>,
}

impl Register {
    /// 7.14: players whose results are kept, on the day of a list.
    pub fn pending(&self, kind: Kind, list: Date) -> Vec<Pending> {
        let Some(provisions) = self.settings.provisions(kind, list) else { return Vec::new() };
        let pools = self.book(kind).pools();
        let pending = pools.map(|(person, pool)| {
            let least = match self.persons.member(person, list) {
                Some(_) => Least::Reduced,
                None => Least::Usual,
            };
            // Results that have left the two years are no longer told; newer ones are kept all the same.
            let pool = pool.on(&provisions, list);
            let oldest = pool.results().filter_map(|result| result.start).min();
            let expires = oldest.and_then(|start| expires(&provisions, start));
            Pending { person, pooled: pool.first_rating(&provisions, least), expires }
        });
        pending.filter(|one| one.pooled != Pooled::Empty).collect()
    }
}

/// 7.14c: the first list whose period is not pooled with that of a day.
fn expires(provisions: &Provisions, start: Date) -> Option<Date> {
    let months = i32::from(provisions.pool_months);
    let first = provisions.list_in_force(start);
    first.checked_add(jiff::Span::new().months(months)).ok()
}
