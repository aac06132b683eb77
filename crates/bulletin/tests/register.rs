//! What an officer and a player are told of events: every figure leads to the rating that was published.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on ends")]

#[allow(dead_code, reason = "an office that has more to do elsewhere")]
#[path = "../../register/tests/it/office.rs"]
mod office;

use exaequo_bulletin::{check, explain, inbox, player, preview};
use exaequo_model::Date;
use exaequo_register::fact::{Adjusted, Announced};
use exaequo_register::{CoveringLetter, Fact, Kind, Register};
use exaequo_report::Lang;
use exaequo_report::html::Links;

use office::{Event, Office, against, day, players_with_k};

/// Ten players of 1800; only the first has a K of 40.
fn office() -> Office {
    let k = |number| if number == 1 { 40 } else { 20 };
    Office::beginning("2026-01-01", &players_with_k((1..=11).map(|number| (number, 1800, k(number)))))
}

/// The first player wins against all others.
fn ten_wins(name: &'static str, days: [&'static str; 2]) -> Event {
    against(name, days, 1, 2..=11, "1111111111")
}

fn of_kind(kind: Kind) -> CoveringLetter {
    CoveringLetter { kind: Some(kind), ..CoveringLetter::default() }
}

/// The pages of a player about the events of a list.
fn pages(office: &Office, number: u64, list: &str) -> Vec<String> {
    let explained = Register::explain(&office.ledger, number, [day(list); 2], &office.shelf).unwrap();
    explain::pages(&explained, Lang::En).iter().map(exaequo_bulletin::page::Page::to_markdown).collect()
}

/// The last new rating that a page comes to.
fn last_rating(page: &str) -> Option<u16> {
    let line = page.lines().rfind(|line| line.contains("Rn = ")).unwrap_or_default();
    line.rsplit("→ ").next().and_then(|rating| rating.trim().parse().ok())
}

#[test]
fn article_12_4_games_of_another_kind_of_play_change_nothing_in_an_explanation() {
    let mut office = office();
    let days = ["2026-01-10", "2026-01-11"];
    office.rate(&ten_wins("Open", days).trf());
    office.rate_with(&against("Rapid", days, 1, 2..=11, "0000000000").trf(), &of_kind(Kind::Rapid));
    office.rate_with(&against("Our own", days, 1, 2..=11, "==========").trf(), &of_kind(Kind::National));
    office.close("2026-02-01");
    let pages = pages(&office, 1, "2026-02-01");
    assert_eq!(pages.len(), 3);
    for (page, kind) in pages.iter().zip([Kind::Standard, Kind::Rapid]) {
        assert!(!page.contains("Several events"), "{page}");
        assert_eq!(last_rating(page), office.rating_of(kind, 1, "2026-02-01"), "{page}");
    }
    assert!(pages[0].contains("FIDE ratings, standard"), "{}", pages[0]);
    assert!(pages[1].contains("FIDE ratings, rapid"), "{}", pages[1]);
    assert!(pages[2].contains("National ratings, standard"), "{}", pages[2]);
}

/// Twenty games of K 40 are more than 700: K is 35 for both events, although each of them alone keeps within it.
#[test]
fn ruling_49_events_that_share_a_list_are_explained_together_however_they_came_there() {
    let mut late = office();
    late.close("2026-02-01");
    late.rate(&ten_wins("Late", ["2026-01-10", "2026-01-11"]).trf());
    late.rate(&ten_wins("In time", ["2026-02-10", "2026-02-11"]).trf());
    late.close("2026-03-01");
    let mut assigned = office();
    let early =
        assigned.receive(&ten_wins("Early", ["2026-01-10", "2026-01-11"]).trf(), &of_kind(Kind::Standard));
    let facts = assigned.register().accept(early.event(), Some(day("2026-03-01")), &assigned.shelf).unwrap();
    assigned.enter(facts);
    assigned.rate(&ten_wins("In time", ["2026-02-10", "2026-02-11"]).trf());
    assigned.close_until("2026-03-01");
    for office in [late, assigned] {
        assert_eq!(office.rating(1, "2026-03-01"), Some(2150));
        let pages = pages(&office, 1, "2026-03-01");
        assert_eq!(pages.len(), 2);
        for page in &pages {
            assert!(page.contains("K 40 → 35: K × n is at most 700 in a period, n = 20 (8.56)"), "{page}");
            assert!(page.contains("Several events of the period together"), "{page}");
            assert_eq!(last_rating(page), Some(2150), "{page}");
        }
    }
}

