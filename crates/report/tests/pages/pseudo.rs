//! Pages in the made-up language: a fourth language needs no Rust, and nothing is said past the macros.

use std::collections::BTreeSet;

use exaequo_event::Ranking;
use exaequo_report::card::{self, Pictures};
use exaequo_report::diagnostic::Look;
use exaequo_report::error::InWords;
use exaequo_report::pairings::{self, Fill, RoundList};
use exaequo_report::{
    Lang, boards, crosstable, explain, missing, number, players, rating, say, show, standings, statistics,
    teams,
};

use crate::event::{self, Event, owned};

const LANG: Lang = Lang::Pseudo;

/// Everything there is to say about an event, as text.
fn said(event: &Event) -> String {
    let (ranked, built) = (event.standings(), owned(&event.tournament));
    let mut pages = vec![
        standings::page(&ranked, LANG),
        crosstable::page(&ranked, crosstable::Options::default(), LANG),
        event.round(4, RoundList::Board, LANG),
        event.round(4, RoundList::Name, LANG),
        event.round(4, RoundList::Result, LANG),
        event.round(4, RoundList::ResultCard(Fill::Known), LANG),
        event.round(4, RoundList::PlaceCard, LANG),
        card::page(&ranked, "2", Pictures::LeftOut, LANG).unwrap(),
        rating::page(&event.rated(), None, LANG),
        explain::page(&ranked.compare("2", "4").unwrap(), LANG),
        show::page(&built, "1.trf", LANG),
    ];
    for by in [RoundList::LineUp, RoundList::Sheet(Fill::Known)] {
        pages.extend(pairings::page(&built, &pairings::Options { by, ..Default::default() }, LANG));
    }
    pages.extend(boards::page(&built, boards::Options { round: Some(4), ..Default::default() }, LANG));
    pages.extend(teams::page(&built, teams::Options { round: Some(4), unrated: None }, LANG));
    pages.extend([
        players::page(&built, players::PlayerOrder::Club, LANG),
        players::page(&built, players::PlayerOrder::Federation, LANG),
        missing::page(&built, LANG),
        statistics::page(&built, statistics::Options { round: Some(4) }, LANG).unwrap(),
    ]);
    let look = Look::plain(LANG);
    let texts: Vec<String> = pages.iter().map(|page| page.to_text_with_tables(&look, usize::MAX)).collect();
    texts.join("\n")
}

/// The words with a plain vowel; of the made-up language there are none.
fn plain_words(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_alphabetic());
    words
        .filter(|word| word.len() > 2 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u']))
        .collect()
}

#[test]
fn what_is_not_of_the_file_comes_from_the_macros() {
    for event in event::all() {
        // The name of the edition is a code.
        let (said, file) = (said(&event), event.file() + " fide");
        let left: Vec<&str> = plain_words(&said).difference(&plain_words(&file)).copied().collect();
        assert!(left.is_empty(), "{}: {left:?}", event.name);
    }
}

#[test]
fn numbers_plurals_and_arguments_work_in_a_fourth_language() {
    assert_eq!(number::points(LANG, exaequo_model::Points::from_hundredths(1_725)), "17.25");
    let rounds = |n: u64| say!(LANG, count n, "{n} round", "{n} rounds", n);
    assert_eq!([1, 2].map(rounds), ["⟦1 röünd····⟧", "⟦2 röünds····⟧"]);
    assert!(!Lang::ALL.contains(&LANG) && "pseudo".parse::<Lang>().is_err());
}

#[test]
fn what_is_refused_is_said_in_a_fourth_language_too() {
    let mut event = exaequo_event::Event::new("Öpën", exaequo_event::date(2026, 3, 7), 5);
    let [alyx, bruno] = ["Älÿx", "Brünö"].map(|name| event.add_player(name, 0));
    event.withdraw(alyx, 0).unwrap();
    let changed = event.pair([(alyx, bruno), (bruno, bruno)]).unwrap_err();
    let provisions = "edition = 'x'\n1 = '2'\n";
    let ranked = event.standings(Ranking::default().provisions("p", provisions)).unwrap_err();
    let said = |error: &dyn InWords| {
        let mut all = error.details(LANG);
        all.extend([error.title(LANG), error.help(LANG)]);
        all.join(" ")
    };
    // Names of editions and provisions are codes.
    let codes = exaequo_event::KnownNames::Editions.all().join(" ");
    let provisions = exaequo_tiebreak::Provisions::ALL.iter().map(|provision| provision.key);
    let codes = codes + " " + &provisions.collect::<Vec<_>>().join(" ");
    for text in [said(&changed), said(&ranked)] {
        let left: Vec<&str> = plain_words(&text).difference(&plain_words(&codes)).copied().collect();
        assert!(left.is_empty(), "{left:?} in {text}");
    }
}
