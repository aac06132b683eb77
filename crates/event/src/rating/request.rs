//! How events are to be rated: edition, lists, declarations.

use std::collections::BTreeMap;
use std::str::FromStr;

use exaequo_model::{Date, NotFound, Order as _, Pace, PlayerId, Tournament};
use exaequo_rating::{
    ChoiceError, Declared, Edition, Entrants, Provisions, ProvisionsProblem, RatingList, Regulations, at_pace,
};

use super::error::RatingError;
use super::series::SeriesEvent;
use crate::error::UnreadableProvisions;

/// How events are to be rated. Without anything said: by the edition of the first day, from the ratings of the event.
///
/// ```
/// use exaequo_event::Rating;
///
/// let by_hand = Rating::default().edition("fide-2024-03")?.replacing("k=fide-2009");
/// # Ok::<(), exaequo_event::RatingError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Rating {
    edition: Option<&'static Edition>,
    /// Provisions by name, as `name=value`.
    pub(super) replaced: Vec<String>,
    pace: Option<Pace>,
    pub(super) list: Option<RatingList>,
    pub(super) since: Option<RatingList>,
    declared: Declared,
    pub(super) playoff: PlayOffGames,
    members: Vec<String>,
    coefficients: Vec<GivenCoefficient>,
    /// Settings for single events, by name.
    of_events: BTreeMap<String, OfEvent>,
    /// 9.1: the names of events that a later version replaces.
    pub(super) replaces: Vec<String>,
}

/// Settings for one of several events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfEvent {
    /// What the organiser declares, in place of what is declared for all.
    pub declared: Option<Declared>,
    /// Members of IBCA, ICSC or IPCA (7.14g), by number or name, beside those of all events.
    pub members: Vec<String>,
    /// Development coefficients given by hand, which go before those for all events.
    pub coefficients: Vec<GivenCoefficient>,
}

/// 6.2: what becomes of the games of a play-off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayOffGames {
    /// They are rated with the other games.
    #[default]
    Pooled,
    /// They are not rated.
    LeftOut,
}

/// A development coefficient given by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenCoefficient {
    /// Whose: a number or name as typed; `None` for everybody.
    pub whose: Option<String>,
    /// The development coefficient K.
    pub k: u8,
}

/// Something that was typed is no development coefficient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a development coefficient")]
pub struct NotACoefficient;

/// `20` for everybody, or `12=20` for number 12.
///
/// ```
/// use exaequo_event::GivenCoefficient;
///
/// let given = GivenCoefficient { whose: Some("12".to_owned()), k: 20 };
/// assert_eq!("12=20".parse(), Ok(given));
/// assert!("Alyx=20".parse::<GivenCoefficient>().is_err());
/// assert!("0".parse::<GivenCoefficient>().is_err());
/// ```
impl FromStr for GivenCoefficient {
    type Err = NotACoefficient;

    fn from_str(typed: &str) -> Result<Self, NotACoefficient> {
        let (whose, k) = match typed.split_once('=') {
            Some((whose, k)) => (Some(whose.trim().to_owned()), k),
            None => (None, typed),
        };
        let k = k.trim().parse().ok().filter(|k| (1..=Edition::highest_k()).contains(k));
        let is_number = whose.as_ref().is_none_or(|whose| whose.parse::<u32>().is_ok());
        let k = k.filter(|_| is_number).ok_or(NotACoefficient)?;
        Ok(Self { whose, k })
    }
}

impl Rating {
    /// By an edition, whenever the event was.
    pub fn edition(mut self, name: &str) -> Result<Self, RatingError> {
        let edition = Edition::named(&name.to_ascii_lowercase());
        self.edition = Some(edition.ok_or_else(|| RatingError::UnknownEdition(name.to_owned()))?);
        Ok(self)
    }

    /// By the provisions of a TOML file; its name appears in the errors.
    pub fn provisions_of(mut self, file: &str, toml: &str) -> Result<Self, RatingError> {
        let unreadable =
            |errors| UnreadableProvisions { file: file.to_owned(), text: toml.to_owned(), errors };
        let regulations =
            Regulations::parse(toml).map_err(|errors| RatingError::Provisions(unreadable(errors)))?;
        self.edition = Some(regulations.edition);
        self.replaced.extend(regulations.replaced.iter().map(|(name, value)| format!("{name}={value}")));
        Ok(self)
    }