#[test]
fn article_7_21_the_explanation_of_a_delisted_player_says_why_it_is_that_of_a_newcomer() {
    let mut office = office();
    let (number, kind, list) = (1, Kind::Standard, day("2026-02-01"));
    let gone = Adjusted { number, kind, list, rating: None, games: None, highest: None };
    office.enter(vec![Fact::Adjusted(gone)]);
    office.close("2026-02-01");
    office.rate(&ten_wins("Over the list", ["2026-01-20", "2026-02-10"]).trf());
    office.close("2026-03-01");
    let pages = pages(&office, 1, "2026-03-01");
    assert!(pages[0].contains("7.21 note: "), "{}", pages[0]);
    assert!(pages[0].contains("First rating (8.2)"), "{}", pages[0]);
}

fn previewed(office: &Office, list: Date) -> String {
    let mut register = office.register();
    register.preview(&office.shelf, list, &mut |_| {}).unwrap();
    preview::page(&register, list, Lang::En).to_csv()
}

/// 7.11: a standard rating that stands in makes nobody new; 7.14: who has no result that counts waits for nothing.
#[test]
fn articles_7_11_and_7_14_a_preview_counts_whom_its_tables_show() {
    let mut office = office();
    let days = ["2026-01-10", "2026-01-11"];
    office.rate_with(&ten_wins("Rapid", days).trf(), &of_kind(Kind::Rapid));
    // A new player who loses all games has no result that is kept.
    office.rate(&against("Open", days, 50, 2..=11, "0000000000").trf());
    let shown = previewed(&office, day("2026-02-01"));
    let figures: Vec<&str> =
        shown.lines().filter(|line| line.contains(",new,") || line.contains(",pending,")).collect();
    assert!(!figures.is_empty() && figures.iter().all(|line| line.ends_with(",0")), "{figures:?}\n{shown}");
}

#[test]
fn article_9_2_what_was_announced_as_not_rated_stays_listed_when_a_report_comes() {
    let mut office = office();
    let days = ["2026-01-10", "2026-01-11"];
    let title = || "Open".to_owned();
    let announced = [
        Announced::Registered { title: title(), days: days.map(day) },
        Announced::NotRated { title: title(), days: days.map(day) },
    ];
    let said = announced.each_ref().map(|one| inbox::announced_event(one, Lang::En));
    assert_eq!(said[0], "Open, from 10 January 2026: registered (0.4); a report is due (9.1).");
    assert_eq!(said[1], "Open, from 10 January 2026: will not be rated, as the invitations say (9.2).");
    office.enter(announced.map(Fact::Announced).to_vec());
    office.receive(&ten_wins("Open", days).trf(), &CoveringLetter::default());
    let shown = inbox::events(&office.register(), None, Lang::En).to_markdown();
    assert!(shown.contains("not rated, as the invitations said (9.2); reported all the same"), "{shown}");
    assert!(!shown.contains("a report is due"), "{shown}");
}

/// Ruling 63: whoever has lost the only rating to a correction still finds what was published.
#[test]
fn ruling_63_a_first_rating_that_a_correction_took_away_is_told() {
    let mut office = office();
    let event = office.rate(&against("First", ["2026-01-10", "2026-01-11"], 99, 2..=6, "11=00").trf());
    office.close("2026-02-01");
    let published = office.rating(99, "2026-02-01").unwrap().to_string();
    office.correct(office.register().withdraw(event).unwrap());
    let register = office.register();
    let mut history = register.history(register.persons.find(99).unwrap());
    history.revised = register.revised_rows(&office.ledger, 99, &office.shelf).unwrap();
    let page = player::page(&history, None, None, Lang::En).to_markdown();
    let row = page.lines().find(|line| line.contains("1 February 2026")).unwrap_or_default();
    assert!(row.contains(&published), "{page}");
}

