//! Lots, tables of round robins, and what is wrong with regulations.

use exaequo_event::lots::{Record, draw};
use exaequo_event::playoff::PlayOffError;
use exaequo_event::{NotTied, TiedPlaces};
use exaequo_playoff::PlayOffRegulations;
use exaequo_playoff::berger::Cycles;
use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;
use exaequo_report::error::InWords;
use exaequo_report::playoff::berger;
use exaequo_report::playoff::lots;

use crate::event::{level, standings};

#[test]
fn a_draw_and_the_one_before() {
    let tournament = level(3);
    let draw = |seed: &str, time: &str| {
        let who = tournament.participants().collect();
        let drawn = draw(&tournament, vec![TiedPlaces { first: 2, members: who }], seed, time);
        Record { places: Some([2, 4]), ..drawn }
    };
    let (first, second) = (draw("it's 5%", "2026-03-08T16:05:00Z"), draw("again", "2026-03-08T16:20:00Z"));
    let page = |lang: Lang| {
        let alone = lots::page(&first, &[], None, lang).to_text(&Look::plain(lang));
        let again = lots::page(&second, std::slice::from_ref(&first), None, lang).to_text(&Look::plain(lang));
        format!("{alone}\n--------\n\n{again}")
    };
    insta::assert_snapshot!(Lang::ALL.map(page).join("\n========\n\n"));
    let other = Record { event: "Other".to_owned(), ..first.clone() };
    assert_eq!(second.earlier(vec![other, first.clone()]), [first], "draws of other events are not meant");
}

#[test]
fn tables() {
    let text = |lang| berger::page(5, Cycles::Single, lang).to_text(&Look::plain(lang));
    insta::assert_snapshot!(Lang::ALL.map(text).join("\n"));
    let csv = berger::page(8, Cycles::Single, Lang::Fr).to_csv();
    let start = "round,board,white,black\r\n1,1,1,8\r\n1,2,2,7\r\n1,3,3,6\r\n1,4,4,5\r\n2,1,8,5\r\n2,2,6,4\r\n2,3,7,3\r\n2,4,1,2\r\n";
    assert!(csv.starts_with(start), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 28);
}

#[test]
fn what_is_wrong_with_regulations() {
    let texts = [
        "method = play-off",
        "method = 'list'\n  colour = 'lots'",
        "something = 1",
        "format = 'swiss'",
        "pause = 'ten'",
        "start = 'tomorrow'",
        "still-tied = 'PTS,BHX'",
        "method = 'play-off'",
        "numbers = 'lots'",
        "[[stage]]\ngames = 2\ntime-control = '5+0'\ndrawn = 'black-wins'",
        "[[stage]]\ntime-control = 'fast'",
        "boards = 'BC'",
    ];
    let mut out = String::new();
    for text in texts {
        let error = PlayOffRegulations::parse(text).unwrap_err();
        let refused = PlayOffError::Regulations {
            file: "playoff.toml".to_owned(),
            text: text.to_owned(),
            error: Box::new(error),
        };
        for lang in Lang::ALL {
            let message = refused.message(lang);
            out.extend([&message.title, "\n    ", &message.help, "\n"]);
        }
        out.push('\n');
    }
    insta::assert_snapshot!(out);
}

#[test]
fn regulations_for_another_event() {
    let tournament = level(3);
    let mut out = String::new();
    let texts = [
        "after = 9",
        "places = 'all'\n  boards = ['BC']",
        "still-tied = 'PTS,EDE'",
        "start = 2025-03-08T17:00:00",
    ];
    for text in texts {
        let error = regulations_of(text).fit(text, standings(&tournament).table()).unwrap_err();
        let refused = PlayOffError::Regulations {
            file: "playoff.toml".to_owned(),
            text: text.to_owned(),
            error: Box::new(error),
        };
        for message in Lang::ALL.map(|lang| refused.message(lang)) {
            out.extend([&message.title, "\n    ", &message.help, "\n"]);
        }
    }
    insta::assert_snapshot!(out);
}

fn regulations_of(text: &str) -> PlayOffRegulations {
    PlayOffRegulations::parse(text).unwrap()
}

#[test]
fn other_refusals() {
    let strangers = |names: &[&str]| PlayOffError::Strangers {
        file: Some("other.trf".to_owned()),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
    };
    let all = [
        strangers(&["Alyx"]),
        PlayOffError::Strangers { file: None, names: vec!["Alyx".to_owned()] },
        strangers(&["Côté, Jérôme", "Bruno"]),
        strangers(&["A", "B", "C", "D", "E", "F", "G"]),
        PlayOffError::NobodyPlays,
        PlayOffError::NoGames,
    ];
    let mut out = String::new();
    let tied = [NotTied::Across { first: 3, last: 5, count: 4 }, NotTied::Decided { first: 3, last: 5 }];
    let all =
        all.iter().map(|error| error as &dyn InWords).chain(tied.iter().map(|error| error as &dyn InWords));
    for refused in all {
        for lang in Lang::ALL {
            let message = refused.message(lang);
            out.extend([&message.title, "\n    ", &message.help, "\n"]);
        }
    }
    insta::assert_snapshot!(out);
}

#[test]
fn article_4_2_lots_decide_among_those_who_share_a_place_only() {
    let tournament = level(3);
    let [one, two, three]: [_; 3] = tournament.participants().collect::<Vec<_>>().try_into().unwrap();
    for seed in ["a", "b", "c", "d", "e", "f"] {
        let ties = vec![TiedPlaces { first: 2, members: vec![two, three] }];
        let record = draw(&tournament, ties, seed, "");
        let places: Vec<u32> = record.lots.iter().map(|lot| lot.position).collect();
        assert_eq!(places, [2, 3], "{seed}");
        assert!(record.lots.iter().all(|lot| lot.id != tournament.number_of(one)), "{seed}");
    }
}
