//! Cells of crosstables and their legends, in every form and language: the signs of the one are those of the other.

use std::io::Cursor;

use calamine::{Reader as _, Xlsx, open_workbook_from_rs};
use exaequo_model::Color;
use exaequo_report::Lang;
use exaequo_report::crosstable::{self, CellStyle, Options};
use exaequo_report::page::{Note, Page, Readers};
use exaequo_report::standings::Layout;
use exaequo_tiebreak::Standings;

use crate::event;

/// The played games of the first of the list: round, line of the opponent, colour.
fn games(standings: &Standings) -> Vec<(usize, usize, Color)> {
    let field = &standings.field;
    let records = &field.table(field.primary).records;
    let entries = records.of(standings.rows[0].participant).iter().enumerate();
    let game = |(index, entry): (usize, &exaequo_model::RoundEntry)| {
        let line = standings.row_of(entry.opponent()?)? + 1;
        entry.slot.is_played().then_some((index + 1, line, entry.color?))
    };
    entries.filter_map(game).collect()
}

fn legend(page: &Page, lang: Lang, is_read: fn(Readers) -> bool) -> String {
    let label = match lang.code() {
        "fr" => "Légende",
        "es" => "Leyenda",
        _ => "Legend",
    };
    let notes = page.blocks.iter().flat_map(|block| match block {
        exaequo_report::page::Block::Notes(notes) => notes.as_slice(),
        _ => &[],
    });
    let mut found = notes.filter(|note: &&Note| note.label == label && is_read(note.readers));
    found.next().unwrap_or_else(|| panic!("no legend in {lang}")).text.clone()
}

/// The letters a legend gives to White and Black: `12w1: … ; b with Black`.
fn letters(legend: &str) -> [String; 2] {
    let white = legend.strip_prefix("12").unwrap().chars().next().unwrap();
    let black = legend.split(';').nth(1).unwrap().trim().chars().next().unwrap();
    [white.to_string(), black.to_string()]
}

/// The cells of the first row, from a form.
fn spreadsheet(page: &Page) -> Vec<String> {
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(page.to_xlsx())).unwrap();
    let name = book.sheet_names()[0].clone();
    book.worksheet_range(&name).unwrap().rows().nth(1).unwrap().iter().map(ToString::to_string).collect()
}

fn excel(page: &Page) -> Vec<String> {
    let text = page.to_csv_for_excel();
    let parted = if page.lang == Lang::En { ',' } else { ';' };
    let row = text.lines().nth(1).unwrap().replace(", ", " ");
    row.split(parted).map(str::to_owned).collect()
}

fn html(page: &Page) -> Vec<String> {
    let html = page.to_html();
    let row = html.split("<tbody>").nth(1).unwrap().split("</tr>").next().unwrap().to_owned();
    row.split("</t").map(|cell| cell.rsplit('>').next().unwrap_or_default().to_owned()).collect()
}

fn json(page: &Page) -> Vec<String> {
    let json: serde_json::Value =
        serde_json::from_str(&exaequo_report::page::to_json(page, Layout::Compact)).unwrap();
    let row = json["tables"][0]["rows"][0].as_object().unwrap();
    row.values().filter_map(|value| Some(value.as_str()?.to_owned())).collect()
}

fn csv(page: &Page) -> Vec<String> {
    page.to_csv().lines().nth(1).unwrap().split(',').map(str::to_owned).collect()
}

const fn people(readers: Readers) -> bool {
    matches!(readers, Readers::Everybody | Readers::People)
}

const fn programs(readers: Readers) -> bool {
    matches!(readers, Readers::Everybody | Readers::Programs)
}

type Form = (&'static str, fn(&Page) -> Vec<String>, fn(Readers) -> bool);

const FORMS: [Form; 5] = [
    ("xlsx", spreadsheet, people),
    ("csv for spreadsheets", excel, people),
    ("html", html, people),
    ("json", json, programs),
    ("csv", csv, programs),
];

#[test]
fn the_letter_of_a_colour_is_the_one_the_legend_gives_it() {
    let event = event::swiss();
    let standings = event.standings();
    for lang in Lang::ALL {
        let page = crosstable::page(&standings, Options::default(), lang);
        for (form, cells, is_read) in FORMS {
            let [white, black] = letters(&legend(&page, lang, is_read));
            let cells = cells(&page);
            for (round, line, color) in games(standings.table()) {
                let letter = if color == Color::White { &white } else { &black };
                let begins = format!("{line}{letter}");
                let has = cells.iter().any(|cell| cell.starts_with(&begins));
                assert!(has, "{form}, {lang}, round {round}: no {begins} in {cells:?}");
            }
        }
    }
}

#[test]
fn the_score_of_a_match_has_the_form_the_legend_shows() {
    let event = event::teams();
    let standings = event.standings();
    for lang in Lang::ALL {
        let page = crosstable::page(&standings, Options::default(), lang);
        for (form, cells, is_read) in FORMS {
            let legend = legend(&page, lang, is_read);
            // `5w 2½ (2)`: a number, a letter, game points, match points in brackets.
            let shape = |cell: &str| -> String {
                let digits = |sign: char| if sign.is_ascii_digit() || sign == '½' { '0' } else { sign };
                let plain: String = cell.chars().map(digits).filter(|sign| !"wbn.".contains(*sign)).collect();
                plain.replace("000", "0").replace("00", "0")
            };
            let example = legend.split([':', '\u{202F}']).next().unwrap();
            assert_eq!(shape(example), "0 0 (0)", "{form}, {lang}: {legend}");
            let matches = cells(&page).into_iter().filter(|cell| cell.contains('(')).count();
            assert!(matches >= standings.table().field.rounds() - 1, "{form}, {lang}");
        }
    }
}

/// In the American grid the letters are French in every language, and nothing is a formula.
#[test]
fn the_american_grid_has_the_same_cells_everywhere() {
    let event = event::swiss();
    let standings = event.standings();
    let options = Options { style: CellStyle::French, ..Options::default() };
    let pages = Lang::ALL.map(|lang| crosstable::page(&standings, options, lang));
    let [en, fr, es] = pages.each_ref().map(spreadsheet);
    let games = |cells: &[String]| -> Vec<String> {
        cells.iter().filter(|cell| cell.ends_with(['B', 'N'])).cloned().collect()
    };
    assert!(!games(&en).is_empty());
    assert_eq!(games(&en), games(&fr));
    assert_eq!(games(&en), games(&es));
    for page in &pages {
        assert!(legend(page, page.lang, people).starts_with("+24N"));
        for text in [page.to_csv(), page.to_csv_for_excel()] {
            let cells = text.lines().flat_map(|line| line.split([',', ';']));
            let formulas: Vec<&str> = cells.filter(|cell| cell.starts_with(['=', '+', '-', '@'])).collect();
            assert_eq!(formulas, Vec::<&str>::new());
        }
    }
}
