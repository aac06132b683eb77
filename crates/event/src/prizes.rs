//! The prizes of an event: what a file offers, and who wins it by the standings.

use exaequo_model::ParticipantId;
use exaequo_prizes::{Allocation, Award, Contender, Group, PrizeList, PrizesError, Unknown};

use crate::error::RankingError;
use crate::group::Member;
use crate::standings::{Place, Standings};

/// The prizes of an event and who wins them. They keep the standings they were given by.
#[derive(Clone, Debug)]
pub struct Prizes {
    standings: Standings,
    list: PrizeList,
    allocation: Allocation,
    /// For each group, who belongs to it and for whom that is not known.
    groups: Vec<GroupOfPrizes>,
}

/// Who can win the prizes of a group: only those who are ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupOfPrizes {
    /// The members, the best first.
    pub members: Vec<Member>,
    /// Those for whom it is not known whether they belong, and what would tell.
    pub unknown: Vec<(ParticipantId, Unknown)>,
}

/// A file of prizes that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: the prizes cannot be read: {error}")]
pub struct PrizeFileError {
    /// The name of the file, as it was given.
    pub file: String,
    /// The whole text of the file, to which the place of the error refers.
    pub text: String,
    /// What is wrong.
    pub error: PrizesError,
}

/// Reads a list of prizes in TOML; the name of the file appears in the errors.
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
        let groups =
            list.groups.iter().map(|group| self.candidates(&group.of)).collect::<Result<Vec<_>, _>>()?;
        let allocation = list.allocate(&self.entrants(&groups));
        Ok(Prizes { standings: self.clone(), list: list.clone(), allocation, groups })
    }

    fn candidates(&self, group: &Group) -> Result<GroupOfPrizes, RankingError> {
        let group = self.of_group(group)?;
        let unranked: Vec<ParticipantId> =
            self.table().rows.iter().filter(|row| row.rank.is_none()).map(|row| row.participant).collect();
        let members = group.members().iter().filter(|member| member.place != Place::None);
        let unknown = group.unknown().iter().filter(|(who, _)| !unranked.contains(who));
        Ok(GroupOfPrizes { members: members.copied().collect(), unknown: unknown.copied().collect() })
    }

    /// Those who are ranked, with the groups they belong to. Participants without a rank stand below them.
    fn entrants(&self, groups: &[GroupOfPrizes]) -> Vec<Contender> {
        let mut entrants: Vec<Contender> = Vec::new();
        let mut above = None;
        for row in self.table().rows.iter().filter(|row| row.rank.is_some()) {
            let points = self.points_group(row.participant, above, entrants.last());
            let groups = vec![false; groups.len()];
            entrants.push(Contender { points, place: row.rank.unwrap_or(0), groups });
            above = Some(row.participant);
        }
        for (index, group) in groups.iter().enumerate() {
            for member in &group.members {
                entrants[member.row].groups[index] = true;
            }
        }
        entrants
    }

    /// The number of those who have equal points: that of the row above where the first criterion is equal.
    fn points_group(
        &self,
        who: ParticipantId,
        above: Option<ParticipantId>,
        last: Option<&Contender>,
    ) -> u32 {
        let (Some(above), Some(last)) = (above, last) else { return 0 };
        let is_equal = self.table().value(0, who) == self.table().value(0, above);
        if is_equal { last.points } else { last.points + 1 }
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

    /// The participant at a position of the allocation; nobody where the allocation of another event is longer.
    pub fn participant(&self, entrant: usize) -> Option<ParticipantId> {
        self.standings.table().rows.get(entrant).map(|row| row.participant)
    }

    /// What a participant wins.
    pub fn of(&self, who: ParticipantId) -> Option<&Award> {
        let row = self.standings.table().row_of(who)?;
        self.allocation.of(row)
    }
}
