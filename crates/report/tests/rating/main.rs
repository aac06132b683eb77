//! Rating reports, as people and programs read them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_event::{Event, Rated, Rating, SeriesEvent, rate_together};
use exaequo_model::{FideId, PlayerId, RoundNumber, Tournament};
use exaequo_rating::Edition;
use exaequo_rating::eligibility::Finding;
use exaequo_rating::one_time_changes::OneTimeChange;
use exaequo_report::diagnostic::Look;
use exaequo_report::page::Page;
use exaequo_report::rating::{Whose, eligibility, page};
use exaequo_report::standings::Layout;
use exaequo_report::{Lang, rating};
use exaequo_testkit::crosstable;
use exaequo_trf::ReadOptions;
use serde_json::Value;

const EXAMPLE: &str = "../../tests/golden/regulations/rating_8_58.trf";

fn read(path: &str) -> Tournament {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    exaequo_trf::read(std::fs::read(path).unwrap(), &ReadOptions::default()).tournament.unwrap()
}

fn rated(tournament: &Tournament) -> Rated {
    together([tournament.clone()], None).remove(0)
}

/// Events by an edition, or by that of their first day.
fn together(events: impl IntoIterator<Item = Tournament>, edition: Option<&Edition>) -> Vec<Rated> {
    let event = |tournament| SeriesEvent::new("event.trf", Event::from(tournament));
    let rating = Rating::default();
    let rating =
        edition.map_or_else(|| rating.clone(), |edition| rating.clone().edition(edition.name).unwrap());
    rate_together(&events.into_iter().map(event).collect::<Vec<_>>(), &[], &rating).unwrap()
}

/// Tables as wide as they are.
fn shown(page: &Page) -> String {
    page.to_text_with_tables(&Look::plain(page.lang), usize::MAX)
}

/// Two events of a period, begun before and after the list of March 2010.
fn period(edition: &Edition) -> Vec<Rated> {
    let event = |days: [&str; 2], rating: u16| {
        let mut facts = crosstable::facts(&format!("@system swiss\nA ({rating}): B+w\nB ({rating}): A-b\n"));
        [facts.event.start, facts.event.end] = days.map(|day| Some(day.parse().unwrap()));
        for (player, id) in facts.players.iter_mut().zip(11..) {
            player.fide_id = FideId::Number(id);
        }
        Tournament::new(facts).unwrap()
    };
    let events = [event(["2010-02-20", "2010-02-26"], 2395), event(["2010-03-10", "2010-03-15"], 2405)];
    together(events, Some(edition))
}

/// 8.56 of July 2009: 15 × 0.5 and 10 × 0.5 have no K in common; 20 and 20 of the text have.
#[test]
fn article_8_56_ruling_42_a_period_with_two_k() {
    let of = |edition, lang| {
        let events = period(edition);
        let last = &events[1];
        let json: Value = serde_json::from_str(&rating::json(last, None, Layout::Pretty, Lang::En)).unwrap();
        let table = shown(&page(last, None, lang));
        let games = shown(&page(last, Some(&[PlayerId(0), PlayerId(1)]), lang));
        let csv = rating::table(&events, &Whose::Everybodys, Lang::En).unwrap().to_csv().replace('\r', "");
        (json["players"][0]["period"].clone(), format!("{table}\n{games}\n{csv}"))
    };
    let (period, text) = of(Edition::FIDE_2009_PRACTICE, Lang::Fr);
    assert_eq!((&period["k"], &period["change"]), (&Value::Null, &serde_json::json!(12.5)));
    assert!(text.contains("K × (W − We) = 15 × 0,50 + 10 × 0,50 = +12,50"), "{text}");
    assert!(text.contains("K × (W − We) = 15 × (−0,50) + 10 × (−0,50) = −12,50"), "{text}");
    insta::assert_snapshot!(text);
    let (period, text) = of(Edition::FIDE_2009_TEXT, Lang::En);
    assert_eq!((&period["k"], &period["change"]), (&serde_json::json!(20), &serde_json::json!(20)));
    assert!(text.contains("K = 20\n"), "{text}");
}

fn json(path: &str) -> Value {
    serde_json::from_str(&rating::json(&rated(&read(path)), None, Layout::Pretty, Lang::En)).unwrap()
}

