//! A new event: what it is called and how it is played; its players can be pasted at once.

use axum::extract::{Form as Sent, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::playoff::Cycles;
use exaequo::event::{Builder, entries};
use exaequo::model::{ListScope, TieBreakList};
use exaequo::tiebreak::Preset;
use exaequo::{Event, Lang};
use exaequo_desk::change::event::About;
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::language::Speaks;
use crate::pages::running::details;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// The fewest that make a round robin, and the most.
const FEWEST: usize = 3;
const MOST: usize = 40;
/// The rounds of a Swiss where nobody says how many.
const ROUNDS: u16 = 5;
/// The boards of a match where nobody says how many.
const BOARDS: u16 = 4;

/// How an event is played, and the list it is ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    name: &'static str,
    /// The system as the log calls it.
    system: &'static str,
    has_teams: bool,
    list: &'static str,
}

const WAYS: [Way; 5] = [
    Way { name: "swiss", system: "swiss", has_teams: false, list: "fide-swiss" },
    Way { name: "round-robin", system: "round-robin", has_teams: false, list: "fide-round-robin" },
    Way {
        name: "double-round-robin",
        system: "double-round-robin",
        has_teams: false,
        list: "fide-round-robin",
    },
    Way { name: "teams", system: "swiss", has_teams: true, list: "fide-team-swiss" },
    Way { name: "team-round-robin", system: "round-robin", has_teams: true, list: "ffe-team-round-robin" },
];

impl Way {
    fn named(name: &str) -> Self {
        WAYS.into_iter().find(|way| way.name == name).unwrap_or(WAYS[0])
    }

    fn is_round_robin(self) -> bool {
        self.system != "swiss"
    }

    fn words(self, lang: Lang) -> String {
        match self.name {
            "round-robin" => say!(lang, "Round robin"),
            "double-round-robin" => say!(lang, "Double round robin"),
            "teams" => say!(lang, "Teams, Swiss"),
            "team-round-robin" => say!(lang, "Teams, round robin"),
            _ => say!(lang, "Swiss"),
        }
    }
}

/// `GET /new`.
pub(crate) async fn get(Speaks(lang): Speaks) -> Response {
    let about = About { start: clock::today().to_string(), ..About::default() };
    page(&about, &Fields::default(), Vec::new(), lang)
}

fn page(about: &About, typed: &Fields, notes: Vec<Note>, lang: Lang) -> Response {
    let ways = WAYS.map(|way| (way.name.to_owned(), way.words(lang))).into();
    let mut fields = details::fields(about, lang);
    let system = say!(lang, "How it is played");
    fields.insert(1, Field::new("system", system, Way::named(typed.get("system")).name, Kind::Choice(ways)));
    fields.push(Field::new(
        "boards",
        say!(lang, "Boards of a match of teams"),
        typed.get("boards"),
        Kind::Number(1, 50),
    ));
    let players_about = say!(
        lang,
        "One on each line, with the rating if there is one. Cells can be pasted from a spreadsheet. Or later."
    );
    let players = say!(lang, "Players, in the order of their numbers");
    fields.push(Field::new("players", players, typed.get("players"), Kind::Area(8)).about(players_about));
    let form = Form { action: "/new".to_owned(), fields, button: say!(lang, "Create"), ..Form::default() };
    let sheet = Sheet {
        title: say!(lang, "A new event"),
        about: say!(
            lang,
            "Only the name, the first day and how it is played are needed; everything can be changed later."
        ),
        notes,
        blocks: vec![Block::new("", &form)],
        ..Sheet::default()
    };
    sheet.of_desk("/new", lang)
}

/// `POST /new`.
pub(crate) async fn post(
    State(desk): State<Desk>,
    Speaks(lang): Speaks,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let way = Way::named(fields.get("system"));
    let made = details::typed(&fields, way.system, lang)
        .and_then(|about| event(&about, way, &fields, lang).map_err(|wrong| Box::new((about, wrong))));
    match made {
        Ok(event) => {
            let id = desk.add("", event.to_json().into_bytes(), event.name()).await?;
            let next = if event.tournament().rounds.count() > 0 {
                "round/1/enter"
            } else if event.tournament().players.is_empty() {
                "run/players"
            } else {
                "run"
            };
            Ok(Redirect::to(&format!("/e/{id}/{next}")).into_response())
        }
        Err(refused) => {
            let (about, wrong) = *refused;
            Ok(page(&about, &fields, vec![Note::new(Level::Refuse, wrong)], lang))
        }
    }
}

/// The event, or what is wrong with what was typed.
fn event(about: &About, way: Way, fields: &Fields, lang: Lang) -> Result<Event, String> {
    let read = entries::read(fields.get("players"));
    if let Some(fault) = read.faults.first() {
        return Err(said(fault, lang));
    }
    let found = read.players.len();
    let pairs_now = way.is_round_robin() && !way.has_teams && found > 0;
    if pairs_now && !(FEWEST..=MOST).contains(&found) {
        let (fewest, most) = (FEWEST, MOST);
        return Err(say!(
            lang,
            "A round robin has {fewest} to {most} players; here are {found}.",
            fewest,
            most,
            found
        ));
    }
    let mut builder =
        Event::builder(&about.name).rounds(if about.rounds == 0 { ROUNDS } else { about.rounds });
    for (_, player) in read.players {
        builder.add(player);
    }
    if way.has_teams {
        builder = builder.boards(fields.number("boards").unwrap_or(BOARDS));
    }
    rank_by(&mut builder, way.list);
    let mut event = builder.build().map_err(|error| said(&error, lang))?;
    let about = About { rounds: event.tournament().schedule.announced(), ..about.clone() };
    event.describe(&about.details(&event)).map_err(|error| said(&error, lang))?;
    if pairs_now {
        let cycles = if way.system == "double-round-robin" { Cycles::Double } else { Cycles::Single };
        event.pair_round_robin(cycles).map_err(|error| said(&error, lang))?;
    }
    Ok(event)
}

fn rank_by(builder: &mut Builder, list: &str) {
    let facts = builder.facts_mut();
    if let Some(preset) = Preset::named(list) {
        let text = facts.text.push(preset.list);
        facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Everybody });
    }
}
