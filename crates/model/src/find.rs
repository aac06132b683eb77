//! Who is meant by a number or a name somebody typed: one way for every list and every option.

use std::fmt;

use crate::ids::{ParticipantId, PlayerId};
use crate::player::FideId;
use crate::search_key::search_key;
use crate::tournament::Tournament;

/// Why nobody, or not one alone, is meant by what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFound {
    /// Nobody has that number or name.
    Nobody {
        /// The text that somebody typed.
        typed: String,
    },
    /// No participant of this event has that id; it may be of another event.
    Id {
        /// The id that was given.
        id: u32,
    },
    /// Several have that name.
    Several {
        /// The text that somebody typed.
        typed: String,
        /// Numbers and names of those it may mean.
        candidates: Vec<(u32, String)>,
    },
}

impl fmt::Display for NotFound {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nobody { typed } => write!(formatter, "nobody has the number or name {typed:?}"),
            Self::Id { id } => write!(formatter, "no participant of this event has the id {id}"),
            Self::Several { typed, candidates } => {
                write!(formatter, "{} participants have a name with {typed:?}", candidates.len())
            }
        }
    }
}

impl std::error::Error for NotFound {}

impl Tournament {
    /// The participant of a pairing number, of a FIDE number, or of a part of a name that only one has.
    ///
    /// ```
    /// # use exaequo_model::{Facts, ParticipantId, Player, Tournament};
    /// # let mut facts = Facts::default();
    /// # for (number, name) in [(1, "Côté, Jérôme"), (2, "Muñoz, Iván")] {
    /// #     let name = facts.text.push(name);
    /// #     facts.players.push(Player::new(number, name));
    /// # }
    /// # let tournament = Tournament::new(facts).unwrap();
    /// assert_eq!(tournament.find_participant("munoz"), Ok(ParticipantId(1)));
    /// assert_eq!(tournament.find_participant("1"), Ok(ParticipantId(0)));
    /// ```
    pub fn find_participant(&self, typed: &str) -> Result<ParticipantId, NotFound> {
        if !self.is_team_event() {
            return self.find_player(typed).map(PlayerId::participant);
        }
        if let Some(who) = typed.trim().parse().ok().and_then(|number| self.find(number)) {
            return Ok(who);
        }
        let named = |who: ParticipantId| (self.number_of(who), self.name_of(who));
        by_name(typed, self.participants(), named)
    }

    /// The player of a pairing number, of a FIDE number, or of a part of a name that only one has; in a team event too.
    ///
    /// ```
    /// # use exaequo_model::{FideId, Facts, NotFound, Player, PlayerId, Tournament};
    /// # let mut facts = Facts::default();
    /// # for (number, name) in [(1, "Côté, Jérôme"), (2, "Côté, Anne")] {
    /// #     let name = facts.text.push(name);
    /// #     facts.players.push(Player::new(number, name));
    /// # }
    /// # facts.players[1].fide_id = FideId::Number(2_600_101);
    /// # let tournament = Tournament::new(facts).unwrap();
    /// assert_eq!(tournament.find_player("anne"), Ok(PlayerId(1)));
    /// assert_eq!(tournament.find_player("2600101"), Ok(PlayerId(1)));
    /// assert!(matches!(tournament.find_player("cote"), Err(NotFound::Several { .. })));
    /// ```
    pub fn find_player(&self, typed: &str) -> Result<PlayerId, NotFound> {
        let facts = |player: PlayerId| &self.players[player.index()];
        if let Ok(number) = typed.trim().parse::<u64>() {
            let own = self.player_ids().find(|player| u64::from(facts(*player).number) == number);
            let at_fide =
                || self.player_ids().find(|player| facts(*player).fide_id == FideId::Number(number));
            if let Some(player) = own.or_else(at_fide) {
                return Ok(player);
            }
        }
        by_name(typed, self.player_ids(), |player| (facts(player).number, self.str(facts(player).name)))
    }

    /// The player of a number at FIDE.
    pub fn find_fide_number(&self, typed: &str) -> Option<PlayerId> {
        let number = FideId::Number(typed.trim().parse().ok()?);
        self.player_ids().find(|player| self.players[player.index()].fide_id == number)
    }

    /// All players, those of teams too.
    pub fn player_ids(&self) -> impl ExactSizeIterator<Item = PlayerId> + use<> {
        (0..u32::try_from(self.players.len()).unwrap_or(u32::MAX)).map(PlayerId)
    }
}

/// The one whose name it is, else the only one whose name has these words, else the only one with parts of words like
/// these. The order of the words and accents make no difference.
fn by_name<'a, T: Copy>(
    typed: &str,
    all: impl Iterator<Item = T>,
    named: impl Fn(T) -> (u32, &'a str),
) -> Result<T, NotFound> {
    let wanted = search_key(typed);
    let fits = all.filter_map(|who| Some((who, Fit::of(&wanted, &search_key(named(who).1))?)));
    let fits: Vec<(T, Fit)> = fits.collect();
    let best = fits.iter().map(|(_, fit)| *fit).min();
    let found: Vec<T> = fits.iter().filter(|(_, fit)| Some(*fit) == best).map(|(who, _)| *who).collect();
    let typed = typed.trim().to_owned();
    match found.as_slice() {
        [who] => Ok(*who),
        [] => Err(NotFound::Nobody { typed }),
        several => {
            let owned = |who: &T| (named(*who).0, named(*who).1.to_owned());
            Err(NotFound::Several { typed, candidates: several.iter().map(owned).collect() })
        }
    }
}

/// How well a name fits what was typed, the best way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    SameName,
    SameWords,
    PartsOfWords,
}

impl Fit {
    /// How a name fits; both as they are searched.
    fn of(wanted: &str, name: &str) -> Option<Self> {
        let words = || words(wanted);
        words().next()?;
        if name == wanted {
            Some(Self::SameName)
        } else if words().all(|word| self::words(name).any(|own| own == word)) {
            Some(Self::SameWords)
        } else {
            words().all(|word| name.contains(word)).then_some(Self::PartsOfWords)
        }
    }
}

fn words(key: &str) -> impl Iterator<Item = &str> {
    key.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_fit_in_any_order_and_whole_ones_better_than_parts() {
        let fit = |typed: &str| Fit::of(&search_key(typed), &search_key("Côté, Anne-Marie"));
        assert_eq!(fit("cote, anne-marie"), Some(Fit::SameName));
        assert_eq!(fit("Anne Marie CÔTÉ"), Some(Fit::SameWords));
        assert_eq!(fit("marie"), Some(Fit::SameWords));
        assert_eq!(fit("ann cot"), Some(Fit::PartsOfWords));
        assert_eq!(fit("anne martin"), None);
        assert_eq!([fit(""), fit(" , ")], [None, None]);
    }
}
