//! Ties of the standings that lots decide (4.2).

use exaequo_model::ParticipantId;
use exaequo_tiebreak::RankedRow;

use crate::standings::Standings;

/// Participants who share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TiedPlaces {
    /// The first of their places.
    pub first: u32,
    /// The participants who are tied.
    pub members: Vec<ParticipantId>,
}

/// Why there is nothing to draw lots for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTied {
    /// The places do not begin and end with a tie.
    #[error(
        "places {first} to {last} do not begin and end with a tie: {count} participants are ranked there"
    )]
    Across {
        /// The first of the places asked for.
        first: u32,
        /// The last of the places asked for.
        last: u32,
        /// How many participants have one of them.
        count: usize,
    },
    /// Everybody has one of these places alone.
    #[error("nobody is tied for places {first} to {last}")]
    Decided {
        /// The first of the places asked for.
        first: u32,
        /// The last of the places asked for.
        last: u32,
    },
}

impl Standings {
    /// The ties among those who have the places from `first` to `last`.
    ///
    /// ```
    /// use exaequo_event::{Event, NotTied, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1/2-1/2")?;
    /// let ties = event.standings("PTS")?.ties(1, 2)?;
    /// assert_eq!(ties[0].members, [alyx.participant(), bruno.participant()]);
    /// event.set_result(round, alyx, "1-0")?;
    /// assert_eq!(event.standings("PTS")?.ties(1, 2), Err(NotTied::Decided { first: 1, last: 2 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn ties(&self, first: u32, last: u32) -> Result<Vec<TiedPlaces>, NotTied> {
        let inside = |row: &&RankedRow| row.rank.is_some_and(|rank| (first..=last).contains(&rank));
        let rows: Vec<&RankedRow> = self.table().rows.iter().filter(inside).collect();
        let begins = rows.first().is_some_and(|row| row.rank == Some(first));
        let places = last.checked_sub(first).map_or(0, |more| u64::from(more) + 1);
        if !begins || rows.len() as u64 != places {
            return Err(NotTied::Across { first, last, count: rows.len() });
        }
        let shared = rows.chunk_by(|one, other| one.rank == other.rank).filter(|tied| tied.len() > 1);
        let tie = |tied: &[&RankedRow]| TiedPlaces {
            first: tied[0].rank.unwrap_or(first),
            members: tied.iter().map(|row| row.participant).collect(),
        };
        let ties: Vec<TiedPlaces> = shared.map(tie).collect();
        if ties.is_empty() { Err(NotTied::Decided { first, last }) } else { Ok(ties) }
    }

    /// All ties there are, the best places first.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1/2-1/2")?;
    /// assert_eq!(event.standings("PTS")?.all_ties()[0].places(), [1, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn all_ties(&self) -> Vec<TiedPlaces> {
        let ranked = self.table().rows.iter().filter(|row| row.rank.is_some()).count();
        self.ties(1, u32::try_from(ranked).unwrap_or(u32::MAX)).unwrap_or_default()
    }
}

impl TiedPlaces {
    /// The first and the last of their places.
    pub fn places(&self) -> [u32; 2] {
        let more = u32::try_from(self.members.len().saturating_sub(1)).unwrap_or(u32::MAX);
        [self.first, self.first.saturating_add(more)]
    }
}