/// Columns of the golden table with the numbers the regulation prints.
#[test]
fn article_8_58_from_the_file_to_the_printed_table() {
    let report = json(EXAMPLE);
    let text = std::fs::read_to_string(format!(
        "{}/../../tests/golden/regulations/rating_8_58_expected.csv",
        env!("CARGO_MANIFEST_DIR")
    ))
    .unwrap();
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip(1)
        .take_while(|line| !line.trim().is_empty())
        .map(|line| line.trim().split(',').collect())
        .collect();
    let players = report["players"].as_array().unwrap();
    assert_eq!((rows.len(), players.len()), (10, 10));
    for (row, player) in rows.iter().zip(players) {
        let printed = |column: usize| row[column].parse::<Value>().ok();
        let same = |column: usize, field: &str| {
            if let Some(number) = printed(column) {
                assert_eq!(player[field].as_f64(), number.as_f64(), "{} {field}", row[0]);
            }
        };
        assert_eq!(player["name"], row[0]);
        assert_eq!(player["ro"].is_null(), row[1] == "U");
        for (column, field) in [(2, "w"), (7, "rc"), (8, "ru"), (9, "we"), (10, "k"), (11, "change")] {
            same(column, field);
        }
    }
    assert_eq!(report["edition"], "fide-2009-text");
    assert_eq!(report["ignored"], Value::Array(Vec::new()));
}

