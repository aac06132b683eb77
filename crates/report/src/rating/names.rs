//! The names of the players as they are shown, with their numbers and without.

use exaequo_model::{PlayerId, Tournament};

use super::texts::{narrow, shown};
use crate::value::push_number;

/// The names of all players.
#[derive(Debug)]
pub(super) struct Names {
    /// Number and name, one player after the other.
    all: String,
    places: Vec<Place>,
}

/// Where a player is.
#[derive(Clone, Copy, Debug)]
struct Place {
    number: u32,
    name: u32,
    end: u32,
    /// Columns of a terminal that the name takes.
    columns: u32,
}

impl Names {
    pub(super) fn new(tournament: &Tournament) -> Self {
        let players = &tournament.players;
        let mut names = Self {
            all: String::with_capacity(24 * players.len()),
            places: Vec::with_capacity(players.len()),
        };
        for player in players {
            names.add(player.number, tournament.str(player.name).trim());
        }
        names
    }

    fn add(&mut self, number: u32, name: &str) {
        let start = self.here();
        push_number(&mut self.all, u64::from(number));
        self.all.push(' ');
        let (begin, columns) = (self.here(), shown(name, &mut self.all));
        let columns = narrow(columns);
        self.places.push(Place { number: start, name: begin, end: self.here(), columns });
    }

    fn here(&self) -> u32 {
        narrow(self.all.len())
    }

    /// `Muñoz, Ana`, and how many columns of a terminal it takes.
    #[inline]
    pub(super) fn name(&self, player: PlayerId) -> (&str, usize) {
        let Some(place) = self.places.get(player.index()) else { return ("", 0) };
        let name = self.all.get(place.name as usize..place.end as usize);
        (name.unwrap_or_default(), place.columns as usize)
    }

    /// `12`
    pub(super) fn number(&self, player: PlayerId) -> &str {
        let Some(place) = self.places.get(player.index()) else { return "" };
        self.all.get(place.number as usize..place.name as usize).map_or("", str::trim_end)
    }

    /// `12 Muñoz, Ana`
    #[inline]
    pub(super) fn with_number(&self, player: PlayerId) -> &str {
        let Some(place) = self.places.get(player.index()) else { return "" };
        self.all.get(place.number as usize..place.end as usize).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_to_be_shown_and_nobody_else() {
        let mut facts = exaequo_testkit::Plan::swiss(4, 1, 1).tournament().into_facts();
        let names = [" 棋士 ", "a\u{1b}b", "", "Muñoz"].map(|name| facts.text.push(name));
        for (player, name) in facts.players.iter_mut().zip(names) {
            player.name = name;
        }
        let names = Names::new(&Tournament::new(facts).expect("coherent"));
        let shown = [0, 1, 2, 3, 99].map(|player| names.name(PlayerId(player)));
        assert_eq!(shown, [("棋士", 4), ("a b", 3), ("", 0), ("Muñoz", 5), ("", 0)]);
        let numbered = [1, 2, 99].map(|player| names.with_number(PlayerId(player)));
        assert_eq!(numbered, ["2 a b", "3 ", ""]);
        assert_eq!([0, 2, 99].map(|player| names.number(PlayerId(player))), ["1", "3", ""]);
    }
}
