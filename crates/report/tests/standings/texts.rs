//! What people read, in three languages.

use exaequo_event::Event;
use exaequo_report::diagnostic::Look;
use exaequo_report::page::Page;
use exaequo_report::{Lang, catalogue, editions, explain, standings};
use exaequo_tiebreak::lots::Draw;
use exaequo_tiebreak::provisions::DoubleForfeitedMatch;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, registry};

use crate::{options, ranked, read};

fn table(file: &str, options: &RankingOptions) -> String {
    let event =
        Event::read(read(file).document.to_bytes(), &exaequo_trf::ReadOptions::default()).event().unwrap();
    let ranked = event.standings_by(options.clone()).unwrap();
    Lang::ALL.map(|lang| unlimited(&standings::page(&ranked, lang))).join("\n")
}

/// Tables as wide as they are.
fn unlimited(page: &Page) -> String {
    page.to_text_with_tables(&Look::plain(page.lang), usize::MAX)
}

#[test]
fn a_swiss() {
    let options = options("fide-2026-03", "PTS,DE,BH/C1,BH,SB,AOB,ARO,TPR");
    insta::assert_snapshot!(table("tests/golden/official/tec_swiss5.trf", &options));
}

#[test]
fn a_round_robin_with_notices() {
    let mut options = options("ffe-annex", "PTS,DE,KS,EKS,SB,WON,BH,STD,EXT:jury,EDE,OTHER_x");
    options.lots = vec![Draw::for_every_tie("Sunday")];
    insta::assert_snapshot!(table("tests/golden/official/tec_rr6.trf", &options));
}

