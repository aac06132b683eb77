//! 8.55: the games of a list of one kind, as far as they change ratings, and what they come to for each player.

use std::collections::BTreeMap;
use std::sync::Arc;

use exaequo_model::PlayerId;
use exaequo_rating::{Count, RatedGame, table};

use crate::persons::PersonId;
use crate::register::Register;
use crate::run::{Effect, Outcome, RatedPart};

/// The games of a list.
#[derive(Clone, Debug, Default)]
pub(super) struct Leaf {
    /// What the list does to its players, as the replay has it.
    pub(super) outcome: Outcome,
    games: Vec<[Option<Side>; 2]>,
}

/// A game as it changes the rating of one side, closely packed: there are millions.
#[derive(Clone, Copy, Debug)]
struct Side {
    person: PersonId,
    /// The number of the event among those of the player on this list: K may differ.
    event: u16,
    own: u16,
    opponent: i16,
    /// D as it counts (8.54).
    difference: i16,
    score: u8,
    against: Against,
}

/// Whom a rated player met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Against {
    /// A rated opponent, whose rating counts.
    Rated,
    /// 8.52: somebody who is new, with the rating of the event.
    New,
}

/// A side of a game with the K by which it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Counted {
    pub(super) person: PersonId,
    pub(super) k: u8,
    /// The rating of the player.
    pub(super) own: i32,
    /// The rating of the opponent.
    pub(super) opponent: i32,
    /// In hundredths of a point.
    pub(super) score: i32,
    /// 8.55a: P(D) of the difference that counts.
    pub(super) expected: i32,
    pub(super) against: Against,
}

impl Leaf {
    /// Takes in a part of an event.
    pub(super) fn add(&mut self, part: &RatedPart<'_>) {
        let provisions = Arc::new(*part.input.provisions);
        for (person, result) in part.persons.iter().zip(&part.rating.players) {
            if let Some(person) = person {
                let entrant = part.input.entrants.get(result.player);
                self.outcome.add(*person, &provisions, entrant, result);
            }
        }
        for (players, lines) in part.rating.games() {
            let [white, black] = lines;
            let sides = [self.side(part, players[0], white), self.side(part, players[1], black)];
            if sides.iter().any(Option::is_some) {
                self.games.push(sides);
            }
        }
    }

    fn side(&self, part: &RatedPart<'_>, player: PlayerId, line: Option<RatedGame>) -> Option<Side> {
        let person = (*part.persons.get(player.index())?)?;
        let line = line?;
        let (apart, against) = match line.count {
            Count::Change(apart) => (apart, Against::Rated),
            Count::ChangeAgainstNew(apart) => (apart, Against::New),
            Count::First(_) | Count::FirstAgainstNew => return None,
        };
        Some(Side {
            person,
            event: u16::try_from(self.events(person).checked_sub(1)?).ok()?,
            own: apart.own,
            opponent: i16::try_from(apart.opponent).ok()?,
            difference: i16::try_from(apart.difference).ok()?,
            score: u8::try_from(line.score.hundredths()).ok()?,
            against,
        })
    }

    /// The events of a rated player so far.
    fn events(&self, person: PersonId) -> usize {
        match self.outcome.of(person) {
            Some(Effect::Change { total, .. }) => total.events.len(),
            Some(Effect::First { .. }) | None => 0,
        }
    }

    /// The games as they count for those whom the lists have. Numbers that were given up are not among them.
    pub(super) fn games(&self, register: &Register) -> impl Iterator<Item = [Option<Counted>; 2]> {
        let ks = self.coefficients(register);
        let counted = move |side: &Side| {
            let k = *ks.get(&side.person)?.get(usize::from(side.event))?;
            Some(side.with(k))
        };
        self.games.iter().map(move |sides| sides.each_ref().map(|side| side.as_ref().and_then(&counted)))
    }

    /// 8.56: K of each event of each player.
    fn coefficients(&self, register: &Register) -> BTreeMap<PersonId, Vec<u8>> {
        let of = |(person, effect): (PersonId, &Effect)| match effect {
            Effect::Change { total, provisions } => Some((person, total.coefficients(provisions))),
            Effect::First { .. } => None,
        };
        let present = |(person, _): &(PersonId, &Effect)| !register.persons.is_given_up(*person);
        self.outcome.all().filter(present).filter_map(of).collect()
    }
}

impl Side {
    fn with(&self, k: u8) -> Counted {
        Counted {
            person: self.person,
            k,
            own: i32::from(self.own),
            opponent: i32::from(self.opponent),
            score: i32::from(self.score),
            expected: table::expected(i32::from(self.difference)),
            against: self.against,
        }
    }
}

impl Counted {
    /// The difference of the ratings, without the limit of 8.54.
    pub(super) const fn difference(&self) -> i32 {
        self.own - self.opponent
    }

    /// What table 8.1b expects without that limit.
    pub(super) fn by_table(&self) -> i32 {
        table::expected(self.difference())
    }

    /// Score less expected score, in hundredths of a point.
    pub(super) const fn gain(&self) -> i32 {
        self.score - self.expected
    }

    /// 8.55c: what it does to the rating, in hundredths of a rating point.
    pub(super) fn change(&self) -> i64 {
        i64::from(self.gain()) * i64::from(self.k)
    }
}
