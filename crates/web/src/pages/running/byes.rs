//! The byes a form offers.

use exaequo::Lang;
use exaequo_desk::change::round::ByeKind;
use exaequo_desk::worded;

use crate::sheet::Kind;

/// All of them, to choose one.
pub(super) fn choice(lang: Lang) -> Kind {
    Kind::Choice(choices(lang))
}

/// The same, for whoever has more to offer.
pub(super) fn choices(lang: Lang) -> Vec<(String, String)> {
    ByeKind::ALL.map(|kind| (kind.name().to_owned(), worded::bye(kind, lang))).into()
}
