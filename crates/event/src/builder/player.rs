//! A player to be entered: a name, and whatever else is known.

use std::collections::BTreeSet;

use exaequo_model::{
    Birth, Elo, Facts, FideId, Pace, Player, PlayerId, RatingBody, RatingEntry, RoundNumber, Sex, Title,
    Tournament, ValidFrom,
};

/// A player to be entered. Only the name is needed.
///
/// ```
/// use exaequo_event::NewPlayer;
///
/// let player = NewPlayer::new("Côté, Jérôme").rated(2412).fide_id(2_600_101).federation("CAN");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewPlayer {
    /// The name, family name first.
    pub name: String,
    /// The pairing number; without it, the next free one.
    pub number: Option<u32>,
    /// Ratings at the start. Without a kind of play a rating is of the kind the event is for.
    pub ratings: Vec<(RatingBody, Option<Pace>, Elo)>,
    /// The number at FIDE.
    pub fide_id: Option<u64>,
    /// The federation, in three letters.
    pub federation: String,
    /// The club, or the town.
    pub club: String,
    /// The category, such as an age group.
    pub category: String,
    /// The title, such as `GM`; empty where there is none.
    pub title: String,
    /// The sex, as rating lists record it.
    pub sex: Option<Sex>,
    /// The day or year of birth.
    pub birth: Birth,
    /// The first round of a late entry.
    pub entered: Option<RoundNumber>,
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
    pub fn rated(mut self, rating: u16) -> Self {
        self.ratings.retain(|(body, pace, _)| (*body, *pace) != (RatingBody::Fide, None));
        self.ratings.extend(Elo::new(rating.into()).map(|rating| (RatingBody::Fide, None, rating)));
        self
    }

    /// A rating of a federation or of another kind of play; 0 is no rating.
    ///
    /// ```
    /// use exaequo_event::NewPlayer;
    /// use exaequo_model::{Pace, RatingBody};
    ///
    /// let player = NewPlayer::new("Anne").rated(2100).rated_by(RatingBody::National, Pace::Standard, 2150);
    /// assert_eq!(player.ratings.len(), 2);
    /// ```
    pub fn rated_by(mut self, body: RatingBody, pace: Pace, rating: u16) -> Self {
        self.ratings.extend(Elo::new(rating.into()).map(|rating| (body, Some(pace), rating)));
        self
    }

    /// A player of an event as it stands.
    ///
    /// ```
    /// use exaequo_event::{Event, NewPlayer, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let anne = event.enter(NewPlayer::new("Anne").rated(2100).club("Rook & Roll"))?;
    /// let known = NewPlayer::of(event.tournament(), anne);
    /// assert_eq!((known.name.as_str(), known.club.as_str(), known.number), ("Anne", "Rook & Roll", Some(1)));
    /// // A player who is entered unchanged stays unchanged.
    /// event.edit_player(anne, known.clone())?;
    /// assert_eq!(NewPlayer::of(event.tournament(), anne), known);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn of(tournament: &Tournament, id: PlayerId) -> Self {
        let Some(player) = tournament.players.get(id.index()) else { return Self::default() };
        let text = |range| tournament.str(range).to_owned();
        let known = Title::FIDE.iter().find(|(title, _)| *title == player.title);
        let title = match player.title {
            Title::Other(other) => text(other),
            _ => known.map_or_else(String::new, |(_, code)| (*code).to_owned()),
        };
        let own = tournament.event.pace;
        let at_start = tournament.ratings_of(id).iter().filter(|entry| entry.from == ValidFrom::Start);
        let pace =
            |entry: &RatingEntry| (entry.body != RatingBody::Fide || entry.pace != own).then_some(entry.pace);
        Self {
            name: text(player.name),
            number: Some(player.number),
            ratings: at_start.map(|entry| (entry.body, pace(entry), entry.rating)).collect(),
            fide_id: player.fide_id.number(),
            federation: text(player.federation),
            club: text(player.club),
            category: text(player.category),
            title,
            sex: player.sex,
            birth: player.birth,
            entered: Some(player.status.entered),
        }
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
        let known = Title::FIDE.iter().find(|(one, _)| *one == title);
        Self { title: known.map_or_else(String::new, |(_, code)| (*code).to_owned()), ..self }
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
        let number = self.number.unwrap_or_else(|| free_number(facts));
        let name = facts.text.push(&self.name);
        facts.players.push(Player::new(number, name));
        self.describe(facts, id);
        if !facts.is_team_event() {
            // Values of others are a column, which has a place for everybody.
            facts.external.iter_mut().for_each(|column| column.values.push(None));
        }
        id
    }

    /// Writes all of this over an existing player. Ratings of later rounds stay.
    pub(crate) fn describe(self, facts: &mut Facts, id: PlayerId) {
        let pace = facts.event.pace;
        let Some(player) = facts.players.get_mut(id.index()) else { return };
        let text = &mut facts.text;
        (player.name, player.club) = (text.push(&self.name), text.push(&self.club));
        (player.federation, player.category) = (text.push(&self.federation), text.push(&self.category));
        let known = Title::FIDE.iter().find(|(_, code)| *code == self.title);
        player.title = match known {
            Some((title, _)) => *title,
            None if self.title.is_empty() => Title::None,
            None => Title::Other(text.push(&self.title)),
        };
        player.number = self.number.unwrap_or(player.number);
        player.fide_id = self.fide_id.map_or(FideId::None, FideId::Number);
        (player.sex, player.birth) = (self.sex, self.birth);
        player.status.entered = self.entered.unwrap_or(player.status.entered);
        facts.ratings.retain(|held| held.player != id || held.from != ValidFrom::Start);
        facts.ratings.extend(self.ratings.into_iter().map(|(body, kind, rating)| RatingEntry {
            body,
            ..rating_entry(id, rating, kind.unwrap_or(pace))
        }));
    }
}

impl From<&str> for NewPlayer {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

/// A number that nobody has: the one after the highest, or the first gap where there is none after it.
fn free_number(facts: &Facts) -> u32 {
    let numbers = || facts.players.iter().map(|player| player.number);
    let highest = numbers().max().unwrap_or(0);
    highest.checked_add(1).unwrap_or_else(|| {
        let taken: BTreeSet<u32> = numbers().collect();
        (1..highest).find(|number| !taken.contains(number)).unwrap_or(highest)
    })
}

/// A rating at the start.
pub(crate) fn rating_entry(player: PlayerId, rating: Elo, pace: Pace) -> RatingEntry {
    RatingEntry { pace, ..RatingEntry::new(player, rating) }
}
