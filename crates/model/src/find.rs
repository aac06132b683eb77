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

    /// All players, those of teams too.
    pub fn player_ids(&self) -> impl ExactSizeIterator<Item = PlayerId> + use<> {
        (0..u32::try_from(self.players.len()).unwrap_or(u32::MAX)).map(PlayerId)
    }
}

/// The one whose name it is, else the only one of whose name it is a part; accents make no difference.
fn by_name<'a, T: Copy>(
    typed: &str,
    all: impl Iterator<Item = T>,
    named: impl Fn(T) -> (u32, &'a str),
) -> Result<T, NotFound> {
    let wanted = search_key(typed);
    let keys = all.map(|who| (who, search_key(named(who).1)));
    let fitting = |(_, key): &(T, String)| !wanted.is_empty() && key.contains(&wanted);
    let parts: Vec<(T, String)> = keys.filter(fitting).collect();
    let same: Vec<T> = parts.iter().filter(|(_, key)| *key == wanted).map(|(who, _)| *who).collect();
    let found = if same.is_empty() { parts.iter().map(|(who, _)| *who).collect() } else { same };
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
