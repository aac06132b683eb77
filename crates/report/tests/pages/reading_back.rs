//! Numbers come back from files as they are: CSV, and spreadsheets as a program for spreadsheets reads them.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx, open_workbook_from_rs};
use exaequo_model::Points;
use exaequo_report::crosstable;
use exaequo_report::page::Page;
use exaequo_report::{Lang, boards, standings};
use exaequo_tiebreak::{Exact, Measure};

use crate::event::{self, owned};

fn fields(line: &str) -> Vec<String> {
    fields_by(line, ',')
}

fn fields_by(line: &str, separator: char) -> Vec<String> {
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            _ if sign == separator && !quoted => fields.push(std::mem::take(&mut field)),
            _ => field.push(sign),
        }
    }
    fields.push(field);
    fields
}

fn rows(csv: &str) -> Vec<Vec<String>> {
    csv.split("\r\n").filter(|line| !line.is_empty()).map(fields).collect()
}

#[test]
fn csv_has_the_values_of_the_standings() {
    for event in event::all() {
        let ranked = event.standings();
        let (page, standings) = (standings::page(&ranked, Lang::Fr), ranked.table());
        let rows = rows(&page.to_csv());
        let column = |name: &str| rows[0].iter().position(|head| head == name).unwrap();
        assert_eq!(rows.len(), standings.rows.len() + 1);
        for (row, cells) in standings.rows.iter().zip(&rows[1..]) {
            assert_eq!(cells[column("rank")], row.rank.unwrap().to_string());
            for (criterion, spec) in standings.specs.iter().enumerate() {
                let cell = &cells[column(&spec.to_string())];
                let value = standings.value(criterion, row.participant);
                match (spec.definition.measure, value) {
                    (Measure::Points, Some(value)) => {
                        let points: Points = cell.parse().unwrap();
                        assert_eq!(Exact::from(points), value, "{spec}");
                    }
                    (_, Some(value)) => assert_eq!(cell.parse::<i64>().unwrap(), value.half_up(1), "{spec}"),
                    (_, None) => assert_eq!(cell, ""),
                }
            }
        }
    }
}

/// The cells of a sheet as texts, numbers in their shortest form.
fn sheet_rows(page: &Page, index: usize) -> (Vec<Vec<String>>, usize) {
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(page.to_xlsx())).unwrap();
    let name = book.sheet_names()[index].clone();
    let range = book.worksheet_range(&name).unwrap();
    let mut numbers = 0;
    let rows = range.rows().map(|row| {
        let text = |cell: &Data| match cell {
            Data::Float(number) => {
                numbers += 1;
                number.to_string()
            }
            Data::Int(number) => {
                numbers += 1;
                number.to_string()
            }
            Data::Empty => String::new(),
            other => other.to_string(),
        };
        row.iter().map(text).collect()
    });
    let rows = rows.collect();
    (rows, numbers)
}

/// The cells of the first table as a spreadsheet reads them from CSV, with plain numbers.
fn rows_for_spreadsheets(page: &Page) -> Vec<Vec<String>> {
    let text = page.to_csv_for_excel();
    let text = text.strip_prefix('\u{FEFF}').unwrap().split("\r\n\r\n").next().unwrap().to_owned();
    let plain = |field: &String| match field.replace(',', ".") {
        number if number.parse::<i64>().is_ok() || number.replacen('.', "", 1).parse::<i64>().is_ok() => {
            number
        }
        _ => field.trim_start_matches('\'').to_owned(),
    };
    let row = |line: &str| fields_by(line, ';').iter().map(plain).collect();
    text.split("\r\n").filter(|line| !line.is_empty()).map(row).collect()
}

#[test]
fn a_spreadsheet_has_the_same_cells_as_csv() {
    for event in event::all() {
        let standings = event.standings();
        let pages = [
            standings::page(&standings, Lang::Es),
            crosstable::page(&standings, crosstable::Options::default(), Lang::Es),
        ];
        for page in pages {
            let csv = rows_for_spreadsheets(&page);
            let (cells, numbers) = sheet_rows(&page, 0);
            assert_eq!(cells.len(), csv.len());
            assert!(numbers > standings.rows().len() * 3, "numbers are numbers");
            for (line, expected) in cells[1..].iter().zip(&csv[1..]) {
                assert_eq!(line, expected);
            }
        }
    }
}

#[test]
fn each_table_has_a_sheet_and_the_notes_have_one() {
    let event = event::teams();
    let page = boards::page(&owned(&event.tournament), boards::Options::default(), Lang::En).unwrap();
    let book: Xlsx<_> = open_workbook_from_rs(Cursor::new(page.to_xlsx())).unwrap();
    let names = book.sheet_names();
    assert_eq!(names.len(), page.tables().count() + 1);
    assert_eq!(names.first().map(String::as_str), Some("Board 1"));
    assert_eq!(names.last().map(String::as_str), Some("Notes"));
}

#[test]
fn the_same_page_gives_the_same_bytes() {
    let event = event::swiss();
    let standings = event.standings();
    let bytes = || standings::page(&standings, Lang::En).to_xlsx();
    assert_eq!(bytes(), bytes());
}
