//! What a register begins with.

use std::io::Cursor;
use std::path::Path;

use exaequo::register::{DecideError, Kind, RegisterError};
use exaequo_office::{BeginError, Beginning, Listed, Office, OfficeError, Place};

use crate::{day, occasion};

const LIST: &str = "id,name,rating\n2600001,\"Alpha, Ann\",2000\n";

type Lists = Vec<(Listed, Cursor<&'static str>)>;

fn list(kind: Kind, date: &str) -> (Listed, Cursor<&'static str>) {
    let listed = Listed::read(LIST.as_bytes(), kind, Some(day(date))).unwrap().unwrap();
    (listed, Cursor::new(LIST))
}

fn begin(file: &Path, lists: Lists, empty: Option<&str>) -> Result<Office, OfficeError> {
    let empty = empty.map(|date| (day(date), Kind::Standard));
    let beginning = Beginning { lists, empty, settings: Vec::new() };
    Office::begin(&Place::File(file.to_owned()), beginning, &occasion(""))
}

#[test]
fn a_register_begins_with_one_list_of_each_kind_and_of_one_month() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("federation.register");
    let refused = |lists: Lists, empty| {
        let error = begin(&file, lists, empty).err().expect("it does not begin");
        assert!(!file.exists(), "nothing was made");
        error
    };
    let [one, rapid] = [Kind::Standard, Kind::Rapid].map(|kind| list(kind, "2026-01-01"));
    assert!(matches!(refused(Vec::new(), None), OfficeError::Begin(BeginError::Nothing)));
    let twice = refused(vec![one.clone(), rapid.clone(), one.clone()], None);
    assert!(matches!(twice, OfficeError::Begin(BeginError::OneKind(Kind::Standard))), "{twice:?}");
    let later = refused(vec![one.clone(), list(Kind::Rapid, "2026-02-01")], None);
    let days = [day("2026-01-01"), day("2026-02-01")];
    assert!(matches!(later, OfficeError::Begin(BeginError::Days(named)) if named == days), "{later:?}");
    let office = begin(&file, vec![one, rapid], None).unwrap();
    assert_eq!(office.facts().imported().len(), 2);
    office.close();
}

#[test]
fn article_7_11_a_register_begins_on_the_day_of_a_list() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("federation.register");
    let refused = begin(&file, Vec::new(), Some("2026-01-15")).err().expect("no list is of this day");
    let is_said = |error: &OfficeError| {
        matches!(error, OfficeError::Register(RegisterError::Decide(DecideError::NoList(_))))
    };
    assert!(is_said(&refused) && !file.exists(), "{refused:?}");
    let office = begin(&file, Vec::new(), Some("2026-01-01")).unwrap();
    assert_eq!(office.facts().first_list(), Some(day("2026-01-01")));
    office.close();
}
