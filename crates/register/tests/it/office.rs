//! An officer with a register in memory: files, a ledger, and days that pass.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt::Write as _;
use std::io::Read;

use exaequo_model::Date;
use exaequo_register::fact::{EventId, ImportRole, Imported, Setting};
use exaequo_register::{
    CoveringLetter, Digest, Drift, DriftSpan, Fact, Files, Kind, Ledger, Occasion, RatedPart, Receipt,
    Register, Report, Section,
};
use exaequo_trf::{ReadOptions, read};

/// Files by their digests.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf(HashMap<Digest, Vec<u8>>);

impl Shelf {
    pub(crate) fn put(&mut self, bytes: &[u8]) -> Digest {
        let digest = Digest::of(bytes);
        self.0.insert(digest, bytes.to_vec());
        digest
    }

    /// Puts other bytes in the place of a file.
    pub(crate) fn replace(&mut self, digest: Digest, bytes: &[u8]) {
        self.0.insert(digest, bytes.to_vec());
    }
}

impl Files for Shelf {
    type Error = Infallible;

    fn open(&self, digest: Digest) -> Result<impl Read, Infallible> {
        Ok(self.0[&digest].as_slice())
    }

    fn bytes(&self, digest: Digest) -> Result<Vec<u8>, Infallible> {
        Ok(self.0[&digest].clone())
    }
}

/// An officer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Office {
    pub(crate) ledger: Ledger,
    pub(crate) shelf: Shelf,
}

pub(crate) fn occasion() -> Occasion {
    let at = "2026-11-17T12:00:00Z".parse().unwrap();
    Occasion { at, by: "officer".into(), reason: "test".into() }
}

pub(crate) fn day(text: &str) -> Date {
    text.parse().unwrap()
}

impl Office {
    /// A register that begins with a list, given as CSV.
    pub(crate) fn beginning(list: &str, csv: &str) -> Self {
        let mut office = Self::default();
        office.begin(list, csv, None);
        office
    }

    /// Begins with a list, of which it is told how many ratings have no K.
    pub(crate) fn begin(&mut self, list: &str, csv: &str, without_k: Option<u64>) {
        let (file, rows) = (self.shelf.put(csv.as_bytes()), csv.lines().count() as u64 - 1);
        let (list, kind, role) = (day(list), Kind::Standard, ImportRole::Start);
        self.enter(vec![Fact::Imported(Imported { list, file, kind, rows, role, without_k })]);
    }

    pub(crate) fn enter(&mut self, facts: Vec<Fact>) {
        self.ledger.append(&occasion(), facts);
    }

    pub(crate) fn set(&mut self, setting: Setting) {
        self.enter(vec![Fact::Set(setting)]);
    }

    pub(crate) fn register(&self) -> Register {
        Register::read(&self.ledger, &self.shelf).unwrap()
    }

    /// Takes a report in.
    pub(crate) fn receive(&mut self, trf: &str, letter: &CoveringLetter) -> Receipt {
        let receipt = self.read_receipt(trf, letter);
        self.enter(receipt.facts());
        receipt
    }

    /// What a report is; nothing is entered yet.
    pub(crate) fn read_receipt(&mut self, trf: &str, letter: &CoveringLetter) -> Receipt {
        let file = self.shelf.put(trf.as_bytes());
        let tournament = read(trf.as_bytes().to_vec(), &ReadOptions::default()).tournament.unwrap();
        let report = Report { file, name: "event.trf", tournament: &tournament, letter };
        Register::facts(&self.ledger).receive(&report, &self.shelf).unwrap()
    }

    /// Takes a report in and accepts it.
    pub(crate) fn rate(&mut self, trf: &str) -> EventId {
        self.rate_with(trf, &CoveringLetter::default())
    }

    pub(crate) fn rate_with(&mut self, trf: &str, letter: &CoveringLetter) -> EventId {
        let event = self.receive(trf, letter).event();
        self.accept(event);
        event
    }

    /// Accepts an event that is on no closed list.
    pub(crate) fn accept(&mut self, event: EventId) {
        let facts = self.register().accept(event, None, &self.shelf).unwrap();
        Register::enter(&mut self.ledger, &facts, &occasion(), &self.shelf).unwrap();
    }

