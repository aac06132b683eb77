//! C.07 article 4.2: a draw of lots that anyone can repeat, from a published seed.

pub use exaequo_json::results::lots::{Lot, Record};
use exaequo_model::{Order as _, ParticipantId, Tournament};
use exaequo_playoff::Unfinished;
use exaequo_tiebreak::lots::{ALGORITHM, hexadecimal, lot};
use exaequo_tiebreak::{RankedRow, Sharing};

use crate::{Event, NotTied, Standings, TiedPlaces};

impl Event {
    /// Draws lots among all participants.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// event.add_player("Alyx", 2200);
    /// event.add_player("Bruno", 2150);
    /// let record = event.lots("12 34 56", "2026-03-07T17:00:00Z");
    /// assert_eq!(record.lots.len(), 2);
    /// assert!(record.lots[0].lot < record.lots[1].lot);
    /// ```
    pub fn lots(&self, seed: &str, time: &str) -> Record {
        let tournament = self.tournament();
        let all = TiedPlaces { first: 1, members: tournament.participants().collect() };
        draw(tournament, vec![all], seed, time)
    }
}

impl Standings {
    /// Draws lots within each tie that these places have: what the list decides is not drawn.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "1/2-1/2")?;
    /// let record = event.standings("PTS")?.lots([1, 2], "12 34 56", "2026-03-07T17:00:00Z")?;
    /// assert_eq!((record.lots.len(), record.provisional), (2, false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lots(&self, places: [u32; 2], seed: &str, time: &str) -> Result<Record, NotTied> {
        let ties = self.ties(places[0], places[1])?;
        let provisional = Unfinished::of(self.table()).is_some();
        let drawn = draw(&self.table().field.tournament, ties, seed, time);
        Ok(Record { places: Some(places), provisional, ..drawn })
    }
}

impl Standings {
    /// How many share a place.
    pub fn tied(&self) -> usize {
        let shared = |row: &&RankedRow| row.rank.is_some() && row.place == Sharing::Shared;
        self.table().rows.iter().filter(shared).count()
    }

    /// Draws lots within every tie there is.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1/2-1/2")?;
    /// let standings = event.standings("PTS")?;
    /// assert_eq!(standings.tied(), 2);
    /// assert_eq!(standings.lots_of_all_ties("12 34 56", "2026-03-07T17:00:00Z")?.lots.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lots_of_all_ties(&self, seed: &str, time: &str) -> Result<Record, NotTied> {
        let ranked = self.table().rows.iter().filter(|row| row.rank.is_some()).count();
        self.lots([1, u32::try_from(ranked).unwrap_or(u32::MAX)], seed, time)
    }
}

/// Draws lots within each of these ties.
pub fn draw(tournament: &Tournament, mut ties: Vec<TiedPlaces>, seed: &str, time: &str) -> Record {
    for tie in &mut ties {
        tie.members.order_by_cached_key(|&who| lot(tournament, seed, who));
    }
    let drawn = |(position, who): (u32, ParticipantId)| Lot {
        position,
        id: tournament.number_of(who),
        name: tournament.name_of(who).to_owned(),
        lot: hexadecimal(&lot(tournament, seed, who)),
    };
    Record {
        algorithm: ALGORITHM.to_owned(),
        seed: seed.to_owned(),
        time: time.to_owned(),
        event: tournament.str(tournament.event.name).to_owned(),
        places: None,
        provisional: false,
        lots: ties.into_iter().flat_map(|tie| (tie.first..).zip(tie.members)).map(drawn).collect(),
    }
}
