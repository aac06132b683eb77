//! The event around the games.

use exaequo_model::{
    Arbiter, Date, EventInfo, Facts, ListScope, PrimaryScore, System, TextBuffer, TieBreakList, TimeControl,
    TimePeriod,
};

use super::plan::{PairingForm, Plan, Purpose};
use crate::random::Random;

/// The number of the stream the event is drawn from.
const STREAM: u64 = 1;

const PLACES: [(&str, &str); 8] = [
    ("Bergen", "NOR"),
    ("Gijón", "ESP"),
    ("Québec", "CAN"),
    ("Łódź", "POL"),
    ("Aarhus", "DEN"),
    ("Weißenfels", "GER"),
    ("Malmö", "SWE"),
    ("Lyon", "FRA"),
];

/// The first day of every event that is generated.
const START: Date = Date::constant(2026, 3, 7);

/// What depends on the form of the tournament.
struct Wording {
    title: &'static str,
    description: &'static str,
    code: String,
    criteria: &'static str,
}

pub(super) fn describe(plan: &Plan, facts: &mut Facts) {
    let mut random = Random::stream(plan.seed, STREAM);
    let (city, federation) = *random.pick(&PLACES);
    let wording = wording(plan.form);
    let own = own_words(plan);
    let text = &mut facts.text;
    facts.event = EventInfo {
        name: text.push(&format!("{} {city} {}", wording.title, plan.seed)),
        city: text.push(city),
        federation: text.push(federation),
        start: Some(START),
        description: text.push(own.map_or(wording.description, |own| own.description)),
        system_code: text.push(own.map_or(&wording.code, |own| own.code)),
        tie_breaks: Some(TieBreakList { text: text.push(wording.criteria), scope: ListScope::Tied }),
        ..officials(text, plan.purpose)
    };
    facts.system = Some(system(plan.form));
    facts.primary = matches!(plan.form, PairingForm::Teams { .. }).then_some(PrimaryScore::MatchPoints);
    schedule(plan, facts);
}

/// What says in a file that its pairings are not those of a FIDE system.
#[derive(Clone, Copy)]
struct OwnWords {
    /// The older form has no code and only this.
    description: &'static str,
    code: &'static str,
}

/// Pairings by score groups are no Dutch system, and nobody shall think so.
const fn own_words(plan: &Plan) -> Option<OwnWords> {
    match (plan.purpose, plan.form) {
        (Purpose::Tests, _) | (_, PairingForm::RoundRobin { .. }) => None,
        (Purpose::Everybody, PairingForm::Swiss) => Some(OwnWords {
            description: "Individual: Swiss-System, generated, no FIDE pairings",
            code: "OTHER_SWISS",
        }),
        (Purpose::Everybody, PairingForm::Teams { .. }) => Some(OwnWords {
            description: "Team: Swiss-System, generated, no FIDE pairings",
            code: "OTHER_TEAM_SWISS_MP_GP",
        }),
    }
}

fn officials(text: &mut TextBuffer, purpose: Purpose) -> EventInfo {
    let period = TimePeriod { moves: None, seconds: 5400, increment: 30 };
    EventInfo {
        chief_arbiter: Arbiter { text: text.push("IA Lund, Kari (1500999)") },
        deputies: vec![Arbiter { text: text.push("FA Moe, Per") }],
        time_text: text.push("90 min + 30 s per move from move 1"),
        time_control: TimeControl { white: vec![period], black: Vec::new() },
        controller: text.push(match purpose {
            Purpose::Tests => "exaequo testkit",
            Purpose::Everybody => "exaequo generate, no FIDE pairings",
        }),
        ..EventInfo::default()
    }
}

fn wording(form: PairingForm) -> Wording {
    match form {
        PairingForm::Swiss => Wording {
            title: "Open",
            description: "Individual: Swiss-System",
            code: "FIDE_DUTCH".to_owned(),
            criteria: "BH/C1,BH,SB,DE",
        },
        PairingForm::RoundRobin { cycles } => Wording {
            title: "Masters",
            description: "Individual: Round-Robin",
            code: format!("BERGER_ROUNDROBIN_G{cycles}"),
            criteria: "DE,WON,SB,KS",
        },
        PairingForm::Teams { .. } => Wording {
            title: "Team Cup",
            description: "Team: Swiss-System",
            code: "FIDE_TEAM_TYPEA_MP_GP".to_owned(),
            criteria: "MPvGP,EDET/P,EMGSB/C1/P,BH:GP/C1",
        },
    }
}

const fn system(form: PairingForm) -> System {
    match form {
        PairingForm::Swiss | PairingForm::Teams { .. } => System::Swiss,
        PairingForm::RoundRobin { cycles } => System::RoundRobin { cycles },
    }
}

/// One round a day.
fn schedule(plan: &Plan, facts: &mut Facts) {
    facts.schedule.announce(plan.rounds);
    let mut day = START;
    for round in &mut facts.schedule.rounds {
        round.date = Some(day);
        facts.event.end = Some(day);
        day = day.tomorrow().expect("no event lasts until the end of the calendar");
    }
}
