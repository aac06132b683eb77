//! Events with ties, and what is said about its play-offs.

use exaequo_event::playoff::{self, PlannedPlayOff, PlayOffInput};
use exaequo_event::{Event, Explanation, Standings};
use exaequo_model::{Facts, Outcome, PairedRounds, Pairing, PlayerId, Side, Tournament};
use exaequo_report::page::Page;
use exaequo_report::standings::{self as written, Detail, Layout};
use exaequo_report::{Lang, explain};
use exaequo_testkit::crosstable;

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
    Event::from(tournament.clone()).standings("PTS,TPN").unwrap()
}

pub(crate) fn regulations(settings: &str) -> PlayOffInput {
    let stages = if settings.contains("[[stage]]") { "" } else { RAPID };
    PlayOffInput::parse("playoff.toml", &format!("method = 'play-off'\n{settings}\n{stages}")).unwrap()
}

/// A plan, and what is written about it.
pub(crate) struct Planned(pub(crate) PlannedPlayOff);

impl Planned {
    pub(crate) fn to_page(&self, lang: Lang) -> Page {
        exaequo_report::playoff::plan::page(&self.0, lang)
    }

    pub(crate) fn to_json(&self) -> String {
        exaequo_report::playoff::plan::json(&self.0)
    }
}

/// Standings with the outcome of a play-off, and what is written about them.
pub(crate) struct PlayedOff(pub(crate) Standings);

impl PlayedOff {
    pub(crate) fn new(tournament: &Tournament, settings: &str, games: Tournament) -> Self {
        Self::of(&standings(tournament), settings, games)
    }

    pub(crate) fn of(standings: &Standings, settings: &str, games: Tournament) -> Self {
        let input = regulations(settings).with_games("playoff.trf", games.into());
        Self(playoff::merge(standings, &input).unwrap())
    }

    pub(crate) fn to_page(&self, lang: Lang) -> Page {
        written::page(&self.0, lang)
    }

    pub(crate) fn to_json(&self, layout: Layout) -> String {
        written::json(&self.0, Detail::Values, layout, Lang::En)
    }

    /// What separates two, by number.
    pub(crate) fn compare(&self, pair: [u32; 2]) -> Explanation {
        let [one, other] = pair.map(|number| number.to_string());
        self.0.compare(one.as_str(), other.as_str()).unwrap()
    }

    /// The same as people read it.
    pub(crate) fn compared(&self, pair: [u32; 2], lang: Lang) -> Page {
        explain::page(&self.compare(pair), lang)
    }
}

pub(crate) fn plan<T>(tournament: &Tournament, settings: &str, read: impl FnOnce(Planned) -> T) -> T {
    read(Planned(playoff::plan(&standings(tournament), &regulations(settings)).unwrap()))
}

/// The plan of a play-off that has begun with these games.
pub(crate) fn begun<T>(
    tournament: &Tournament,
    settings: &str,
    rounds: &[&str],
    read: impl FnOnce(Planned) -> T,
) -> T {
    let input = regulations(settings).with_games("playoff.trf", played(tournament, rounds).into());
    read(Planned(playoff::plan(&standings(tournament), &input).unwrap()))
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
    read: impl FnOnce(PlayedOff) -> T,
) -> T {
    read(PlayedOff::new(tournament, settings, played(tournament, rounds)))
}
