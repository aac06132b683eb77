//! Lists of others, kept as snapshots and never taken into the register's own ratings: what they say of the players of a
//! report.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_lists::Row;
use exaequo_model::{Birth, Date, Player, PlayerId, Tournament};

use super::players::{PlayerFinding, Trait, differences, rating_of};
use crate::fact::{ImportRole, Imported, Version};
use crate::files::{FileError, Files, list};
use crate::import::figures;
use crate::kind::Kind;
use crate::persons::Person;
use crate::register::Register;
use crate::run::standard_stands_in;

/// What a list says of those who were asked for.
#[derive(Clone, Debug)]
pub(super) struct Snapshot<'a> {
    imported: &'a Imported,
    rows: BTreeMap<u64, Row<'static>>,
}

/// The lists that are kept, each with those who were asked for, read once for all reports.
#[derive(Clone, Debug, Default)]
pub(super) struct Snapshots<'a>(Vec<Snapshot<'a>>);

impl<'a> Snapshots<'a> {
    /// What the lists of others say of the players of reports.
    pub(super) fn read(
        register: &'a Register,
        reports: &[(&Version, Tournament)],
        files: &impl Files,
    ) -> Result<Self, FileError> {
        let mut wanted: Vec<(&Imported, BTreeSet<u64>)> = Vec::new();
        for (version, tournament) in reports {
            let Some(imported) = register.foreign_list(version) else { continue };
            let numbers = tournament.players.iter().filter_map(|player| player.fide_id.number());
            match wanted.iter_mut().find(|(known, _)| *known == imported) {
                Some((_, known)) => known.extend(numbers),
                None => wanted.push((imported, numbers.collect())),
            }
        }
        let read = wanted.into_iter().map(|(imported, numbers)| Snapshot::read(imported, &numbers, files));
        read.collect::<Result<Vec<_>, _>>().map(Self)
    }

    /// The one a report is compared with.
    pub(super) fn of(&self, register: &Register, version: &Version) -> Option<&Snapshot<'a>> {
        let own = register.foreign_list(version)?;
        self.0.iter().find(|one| one.imported == own)
    }
}

impl<'a> Snapshot<'a> {
    fn read(imported: &'a Imported, numbers: &BTreeSet<u64>, files: &impl Files) -> Result<Self, FileError> {
        let mut rows = BTreeMap::new();
        list(files, imported.file, imported.kind.pace(), |row| {
            if numbers.contains(&row.id) {
                rows.insert(row.id, row.clone().into_owned());
            }
        })?;
        Ok(Self { imported, rows })
    }

    /// What the list says otherwise of a player than the report does; of one whom the register does not know also whether
    /// the list does.
    pub(super) fn findings(
        &self,
        register: &Register,
        tournament: &Tournament,
        player: PlayerId,
        version: &Version,
    ) -> Vec<PlayerFinding> {
        let own = &tournament.players[player.index()];
        let Some(number) = own.fide_id.number() else { return Vec::new() };
        let day = self.imported.list;
        let is_known = register.persons.find(number).is_some();
        let Some(row) = self.rows.get(&number) else {
            let missing = PlayerFinding::OnNoList { player, number, list: day };
            return if is_known { Vec::new() } else { vec![missing] };
        };
        let mut found = Vec::new();
        if !is_known {
            found.push(PlayerFinding::OnList { player, number, list: day, name: row.name.to_string() });
        }
        let differs = |(what, report, listed)| PlayerFinding::DiffersFromList {
            player,
            list: day,
            what,
            report,
            listed,
        };
        let traits = of_traits(tournament, own, row);
        let rating = self.rating(register, tournament, player, row, version);
        found.extend(traits.into_iter().chain(rating).map(differs));
        found
    }

    /// 7.11: the rating of the report, where the list is the one that was in force at the start; against the one that stands
    /// in where the list has none of this kind.
    fn rating(
        &self,
        register: &Register,
        tournament: &Tournament,
        player: PlayerId,
        row: &Row<'_>,
        version: &Version,
    ) -> Option<(Trait, String, String)> {
        let provisions = register.provisions(version)?;
        let in_force = provisions.list_in_force(version.days[0]?);
        let report = rating_of(tournament, player, version.kind.pace())?;
        let of = |kind| figures(row, kind, self.imported.kind);
        let standard = of(Kind::Standard).filter(|_| standard_stands_in(version.kind, &provisions));
        let listed = of(version.kind)?.rating.or_else(|| standard?.rating);
        let text = listed.map_or_else(String::new, |rating| rating.to_string());
        let differs = in_force == self.imported.list && listed != Some(report);
        differs.then(|| (Trait::Rating, report.to_string(), text))
    }
}

fn of_traits(tournament: &Tournament, player: &Player, row: &Row<'_>) -> Vec<(Trait, String, String)> {
    let listed = Person {
        number: row.id,
        name: &row.name,
        federation: &row.federation,
        sex: row.sex,
        birth: row.birth.map_or(Birth::Unknown, Birth::Year),
        title: &row.title,
        women_title: &row.women_title,
        other_titles: &row.other_titles,
        arena_title: &row.arena_title,
        member: None,
    };
    differences(tournament, player, &listed)
}

impl Register {
    /// The list of somebody else that was the newest on the first day of a report, of its kind rather than of another.
    fn foreign_list(&self, version: &Version) -> Option<&Imported> {
        let start = version.days[0].unwrap_or(Date::MAX);
        let foreign = self.imported.iter().filter(|one| one.role == ImportRole::Foreign && one.list <= start);
        foreign.max_by_key(|one| (one.kind == version.kind, one.list))
    }
}
