//! 13.4.2 b: the divisor of SSSC.

use std::num::NonZeroU32;

use crate::definition::Accept;
use crate::field::{Field, other};
use crate::spec::Spec;
use crate::table::RoundsMode;

/// The divisor in hundredths: as the list names it, else by 13.4.2 b; `None` if that is zero (ruling 22).
pub(crate) fn divisor(field: &Field, spec: &Spec) -> Option<NonZeroU32> {
    if let Some(named) = spec.divisor {
        return u32::try_from(named.hundredths()).ok().and_then(NonZeroU32::new);
    }
    let primary = field.view(field.basis(spec), RoundsMode::PLAIN);
    let secondary = field.view(other(field.basis(spec)), RoundsMode::PLAIN);
    let highest = primary.worths().wins_of(field.announced());
    let (one_match, _) = secondary.worths().extremes(field.announced());
    let whole = highest.checked_div(one_match)?;
    u32::try_from(whole * 100).ok().and_then(NonZeroU32::new)
}

/// Whether a criterion needs a divisor and there is none.
pub(crate) fn is_missing(field: &Field, spec: &Spec) -> bool {
    spec.definition.accepts(Accept::Divisor) && divisor(field, spec).is_none()
}
