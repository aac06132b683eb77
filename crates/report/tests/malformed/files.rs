//! The files, stored or made.

use std::fs;
use std::path::Path;

use exaequo_trf::{Encoding, MAX_BYTES, ReadOptions, TrfReading};

/// A file that shows a problem.
pub(crate) struct Case {
    /// Code and topic: `T014-points`.
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
    options: ReadOptions,
}

impl Case {
    fn new(name: &str, bytes: Vec<u8>) -> Self {
        Self { name: name.to_owned(), bytes, options: ReadOptions::default() }
    }

    pub(crate) fn code(&self) -> &str {
        self.name.split('-').next().unwrap_or_default()
    }

    pub(crate) fn read(&self) -> TrfReading {
        exaequo_trf::read(self.bytes.clone(), &self.options)
    }
}

/// All files, by code.
pub(crate) fn all() -> Vec<Case> {
    let mut cases: Vec<Case> = stored().into_iter().chain(made()).collect();
    cases.sort_by(|one, other| one.name.cmp(&other.name));
    cases
}

fn stored() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/malformed");
    let file = |path: &Path| Case::new(path.file_stem()?.to_str()?, fs::read(path).ok()?).into();
    fs::read_dir(folder).unwrap().filter_map(|entry| file(&entry.unwrap().path())).collect()
}

/// Files that are too large to store, or not text.
fn made() -> Vec<Case> {
    let clean = "012 Fjord Open 2026\r\n001    1 m GM Aasen, Bjorn                      2480 NOR\r\n";
    let utf_16 = clean.encode_utf16().flat_map(u16::to_le_bytes).skip(1);
    let [forced, western] = [Encoding::Utf8, Encoding::Windows1252]
        .map(|encoding| ReadOptions { encoding: Some(encoding), ..ReadOptions::default() });
    let shifted = clean.replace("Bjorn", "Bjørn");
    let norwegian = clean.replace("Bjorn  ", "Bjørn ").replace("NOR", &format!("NOR{:24} 0.0", ""));
    vec![
        Case::new("T002-utf-16", [0xFF, 0xFE].into_iter().chain(utf_16).collect()),
        Case::new("T002-nul", clean.replace(',', "\0").into_bytes()),
        Case { options: forced, ..Case::new("T002-not-utf-8", b"012 Fjord \xD8pen\r\n".to_vec()) },
        Case::new("T004-bytes", vec![b'#'; MAX_BYTES + 1]),
        Case::new("T004-line", vec![b'7'; 1 << 20]),
        Case::new("T004-lines", vec![b'\n'; 1_000_001]),
        Case::new("T004-rounds", hundred_rounds().into_bytes()),
        Case { options: western.clone(), ..Case::new("T018-forced-encoding", shifted.into_bytes()) },
        Case { options: western, ..Case::new("T102-forced-encoding", norwegian.into_bytes()) },
        Case::new("T004-teams", thousand_teams().into_bytes()),
    ]
}

/// A player in every one of a hundred rounds.
fn hundred_rounds() -> String {
    let head = "001    1 m GM Aasen, Bjorn                      2480 NOR     1500101 1988/04/12  0.0    1";
    format!("{head}{}\r\n", "  0000 - Z".repeat(100))
}

/// A thousand teams of one player each.
fn thousand_teams() -> String {
    let player = |number: u32| {
        format!("001 {number:4} m    {:33}{:38}{number:4}  0000 - Z\r\n", format!("Player {number}"), "")
    };
    let team = |number: u32| format!("013 {:32}{number:4}\r\n", format!("Team {number}"));
    (1..=1_000).map(player).chain((1..=1_000).map(team)).collect()
}
