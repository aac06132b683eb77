//! The parts of a spreadsheet beside its sheets.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::sheet::escape;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

/// The most characters the name of a sheet may have.
const LONGEST: usize = 31;

pub(super) const RELATIONS: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
    "<Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"xl/workbook.xml\"/>",
    "</Relationships>"
);

pub(super) fn content_types(sheets: usize) -> String {
    let types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
    let mut out = format!(
        "{DECLARATION}<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
         <Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
         <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
         <Override PartName=\"/xl/workbook.xml\" ContentType=\"{types}.sheet.main+xml\"/>\
         <Override PartName=\"/xl/styles.xml\" ContentType=\"{types}.styles+xml\"/>"
    );
    for sheet in 1..=sheets {
        let part = format!("/xl/worksheets/sheet{sheet}.xml");
        let _ = write!(out, "<Override PartName=\"{part}\" ContentType=\"{types}.worksheet+xml\"/>");
    }
    out + "</Types>"
}

/// The sheets by name; the first row of each is printed on every page.
pub(super) fn workbook(names: &[String]) -> String {
    let mut out = format!("{DECLARATION}<workbook xmlns=\"{MAIN}\" xmlns:r=\"{OFFICE}\"><sheets>");
    for (index, name) in names.iter().enumerate() {
        let number = index + 1;
        let _ = write!(out, "<sheet name=\"{}\" sheetId=\"{number}\" r:id=\"rId{number}\"/>", escape(name));
    }
    out += "</sheets><definedNames>";
    for (index, name) in names.iter().enumerate() {
        let name = escape(&name.replace('\'', "''"));
        let _ = write!(
            out,
            "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"{index}\">'{name}'!$1:$1</definedName>"
        );
    }
    out + "</definedNames></workbook>"
}

pub(super) fn workbook_relations(sheets: usize) -> String {
    let mut out = format!("{DECLARATION}<Relationships xmlns=\"{PACKAGE}\">");
    for sheet in 1..=sheets {
        let _ = write!(
            out,
            "<Relationship Id=\"rId{sheet}\" Type=\"{OFFICE}/worksheet\" Target=\"worksheets/sheet{sheet}.xml\"/>"
        );
    }
    let styles = sheets + 1;
    let _ = write!(
        out,
        "<Relationship Id=\"rId{styles}\" Type=\"{OFFICE}/styles\" Target=\"styles.xml\"/></Relationships>"
    );
    out
}

/// Captions as names of sheets: short, without signs that formulas use, each only once.
pub(super) fn names<'a>(captions: impl Iterator<Item = &'a str>) -> Vec<String> {
    let (mut taken, mut last) = (BTreeSet::new(), BTreeMap::new());
    captions.map(|caption| free_name(&shortened(caption), &mut taken, &mut last)).collect()
}

/// What a sheet may be called.
fn shortened(caption: &str) -> String {
    let allowed = |sign: char| if "[]:*?/\\'".contains(sign) || sign.is_control() { ' ' } else { sign };
    let short: String = caption.chars().map(allowed).take(LONGEST).collect();
    short.trim().to_owned()
}

/// The name itself, or with the first number that makes it another one: `last` is the number each name has come to.
fn free_name(short: &str, taken: &mut BTreeSet<String>, last: &mut BTreeMap<String, usize>) -> String {
    if !short.is_empty() && taken.insert(short.to_lowercase()) {
        return short.to_owned();
    }
    let number = last.entry(short.to_lowercase()).or_insert(1);
    loop {
        *number += 1;
        let ending = format!(" {number}");
        let kept: String = short.chars().take(LONGEST - ending.len()).collect();
        let name = (kept.trim_end().to_owned() + &ending).trim().to_owned();
        if taken.insert(name.to_lowercase()) {
            return name;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_sheets_are_short_and_different() {
        let captions =
            ["Board 1: results", "Board 1: results", "", "x".repeat(40).leak(), "x".repeat(50).leak()];
        let expected = [
            "Board 1  results",
            "Board 1  results 2",
            "2",
            &"x".repeat(31),
            &format!("{} 2", "x".repeat(29)),
        ];
        assert_eq!(names(captions.into_iter()), expected);
    }
}
