//! 12.4: a player can redo a rating with a pencil: the events of a list as they were rated, with every game.

use exaequo_model::{Date, PlayerId};
use exaequo_rating::RatedEvent;

use crate::fact::EventId;
use crate::files::{FileError, Files};
use crate::kind::Kind;
use crate::ledger::Ledger;
use crate::persons::PersonId;
use crate::register::Register;
use crate::run::RatedPart;

/// A part of an event as it was rated, to keep.
#[derive(Clone, Debug)]
pub struct KeptPart {
    /// The event the part belongs to.
    pub event: EventId,
    /// The version of its report.
    pub version: u32,
    /// The kind of rating.
    pub kind: Kind,
    /// The list on which it was rated.
    pub list: Date,
    /// The player it is kept for.
    pub player: PlayerId,
    /// What it was rated from, and what came of it.
    pub rated: RatedEvent,
}

impl KeptPart {
    fn new(rated: &RatedPart<'_>, player: PlayerId) -> Self {
        Self {
            event: rated.event,
            version: rated.version,
            kind: rated.kind,
            list: rated.list,
            player,
            rated: RatedEvent::new(&rated.input, rated.rating.clone()),
        }
    }
}

/// The events of a player, and the register they were rated in.
#[derive(Clone, Debug)]
pub struct Explained {
    /// The register, with the list that was asked for.
    pub register: Register,
    /// The parts of events in which the player took part, in the order in which they were rated.
    pub parts: Vec<KeptPart>,
}

impl Register {
    /// 12.4: the events of a player on the lists from one to another, as they were rated; lists that are not closed yet
    /// are worked out as well.
    pub fn explain(
        ledger: &Ledger,
        number: u64,
        [first, last]: [Date; 2],
        files: &impl Files,
    ) -> Result<Explained, FileError> {
        let mut parts = Vec::new();
        let mut keep = |rated: &RatedPart<'_>, person: Option<PersonId>| {
            let asked = (first..=last).contains(&rated.list);
            if let Some(player) = person.filter(|_| asked).and_then(|person| rated.player(person)) {
                parts.push(KeptPart::new(rated, player));
            }
        };
        let current = Self::facts(ledger).persons.current(number);
        let has = |rated: &RatedPart<'_>| {
            let players = rated.input.tournament.players.iter().zip(rated.persons);
            let own = |id: Option<u64>| id == Some(number) || id == Some(current);
            players.filter(|(player, _)| own(player.fide_id.number())).find_map(|(_, person)| *person)
        };
        let mut watch = |rated: &RatedPart<'_>| keep(rated, has(rated));
        let mut register = Self::read_watching(ledger, files, &mut watch)?;
        if register.newest_list().is_some_and(|newest| newest < last) {
            register.preview(files, last, &mut watch)?;
        }
        Ok(Explained { register, parts })
    }
}

/// All events of a list as they were rated, for everybody who played in them.
#[derive(Clone, Debug)]
pub struct RatedList {
    /// What the ledger says, without lists.
    facts: Register,
    /// The parts of events on the list, in the order in which they were rated; whose they are is asked of [`RatedList::of`].
    parts: Vec<KeptPart>,
}

impl Register {
    /// 12.4: the events of a closed list, as they were rated.
    pub fn rated_list(ledger: &Ledger, list: Date, files: &impl Files) -> Result<RatedList, FileError> {
        let mut parts = Vec::new();
        let mut watch = |rated: &RatedPart<'_>| {
            if rated.list == list {
                parts.push(KeptPart::new(rated, PlayerId(0)));
            }
        };
        Self::read_watching(ledger, files, &mut watch)?;
        Ok(RatedList { facts: Self::facts(ledger), parts })
    }
}

impl RatedList {
    /// The events of a player.
    pub fn of(&self, number: u64) -> Explained {
        let parts = self.parts.iter().filter_map(|part| self.with(part, number)).collect();
        Explained { register: self.facts.clone(), parts }
    }

    /// A part, if the player took part.
    fn with(&self, part: &KeptPart, number: u64) -> Option<KeptPart> {
        let current = |number: u64| self.facts.persons.current(number);
        let is_own = |id: Option<u64>| id.is_some_and(|id| current(id) == current(number));
        let place =
            part.rated.tournament.players.iter().position(|player| is_own(player.fide_id.number()))?;
        let player = PlayerId(u32::try_from(place).ok()?);
        Some(KeptPart { player, ..part.clone() })
    }
}