#[test]
fn rounds_that_count_more_are_named_under_the_list() {
    let mut facts = read("tests/golden/official/tec_rr6.trf").tournament.unwrap().into_facts();
    facts.schedule.rounds[1].weight = exaequo_model::RoundWeight(50);
    facts.schedule.rounds[4].weight = exaequo_model::RoundWeight(200);
    let tournament = exaequo_model::Tournament::new(facts).unwrap();
    let ranked = ranked(&tournament, &options("fide-2026-03", "PTS,KS"));
    let said = [
        (Lang::En, "5 of 5 counted; round 2 × ½; round 5 × 2"),
        (Lang::Fr, "5 comptées sur 5\u{202F}; ronde 2 × ½\u{202F}; ronde 5 × 2"),
        (Lang::Es, "contadas 5 de 5; ronda 2 × ½; ronda 5 × 2"),
    ];
    for (lang, words) in said {
        let text = unlimited(&standings::page(&ranked, lang));
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn one_round_is_counted_in_the_singular() {
    let mut options = options("fide-2026-03", "PTS");
    options.round = Some(1);
    let text = table("tests/golden/official/tec_rr6.trf", &options);
    for words in ["1 of 5 counted", "1 comptée sur 5", "contada 1 de 5"] {
        assert!(text.contains(words), "{text}");
    }
}

/// Record 299 can give everybody other points in a round: the list says so as it does of a weight.
#[test]
fn rounds_with_points_of_their_own_are_named_under_the_list() {
    let file = read("tests/golden/official/tec_rr6.trf").document.to_bytes();
    let cases = [
        ("299 W         2.0    3\n299 D         1.0    3\n", "5 of 5 counted; round 3 × 2\n"),
        ("299 W         2.0    3\n", "5 of 5 counted; round 3: win 2, draw ½, loss 0\n"),
        ("299 W         2.0    3    1\n299 D         1.0    3    1\n", "5 of 5 counted\n"),
        ("299 W         2.0\n299 D         1.0\n", "5 of 5 counted\n"),
    ];
    for (records, words) in cases {
        let reading =
            exaequo_trf::read([&file, records.as_bytes()].concat(), &exaequo_trf::ReadOptions::default());
        let tournament = reading.tournament.unwrap();
        let ranked = ranked(&tournament, &options("fide-2026-03", "PTS,KS"));
        let text = unlimited(&standings::page(&ranked, Lang::En));
        assert!(text.contains(words), "{records}{text}");
    }
}

#[test]
fn teams() {
    let options = options("fide-2026-03", "PTS:MP,EMGSB/C1,PTS:GP,BH:MP/C1,SSSC,EDE");
    insta::assert_snapshot!(table("tests/golden/official/tec_team14.trf", &options));
}

#[test]
fn provisions_of_the_event() {
    let regulations =
        Regulations::parse("edition = 'fide-2026-03'\nbye-cap = 'none'\nlist-exhausted = 'share'\n");
    let options = RankingOptions::new(regulations.unwrap()).by("BH").unwrap();
    insta::assert_snapshot!(table("tests/golden/official/tec_swiss5.trf", &options));
}

#[test]
fn the_other_forms() {
    let reading = read("tests/golden/official/tec_rr6.trf");
    let options = options("fide-2026-03", "PTS,DE,SB");
    let ranked = ranked(reading.tournament.as_ref().unwrap(), &options);
    let page = standings::page(&ranked, Lang::Fr);
    let csv = page.to_csv() + &standings::page_of_file(&ranked, "a, \"b\".trf", Lang::Fr).to_csv();
    insta::assert_snapshot!(csv.replace('\r', "") + &page.to_markdown());
}

fn explained(file: &str, options: &RankingOptions, who: &str, against: Option<&str>) -> String {
    let reading = read(file);
    let ranked = ranked(reading.tournament.as_ref().unwrap(), options);
    let explanation = match against {
        Some(other) => ranked.compare(who, other).unwrap(),
        None => ranked.explain_all(who).unwrap(),
    };
    Lang::ALL.map(|lang| explain::page(&explanation, lang).to_text(&Look::plain(lang))).join("\n")
}

#[test]
fn every_criterion_explained() {
    let list = "PTS,DE,BH/C1,BH/M1,SB/C1,FB,AOB,ARO/C1,TPR,PTP,APRO,PS/C1,WIN,WON,BPG,BWG,REP,STD,TPN,RTNG,KS,KASHDAN";
    insta::assert_snapshot!(explained(
        "tests/golden/official/tec_swiss5.trf",
        &options("fide-2026-03", list),
        "david",
        None
    ));
}

#[test]
fn unplayed_rounds_explained() {
    let lists: Vec<String> = ["fide-2026-03", "fide-2009", "ffe-annex"]
        .map(|edition| {
            let options = options(edition, "BH/C1,SB");
            explained("tests/golden/official/tec_swiss5.trf", &options, "9", None)
                + &explained("tests/golden/official/tec_swiss5.trf", &options, "14", None)
        })
        .into();
    insta::assert_snapshot!(lists.join("\n"));
}

#[test]
fn a_direct_encounter_explained() {
    let options = options("fide-2026-03", "PTS,DE");
    insta::assert_snapshot!(explained("tests/golden/official/tec_swiss9_de.trf", &options, "1", None));
}

#[test]
fn two_participants_compared() {
    let options = options("fide-2026-03", "PTS,DE,BH/C1,BH");
    insta::assert_snapshot!(explained(
        "tests/golden/official/tec_swiss5.trf",
        &options,
        "4",
        Some("Charline")
    ));
}

#[test]
fn a_team_explained() {
    let options = options("fide-2026-03", "PTS:MP,EMGSB/C1,SSSC,EDE,BC,TBR");
    insta::assert_snapshot!(explained("tests/golden/official/tec_team14.trf", &options, "3", None));
}

#[test]
fn the_catalogue() {
    let pages = Lang::ALL.map(|lang| {
        let look = Look::plain(lang);
        let pages = ["BH", "DE", "SSSC", "KS", "EXT"]
            .map(|code| catalogue::page(lang, registry::find(code).unwrap()).to_text(&look));
        catalogue::list(lang).to_text(&look) + "\n" + &pages.join("\n")
    });
    insta::assert_snapshot!(pages.join("\n"));
}

#[test]
fn the_editions() {
    let named = |name| Edition::named(name).unwrap();
    let asked = [
        editions::Asked::All,
        editions::Asked::One(named("fide-2026-03")),
        editions::Asked::Two(named("fide-2024-08"), named("fide-2026-03")),
        editions::Asked::Two(named("fide-2026-03"), named("feda-2026-03")),
    ];
    let texts =
        Lang::ALL.map(|lang| asked.map(|asked| asked.to_page(lang).to_text(&Look::plain(lang))).join("\n"));
    insta::assert_snapshot!(texts.join("\n"));
}

/// 11.1.1: what a match is worth to which nobody came is a provision; it is a double forfeit either way.
#[test]
fn a_double_forfeit_is_not_called_a_loss() {
    let list = "@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\nA-B:xx\nB-A:++\n";
    let tournament = exaequo_testkit::match_list::parse(list);
    let said = |worth| {
        let mut options = options("fide-2026-03", "PTS");
        options.regulations.provisions.double_forfeited_match = worth;
        let explanation = ranked(&tournament, &options).explain_all("1").unwrap();
        let first = |lang| {
            let text = explain::page(&explanation, lang).to_text(&Look::plain(lang));
            text.lines().find(|line| line.contains("2 Bravo")).unwrap_or_default().to_owned()
        };
        Lang::ALL.map(|lang| first(lang).split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let words = |points: u32| {
        let forfeit = ["double forfeit", "double forfait", "doble incomparecencia"];
        forfeit.map(|words| format!("1 {words}, 2 Bravo {points}"))
    };
    assert_eq!(said(DoubleForfeitedMatch::Lost), words(0));
    assert_eq!(said(DoubleForfeitedMatch::Drawn), words(1));
}
