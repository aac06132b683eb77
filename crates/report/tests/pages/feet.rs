//! What stands at the foot of lists: the rules and the digest of the file.

use exaequo_event::playoff::{PlayOffInput, plan};
use exaequo_event::prizes::read_prizes;
use exaequo_event::{Event, Rating};
use exaequo_report::pairings::{self, Options};
use exaequo_report::{Lang, check, explain, missing, players, playoff, prizes, rating, show, standings};
use exaequo_trf::ReadOptions;

fn read(name: &str) -> Event {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/official");
    let bytes = std::fs::read(format!("{folder}/{name}.trf")).unwrap();
    Event::read(bytes, &ReadOptions::default()).event().unwrap()
}

#[test]
fn pairings_have_the_foot_of_the_standings() {
    for name in ["tec_swiss5", "tec_team14"] {
        let event = read(name);
        let ranked = event.standings(exaequo_event::Ranking::default()).unwrap();
        for lang in Lang::ALL {
            let foot = standings::page(&ranked, lang).foot;
            assert_eq!(foot.len(), 2, "{foot:?}");
            assert_eq!(pairings::page(&event, &Options::default(), lang).unwrap().foot, foot);
            assert_eq!(players::page(&event, players::PlayerOrder::Name, lang).foot, foot[1..]);
            assert_eq!(missing::page(&event, lang).foot, foot[1..]);
        }
    }
}

#[test]
fn what_follows_from_standings_has_their_foot() {
    let (event, prizes) =
        (read("tec_swiss5"), "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [100, 50]");
    let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
    let ranked = event.standings(exaequo_event::Ranking::default()).unwrap();
    let won = ranked.prizes(&read_prizes("prizes.toml", prizes).unwrap()).unwrap();
    let planned = plan(&ranked, &PlayOffInput::parse("playoff.toml", regulations).unwrap()).unwrap();
    for lang in Lang::ALL {
        let foot = standings::page(&ranked, lang).foot;
        let all = [
            prizes::page(&won, lang),
            explain::page(&ranked.explain_all("1").unwrap(), lang),
            explain::page(&ranked.compare("1", "2").unwrap(), lang),
            playoff::plan::page(&planned, lang),
            show::page(&event, "event.trf", lang),
        ];
        for page in all {
            assert_eq!(page.foot, foot, "{} {lang}", page.kind);
        }
    }
}

#[test]
fn other_pages_have_their_rules_and_the_file() {
    let event = read("tec_swiss5");
    let file = players::page(&event, players::PlayerOrder::Name, Lang::En).foot;
    let rated = event.rate(&Rating::default()).unwrap();
    for page in [rating::page(&rated, None, Lang::En), rating::eligibility::page(&rated, Lang::En)] {
        assert!(page.foot[0].starts_with("FIDE B.02, "), "{:?}", page.foot);
        assert_eq!(page.foot[1..], file, "{}", page.kind);
    }
    let lots = playoff::lots::page(&event.lots("S", "2026-03-08T16:05:00Z"), &[], event.source(), Lang::En);
    assert_eq!(lots.foot, ["FIDE C.07, article 4.2: exaequo-lots-1", &file[0]]);
    let check = Event::read(event.source().unwrap().to_bytes(), &ReadOptions::default()).check();
    assert_eq!(check::page(&check, "event.trf", check::Repeats::Grouped, Lang::En).foot, file);
}

/// A tournament in JSON is a file as well.
#[test]
fn json_has_a_digest() {
    let json = read("tec_swiss5").to_json();
    let event = Event::read(json, &ReadOptions::default()).event().unwrap();
    let foot = pairings::page(&event, &Options::default(), Lang::En).unwrap().foot;
    assert!(foot.iter().any(|line| line.starts_with("file ")), "{foot:?}");
}
