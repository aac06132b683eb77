//! Small events for the tests: everybody's place by an external value, so that ties are as the test wants them.

use std::fmt::Write as _;

use exaequo_model::{
    Color, Facts, NoShow, Outcome, PairedRounds, Pairing, ParticipantId, PlayerId, Points, Side, Tournament,
};
use exaequo_playoff::{Merged, Plan, PlayOff, PlayOffRegulations, Stake, Tie, TieOutcome, facts, merge};
use exaequo_testkit::crosstable;
use exaequo_tiebreak::{Decided, Edition, RankingOptions, Regulations, Sharing, Standings};

/// The regulations of the examples: one rapid game for each pairing.
pub(crate) const GAME: &str = "[[stage]]\nname = 'Rapid'\ntime-control = '15+10'\n";

/// An event in which everybody has the points given and, second, the value given: names A, B, C, … in this order.
pub(crate) fn event(scores: &[(u32, u32)]) -> Tournament {
    let mut table = String::from("@system swiss\n@start 2026-03-07\n");
    let name = |index: usize| char::from(b'A' + u8::try_from(index).unwrap());
    for index in 0..scores.len() {
        let _ = writeln!(table, "{}x ({}):", name(index), 2000 - 10 * index);
    }
    let mut facts = crosstable::facts(&table);
    facts.event.name = facts.text.push("Fjord Open");
    for (column, of) in [("p", 0), ("s", 1)] {
        let name = facts.text.push(column);
        let value =
            |score: &(u32, u32)| Some(Points::from_whole(i32::try_from([score.0, score.1][of]).unwrap()));
        let values = scores.iter().map(value).collect();
        facts.external.push(exaequo_model::ExternalColumn {
            name,
            better: exaequo_model::Better::Higher,
            values,
        });
    }
    Tournament::new(facts).unwrap()
}

/// Points are the first external value here; a value in brackets of nobody's games. The list is two criteria long.
pub(crate) fn standings(tournament: &Tournament) -> Standings {
    let edition = Edition::named("fide-2026-03").unwrap();
    let list = if tournament.external.is_empty() { "PTS,DE,SB" } else { "PTS,EXT:p,EXT:s" };
    Standings::new(tournament, &RankingOptions::new(Regulations::of(edition)).by(list).unwrap()).unwrap()
}

/// Regulations for such an event: a play-off after the first external value, unless told otherwise.
pub(crate) fn regulations(settings: &str) -> PlayOffRegulations {
    let after = if settings.contains("after") { "" } else { "after = 1\n" };
    let stage = if settings.contains("[[stage]]") { "" } else { GAME };
    let text = format!("method = 'play-off'\n{after}{settings}\n{stage}");
    PlayOffRegulations::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The letters of participants.
pub(crate) fn letters(tournament: &Tournament, who: &[ParticipantId]) -> String {
    who.iter().map(|&who| tournament.name_of(who).chars().next().unwrap()).collect()
}

/// A tie as `BCD 2-4 for 2-3` or, with spots, `BCD 2-4 for 1 spots`.
pub(crate) fn tie(tournament: &Tournament, tie: &Tie) -> String {
    let (first, last) = tie.places;
    let members = letters(tournament, &tie.members);
    match tie.stake {
        Stake::Places { last: stake } => format!("{members} {first}-{last} for {first}-{stake}"),
        Stake::Spots { count } => format!("{members} {first}-{last} for {count} spots"),
    }
}

/// The standings as `1A 2B 2C`, with `=` where a place is shared.
pub(crate) fn order(standings: &Standings) -> String {
    let row = |row: &exaequo_tiebreak::RankedRow| {
        let letter = letters(&standings.field.tournament, &[row.participant]);
        let shared = if row.place == Sharing::Shared { "=" } else { "" };
        format!("{}{shared}{letter}", row.rank.unwrap_or(0))
    };
    standings.rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

/// What separates each row from the one above: `.`, a number, `L` or `P`.
pub(crate) fn decided(standings: &Standings) -> String {
    let sign = |row: &exaequo_tiebreak::RankedRow| match row.decided {
        Decided::Nothing => '.',
        Decided::By(criterion) => char::from(b'0' + u8::try_from(criterion).unwrap()),
        Decided::Lots => 'L',
        Decided::PlayOff { .. } => 'P',
    };
    standings.rows.iter().map(sign).collect()
}

/// A game of a play-off: `A+B` White won, `A=B`, `A-B` Black won, `A?B` is not finished, `A0B` neither
/// appeared, `AxB` both lost by decision.
pub(crate) fn play(tournament: &Tournament, rounds: &[&str], who: &str) -> Tournament {
    let mut facts = Facts { rounds: PairedRounds::default(), ..(**tournament).clone() };
    facts.external.clear();
    facts.players.retain(|player| who.contains(&tournament.str(player.name)[..1]));
    facts.ratings.clear();
    let place = |letter: &str| {
        let found = facts.players.iter().position(|player| tournament.str(player.name).starts_with(letter));
        PlayerId(u32::try_from(found.unwrap_or_else(|| panic!("{letter} does not play"))).unwrap())
    };
    let mut paired = PairedRounds::default();
    for round in rounds {
        for game in round.split_whitespace() {
            let outcome = match &game[1..2] {
                "+" => Outcome::played(Side::Win, Side::Loss),
                "=" => Outcome::DRAWN,
                "-" => Outcome::played(Side::Loss, Side::Win),
                "0" => Outcome::Forfeited(NoShow::Both),
                "x" => Outcome::played(Side::Loss, Side::Loss),
                _ => Outcome::Pending,
            };
            paired.pairings.push(Pairing::new(place(&game[..1]), place(&game[2..]), outcome));
        }
        paired.close_round();
    }
    facts.schedule.rounds.clear();
    facts.schedule.announce(paired.count());
    facts.rounds = paired;
    Tournament::new(facts).unwrap()
}

/// What comes of a play-off: the order, what decides, and the decisions.
pub(crate) fn merged(
    tournament: &Tournament,
    settings: &str,
    rounds: &[&str],
) -> (String, String, Vec<TieOutcome>) {
    let mut standings = standings(tournament);
    let regulations = regulations(settings);
    let who: String = rounds.concat();
    let playoff = play(tournament, rounds, &who);
    let Merged { groups } = merge(&mut standings, &PlayOff::of_file(&playoff), &regulations);
    (order(&standings), decided(&standings), groups)
}

/// The plan of an event.
pub(crate) fn plan(tournament: &Tournament, settings: &str) -> Plan {
    Plan::new(&standings(tournament), &regulations(settings))
}

/// The plan as a tournament of its own.
pub(crate) fn planned(tournament: &Tournament, settings: &str) -> Tournament {
    let regulations = regulations(settings);
    let plan = Plan::new(&standings(tournament), &regulations);
    Tournament::new(facts(tournament, &plan, &regulations)).unwrap()
}

/// Colours as letters.
pub(crate) fn signs(colors: &[Color]) -> String {
    colors.iter().map(|color| if *color == Color::White { 'w' } else { 'b' }).collect()
}
