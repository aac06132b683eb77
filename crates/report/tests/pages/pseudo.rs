//! Pages in the made-up language: a fourth language needs no Rust, and nothing is said past the macros.

use std::collections::BTreeSet;

use exaequo_model::{ParticipantId, RoundNumber};
use exaequo_report::card::Cards;
use exaequo_report::diagnostic::Look;
use exaequo_report::explain::Explanation;
use exaequo_report::pairings::By;
use exaequo_report::rating;
use exaequo_report::show::{Overview, Read};
use exaequo_report::{Lang, boards, crosstable, missing, number, pairings, players, say, statistics, teams};

use crate::event::{self, Event, sheet};

const LANG: Lang = Lang::Pseudo;

/// Everything there is to say about an event, as text.
fn said(event: &Event) -> String {
    let standings = event.standings();
    let (sheet, tournament) = (sheet(&standings), &event.tournament);
    let cards = Cards::new(sheet);
    let who: Vec<ParticipantId> = [2, 4].map(|number| tournament.find(number).unwrap()).into();
    let mut pages = vec![
        sheet.to_page(LANG),
        crosstable::page(&sheet, crosstable::Options::default(), LANG),
        pairings::page(tournament, RoundNumber(4), By::Board, None, LANG),
        pairings::page(tournament, RoundNumber(4), By::Name, None, LANG),
        cards.page(&who, LANG),
        rating::page(&rating::by_itself(tournament).unwrap(), None, LANG),
    ];
    let options = boards::Options { seat: boards::BoardBasis::Roster, round: 4, unrated: None };
    pages.extend(boards::page(tournament, options, LANG));
    pages.extend(teams::page(tournament, teams::Options { round: 4, unrated: None }, LANG));
    pages.extend([
        players::page(tournament, players::By::Club, LANG),
        players::page(tournament, players::By::Federation, LANG),
        missing::page(tournament, LANG),
        statistics::page(tournament, statistics::Options { round: 4 }, LANG),
    ]);
    let explained =
        Explanation { standings: &standings, play_off: None, who: who[0], only: None, against: Some(who[1]) };
    let read = Read { name: "1.trf", tournament, reading: None };
    pages.extend([explained.to_page(LANG), Overview::new(LANG, &read).to_page(LANG)]);
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