    pub(crate) fn close(&mut self, list: &str) {
        let fact = self.register().close(day(list), "test", &self.shelf).unwrap();
        self.enter(vec![fact]);
    }

    /// Closes all lists up to one.
    pub(crate) fn close_until(&mut self, list: &str) {
        while let Some(next) = self.register().next_list().filter(|next| *next <= day(list)) {
            self.close(&next.to_string());
        }
    }

    /// Makes facts that change closed lists.
    pub(crate) fn correct(&mut self, facts: Vec<Fact>) -> usize {
        let proposal = Register::propose(&self.ledger, facts, &occasion(), &self.shelf).unwrap();
        proposal.enter(&mut self.ledger, &occasion(), None).unwrap();
        proposal.revised.len()
    }

    /// The register with the ratings of a list compared with their games.
    pub(crate) fn proving(&self, list: &str) -> Register {
        let mut games = Drift::over(DriftSpan::of_list(day(list)));
        let watch = &mut |part: &RatedPart<'_>| games.watch(part);
        let mut register = Register::read_watching(&self.ledger, &self.shelf, watch).unwrap();
        register.prove(&games, day(list));
        register
    }

    /// The standard rating of a player on a list.
    pub(crate) fn rating(&self, number: u64, list: &str) -> Option<u16> {
        self.rating_of(Kind::Standard, number, list)
    }

    pub(crate) fn rating_of(&self, kind: Kind, number: u64, list: &str) -> Option<u16> {
        let register = self.register();
        let person = register.persons.find(number)?;
        register.list(day(list)).player(person).standings[kind]?.rating()
    }

    /// The standard ratings of some players on a list.
    pub(crate) fn ratings<const N: usize>(&self, numbers: [u64; N], list: &str) -> [Option<u16>; N] {
        numbers.map(|number| self.rating(number, list))
    }

    /// 7.12: games of the list and K as a row has them.
    pub(crate) fn games_and_k(&self, number: u64, list: &str) -> (Option<u16>, Option<u8>) {
        let register = self.register();
        let list = register.list(day(list));
        let player = list.player(register.persons.find(number).unwrap());
        let figures = list.row(&player, &[Kind::Standard]).figures.standard;
        (figures.games, figures.k)
    }

    /// 8.56: all games behind a rating.
    pub(crate) fn games_behind(&self, number: u64, list: &str) -> Option<u16> {
        let register = self.register();
        let person = register.persons.find(number)?;
        Some(register.list(day(list)).player(person).standings.standard?.all_games)
    }

    /// Who stands in a part of a list.
    pub(crate) fn section(&self, list: &str, section: &Section) -> Vec<u64> {
        let register = self.register();
        let players = register.list(day(list)).section(section, Kind::Standard);
        players.iter().map(|player| player.facts.number).collect()
    }

    /// By the text of 2009, whatever the day.
    pub(crate) fn by_the_text(mut self) -> Self {
        self.regulate("edition = 'fide-2009-text'");
        self
    }

    pub(crate) fn regulate(&mut self, text: &str) {
        self.set(Setting::Regulations { kind: Kind::Standard, text: text.into() });
    }
}

/// A list of players, each with a rating; nothing is known of their games.
pub(crate) fn players(rated: impl IntoIterator<Item = (u64, u16)>) -> String {
    let row = |(number, rating): (u64, u16)| format!("{number},Player {number},{rating},1980\n");
    let rows: String = rated.into_iter().map(row).collect();
    format!("id,name,rating,birth\n{rows}")
}

/// The same with K.
pub(crate) fn players_with_k(rated: impl IntoIterator<Item = (u64, u16, u8)>) -> String {
    let row = |(number, rating, k): (u64, u16, u8)| format!("{number},Player {number},{rating},{k},1980\n");
    let rows: String = rated.into_iter().map(row).collect();
    format!("id,name,rating,K,birth\n{rows}")
}

