//! Rates a generated open over and over, for a profiler: `loop_rating TIMES PLAYERS rate|table|csv|json`.

use exaequo_model::{Date, Pace, Tournament};
use exaequo_rating::eligibility::findings;
use exaequo_rating::{Declared, Edition, Entrants, Input, Series, rate};
use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;
use exaequo_report::rating::Report;
use exaequo_report::standings::Layout;
use exaequo_testkit::Plan;

/// How a report is written.
type Form = fn(&Report<'_>) -> String;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse::<u32>().ok());
    let (times, players) = (number().unwrap_or(10_000), number().unwrap_or(300));
    let form: Option<Form> = match arguments.next().as_deref() {
        Some("table") => Some(|report| report.page(Lang::En, None).to_text(&Look::plain(Lang::En))),
        Some("csv") => Some(|report| report.page(Lang::En, None).to_csv()),
        Some("json") => Some(|report| report.to_json(Lang::En, None, Layout::Compact)),
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
    let rules = Edition::Fide2025Oct.provisions(Pace::Standard).expect("for standard chess");
    let declared = Declared::default();
    let entrants = Entrants::new(tournament, &rules, declared.basis, None);
    let input =
        Input { tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
    let rating = rate(&input);
    let findings = findings(&input, &rating);
    let series = Series::default();
    let (file, replaced) = ("open.trf", &[][..]);
    let report =
        Report { file, input: &input, rating: &rating, findings: &findings, series: &series, replaced };
    form.map_or(rating.players.len(), |form| form(&report).len())
}
