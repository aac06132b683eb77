//! The events the lists are made of.

use exaequo_event::{Rated, Rating, SeriesEvent, Standings, rate_together};
use exaequo_model::Tournament;
use exaequo_report::Lang;
use exaequo_report::page::Page;
use exaequo_report::pairings::{self, RoundList};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations};
use exaequo_trf::ReadOptions;

/// An event with published values.
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) list: &'static str,
    pub(crate) tournament: Tournament,
}

fn event(name: &'static str, list: &'static str) -> Event {
    with_records(name, list, "")
}

fn bytes(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/official");
    std::fs::read(format!("{folder}/{name}.trf")).unwrap()
}

/// An event, with further records of the file.
fn with_records(name: &'static str, list: &'static str, records: &str) -> Event {
    let mut bytes = bytes(name);
    bytes.extend(records.as_bytes());
    let tournament = exaequo_trf::read(bytes, &ReadOptions::default()).tournament.unwrap();
    Event { name, list, tournament }
}

pub(crate) fn swiss() -> Event {
    event("tec_swiss5", "PTS,DE,BH/C1,BH,SB")
}

/// The Swiss with further records of the file.
pub(crate) fn swiss_with(records: &str) -> Event {
    with_records("tec_swiss5", "PTS,BH,SB", records)
}

/// The Swiss with a first round that counts half and a last one that counts twice.
pub(crate) fn weighted() -> Event {
    let Event { name, tournament, .. } = swiss();
    let mut facts = tournament.into_facts();
    facts.schedule.rounds[0].weight = exaequo_model::RoundWeight(50);
    facts.schedule.rounds[4].weight = exaequo_model::RoundWeight(200);
    Event { name, list: "PTS,BH,SB", tournament: Tournament::new(facts).unwrap() }
}

pub(crate) fn round_robin() -> Event {
    event("tec_rr6", "PTS,DE,SB,KS,WON")
}

pub(crate) fn teams() -> Event {
    event("tec_team14", "PTS:MP,PTS:GP,EDE,EMGSB/C1,BC")
}

/// The same event while so many games of its last round are not over.
pub(crate) fn unfinished(event: Event, open: usize) -> Event {
    let mut facts = event.tournament.into_facts();
    let last = facts.rounds.numbers().last().unwrap();
    let of_last = facts.rounds.pairings_of(last).len();
    let first = facts.rounds.pairings.len() - of_last;
    for game in &mut facts.rounds.pairings[first..first + open] {
        game.outcome = exaequo_model::Outcome::Pending;
    }
    Event { tournament: Tournament::new(facts).unwrap(), ..event }
}

pub(crate) fn all() -> [Event; 3] {
    [swiss(), round_robin(), teams()]
}

/// A list by the edition of 2026.
pub(crate) fn options(list: &str) -> RankingOptions {
    let edition = Edition::named("fide-2026-03").unwrap();
    RankingOptions::new(Regulations::of(edition)).by(list).unwrap()
}

impl Event {
    /// The file it was read from.
    pub(crate) fn file(&self) -> String {
        String::from_utf8_lossy(&bytes(self.name)).into_owned()
    }

    pub(crate) fn standings(&self) -> Standings {
        self.standings_by(options(self.list))
    }

    pub(crate) fn standings_by(&self, options: RankingOptions) -> Standings {
        owned(&self.tournament).standings_by(options).unwrap()
    }

    /// The event rated by itself.
    pub(crate) fn rated(&self) -> Rated {
        let event = SeriesEvent::new("", owned(&self.tournament));
        rate_together(&[event], &[], &Rating::default()).unwrap().remove(0)
    }

    /// A round of it.
    pub(crate) fn round(&self, round: u16, by: RoundList, lang: Lang) -> Page {
        round_of(&self.tournament, round, by, lang)
    }

    /// After the last round, whether it is over or not.
    pub(crate) fn standings_so_far(&self) -> Standings {
        self.standings_after(self.tournament.rounds.count())
    }

    pub(crate) fn standings_after(&self, round: u16) -> Standings {
        self.standings_by(RankingOptions { round: Some(round), ..options(self.list) })
    }
}

/// The event of a tournament.
pub(crate) fn owned(tournament: &Tournament) -> exaequo_event::Event {
    tournament.clone().into()
}

pub(crate) fn round_of(tournament: &Tournament, round: u16, by: RoundList, lang: Lang) -> Page {
    let options = pairings::Options { round: Some(round), by, order: None };
    pairings::page(&owned(tournament), &options, lang).unwrap()
}
