//! What stands at the foot of lists: the rules and the digest of the file.

use exaequo_event::Event;
use exaequo_report::pairings::{self, Options};
use exaequo_report::{Lang, missing, players, standings};
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
            assert_eq!(players::page(&event, players::By::Name, lang).foot, foot[1..]);
            assert_eq!(missing::page(&event, lang).foot, foot[1..]);
        }
    }
}

/// A tournament in JSON is a file as well.
#[test]
fn json_has_a_digest() {
    let json = read("tec_swiss5").to_json();
    let event = Event::read(json, &ReadOptions::default()).event().unwrap();
    let foot = pairings::page(&event, &Options::default(), Lang::En).unwrap().foot;
    assert!(foot.iter().any(|line| line.starts_with("file ")), "{foot:?}");
}
