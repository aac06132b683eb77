//! 7.1: a register begins with a list that was published before it was kept.

use exaequo_lists::{Activity, Figures, Row};
use exaequo_rating::{CoefficientRule, NEW_BELOW, Provisions, REACHED, coefficient};

use crate::book::{Draft, Origin, Undo};
use crate::fact::{Base, Imported, Role};
use crate::files::{FileError, Files, list};
use crate::kind::Kind;
use crate::list::INACTIVE_AFTER;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::Register;
use crate::run::history;

impl Register {
    /// Begins a list in every book, with what was imported for it.
    pub(crate) fn begin(&mut self, month: Month, files: &impl Files) -> Result<(), FileError> {
        let undo = if self.settings.base == Base::Original { Undo::All } else { Undo::Year };
        for kind in Kind::ALL {
            self.books[kind].begin(month, undo);
        }
        let starts = |one: &&Imported| one.role == Role::Start && Month::of(one.list) == month;
        let imported: Vec<Imported> = self.imported.iter().filter(starts).cloned().collect();
        for one in &imported {
            self.import(month, one, files)?;
        }
        Ok(())
    }

    /// Takes in the persons of imported lists, and not their ratings.
    pub(crate) fn import_persons(&mut self, files: &impl Files) -> Result<(), FileError> {
        let starts = self.imported.iter().filter(|one| one.role == Role::Start);
        for one in starts {
            let persons = &mut self.persons;
            list(files, one.file, one.kind.pace(), |row| _ = persons.import(row))?;
        }
        Ok(())
    }

    fn import(&mut self, month: Month, one: &Imported, files: &impl Files) -> Result<(), FileError> {
        let provisions = |kind| self.settings.provisions(kind, one.list);
        let provisions = Kind::ALL.map(provisions);
        let (persons, books, others) = (&mut self.persons, &mut self.books, &mut self.other_coefficients);
        let mut given_up = Vec::new();
        list(files, one.file, one.kind.pace(), |row| {
            let person = persons.import(row);
            if persons.merged().contains_key(&row.id) {
                given_up.push(row.clone().into_owned());
                return;
            }
            for (kind, own) in drafts(person, month, row, one.kind, &provisions) {
                books[kind].enter(&own);
                let printed = figures(row, kind, one.kind).and_then(|figures| figures.k);
                let ours = books[kind].newest(person).zip(provisions[kind as usize].as_ref());
                let ours = ours.map(|(standing, provisions)| {
                    let history = history(Some(standing), persons.birth(person, one.list));
                    coefficient(provisions, &history, Some(one.list)).value
                });
                others[kind] += u32::from(printed.is_some() && ours != printed);
            }
        })?;
        // A rating goes with the person to a number that has none.
        for row in &given_up {
            let Some(person) = persons.find(row.id) else { continue };
            for (kind, draft) in drafts(person, month, row, one.kind, &provisions) {
                if books[kind].newest(person).is_none() {
                    books[kind].enter(&draft);
                }
            }
        }
        Ok(())
    }
}

/// What a row says of a player, kind by kind.
fn drafts<'a>(
    person: PersonId,
    list: Month,
    row: &'a Row<'_>,
    of_list: Kind,
    provisions: &'a [Option<Provisions>; 4],
) -> impl Iterator<Item = (Kind, Draft)> + 'a {
    Kind::ALL.into_iter().zip(provisions).filter_map(move |(kind, provisions)| {
        let figures = figures(row, kind, of_list)?;
        Some((kind, draft(person, list, row, figures, provisions.as_ref())?))
    })
}

/// What a row has for a kind: a list of the federation's own ratings has them where others have standard ones.
pub(crate) fn figures<'a>(row: &'a Row<'_>, kind: Kind, of_list: Kind) -> Option<&'a Figures> {
    match (kind, of_list) {
        (Kind::National, Kind::National) => Some(&row.figures.standard),
        (Kind::National, _) | (_, Kind::National) => None,
        _ => Some(&row.figures[kind.pace()]),
    }
}

/// A player as the list has it. What it does not say of games and of the highest rating, its K tells in part.
fn draft(
    person: PersonId,
    list: Month,
    row: &Row<'_>,
    figures: &Figures,
    provisions: Option<&Provisions>,
) -> Option<Draft> {
    let rating = figures.rating?;
    let told = provisions.and_then(|provisions| Told::by(figures.k?, provisions.coefficient));
    let told = told.unwrap_or_default();
    let active = match row.activity {
        Activity::Active => list,
        Activity::Inactive => list.minus(INACTIVE_AFTER),
    };
    Some(Draft {
        person,
        rating: Some(rating),
        highest: row.highest.unwrap_or(0).max(rating).max(told.highest),
        all_games: row.all_games.unwrap_or(told.games),
        games: u32::from(figures.games.unwrap_or(0)),
        active,
        origin: Origin::Imported,
    })
}

/// 8.56: what a printed K tells of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Told {
    highest: u16,
    games: u32,
}

impl Told {
    fn by(k: u8, rule: CoefficientRule) -> Option<Self> {
        let reached = Self { highest: REACHED, games: NEW_BELOW };
        let experienced = Self { highest: 0, games: NEW_BELOW };
        match rule {
            CoefficientRule::Reached { reached: lowest, .. }
            | CoefficientRule::Games { reached: lowest, .. }
            | CoefficientRule::GamesAndAge { reached: lowest, .. }
                if k == lowest =>
            {
                Some(reached)
            }
            CoefficientRule::Games { usual, .. } | CoefficientRule::GamesAndAge { usual, .. }
                if k == usual =>
            {
                Some(experienced)
            }
            _ => None,
        }
    }
}
