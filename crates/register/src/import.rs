//! 7.1: a register begins with a list that was published before it was kept.

use exaequo_lists::{Activity, Figures, Row};
use exaequo_rating::{CoefficientRule, NEW_BELOW, Provisions, REACHED, coefficient};

use crate::book::{Draft, Origin, Undo};
use crate::fact::{Base, ImportRole, Imported};
use crate::files::{FileError, Files, list};
use crate::kind::Kind;
use crate::list::INACTIVE_AFTER;
use crate::list_date::Month;
use crate::persons::{Came, PersonId};
use crate::register::Register;
use crate::run::history;

impl Register {
    /// Begins a list in every book, with what was imported for it.
    pub(crate) fn begin(&mut self, month: Month, files: &impl Files) -> Result<(), FileError> {
        let undo = if self.settings.base == Base::Original { Undo::All } else { Undo::Year };
        for kind in Kind::ALL {
            self.books[kind].begin(month, undo);
        }
        let starts = |one: &&Imported| one.role == ImportRole::Start && Month::of(one.list) == month;
        let imported: Vec<Imported> = self.imported.iter().filter(starts).cloned().collect();
        for one in &imported {
            self.import(month, one, files)?;
        }
        Ok(())
    }

    /// Takes in the persons of imported lists, and not their ratings.
    pub(crate) fn import_persons(&mut self, files: &impl Files) -> Result<(), FileError> {
        for one in &self.imported {
            if one.role == ImportRole::Start {
                let (came, persons) = (self.came_with(one), &mut self.persons);
                list(files, one.file, one.kind.pace(), |row| _ = persons.import(row, came))?;
            }
        }
        Ok(())
    }

    /// How persons of a list come into the register: those of the first one are in its order, others between them by name.
    fn came_with(&self, one: &Imported) -> Came {
        let first = self.imported.iter().find(|one| one.role == ImportRole::Start);
        if first == Some(one) { Came::Listed } else { Came::Entered }
    }

    fn import(&mut self, month: Month, one: &Imported, files: &impl Files) -> Result<(), FileError> {
        let came = self.came_with(one);
        let provisions = |kind| self.settings.provisions(kind, one.list);
        let provisions = Kind::ALL.map(provisions);
        let (persons, books, others) = (&mut self.persons, &mut self.books, &mut self.other_coefficients);
        let mut given_up = Vec::new();
        list(files, one.file, one.kind.pace(), |row| {
            let person = persons.import(row, came);
            if persons.merged().contains_key(&row.id) {
                given_up.push(row.clone().into_owned());
                return;
            }
            for (kind, own) in drafts(person, month, row, one, &provisions) {
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
            for (kind, draft) in drafts(person, month, row, one, &provisions) {
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
    one: &'a Imported,
    provisions: &'a [Option<Provisions>; 4],
) -> impl Iterator<Item = (Kind, Draft)> + 'a {
    let untold = one.without_k.map_or(0, |_| NEW_BELOW);
    Kind::ALL.into_iter().zip(provisions).filter_map(move |(kind, provisions)| {
        let figures = figures(row, kind, one.kind)?;
        Some((kind, draft(person, list, row, figures, provisions.as_ref(), untold)?))
    })
}

/// 8.56, ruling 43a: how many ratings of a row of a list have neither K nor games behind them.
pub fn ratings_without_k(row: &Row<'_>, of_list: Kind) -> usize {
    let figures = Kind::ALL.into_iter().filter_map(|kind| figures(row, kind, of_list));
    figures.filter(|figures| figures.rating.is_some() && is_untold(row, figures)).count()
}

/// Whether a row says nothing of the games behind a rating.
const fn is_untold(row: &Row<'_>, figures: &Figures) -> bool {
    row.all_games.is_none() && figures.k.is_none()
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
    untold: u32,
) -> Option<Draft> {
    let rating = figures.rating?;
    let implied = provisions.and_then(|provisions| ImpliedByK::by(figures.k?, provisions.coefficient));
    let implied = implied.unwrap_or_default();
    let active = match row.activity {
        Activity::Active => list,
        Activity::Inactive => list.minus(INACTIVE_AFTER),
    };
    Some(Draft {
        person,
        rating: Some(rating),
        highest: row.highest.unwrap_or(0).max(rating).max(implied.highest),
        all_games: if is_untold(row, figures) { untold } else { row.all_games.unwrap_or(implied.games) },
        games: u32::from(figures.games.unwrap_or(0)),
        active,
        origin: Origin::Imported,
    })
}

/// 8.56: what a printed K tells of the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ImpliedByK {
    highest: u16,
    games: u32,
}

impl ImpliedByK {
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