/// 7.11: whose ratings are used of an event that began before the register has to be said.
#[test]
fn article_7_11_a_check_names_the_list_used_for_an_event_from_before_the_register() {
    let office = office();
    let said = |days: [&'static str; 2]| {
        let mut office = office.clone();
        let event = office.receive(&ten_wins("Cup", days).trf(), &CoveringLetter::default()).event();
        let register = office.register();
        let checked = register.check(event, &office.shelf).unwrap();
        check::page(&register, &[checked], Lang::En).to_markdown()
    };
    let sentence = "It began before the list of 1 January 2026, with which the register begins";
    assert!(said(["2025-12-28", "2026-01-03"]).contains(sentence));
    assert!(!said(["2026-01-01", "2026-01-03"]).contains(sentence));
}

/// 12.4, 7.14: whoever has no rating yet is told what is kept, and whoever did not play that nothing was rated.
#[test]
fn article_12_4_an_explanation_without_games_says_so_and_what_is_kept() {
    let mut office = office();
    office.rate(&against("First", ["2026-01-10", "2026-01-11"], 99, 2..=4, "10=").trf());
    office.close_until("2026-03-01");
    let shown = |number: u64, list: &str| {
        let list = day(list);
        let found = Register::explain(&office.ledger, number, [list; 2], &office.shelf).unwrap();
        let history = found.register.history(found.register.persons.find(number).unwrap());
        explain::with_lists(&history, list, &found, Lang::En)[0].to_markdown()
    };
    let nothing = "No game of the player is rated on the list of 1 March 2026.";
    assert!(shown(99, "2026-03-01").contains(nothing));
    assert!(shown(99, "2026-03-01").contains("Results that are kept (7.14)"));
    assert!(shown(1, "2026-03-01").contains(nothing));
    assert!(!shown(1, "2026-03-01").contains("Results that are kept"));
    assert!(!shown(99, "2026-02-01").contains("No game of the player"));
}

/// 7.14, 12.4: whoever has no rating yet is led to the results that are kept.
#[test]
fn article_7_14_the_page_of_a_player_without_a_rating_leads_to_what_is_kept() {
    let mut office = office();
    office.rate(&against("First", ["2026-01-10", "2026-01-11"], 99, 2..=4, "10=").trf());
    office.close_until("2026-03-01");
    let register = office.register();
    let shown = |number: u64| {
        let history = register.history(register.persons.find(number).unwrap());
        let page = player::illustrated(&history, None, |list| format!("games/{list}"), Lang::En);
        page.to_html_fragment(Links::None)
    };
    assert!(shown(99).contains("href=\"games/2026-03-01\">1 March 2026</a>"), "{}", shown(99));
    assert!(shown(99).contains("Results that are kept until there is a rating (7.14)"));
    assert!(!shown(1).contains("Results that are kept"), "{}", shown(1));
}

/// Ruling 63: a new version of a rated event is for no list to come, and accepting it is a correction.
#[test]
fn ruling_63_a_new_version_of_a_rated_event_is_told_as_one() {
    let mut office = office();
    let days = ["2026-01-10", "2026-01-11"];
    let event = office.rate(&ten_wins("Cup", days).trf());
    office.close("2026-02-01");
    office.receive(&against("Cup", days, 1, 2..=11, "1111111110").trf(), &CoveringLetter::default());
    let register = office.register();
    let checked = register.check(event, &office.shelf).unwrap();
    let page = check::page(&register, &[checked], Lang::En).to_markdown();
    assert!(page.contains("It is a new version of an event on a closed list"), "{page}");
    let shown = previewed(&office, day("2026-03-01"));
    assert!(shown.contains("has a new version that is not decided (9.1)"), "{shown}");
    assert!(!shown.contains("is for this list"), "{shown}");
}
