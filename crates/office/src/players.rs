//! Players: on all lists, and the games behind a rating.

use exaequo::model::Date;
use exaequo::register::{CloseError, Explained, PlayerHistory, RatedList, Register, RegisterError};

use crate::blocking::Blocking;
use crate::cabinet::Place;
use crate::error::OfficeError;
use crate::office::Office;
use crate::shelves;

/// A player as he is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPlayer {
    /// What the lists say of him.
    pub history: PlayerHistory,
    /// The federation of the register.
    pub federation: Option<String>,
}

impl Office {
    /// A player by number, found without reading the ledger, where pages are kept that know of all of it.
    pub fn player_from_pages(place: &Place, typed: &str) -> Option<ShownPlayer> {
        let number: u64 = typed.trim().parse().ok()?;
        let store = Blocking::open(place).ok()?;
        let cabinet = store.store();
        let found = store.wait_for(async {
            let shelves = shelves::known(cabinet.as_ref()).await?;
            if !shelves.are_complete(cabinet.as_ref()).await {
                return None;
            }
            let history = shelves.player(cabinet.as_ref(), number).await?;
            Some(ShownPlayer { history, federation: shelves.federation().map(str::to_owned) })
        });
        store.close();
        found
    }

    /// A player by number or name, from the ledger.
    pub fn player(&self, typed: &str) -> Result<ShownPlayer, OfficeError> {
        let register = self.register()?;
        let person = register.find_player(typed)?;
        let mut history = register.history(person);
        history.revised = register.revised_rows(&self.ledger, history.number, self)?;
        Ok(ShownPlayer { history, federation: register.settings.federation.clone() })
    }

    /// 12.4: every game of a player on a list, without a day the newest one; what the lists say of him stands before it.
    pub fn explain(
        &self,
        typed: &str,
        list: Option<Date>,
    ) -> Result<(PlayerHistory, Date, Explained), OfficeError> {
        let register = self.register()?;
        let person = register.find_player(typed)?;
        let number = register.persons.number(person);
        let list = list.or_else(|| register.newest_list()).ok_or(CloseError::Empty)?;
        let found = Register::explain(&self.ledger, number, [list, list], self)?;
        if !found.register.has_list(list) && !found.register.is_list(list) {
            return Err(RegisterError::NoList(list).into());
        }
        Ok((found.register.history(person), list, found))
    }

    /// 12.4: every game of everybody on a list that was closed.
    pub fn rated_list(&self, list: Date) -> Result<RatedList, OfficeError> {
        Ok(Register::rated_list(&self.ledger, list, self)?)
    }
}
