//! Lists while a round is going on: nothing is called final, nothing runs ahead of the standings.

use exaequo_report::card::{Cards, Pictures};
use exaequo_report::page::{Block, Cell, Page};
use exaequo_report::pairings::RoundList;
use exaequo_report::{Lang, crosstable, standings};

use crate::event::{self, unfinished};

fn title_of(html: &str) -> &str {
    html.split("<title>").nth(1).unwrap().split("</title>").next().unwrap()
}

fn cells(page: &Page, key: &str) -> Vec<Cell> {
    let table = page.tables().next().unwrap();
    let index = table.columns.iter().position(|column| column.key == key).unwrap();
    table.rows.iter().map(|row| row.cells[index].clone()).collect()
}

#[test]
fn a_crosstable_of_an_unfinished_round_is_provisional() {
    let event = unfinished(event::swiss(), 2);
    let standings = event.standings_so_far();
    let titles = Lang::ALL
        .map(|lang| crosstable::page(&standings, crosstable::Options::default(), lang).subtitles[0].clone());
    assert_eq!(
        titles,
        [
            "Provisional crosstable after round 5 of 5: 2 results missing",
            "Grille provisoire après la ronde 5 sur 5 (2 résultats manquants)",
            "Cuadro provisional tras la ronda 5 de 5 (2 resultados pendientes)"
        ]
    );
}

#[test]
fn the_event_stays_in_the_title_of_a_window() {
    let event = unfinished(event::swiss(), 2);
    let ranked = event.standings_so_far();
    for lang in Lang::ALL {
        let lists =
            [standings::page(&ranked, lang), crosstable::page(&ranked, crosstable::Options::default(), lang)];
        for page in lists {
            let (html, start) = (page.to_html(), page.title.chars().take(20).collect::<String>());
            assert!(title_of(&html).contains(&start), "{}", title_of(&html));
        }
    }
}

#[test]
fn each_card_has_a_title_of_its_own() {
    let standings = event::swiss().standings();
    let cards = Cards::new(&standings, Pictures::LeftOut);
    let title = |who| title_of(&cards.page(who, Lang::Fr).unwrap().to_html()).to_owned();
    let mut titles: Vec<String> = standings.rows().map(|row| title(row.participant())).collect();
    titles.sort();
    titles.dedup();
    assert_eq!(titles.len(), standings.rows().count());
}

/// Standings after round 3 of 5 know nothing of rounds 4 and 5.
#[test]
fn the_chart_of_a_card_ends_with_its_games() {
    let event = event::swiss();
    let standings = event.standings_after(3);
    let cards = Cards::new(&standings, Pictures::Drawn);
    for row in standings.rows() {
        let page = cards.page(row.participant(), Lang::En).unwrap();
        let figures = page.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(&figure.alternative),
            _ => None,
        });
        for words in figures {
            assert!(!words.contains("round 4") && !words.contains("round 5"), "{words}");
        }
    }
}

#[test]
fn a_match_that_goes_on_has_its_score_so_far() {
    let event = unfinished(event::teams(), 1);
    let round = event.tournament.rounds.count();
    let pages = Lang::ALL.map(|lang| event.round(round, RoundList::Board, lang));
    let running: Vec<Cell> =
        cells(&pages[0], "result").into_iter().filter(|cell| cell.shown(Lang::En).ends_with(" …")).collect();
    assert_eq!(running.len(), 1);
    for page in &pages {
        assert!(page.to_plain().contains("… "), "the legend tells the sign");
    }
}

#[test]
fn a_match_without_a_result_is_the_point_the_legend_promises() {
    let event = unfinished(event::teams(), 1);
    let standings = event.standings_so_far();
    for lang in Lang::ALL {
        let page = crosstable::page(&standings, crosstable::Options::default(), lang);
        let last = cells(&page, &format!("round_{}", standings.table().field.rounds()));
        assert_eq!(last.iter().filter(|cell| cell.shown(lang).ends_with(" ·")).count(), 2, "{lang}");
        assert!(page.to_plain().contains("; · ") || page.to_plain().contains("\u{202F}; · "), "{lang}");
    }
}
