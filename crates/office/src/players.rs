//! Players: on all lists, and the games behind a rating.

use exaequo::model::Date;
use exaequo::register::{CloseError, Explained, PlayerHistory, RatedList, Register};

use crate::blocking::Blocking;
use crate::cabinet::Place;
use crate::error::OfficeError;
use crate::office::Office;
use crate::shelves;

/// All events of a list as they were rated.
pub type ListParts = RatedList;

/// What the lists say of a player, and the federation of the register.
pub(crate) type Shown = (PlayerHistory, Option<String>);

impl Office {
    /// A player by number, found without reading the ledger, where pages are kept that know of all of it.
    pub fn quickly(place: &Place, typed: &str) -> Option<Shown> {
        let number: u64 = typed.trim().parse().ok()?;
        let store = Blocking::open(place).ok()?;
        let cabinet = store.store();
        let found = store.waits_for(async {
            let shelves = shelves::known(cabinet.as_ref()).await?;
            if !shelves.are_complete(cabinet.as_ref()).await {
                return None;
            }
            let player = shelves.player(cabinet.as_ref(), number).await?;
            Some((player, shelves.federation().map(str::to_owned)))
        });
        store.close();
        found
    }

    /// A player by number or name, from the ledger.
    pub fn player(&self, typed: &str) -> Result<Shown, OfficeError> {
        let register = self.register()?;
        let person = register.find_player(typed)?;
        let mut history = register.history(person);
        history.revised = register.revised_rows(&self.ledger, history.number, self)?;
        Ok((history, register.settings.federation.clone()))
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
        Ok((found.register.history(person), list, found))
    }

    /// 12.4: every game of everybody on a list that was closed.
    pub fn rated_list(&self, list: Date) -> Result<ListParts, OfficeError> {
        Ok(Register::rated_list(&self.ledger, list, self)?)
    }
}
