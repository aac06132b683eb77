//! Opens of a thousand players as they are reported, at random among the players of the list.

use std::fmt::Write as _;

use exaequo_generate::Random;
use exaequo_model::Date;
use exaequo_register::fact::{Decision, EventId, On, Received, Verdict, Version};
use exaequo_register::{Digest, Fact, Kind};

/// Players and rounds of an event.
const PLAYERS: u64 = 1_000;
const ROUNDS: u64 = 9;

/// Events one after the other.
pub(super) struct Calendar {
    random: Random,
    players: u64,
    number: u32,
}

impl Calendar {
    pub(super) fn new(players: u64) -> Self {
        Self { random: Random::new(11), players, number: 0 }
    }

    /// The report of an event before a list, and how many games it has.
    pub(super) fn event(&mut self, list: Date) -> (String, u64) {
        self.number += 1;
        let day = before(list);
        let slash = day.to_string().replace('-', "/");
        let mut trf = format!(
            "012 Open {}\n042 {slash}\n052 {slash}\n092 Individual: Swiss-System\n122 90 minutes and 30 seconds a move\n",
            self.number
        );
        let most = u32::try_from((self.players / 5).saturating_sub(PLAYERS)).unwrap_or(u32::MAX);
        let first = u64::from(self.random.between(0, most));
        let results: Vec<u64> =
            (0..PLAYERS / 2 * ROUNDS).map(|_| u64::from(self.random.between(0, 2))).collect();
        for place in 0..PLAYERS {
            line(&mut trf, first, place, &results);
        }
        (trf, PLAYERS / 2 * ROUNDS)
    }

    /// That it was received and is rated.
    pub(super) fn facts(&self, file: Digest, list: Date) -> [Fact; 2] {
        let (event, day) = (EventId(self.number), before(list));
        let version = Version {
            number: 1,
            file,
            name: format!("open-{}.trf", self.number),
            title: format!("Open {}", self.number),
            days: [Some(day), Some(day)],
            kind: Kind::Standard,
            sender: None,
            registered: None,
            declared: Vec::new(),
        };
        let decision = Decision { event, version: 1, verdict: Verdict::Accepted { on: On::Rule } };
        [Fact::Received(Received { event, version }), Fact::Decided(decision)]
    }
}

/// A day in the month before a list.
fn before(list: Date) -> Date {
    let end = list.yesterday().unwrap_or(list);
    Date::new(end.year(), end.month(), 10).unwrap_or(end)
}

/// In round `r` the player at an even place `p` meets the one at `p + 1 + 2r`, round the table.
fn line(trf: &mut String, first: u64, place: u64, results: &[u64]) {
    let half = PLAYERS / 2;
    let mut games = String::new();
    let mut halves = 0;
    for round in 0..ROUNDS {
        let (pair, own, opponent, color) = if place.is_multiple_of(2) {
            let pair = place / 2;
            (pair, 0, 2 * ((pair + round) % half) + 1, 'w')
        } else {
            let pair = (place / 2 + half - round % half) % half;
            (pair, 1, 2 * pair, 'b')
        };
        let white = results[usize::try_from(round * half + pair).unwrap_or(0)];
        let got = if own == 0 { white } else { 2 - white };
        halves += got;
        let sign = ["0", "=", "1"][usize::try_from(got).unwrap_or(0)];
        let _ = write!(games, "  {:>4} {color} {sign}", opponent + 1);
    }
    // Of five players in the list two are rated; of seven in an event six.
    let number = 5 * (first + place) + if place.is_multiple_of(7) { 3 } else { place % 2 };
    let id = 1_000_000 + number * 7;
    let _ = writeln!(
        trf,
        "001 {:>4} m    {:<33}      CAN {id:>11} 2000/00/00 {:>2}.{} {:>4}{games}",
        place + 1,
        format!("Player {id}"),
        halves / 2,
        if halves % 2 == 1 { 5 } else { 0 },
        place + 1,
    );
}