    /// With a provision replaced, as `name=value`.
    pub fn replacing(mut self, provision: impl Into<String>) -> Self {
        self.replaced.push(provision.into());
        self
    }

    /// At a kind of play, whatever the thinking times say.
    pub fn pace(self, pace: Pace) -> Self {
        Self { pace: Some(pace), ..self }
    }

    /// From the rating list in force at the start.
    pub fn list(self, list: RatingList) -> Self {
        Self { list: Some(list), ..self }
    }

    /// With the newest list before the rating list, for first ratings and K (7.1, 8.4, 8.56).
    pub fn since(self, list: RatingList) -> Self {
        Self { since: Some(list), ..self }
    }

    /// With what the organiser declares.
    pub fn declaring(self, declared: Declared) -> Self {
        Self { declared, ..self }
    }

    /// With the games of play-offs or without (6.2).
    pub fn playoff(self, playoff: PlayOffGames) -> Self {
        Self { playoff, ..self }
    }

    /// With a member of IBCA, ICSC or IPCA (7.14g), by number or name.
    pub fn member(mut self, typed: impl Into<String>) -> Self {
        self.members.push(typed.into());
        self
    }

    /// With a development coefficient given by hand.
    pub fn coefficient(mut self, coefficient: GivenCoefficient) -> Self {
        self.coefficients.push(coefficient);
        self
    }

    /// With what holds for one event alone, by the name it goes by.
    pub fn of_event(mut self, name: impl Into<String>, said: OfEvent) -> Self {
        self.of_events.insert(name.into(), said);
        self
    }

    /// Without an event that is an earlier version of another (9.1), by the name it goes by.
    pub fn replacing_event(mut self, name: impl Into<String>) -> Self {
        self.replaces.push(name.into());
        self
    }

    /// The list whose ratings hold when that of a day is in force: the newer one if it was published by then (4.13).
    pub(super) fn list_on(&self, in_force: Option<Date>) -> Option<&RatingList> {
        let holds =
            |list: &&RatingList| list.published().zip(in_force).is_some_and(|(list, day)| list <= day);
        self.since.as_ref().filter(holds).or(self.list.as_ref())
    }

    /// What is declared about an event.
    pub(super) fn declared_for(&self, name: &str) -> Declared {
        self.of_events.get(name).and_then(|said| said.declared).unwrap_or(self.declared)
    }

