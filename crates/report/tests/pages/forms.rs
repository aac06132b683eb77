//! One list in each form.

use exaequo_report::card::{self, Cards, Pictures};
use exaequo_report::diagnostic::Look;
use exaequo_report::page::{Block, Cell, Column, Page, Table, to_json};
use exaequo_report::pairings::{Fill, RoundList};
use exaequo_report::standings::{self, Layout};
use exaequo_report::{Lang, crosstable, explain, rating};
use insta::assert_snapshot;

use crate::event;

fn grid(lang: Lang) -> Page {
    let event = event::round_robin();
    let standings = event.standings();
    crosstable::page(&standings, crosstable::Options::default(), lang)
}

#[test]
fn html() {
    let page = grid(Lang::Fr).to_html();
    // The style sheet is read where it stands.
    let start = page.find("<style>").unwrap();
    let end = page.find("</style>").unwrap();
    assert_snapshot!(format!("{}{}", &page[..start], &page[end + 8..]));
}

#[test]
fn markdown() {
    assert_snapshot!(grid(Lang::Es).to_markdown());
}

#[test]
fn csv() {
    assert_snapshot!(grid(Lang::Fr).to_csv().replace("\r\n", "\n"));
}

#[test]
fn json() {
    assert_snapshot!(to_json(&grid(Lang::En), Layout::Pretty));
}

#[test]
fn lines_for_screen_readers() {
    assert_snapshot!(grid(Lang::En).to_plain());
}

#[test]
fn a_narrow_terminal() {
    let event = event::swiss();
    let standings = event.standings();
    let page = crosstable::page(&standings, crosstable::Options::default(), Lang::En);
    let text = page.to_text(&Look { width: 60, ..Look::plain(Lang::En) });
    assert!(text.lines().skip(3).all(|line| line.chars().count() <= 60), "{text}");
    assert_snapshot!(text);
}

/// ½ and decimal commas are for people.
#[test]
fn files_have_plain_numbers_in_every_language() {
    for event in event::all() {
        let standings = event.standings();
        let page = |lang| crosstable::page(&standings, crosstable::Options::default(), lang);
        let files = Lang::ALL.map(|lang| page(lang).to_csv());
        assert!(files.iter().all(|file| !file.contains('½')), "{}", event.name);
        assert_eq!(files[0], files[1]);
        assert_eq!(files[0], files[2]);
    }
}

#[test]
fn texts_of_files_are_never_markup_or_formulas() {
    let mut table = Table::new("<b>", vec![Column::name("name", "a|b"), Column::text("x", "\"")]);
    table.push(vec![Cell::name("<script>alert(1)</script>", 1), Cell::text("=1+1")]);
    let mut page = Page::new(Lang::En, "test", "A & B");
    page.blocks = vec![Block::Table(table), Block::Paragraph("<i>".to_owned())];
    let html = page.to_html();
    assert!(!html.contains("<script>") && !html.contains("<i>") && !html.contains("<b>"), "{html}");
    assert!(page.to_csv().contains("'=1+1"));
    assert!(page.to_markdown().contains("a\\|b"));
    assert!(to_json(&page, Layout::Compact).contains("\"\\\"\""));
}

/// A French page has no word of another language left in it, and the other way round.
#[test]
fn cards_differ_by_language_in_every_sentence() {
    for event in event::all() {
        let standings = event.standings();
        let cards = Cards::new(&standings, Pictures::LeftOut);
        let [en, fr, es] = Lang::ALL.map(|lang| cards.page("3", lang).unwrap().to_plain());
        let pairs = en.lines().zip(fr.lines()).skip(1).chain(es.lines().zip(fr.lines()).skip(1));
        for (line, other) in pairs {
            let has_words = line.split_whitespace().filter(|word| word.len() > 4).count() > 3;
            assert!(!has_words || line != other, "{line}");
        }
    }
}

/// On a terminal of eighty columns no line is longer, whatever the list and the language.
#[test]
fn every_list_fits_eighty_columns() {
    for event in event::all() {
        let standings = event.standings();
        let who: Vec<_> = standings.rows().map(|row| row.participant()).collect();
        for lang in Lang::ALL {
            let look = Look { width: 80, ..Look::plain(lang) };
            let pages = [
                standings::page(&standings, lang),
                crosstable::page(&standings, crosstable::Options::default(), lang),
                card::all(&standings, Pictures::LeftOut, lang),
                explain::page(&standings.explain_all(who[0]).unwrap(), lang),
                explain::page(&standings.compare(who[0], who[1]).unwrap(), lang),
                event.round(4, RoundList::Board, lang),
                event.round(4, RoundList::Name, lang),
                event.round(4, RoundList::Result, lang),
                event.round(4, RoundList::ResultCard(Fill::Known), lang),
                event.round(4, RoundList::PlaceCard, lang),
                rating::page(&event.rated(), None, lang),
            ];
            for page in pages {
                let text = page.to_text(&look);
                let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
                assert_eq!(wide, Vec::<&str>::new(), "{} {} {lang}", event.name, page.kind);
            }
        }
    }
}
