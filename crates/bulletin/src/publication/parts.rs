//! The parts of a list, and the pages each of them stands on: none is longer than people can look through.

use std::collections::BTreeMap;

use exaequo_register::{Kind, List, PersonId, Section};

/// The most rows on a page for people; a longer part is divided by letters, a longer letter by number.
pub(super) const LONGEST_PAGE: usize = 5_000;

/// A part of a list.
#[derive(Debug)]
pub(super) struct Part {
    /// How many players stand in it.
    pub(super) count: usize,
    /// The pages it stands on, at least one.
    pub(super) sheets: Vec<Sheet>,
}

/// A page of a part.
#[derive(Debug)]
pub(super) struct Sheet {
    /// The letter its players have in common, where the part is divided.
    pub(super) letter: Option<String>,
    /// Its number among the pages of the letter, from 1; 0 where the letter has one.
    pub(super) number: usize,
    /// Who stands on it, in order.
    pub(super) players: Vec<PersonId>,
}

impl Sheet {
    /// Where the page is, seen from the index.
    pub(super) fn address(&self, section: &Section, kind: Kind) -> String {
        format!("{}/{}", kind.name(), self.name(section))
    }

    /// The name of the file.
    pub(super) fn name(&self, section: &Section) -> String {
        let letter = self.letter.as_ref().map(|letter| letter.to_lowercase());
        let number = (self.number > 0).then(|| self.number.to_string());
        let parts: Vec<String> = [Some(section.name()), letter, number].into_iter().flatten().collect();
        parts.join("-") + ".html"
    }
}

/// The parts of some kinds.
pub(super) fn parts(list: &List<'_>, kinds: &[Kind]) -> Vec<(Kind, BTreeMap<Section, Part>)> {
    let sections = list.sections(kinds).into_iter();
    sections.map(|(kind, sections)| (kind, of_kind(list, sections))).collect()
}

fn of_kind(list: &List<'_>, sections: BTreeMap<Section, Vec<PersonId>>) -> BTreeMap<Section, Part> {
    let part = |(section, players): (Section, Vec<PersonId>)| {
        let count = players.len();
        (section, Part { count, sheets: sheets(list, players) })
    };
    sections.into_iter().map(part).collect()
}

/// The pages of a part: one, or those of each letter.
fn sheets(list: &List<'_>, players: Vec<PersonId>) -> Vec<Sheet> {
    if players.len() <= LONGEST_PAGE {
        return vec![Sheet { letter: None, number: 0, players }];
    }
    let letters = list.by_letter(&players).into_iter();
    letters.flat_map(|(letter, players)| of_letter(&letter, &players)).collect()
}

fn of_letter(letter: &str, players: &[PersonId]) -> Vec<Sheet> {
    let is_one = players.len() <= LONGEST_PAGE;
    let sheet = |(number, players): (usize, &[PersonId])| Sheet {
        letter: Some(letter.to_owned()),
        number: if is_one { 0 } else { number },
        players: players.to_vec(),
    };
    (1..).zip(players.chunks(LONGEST_PAGE)).map(sheet).collect()
}