/// One player against others, a round each.
pub(crate) fn against(
    name: &'static str,
    days: [&'static str; 2],
    player: u64,
    opponents: impl IntoIterator<Item = u64>,
    results: &str,
) -> Event {
    let games = opponents.into_iter().zip(results.chars());
    let rounds: Vec<_> = games.map(|(opponent, result)| vec![(player, opponent, result)]).collect();
    assert_eq!(rounds.len(), results.chars().count(), "an opponent for each result");
    Event { name, days, rounds }
}

/// Everybody against everybody, with the first player's result of each pair.
pub(crate) fn round_robin(
    name: &'static str,
    days: [&'static str; 2],
    players: &[u64],
    result: impl Fn(u64, u64) -> char,
) -> Event {
    // The circle method: the first stays, the others go round; with an odd number somebody is free.
    let mut circle: Vec<Option<u64>> = players.iter().copied().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    let half = circle.len() / 2;
    let mut rounds = Vec::new();
    for _ in 1..circle.len() {
        let pairs = (0..half).filter_map(|board| Some((circle[board]?, circle[circle.len() - 1 - board]?)));
        rounds.push(pairs.map(|(one, other)| (one, other, result(one, other))).collect());
        circle[1..].rotate_right(1);
    }
    Event { name, days, rounds }
}

/// An event in a few words: players by number, and who won against whom.
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) days: [&'static str; 2],
    /// Round by round, pairs of players (by FIDE number) with White's result: `1`, `=` or `0`; `h` is ½–0 and `z` 0–0.
    pub(crate) rounds: Vec<Vec<(u64, u64, char)>>,
}

impl Event {
    /// As a TRF, with thinking times that standard chess asks for.
    pub(crate) fn trf(&self) -> String {
        self.written("Individual: Swiss-System", &[])
    }

    /// The same as a round robin.
    pub(crate) fn trf_of_round_robin(&self) -> String {
        self.written("Individual: Round-Robin", &[])
    }

    /// 4.13: the same with the day of each round.
    pub(crate) fn trf_on(&self, days: &[&str]) -> String {
        self.written("Individual: Swiss-System", days)
    }

    fn written(&self, system: &str, days: &[&str]) -> String {
        let mut numbers: Vec<u64> = self.rounds.iter().flatten().flat_map(|game| [game.0, game.1]).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let slash = |day: &str| day.replace('-', "/");
        let mut trf = format!(
            "012 {}\n042 {}\n052 {}\n092 {system}\n122 90 minutes and 30 seconds a move\n",
            self.name,
            slash(self.days[0]),
            slash(self.days[1])
        );
        if !days.is_empty() {
            let days: Vec<String> = days.iter().map(|day| slash(&day[2..])).collect();
            let _ = writeln!(trf, "{:<91}{}", "132", days.join("  "));
        }
        for (place, number) in (1..).zip(&numbers) {
            let lines = self.rounds.iter().map(|round| result(round, *number, &numbers));
            let lines: Vec<(u32, String)> = lines.collect();
            let points: u32 = lines.iter().map(|(halves, _)| halves).sum();
            let name = format!("Player {number}");
            let _ = write!(
                trf,
                "001 {place:>4} m    {name:<33}      CAN {number:>11} 2000/00/00 {:>2}.{} {place:>4}",
                points / 2,
                if points % 2 == 1 { 5 } else { 0 },
            );
            trf.extend(lines.iter().map(|(_, line)| line.as_str()));
            trf.push('\n');
        }
        trf
    }
}

/// What a player did in a round, in half points and as a TRF has it.
fn result(round: &[(u64, u64, char)], number: u64, numbers: &[u64]) -> (u32, String) {
    let place = |number: u64| numbers.iter().position(|one| *one == number).unwrap() + 1;
    for (white, black, white_result) in round {
        let halves = match white_result {
            '1' => [2, 0],
            '=' => [1, 1],
            'h' => [1, 0],
            'z' => [0, 0],
            _ => [0, 2],
        };
        let (opponent, color, own) = match number {
            _ if number == *white => (black, 'w', halves[0]),
            _ if number == *black => (white, 'b', halves[1]),
            _ => continue,
        };
        let sign = ["0", "=", "1"][own as usize];
        return (own, format!("  {:>4} {color} {sign}", place(*opponent)));
    }
    (0, "  0000 - Z".to_owned())
}
