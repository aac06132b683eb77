//! A player who enters: a name, and whatever else is known.

use exaequo_model::{
    Birth, Elo, Facts, FideId, Pace, Player, PlayerId, RatingEntry, RoundNumber, Sex, Title,
};

/// A player to be entered. Only the name is needed.
///
/// ```
/// use exaequo_event::NewPlayer;
///
/// let player = NewPlayer::new("Côté, Jérôme").rated(2412).fide_id(2_600_101).federation("CAN");
/// ```
#[derive(Clone, Debug, Default)]
pub struct NewPlayer {
    name: String,
    number: Option<u32>,
    rating: Option<Elo>,
    fide_id: Option<u64>,
    federation: String,
    club: String,
    category: String,
    title: Title,
    sex: Option<Sex>,
    birth: Birth,
    entered: Option<RoundNumber>,
}

impl NewPlayer {
    /// A player of whom only the name is known.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// The pairing number; without it, the next free one.
    pub fn number(self, number: u32) -> Self {
        Self { number: Some(number), ..self }
    }

    /// The rating at the start, of the kind of play the event is for; 0 is no rating.
    pub fn rated(self, rating: u16) -> Self {
        Self { rating: Elo::new(rating.into()), ..self }
    }

    /// The number at FIDE.
    pub fn fide_id(self, id: u64) -> Self {
        Self { fide_id: Some(id), ..self }
    }

    /// The federation, in three letters.
    pub fn federation(self, federation: impl Into<String>) -> Self {
        Self { federation: federation.into(), ..self }
    }

    /// Sets the club of the player.
    pub fn club(self, club: impl Into<String>) -> Self {
        Self { club: club.into(), ..self }
    }

    /// The category, such as an age group.
    pub fn category(self, category: impl Into<String>) -> Self {
        Self { category: category.into(), ..self }
    }

    /// Sets the FIDE title of the player.
    pub fn title(self, title: Title) -> Self {
        Self { title, ..self }
    }

    /// The sex, as rating lists record it.
    pub fn sex(self, sex: Sex) -> Self {
        Self { sex: Some(sex), ..self }
    }

    /// The day or year of birth.
    pub fn birth(self, birth: Birth) -> Self {
        Self { birth, ..self }
    }

    /// The first round of a late entry.
    pub fn from_round(self, round: RoundNumber) -> Self {
        Self { entered: Some(round), ..self }
    }

    /// Adds the player to the facts of an event.
    pub(crate) fn enter(self, facts: &mut Facts) -> PlayerId {
        let id = PlayerId(u32::try_from(facts.players.len()).unwrap_or(u32::MAX));
        let highest = facts.players.iter().map(|player| player.number).max().unwrap_or(0);
        let mut player =
            Player::new(self.number.unwrap_or(highest.saturating_add(1)), facts.text.push(&self.name));
        player.federation = facts.text.push(&self.federation);
        player.club = facts.text.push(&self.club);
        player.category = facts.text.push(&self.category);
        player.fide_id = self.fide_id.map_or(FideId::None, FideId::Number);
        (player.title, player.sex, player.birth) = (self.title, self.sex, self.birth);
        player.status.entered = self.entered.unwrap_or(RoundNumber::FIRST);
        facts.ratings.extend(self.rating.map(|rating| rating_entry(id, rating, facts.event.pace)));
        facts.players.push(player);
        if !facts.is_team_event() {
            // Values of others are a column, which has a place for everybody.
            facts.external.iter_mut().for_each(|column| column.values.push(None));
        }
        id
    }
}

impl From<&str> for NewPlayer {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

/// A rating at the start.
pub(crate) fn rating_entry(player: PlayerId, rating: Elo, pace: Pace) -> RatingEntry {
    RatingEntry { pace, ..RatingEntry::new(player, rating) }
}
