//! What comes in: reports, and lists to begin with or of others.

use std::io::{Cursor, Read};

use exaequo::lists::{ListError, ListFault, Row, rows};
use exaequo::model::{Date, Pace};
use exaequo::register::fact::{ImportRole, Imported};
use exaequo::register::{
    CoveringLetter, Fact, Kind, Occasion, Receipt, Register, Report, is_far_shorter, ratings_without_k,
};
use exaequo::{Event, Reading};

use crate::error::OfficeError;
use crate::office::Office;

/// A report as it was sent.
#[derive(Clone, Copy, Debug)]
pub struct Sent<'a> {
    /// What was read of it.
    pub reading: &'a Reading,
    /// The event it holds.
    pub event: &'a Event,
    /// The name of its file.
    pub name: &'a str,
    /// What comes with it.
    pub letter: &'a CoveringLetter,
}

impl Office {
    /// What a report is; its file is kept, and nothing entered.
    pub(crate) fn report(&self, sent: &Sent<'_>) -> Result<Receipt, OfficeError> {
        let source = sent.reading.source();
        if source.trf().is_none() {
            return Err(OfficeError::NotTrf);
        }
        let file = self.keep(Cursor::new(source.to_bytes()))?;
        let Sent { event, name, letter, .. } = *sent;
        let report = Report { file, name, tournament: event.tournament(), letter };
        Ok(Register::facts(&self.ledger).receive(&report, self)?)
    }

    /// 9.1: takes a report into the inbox.
    pub fn receive(&mut self, sent: &Sent<'_>, occasion: &Occasion) -> Result<Receipt, OfficeError> {
        let receipt = self.report(sent)?;
        self.enter(occasion, &receipt.facts())?;
        Ok(receipt)
    }

    /// A list of somebody else. One that is far shorter than the last may be cut off: it is refused, unless it is meant.
    pub fn import(
        &mut self,
        list: &Listed,
        file: impl Read + Send + 'static,
        short_is_meant: bool,
        occasion: &Occasion,
    ) -> Result<(), OfficeError> {
        let facts = self.facts();
        let before = facts.imported().iter().rfind(|one| one.kind == list.kind).map(|one| one.rows);
        let is_short = |before: &u64| is_far_shorter(list.rows, *before) && !short_is_meant;
        if let Some(before) = before.filter(is_short) {
            return Err(OfficeError::Short { rows: list.rows, before });
        }
        let imported = self.take_list(list, file, ImportRole::Foreign)?;
        self.enter(occasion, &[imported])
    }

    /// Keeps a list; the fact that it is there.
    pub(crate) fn take_list(
        &self,
        list: &Listed,
        file: impl Read + Send + 'static,
        role: ImportRole,
    ) -> Result<Fact, OfficeError> {
        let file = self.keep(file)?;
        let Listed { date, kind, rows, without_k } = *list;
        let without_k = (role == ImportRole::Start).then_some(without_k);
        Ok(Fact::Imported(Imported { list: date, file, kind, rows, role, without_k }))
    }
}

/// A list that was read to its end.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// The day it is of.
    pub date: Date,
    /// The kind of rating it is of.
    pub kind: Kind,
    /// How many rows it has.
    pub rows: u64,
    /// Ratings behind which neither K nor games are told.
    pub without_k: u64,
}

impl Listed {
    /// Reads a list to its end; nothing where neither it nor the caller says of which day it is.
    pub fn read(file: impl Read, kind: Kind, date: Option<Date>) -> Result<Option<Self>, ListError> {
        let (mut count, mut without_k, mut players) = (0, 0, Vec::new());
        let mut each = |row: Row<'_>, line: usize| {
            count += 1;
            without_k += ratings_without_k(&row, kind) as u64;
            players.push(Told { id: row.id, line, ratings: Pace::ALL.map(|pace| row.figures[pace].rating) });
            Ok(())
        };
        let heading = rows(file, kind.pace(), &mut each)?;
        told_once(players)?;
        Ok(date.or(heading.published).map(|date| Self { date, kind, rows: count, without_k }))
    }
}

/// What a list tells of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Told {
    id: u64,
    line: usize,
    ratings: [Option<u16>; 3],
}

/// A list that says two things of one player is not one to begin with: nobody knows which of them holds.
fn told_once(mut players: Vec<Told>) -> Result<(), ListError> {
    players.sort_unstable();
    let is_twice = |pair: &&[Told]| pair[0].id == pair[1].id && pair[0].ratings != pair[1].ratings;
    match players.windows(2).find(is_twice) {
        Some(pair) => Err(ListError::Line { line: pair[1].line, fault: ListFault::Twice(pair[1].id) }),
        None => Ok(()),
    }
}
