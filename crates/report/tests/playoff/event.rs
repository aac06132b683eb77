//! Events with ties, and what is said about its play-offs.

use exaequo_model::{Facts, Outcome, PairedRounds, Pairing, PlayerId, Side, Tournament};
use exaequo_playoff::{Merged, Plan, PlayOff, PlayOffRegulations, continued, merge};
use exaequo_report::playoff::{MergedSheet, PlanSheet};
use exaequo_report::standings::{Chosen, Sheet};
use exaequo_testkit::crosstable;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};

/// Six who are tied two by two.
pub(crate) const SIX: &str = "
    @system swiss
    @start 2026-03-06
    Alyx Côté     (2300): D+w  B=b  C+w
    Bruno Müller  (2250): E+b  A=w  D+w
    Chloé Dubois  (2200): F+w  D=b  A-b
    Dana Ruiz     (2150): A-b  C=w  B-b
    Emil Foss     (2100): B-w  F+b  F=w
    Farah Levi           : C-b  E-w  E=b
";

pub(crate) const RAPID: &str = "
[[stage]]
name = 'Rapid'
games = 2
time-control = '15+10'

[[stage]]
name = 'Decisive game'
time-control = '5+0 | 4+0'
drawn = 'black-wins'
";

/// As many as asked for, all with nothing: everybody is tied.
pub(crate) fn level(count: usize) -> Tournament {
    let names = ["Alyx", "Bruno", "Chloé", "Dana", "Emil", "Farah", "Gil"].map(str::to_owned);
    let others = (8..).map(|number| format!("P{number}"));
    let lines: Vec<String> = names.into_iter().chain(others).take(count).map(|name| name + ":").collect();
    named(crosstable::facts(&format!("@system swiss\n@start 2026-03-06\n{}", lines.join("\n"))))
}

pub(crate) fn six() -> Tournament {
    named(crosstable::facts(SIX))
}

fn named(mut facts: Facts) -> Tournament {
    facts.event.name = facts.text.push("Fjord Open");
    Tournament::new(facts).unwrap()
}

pub(crate) fn standings(tournament: &Tournament) -> Standings {
    let edition = Edition::named("fide-2026-03").unwrap();
    Standings::new(tournament, &RankingOptions::new(Regulations::of(edition)).by("PTS,TPN").unwrap()).unwrap()
}

pub(crate) fn regulations(settings: &str) -> PlayOffRegulations {
    let stages = if settings.contains("[[stage]]") { "" } else { RAPID };
    PlayOffRegulations::parse(&format!("method = 'play-off'\n{settings}\n{stages}")).unwrap()
}

pub(crate) fn plan<T>(tournament: &Tournament, settings: &str, read: impl FnOnce(PlanSheet<'_>) -> T) -> T {
    let (standings, regulations) = (standings(tournament), regulations(settings));
    let plan = Plan::new(&standings, &regulations);
    read(PlanSheet { standings: &standings, regulations: &regulations, plan: &plan, played: None })
}

/// The plan of a play-off that has begun with these games.
pub(crate) fn begun<T>(
    tournament: &Tournament,
    settings: &str,
    rounds: &[&str],
    read: impl FnOnce(PlanSheet<'_>) -> T,
) -> T {
    let (standings, regulations) = (standings(tournament), regulations(settings));
    let games = played(tournament, rounds);
    let plan = continued(&standings, &PlayOff::of_file(&games), &regulations);
    read(PlanSheet { standings: &standings, regulations: &regulations, plan: &plan, played: Some(&games) })
}

/// A play-off with these games, `1+2` for a win of the first, who has White; numbers are those of the tournament.
pub(crate) fn played(tournament: &Tournament, rounds: &[&str]) -> Tournament {
    let mut facts = (**tournament).clone();
    let mut paired = PairedRounds::default();
    for round in rounds {
        for game in round.split_whitespace() {
            let who = |digit: &str| PlayerId(digit.parse::<u32>().unwrap() - 1);
            let outcome = match &game[1..2] {
                "+" => Outcome::played(Side::Win, Side::Loss),
                "-" => Outcome::played(Side::Loss, Side::Win),
                "=" => Outcome::DRAWN,
                _ => Outcome::Pending,
            };
            paired.pairings.push(Pairing::new(who(&game[..1]), who(&game[2..]), outcome));
        }
        paired.close_round();
    }
    facts.schedule.announce(paired.count());
    facts.rounds = paired;
    Tournament::new(facts).unwrap()
}

pub(crate) fn merged<T>(
    tournament: &Tournament,
    settings: &str,
    rounds: &[&str],
    read: impl FnOnce(MergedSheet<'_>) -> T,
) -> T {
    let (mut standings, regulations) = (standings(tournament), regulations(settings));
    let playoff = played(tournament, rounds);
    let merged: Merged = merge(&mut standings, &PlayOff::of_file(&playoff), &regulations);
    let chosen = Chosen::ByStart(tournament.event.start.unwrap());
    let sheet = Sheet { standings: &standings, chosen, reading: None };
    read(MergedSheet { sheet, merged: &merged, regulations: &regulations })
}