#[test]
fn the_fields_programs_rely_on() {
    let report = json(EXAMPLE);
    assert_eq!(report["schema"], "exaequo/rating/1");
    let fields = ["id", "ro", "rc", "w", "n", "we", "k", "k_assumed", "change", "rn", "rp", "ru", "status"];
    for player in report["players"].as_array().unwrap() {
        let object = player.as_object().unwrap();
        assert!(fields.iter().all(|field| object.contains_key(*field)), "{player}");
    }
    let statuses: Vec<_> = report["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["status"].as_str().unwrap())
        .collect();
    assert_eq!(statuses.iter().filter(|status| **status == "first_rating").count(), 4);
    assert_eq!(statuses.iter().filter(|status| **status == "rated").count(), 6);
}

fn in_all_languages(path: &str) -> String {
    let rated = rated(&read(path));
    Lang::ALL.map(|lang| shown(&page(&rated, None, lang))).join("\n")
}

#[test]
fn a_round_robin_with_newcomers() {
    insta::assert_snapshot!(in_all_languages(EXAMPLE));
}

#[test]
fn a_swiss_with_games_that_do_not_count() {
    insta::assert_snapshot!(in_all_languages("tests/show/fjord.trf"));
}

#[test]
fn a_team_event_by_board() {
    insta::assert_snapshot!(shown(&page(&rated(&read("tests/show/team.trf")), None, Lang::En)));
}

#[test]
fn one_player_game_by_game() {
    let rated = rated(&read(EXAMPLE));
    let texts =
        Lang::ALL.map(|lang| [5, 8].map(|player| shown(&page(&rated, Some(&[PlayerId(player)]), lang))));
    insta::assert_snapshot!(texts.concat().join("\n"));
}

#[test]
fn other_forms() {
    let rated = rated(&read(EXAMPLE));
    let forms = [|page: &Page| page.to_csv().replace('\r', ""), Page::to_markdown, Page::to_html];
    let texts = forms.map(|form| {
        let pages = [
            page(&rated, None, Lang::En),
            page(&rated, Some(&[PlayerId(0)]), Lang::En),
            eligibility::page(&rated, Lang::En),
        ];
        pages.each_ref().map(form).join("\n")
    });
    insta::assert_snapshot!(without_style(&texts.join("\n")));
}

/// The style sheet of a page is read where it stands.
fn without_style(text: &str) -> String {
    let (first, pages) = text.split_once("<style>").unwrap_or((text, ""));
    let rest = pages.split("<style>").filter_map(|page| page.split_once("</style>")).map(|(_, rest)| rest);
    std::iter::once(first).chain(rest).collect()
}

#[test]
fn json_of_one_player() {
    let rated = rated(&read(EXAMPLE));
    insta::assert_snapshot!(rating::json(&rated, Some(&[PlayerId(7)]), Layout::Pretty, Lang::En));
}

#[test]
fn on_one_line() {
    let text = rating::json(&rated(&read(EXAMPLE)), None, Layout::Compact, Lang::En);
    assert_eq!(text.lines().count(), 1);
    let line: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(line, json(EXAMPLE));
}

/// 6.2: what was put together are play-offs, not tie-breaks.
#[test]
fn stages_put_together_are_named() {
    let path = format!("{}/{EXAMPLE}", env!("CARGO_MANIFEST_DIR"));
    let rounds = read(EXAMPLE).rounds.count();
    let mut file = std::fs::read(path).unwrap();
    file.extend(format!("### exaequo play-off round={rounds}\n").as_bytes());
    let tournament = exaequo_trf::read(file, &ReadOptions::default()).tournament.unwrap();
    let words =
        [(Lang::En, "play-offs were"), (Lang::Fr, "les barrages sont"), (Lang::Es, "los playoffs se")];
    for (lang, words) in words {
        let text = eligibility::page(&rated(&tournament), lang).to_csv();
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn whether_an_event_can_be_rated() {
    let rated = rated(&read("tests/show/fjord.trf"));
    let texts = Lang::ALL.map(|lang| shown(&eligibility::page(&rated, lang)));
    insta::assert_snapshot!(texts.join("\n"));
    insta::assert_snapshot!(eligibility::json(&rated, Layout::Pretty, Lang::En));
}

/// 1.1: of a hundred games too fast the first are named; of eight all.
#[test]
fn article_1_1_as_many_games_as_can_be_read() {
    let text = |games: u16, lang| {
        let tournament = read(EXAMPLE);
        let short = |game: u16| {
            let board = u32::from(game % 5);
            (RoundNumber(1 + game / 5), PlayerId(board), PlayerId(5 + board))
        };
        let finding =
            Finding::TimeShort { seconds: 5400, needed: 120, games: (0..games).map(short).collect() };
        rating::finding(&finding, &tournament, lang)
    };
    let eight = text(8, Lang::En);
    assert!(
        eight.contains("games: 8 (round 1: 1–6, 2–7, 3–8, 4–9, 5–10; round 2: 1–6, 2–7, 3–8)"),
        "{eight}"
    );
    let hundred = text(100, Lang::En);
    assert!(
        hundred.contains("games: 100 (round 1: 1–6, 2–7, 3–8, 4–9, 5–10; round 2: 1–6, 2–7, 3–8; …)"),
        "{hundred}"
    );
}

#[test]
fn article_7_1_all_ratings_raised_in_french() {
    let finding = Finding::AllChanged(OneTimeChange::Raised2022);
    let text = rating::finding(&finding, &read(EXAMPLE), Lang::Fr);
    assert!(text.contains("ont été portées à cette cote moins 100"), "{text}");
}

/// 8.55: games decided ½–0 and 0–0 cannot add up to nothing; the check names them.
#[test]
fn article_8_55_the_check_names_games_that_do_not_add_up_to_a_point() {
    let text = "@start 2009-08-01\n@system swiss\nA (2000): B=w C+b D-w\nB (2000): A-b D=w C=b\nC (2000): D=w A-w B=w\nD (2000): C=b B=b A-b\n";
    let rated = rated(&crosstable::parse(text));
    let shown = shown(&page(&rated, None, Lang::En));
    assert!(
        shown.contains("Not in the check, decided ½–0 or 0–0: round 1, 1 A – 2 B; round 3, 1 A – 4 D"),
        "{shown}"
    );
    assert!(shown.contains("games between rated players with equal K: 4; sum: 0; correct"), "{shown}");
    let json: Value = serde_json::from_str(&rating::json(&rated, None, Layout::Pretty, Lang::En)).unwrap();
    assert_eq!(
        json["totals"]["balance_left_out"][1],
        serde_json::json!({"round": 3, "white": 1, "black": 4})
    );
}

/// A newcomer, number 99 at FIDE, with draws against so many players of 2000.
fn draws(day: &str, opponents: usize) -> Tournament {
    let lines: Vec<String> = (0..opponents)
        .map(|place| {
            let byes = |count: usize| "Z ".repeat(count);
            format!("P{place} (2000): {}N=w {}", byes(place), byes(opponents - place - 1))
        })
        .collect();
    let own: Vec<String> = (0..opponents).map(|place| format!("P{place}=b")).collect();
    let own = own.join(" ");
    let mut facts = crosstable::facts(&format!("@system swiss\n{}\nN: {own}\n", lines.join("\n")));
    [facts.event.start, facts.event.end] = [Some(day.parse().unwrap()); 2];
    facts.players[opponents].fide_id = FideId::Number(99);
    Tournament::new(facts).unwrap()
}

/// 7.14: five games of September, and five more on the list of November, which publishes the rating. The event of that list
/// with two rated opponents does not count; that its player was short of games before is not said any more.
#[test]
fn article_7_14_no_pending_rating_where_the_list_publishes_it() {
    let events = [draws("2009-07-02", 5), draws("2009-09-02", 2), draws("2009-09-20", 5)];
    let rated = together(events, Some(Edition::FIDE_2009_TEXT));
    let of = |rated: &Rated| shown(&page(rated, None, Lang::En));
    assert!(of(&rated[0]).contains("pending: 2000, 5 of 9 games (7.14)"), "{}", of(&rated[0]));
    assert!(!of(&rated[1]).contains("pending"), "{}", of(&rated[1]));
    assert!(of(&rated[2]).contains("first rating 2000 from 10 games (8.3)"), "{}", of(&rated[2]));
    let json: Value = serde_json::from_str(&rating::json(&rated[1], None, Layout::Pretty, Lang::En)).unwrap();
    assert_eq!(json["players"][2]["missing"], Value::Null);
}
