//! Standings, their explanations, the catalogue and the editions: what people read and what programs read.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod pencil;
mod recompute;
mod schemas;
mod texts;

use exaequo_event::{Event, Standings};
use exaequo_model::Tournament;
use exaequo_report::Lang;
use exaequo_report::standings::{self, Detail, Layout};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations};
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
    let json = standings::json(&ranked(tournament, options), detail, Layout::Compact, Lang::En);
    serde_json::from_str(&json).unwrap()
}

/// Standings by options.
fn ranked(tournament: &Tournament, options: &RankingOptions) -> Standings {
    Event::from(tournament.clone()).standings_by(options.clone()).unwrap()
}
