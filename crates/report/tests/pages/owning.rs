//! Everything a surface holds on to is owned: a server can keep it, a binding can hand it out.

use exaequo_report::card::Cards;
use exaequo_report::page::{Page, PageError};
use exaequo_report::rating::Whose;
use exaequo_report::site::{File, Site};
use exaequo_report::{boards, check, crosstable, pairings};

const fn owned<T: Send + Sync + 'static>() {}

const _: () = {
    owned::<Page>();
    owned::<PageError>();
    owned::<Cards>();
    owned::<Site>();
    owned::<File>();
    owned::<Whose>();
    owned::<boards::Options>();
    owned::<check::Options>();
    owned::<crosstable::Options>();
    owned::<pairings::Options>();
};

/// A site goes to another thread and is written there.
#[test]
fn a_site_outlives_its_standings() {
    let site = Site::new(&crate::event::swiss().standings());
    let files = std::thread::spawn(move || site.parts().iter().map(|part| site.files(*part).len()).sum());
    let files: usize = files.join().unwrap();
    assert!(files > 3 * 16, "{files}");
}
