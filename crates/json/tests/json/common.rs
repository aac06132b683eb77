//! Tournaments that say everything that can be said, and a way to compare them.

pub(crate) mod individual;
pub(crate) mod team;

use std::fmt::Write as _;

use exaequo_model::{
    Date, Facts, ListScope, Pace, Player, Points, PrimaryScore, RoundNumber, StartingRankMethod, System,
    TieBreakList, Tournament,
};

/// Tournaments that between them set every field to something unusual and use every variant of every enum.
pub(crate) fn samples() -> Vec<Tournament> {
    let mut samples = vec![individual::tournament(), team::tournament(), two_players()];
    let systems = [
        System::Swiss,
        System::DoubleSwiss,
        System::RoundRobin { cycles: 2 },
        System::Predetermined,
        System::KnockOut,
        System::Other,
    ];
    samples.extend(systems.map(|system| changed(|facts| facts.system = Some(system))));
    let paces = [Pace::Standard, Pace::Rapid, Pace::Blitz];
    samples.extend(paces.map(|pace| changed(|facts| facts.event.pace = pace)));
    let methods = StartingRankMethod::ALL.map(|(method, _)| method);
    samples.extend(methods.map(|method| changed(|facts| facts.event.starting_rank = Some(method))));
    let primaries = [PrimaryScore::MatchPoints, PrimaryScore::GamePoints];
    samples.extend(primaries.map(|primary| changed(|facts| facts.primary = Some(primary))));
    samples.extend([ListScope::Tied, ListScope::Everybody].map(|scope| {
        changed(|facts| {
            let text = facts.text.push("BH/C1,SB");
            facts.event.tie_breaks = Some(TieBreakList { text, scope });
        })
    }));
    samples
}

/// Two players, nothing else.
pub(crate) fn two_players() -> Tournament {
    changed(|_| {})
}

/// Two players and one thing more.
pub(crate) fn changed(change: impl FnOnce(&mut Facts)) -> Tournament {
    let mut facts = Facts::default();
    for (number, name) in [(1, "Alyx"), (2, "Bruno")] {
        let name = facts.text.push(name);
        facts.players.push(Player::new(number, name));
    }
    change(&mut facts);
    Tournament::new(facts).expect("a coherent sample")
}

pub(crate) fn hundredths(hundredths: i32) -> Points {
    Points::from_hundredths(hundredths)
}

pub(crate) fn day(text: &str) -> Date {
    text.parse().expect("a date")
}

pub(crate) fn round(number: u16) -> RoundNumber {
    RoundNumber(number)
}

/// All facts with their text in place of the ranges, wherever in a buffer it stands.
pub(crate) fn resolved(tournament: &Tournament) -> String {
    const RANGE: &str = "TextRange { start: ";
    let mut facts = tournament.clone().into_facts();
    let text = std::mem::take(&mut facts.text);
    let printed = format!("{facts:?}");
    let mut pieces = printed.split(RANGE);
    let mut result = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (range, rest) = piece.split_once('}').expect("the end of a range");
        let numbers: Vec<usize> = range
            .split(|character: char| !character.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let [start, length] = numbers[..] else { panic!("a range has two numbers: {range}") };
        let _ = write!(result, "{:?}{rest}", &text.as_str()[start..start + length]);
    }
    result
}
