//! Published ranks against the list.

use exaequo_tiebreak::{Misplaced, misplaced};

use crate::error::RankingError;
use crate::event::Event;
use crate::ranking::Ranking;
use crate::standings::Standings;

/// The ranks a file publishes, compared with those its list gives.
#[derive(Clone, Debug)]
pub struct RankCheck {
    standings: Standings,
    misplaced: Vec<Misplaced>,
}

impl RankCheck {
    /// Whether every published rank is the one the list gives.
    pub fn agrees(&self) -> bool {
        self.misplaced.is_empty()
    }

    /// Everybody whose published rank is another, in the order of the standings.
    pub fn misplaced(&self) -> &[Misplaced] {
        &self.misplaced
    }

    /// The standings by the list.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }
}

impl Event {
    /// Compares the ranks of the event with those its own list gives.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let file = "\
    /// 012 Two friends
    /// 042 2026/03/07
    /// 142 1
    /// 202 DE
    /// 001    1      Alyx                              2200                             0.0    1     2 w 0
    /// 001    2      Bruno                             2150                             1.0    2     1 b 1
    /// ";
    /// let event = Event::read(file, &Default::default()).event()?;
    /// let check = event.check_ranks()?;
    /// // Bruno won and is printed second.
    /// assert!(!check.agrees());
    /// assert_eq!(check.misplaced().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check_ranks(&self) -> Result<RankCheck, RankingError> {
        Ok(self.standings(Ranking::default())?.check_ranks())
    }
}

impl Standings {
    /// Compares the ranks the event publishes with these.
    pub fn check_ranks(&self) -> RankCheck {
        RankCheck { standings: self.clone(), misplaced: misplaced(self.table()) }
    }
}
