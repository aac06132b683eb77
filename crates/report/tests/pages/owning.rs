//! Everything a surface holds on to is owned: a server can keep it, a binding can hand it out.

use exaequo_report::card::Cards;
use exaequo_report::page::{Page, PageError};
use exaequo_report::rating::Whose;
use exaequo_report::{boards, check, crosstable, pairings};

const fn owned<T: Send + Sync + 'static>() {}

const _: () = {
    owned::<Page>();
    owned::<PageError>();
    owned::<Cards>();
    owned::<Whose>();
    owned::<boards::Options>();
    owned::<check::Options>();
    owned::<crosstable::Options>();
    owned::<pairings::Options>();
};