    /// Whom rating lists are read for, by FIDE number, and the kind of play of lists with one rating.
    pub fn wanted<'a>(&self, events: impl IntoIterator<Item = &'a Tournament>) -> (Vec<u64>, Pace) {
        let mut events = events.into_iter().peekable();
        let pace = events.peek().map_or(Pace::Standard, |first| self.at_rated_pace(first).event.pace);
        let mut ids: Vec<u64> = events
            .flat_map(|event| event.players.iter().filter_map(|player| player.fide_id.number()))
            .collect();
        ids.order();
        (ids, pace)
    }

    /// The tournament at the pace asked for, else at its own. Where there were no ratings for that yet, it is standard
    /// chess too fast to be rated (1.1).
    pub(super) fn at_rated_pace(&self, tournament: &Tournament) -> Tournament {
        let tournament = at_pace(tournament, self.pace);
        let has_ratings = |pace| match (self.edition, tournament.event.start) {
            (Some(edition), _) => edition.provisions[pace].is_some(),
            (None, Some(start)) => Edition::in_force(pace, start).is_some(),
            (None, None) => true,
        };
        let too_fast =
            self.pace.is_none() && !has_ratings(tournament.event.pace) && has_ratings(Pace::Standard);
        if too_fast { at_pace(&tournament, Some(Pace::Standard)) } else { tournament }
    }

    /// 0.1: what holds for an event.
    pub(super) fn provisions(&self, tournament: &Tournament, name: &str) -> Result<Provisions, RatingError> {
        let pace = tournament.event.pace;
        let named = || name.to_owned();
        let edition = match (self.edition, tournament.event.start) {
            (Some(edition), _) => edition,
            (None, None) => return Err(RatingError::NoDate { name: named() }),
            (None, Some(start)) => Edition::in_force(pace, start)
                .ok_or_else(|| RatingError::TooEarly { name: named(), start })?,
        };
        let provisions = edition.provisions[pace].ok_or(RatingError::NoRatings { edition, pace })?;
        self.replaced.iter().try_fold(provisions, |provisions, typed| replaced(provisions, typed))
    }

    /// Members, and those whose K is given, must be found somewhere, and be one player; so must events that are named.
    pub(super) fn check_names(
        &self,
        events: &[SeriesEvent],
        tournaments: &[Tournament],
    ) -> Result<(), RatingError> {
        is_somewhere(named(&self.members, &self.coefficients), tournaments)?;
        for (name, said) in &self.of_events {
            let place = events.iter().position(|event| event.name == *name);
            let place = place.ok_or_else(|| RatingError::NoSuchEvent { name: name.clone() })?;
            let own = tournaments.get(place..=place).unwrap_or_default();
            is_somewhere(named(&said.members, &said.coefficients), own)?;
        }
        Ok(())
    }

    /// 7.14g, 8.56: members of the associations, and K given by hand; of several events a player need not be in each.
    pub(super) fn set_players(&self, tournament: &Tournament, name: &str, entrants: &mut Entrants) {
        set(tournament, entrants, &self.members, &self.coefficients);
        if let Some(said) = self.of_events.get(name) {
            set(tournament, entrants, &said.members, &said.coefficients);
        }
    }
}

/// Everybody who is named.
fn named<'a>(
    members: &'a [String],
    coefficients: &'a [GivenCoefficient],
) -> impl Iterator<Item = &'a String> {
    members.iter().chain(coefficients.iter().filter_map(|coefficient| coefficient.whose.as_ref()))
}

/// Whether everybody is in one of the tournaments, and nobody could be two.
fn is_somewhere<'a>(
    named: impl Iterator<Item = &'a String>,
    tournaments: &[Tournament],
) -> Result<(), RatingError> {
    for typed in named {
        let mut nobody = None;
        for tournament in tournaments {
            match tournament.find_player(typed) {
                Ok(_) => nobody = Some(Ok(())),
                Err(several @ NotFound::Several { .. }) => return Err(several.into()),
                Err(error) => nobody = nobody.or(Some(Err(error))),
            }
        }
        nobody.unwrap_or(Ok(()))?;
    }
    Ok(())
}

fn set(
    tournament: &Tournament,
    entrants: &mut Entrants,
    members: &[String],
    coefficients: &[GivenCoefficient],
) {
    for member in members.iter().filter_map(|typed| tournament.find_player(typed).ok()) {
        entrants.set_member(member);
    }
    for GivenCoefficient { whose, k } in coefficients {
        let players: Vec<PlayerId> = match whose {
            None => tournament.player_ids().collect(),
            Some(typed) => tournament.find_player(typed).into_iter().collect(),
        };
        for player in players {
            entrants.set_k(player, *k);
        }
    }
}

fn replaced(mut provisions: Provisions, typed: &str) -> Result<Provisions, RatingError> {
    let (name, value) = typed.split_once('=').unwrap_or((typed, ""));
    let (name, value) = (name.trim(), value.trim());
    let wrong = |problem| RatingError::Provision { typed: typed.to_owned(), problem };
    match provisions.replace(name, value) {
        Ok(()) => Ok(provisions),
        Err(ChoiceError::Unknown) => Err(wrong(ProvisionsProblem::UnknownKey(name.to_owned()))),
        Err(ChoiceError::Value(choice)) if value.is_empty() => {
            Err(RatingError::NoValue { name: choice.name })
        }
        Err(ChoiceError::Value(choice)) => {
            Err(wrong(ProvisionsProblem::UnknownChoice { key: choice.name, choice: value.to_owned() }))
        }
    }
}
