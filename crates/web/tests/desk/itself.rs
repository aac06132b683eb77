//! The desk against itself: events are run at random through its forms alone, and after each round the same question is asked
//! in several ways – the page, the files, the files read again, the public page, the log replayed. There is one answer.
//!
//! `EXAEQUO_EVENTS` says how many events; a failing one is named by its seed.

use std::fmt::Write as _;

use axum::http::StatusCode;
use exaequo::report::standings;
use exaequo::{Event, Lang, ReadOptions};

use crate::running::sent_to;
use crate::site::Site;

/// How many events are run where nobody says so.
const EVENTS: u64 = 200;

/// Numbers that are the same for the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Plays,
    Left,
}

/// An event that is being run.
struct Run {
    site: Site,
    dice: Dice,
    is_team: bool,
    rounds: usize,
    /// The participants, by number from 1.
    parts: Vec<Part>,
}

#[tokio::test]
async fn the_same_question_has_one_answer() {
    let events = std::env::var("EXAEQUO_EVENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(EVENTS);
    for seed in 1..=events {
        let mut run = Run::new(seed).await;
        for round in 1..=run.rounds {
            run.between(round).await;
            run.pair(round).await;
            run.results(round).await;
            run = run.compared(seed, round).await;
        }
    }
}

impl Run {
    async fn new(seed: u64) -> Self {
        let mut dice = Dice(seed);
        let (site, is_team, rounds) = (Site::new().await, seed.is_multiple_of(4), 3 + dice.below(3));
        let count = 4 + dice.below(6);
        let system = if is_team { "teams&boards=2" } else { "swiss" };
        let form = format!("name=Event+{seed}&day=2026-04-03&rounds={rounds}&system={system}");
        sent_to(&site.post("/new", &form).await);
        let players = if is_team { 2 * count } else { count };
        let lines: Vec<String> = (1..=players)
            .map(|number| {
                format!("Player%2C+P{number};{}", if dice.one_in(6) { 0 } else { 1200 + dice.below(1200) })
            })
            .collect();
        let text = format!("text=Name;Rating%0A{}&sure=yes", lines.join("%0A"));
        sent_to(&site.post("/e/1/run/paste", &text).await);
        if is_team {
            for team in 1..=count {
                let roster = format!("name=Team+{team}&roster={}+{}", 2 * team - 1, 2 * team);
                sent_to(&site.post("/e/1/run/teams", &roster).await);
            }
        }
        Self { site, dice, is_team, rounds, parts: vec![Part::Plays; count] }
    }

    /// What happens between two rounds: late entries, withdrawals, corrections, steps taken back.
    async fn between(&mut self, round: usize) {
        if !self.is_team && self.dice.one_in(3) {
            let number = self.parts.len() + 1;
            let form = format!("name=Late%2C+L{number}&rating.own=1500&from={round}");
            sent_to(&self.site.post("/e/1/run/players", &form).await);
            self.parts.push(Part::Plays);
        }
        let who = self.dice.below(self.parts.len());
        let playing = self.parts.iter().filter(|part| **part == Part::Plays).count();
        if playing > 4 && round > 1 && self.dice.one_in(3) && self.parts[who] == Part::Plays {
            // Who is expelled has no place, which a TRF file cannot say: that is a loss, not a difference.
            let form = format!("how=withdrawn&from={round}&sure=yes");
            sent_to(&self.site.post(&format!("/e/1/run/player/{}/leave", who + 1), &form).await);
            if self.dice.one_in(3) {
                self.undo_last().await;
            } else {
                self.parts[who] = Part::Left;
            }
        } else if self.parts[who] == Part::Left && self.dice.one_in(2) {
            sent_to(&self.site.post(&format!("/e/1/run/player/{}/leave", who + 1), "how=return").await);
            self.parts[who] = Part::Plays;
        }
        if !self.is_team && self.dice.one_in(4) {
            let form = format!("name=Renamed%2C+R{round}&rating.own={}", 1300 + self.dice.below(900));
            sent_to(&self.site.post("/e/1/run/player/1", &form).await);
        }
    }

    async fn undo_last(&self) {
        let history = self.site.get("/e/1/history").await;
        let number = history.text().split("<tr><td class=\"r\">").nth(1).unwrap();
        let number = number.split('<').next().unwrap().to_owned();
        sent_to(&self.site.post("/e/1/undo", &format!("number={number}")).await);
    }

    async fn pair(&mut self, round: usize) {
        let playing = (1..=self.parts.len()).filter(|number| self.parts[number - 1] == Part::Plays);
        let mut playing: Vec<usize> = playing.collect();
        self.dice.shuffle(&mut playing);
        let mut form = String::from("sure=yes");
        let resting = playing.len() % 2 + if self.dice.one_in(3) && playing.len() > 5 { 2 } else { 0 };
        for (index, number) in playing.drain(..resting).enumerate() {
            let kinds: &[&str] = if index == 0 { &["allocated"] } else { &["half", "zero", "full"] };
            let kind = kinds[self.dice.below(kinds.len())];
            write!(form, "&bye.{number}={kind}").unwrap();
        }
        for pair in playing.chunks(2) {
            write!(form, "&white={}&black={}", pair[0], pair[1]).unwrap();
        }
        assert_eq!(
            sent_to(&self.site.post("/e/1/run/pair", &form).await),
            format!("/e/1/round/{round}/enter")
        );
        let arrange = format!("/e/1/round/{round}/arrange");
        if self.dice.one_in(5) {
            sent_to(&self.site.post(&arrange, "do=take-back").await);
            sent_to(&self.site.post("/e/1/run/pair", &form).await);
        }
        if self.dice.one_in(4) {
            sent_to(&self.site.post(&arrange, "do=swap&board=1").await);
        }
        if self.dice.one_in(4) {
            let count = playing.len() / 2;
            let order: Vec<String> = (1..=count).rev().map(|board| board.to_string()).collect();
            sent_to(&self.site.post(&arrange, &format!("do=order&order={}", order.join("+"))).await);
        }
    }

    async fn results(&mut self, round: usize) {
        let path = format!("/e/1/round/{round}/enter");
        let page = self.site.get(&path).await;
        let games = page.text().matches("data-game=").count();
        for game in 1..=games {
            let usual = ["1-0", "1/2-1/2", "0-1"];
            let rare = ["%2B--", "--%2B", "---", "1/2-0", "0-1/2", "0-0"];
            let is = if self.dice.one_in(8) { rare[self.dice.below(6)] } else { usual[self.dice.below(3)] };
            let entered = self.site.script(&path, &format!("game={game}&was=*&is={is}")).await;
            assert_eq!(entered.status, StatusCode::OK, "{}", entered.text());
            if self.dice.one_in(6) {
                assert_eq!(
                    self.site.script("/e/1/undo", &format!("back={round}")).await.status,
                    StatusCode::OK
                );
                self.site.script(&path, &format!("game={game}&was=*&is=0-1")).await;
            }
        }
    }

    /// Asks for the standings in every way there is.
    async fn compared(self, seed: u64, round: usize) -> Self {
        let Self { site, dice, is_team, rounds, parts } = self;
        let at = format!("event {seed}, round {round}");
        let file = |what: &'static str| site.get(what);
        let csv = file("/e/1/download/standings.csv").await.text().to_owned();
        let json = file("/e/1/download/event.json").await.bytes;
        let trf = file("/e/1/download/event.trf").await.bytes;
        for (form, bytes) in [("JSON", json.clone()), ("TRF", trf.clone())] {
            let event = Event::read(bytes, &ReadOptions::default()).event().unwrap();
            let ranked = event.standings(exaequo::Ranking::default()).unwrap();
            let text = String::from_utf8_lossy(&trf).into_owned();
            assert!(has_ranks(&event) && ranked.check_ranks().agrees(), "ranks in {form} of {at}\n{text}");
            let read = standings::page(&ranked, Lang::En).to_csv();
            assert_eq!(facts(&read), facts(&csv), "{form} of {at}\n{text}");
            assert!(form == "TRF" || read == csv, "{form} of {at}");
            let again = event.to_json();
            let again = Event::read(again.into_bytes(), &ReadOptions::default()).event().unwrap();
            let ranked = again.standings(exaequo::Ranking::default()).unwrap();
            assert_eq!(standings::page(&ranked, Lang::En).to_csv(), read, "{form} and back of {at}");
        }
        let numbers = order(file("/e/1/standings").await.text(), "/e/1/card/");
        assert_eq!(numbers.len(), parts.len(), "{at}");
        sent_to(&site.post("/e/1/publish", &format!("round={round}")).await);
        assert_eq!(order(site.get("/p/1").await.text(), "/p/1/card/"), numbers, "the public page of {at}");
        let site = site.restarted().await;
        assert_eq!(site.get("/e/1/download/event.json").await.bytes, json, "the log of {at}");
        assert_eq!(site.get("/e/1/download/standings.csv").await.text(), csv, "the log of {at}");
        assert_eq!(order(site.get("/e/1/standings").await.text(), "/e/1/card/"), numbers, "the log of {at}");
        Self { site, dice, is_team, rounds, parts }
    }
}

/// Whether a file says who is first.
fn has_ranks(event: &Event) -> bool {
    let tournament = event.tournament();
    tournament.participants().any(|who| tournament.published_of(who).rank == Some(1))
}

/// A list without the column that says who has left: a TRF file cannot say it.
fn facts(csv: &str) -> String {
    let line = |line: &str| {
        let mut cells: Vec<&str> = line.rsplitn(3, ',').collect();
        cells.remove(1);
        cells.join(" ")
    };
    csv.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The numbers of the cards a page leads to, each once, in its order.
fn order(page: &str, way: &str) -> Vec<u32> {
    let mut seen = Vec::new();
    for rest in page.split(way).skip(1) {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        let number = digits.parse().unwrap();
        if !seen.contains(&number) {
            seen.push(number);
        }
    }
    seen
}
