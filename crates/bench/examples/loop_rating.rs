//! Rates a generated open over and over, for a profiler: `loop_rating TIMES PLAYERS rate|table|csv|json`.

use exaequo_event::{Event, Rated, Rating};
use exaequo_generate::Plan;
use exaequo_model::{Date, Tournament};
use exaequo_report::diagnostic::Look;
use exaequo_report::standings::Layout;
use exaequo_report::{Lang, rating};

/// How a report is written.
type Form = fn(&Rated) -> String;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse::<u32>().ok());
    let (times, players) = (number().unwrap_or(10_000), number().unwrap_or(300));
    let form: Option<Form> = match arguments.next().as_deref() {
        Some("table") => Some(|rated| rating::page(rated, None, Lang::En).to_text(&Look::plain(Lang::En))),
        Some("csv") => Some(|rated| rating::page(rated, None, Lang::En).to_csv()),
        Some("json") => Some(|rated| rating::json(rated, None, Layout::Compact, Lang::En)),
        _ => None,
    };
    let mut facts = Plan::swiss(players, 9, 2026).tournament().into_facts();
    facts.event.start = Some(Date::constant(2026, 3, 1));
    let tournament = Tournament::new(facts).expect("still coherent");
    for _ in 0..times {
        std::hint::black_box(rated(&tournament, form));
    }
}

fn rated(tournament: &Tournament, form: Option<Form>) -> usize {
    let rating = Rating::default().edition("fide-2025-10").expect("the name of an edition");
    let rated = Event::from(tournament.clone()).rate(&rating).expect("for standard chess");
    form.map_or(rated.rating().players.len(), |form| form(&rated).len())
}
