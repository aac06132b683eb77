//! Standings, their explanations, the catalogue and the editions: what people read and what programs read.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod pencil;
mod recompute;
mod schemas;
mod texts;

use exaequo_model::Tournament;
use exaequo_report::Lang;
use exaequo_report::standings::{Chosen, Detail, Layout, Sheet};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};
use exaequo_trf::{ReadOptions, TrfReading};

/// Reads a file of the project.
fn read(path: &str) -> TrfReading {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    exaequo_trf::read(std::fs::read(path).unwrap(), &ReadOptions::default())
}

/// Options by an edition and a list.
fn options(edition: &str, list: &str) -> RankingOptions {
    RankingOptions::new(Regulations::of(Edition::named(edition).unwrap())).by(list).unwrap()
}

/// Standings as JSON.
fn json(tournament: &Tournament, options: &RankingOptions, detail: Detail) -> serde_json::Value {
    let standings = Standings::new(tournament, options).unwrap();
    let sheet = Sheet { standings: &standings, chosen: Chosen::ByName, reading: None };
    serde_json::from_str(&sheet.to_json(Lang::En, Layout::Compact, detail)).unwrap()
}
