//! The prizes of an event: what a file offers, and who wins it by the standings.

use exaequo_model::ParticipantId;
use exaequo_prizes::{Allocation, Award, Entrant, Membership, PrizeList, PrizesError, Unknown};

use crate::error::RankingError;
use crate::standings::Standings;

/// The prizes of an event and who wins them. They keep the standings they were given by.
#[derive(Clone, Debug)]
pub struct Prizes {
    standings: Standings,
    list: PrizeList,
    allocation: Allocation,
    /// For each group, how many belong to it and of whom it is not known.
    groups: Vec<GroupOfPrizes>,
}

/// Who can win the prizes of a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupOfPrizes {
    /// How many belong to it.
    pub members: usize,
    /// Of whom it is not known, and what has to be known.
    pub unknown: Vec<(ParticipantId, Unknown)>,
}

/// A file of prizes that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: the prizes cannot be read: {error}")]
pub struct PrizeFileError {
    /// The file.
    pub file: String,
    /// Its text.
    pub text: String,
    /// What is wrong.
    pub error: PrizesError,
}

/// Reads a list of prizes in TOML; the name of the file is for whoever reads what is wrong with it.
pub fn read_prizes(file: &str, text: &str) -> Result<PrizeList, PrizeFileError> {
    let error = |error| PrizeFileError { file: file.to_owned(), text: text.to_owned(), error };
    PrizeList::parse(text).map_err(error)
}

impl Standings {
    /// Who wins which prizes of a list.
    ///
    /// ```
    /// use exaequo_event::{Event, date, prizes::read_prizes};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1/2-1/2")?;
    /// let list = read_prizes("prizes.toml", "[[group]]\nname = 'Open'\nmoney = [100, 50]")?;
    /// let prizes = event.standings("PTS")?.prizes(&list)?;
    /// assert_eq!(prizes.of(alyx.participant()).map(|award| award.money.to_string()), Some("75".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn prizes(&self, list: &PrizeList) -> Result<Prizes, RankingError> {
        let asks = list.groups.iter().find(|group| group.of.asks_for_age());
        if let Some(group) = asks.filter(|_| self.year().is_none()) {
            return Err(RankingError::NoYear { group: group.of.to_string() });
        }
        let mut groups = vec![GroupOfPrizes::default(); list.groups.len()];
        let ranked = self.table().rows.iter().filter(|row| row.rank.is_some());
        let mut entrants: Vec<Entrant> = Vec::new();
        let mut above = None;
        for row in ranked {
            let points = self.points_group(row.participant, above, entrants.last());
            let belongs = |(group, own): (&exaequo_prizes::PrizeGroup, &mut GroupOfPrizes)| {
                own.count(row.participant, self.membership(&group.of, row.participant))
            };
            let member_of = list.groups.iter().zip(&mut groups).map(belongs).collect();
            entrants.push(Entrant { points, place: row.rank.unwrap_or(0), groups: member_of });
            above = Some(row.participant);
        }
        let allocation = list.allocate(&entrants);
        Ok(Prizes { standings: self.clone(), list: list.clone(), allocation, groups })
    }

    /// The number of those who have equal points: that of the row above where the first criterion is equal.
    fn points_group(&self, who: ParticipantId, above: Option<ParticipantId>, last: Option<&Entrant>) -> u32 {
        let (Some(above), Some(last)) = (above, last) else { return 0 };
        let is_equal = self.table().value(0, who) == self.table().value(0, above);
        if is_equal { last.points } else { last.points + 1 }
    }
}

impl GroupOfPrizes {
    /// Counts somebody, and says whether it is a member.
    fn count(&mut self, who: ParticipantId, membership: Membership) -> bool {
        match membership {
            Membership::In => self.members += 1,
            Membership::Out => {}
            Membership::Unknown(unknown) => self.unknown.push((who, unknown)),
        }
        membership == Membership::In
    }
}

impl Prizes {
    /// The standings by which they are given.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// What is offered.
    pub fn list(&self) -> &PrizeList {
        &self.list
    }

    /// Who gets what.
    pub fn allocation(&self) -> &Allocation {
        &self.allocation
    }

    /// Who can win the prizes of each group of the list.
    pub fn groups(&self) -> &[GroupOfPrizes] {
        &self.groups
    }

    /// The participant at a position of the allocation.
    pub fn participant(&self, entrant: usize) -> ParticipantId {
        self.standings.table().rows[entrant].participant
    }

    /// What a participant wins.
    pub fn of(&self, who: ParticipantId) -> Option<&Award> {
        let row = self.standings.table().row_of(who)?;
        self.allocation.of(row)
    }
}
