//! Why there are no standings or no explanation, and what can be done about it.

use exaequo_model::{Date, NotFound, near};
use exaequo_prizes::GroupError;
use exaequo_tiebreak::{CATALOGUE, Edition, Notice, Preset, ProvisionsErrors, Refusal, SpecError};

use crate::english::rounds_are;
use crate::external::ValuesError;

/// Why there are no standings, or no explanation of them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RankingError {
    /// No edition was in force on the first day.
    #[error("no edition of the regulations was in force on the first day of the event")]
    NoEdition {
        /// The first day, if it is known.
        start: Option<Date>,
    },
    /// There is no edition of that name.
    #[error("there is no edition {0:?}")]
    UnknownEdition(String),
    /// A file of provisions cannot be used.
    #[error(transparent)]
    Provisions(UnreadableProvisions),
    /// There is no list of that name.
    #[error("there is no list named {0:?}")]
    UnknownPreset(String),
    /// The list names no criterion.
    #[error("the list of tie-breaks is empty")]
    EmptyList,
    /// A list of criteria cannot be read.
    #[error("the list {list:?} cannot be read: {}", joined(.errors))]
    List {
        /// The list as it was given.
        list: String,
        /// What is wrong with each criterion that cannot be read.
        errors: Vec<SpecError>,
    },
    /// A criterion cannot be read.
    #[error("{found:?} cannot be used as a criterion: {error}")]
    Criterion {
        /// The text that was typed.
        found: String,
        /// What is wrong with the text.
        error: SpecError,
    },
    /// The round is not paired.
    #[error("round {asked} is not paired; {}", rounds_are(*.paired))]
    NoRound {
        /// The round asked for.
        asked: u16,
        /// How many rounds are paired.
        paired: u16,
    },
    /// Nobody is meant, or more than one.
    #[error(transparent)]
    Who(#[from] NotFound),
    /// The participant is not in the standings.
    #[error("{number} {name} is not in the standings")]
    NotListed {
        /// The pairing number of the participant.
        number: u32,
        /// The name of the participant.
        name: String,
    },
    /// A participant is compared with themselves.
    #[error("{number} {name} cannot be compared with themselves")]
    Oneself {
        /// The pairing number of the participant.
        number: u32,
        /// The name of the participant.
        name: String,
    },
    /// The criterion cannot be used here, for a reason its notice gives.
    #[error("{criterion} cannot be computed for this event")]
    LeftOut {
        /// The criterion asked for.
        criterion: String,
        /// The notices that say why.
        notices: Vec<Notice>,
    },
    /// The seed of a draw of lots is empty.
    #[error("lots need a published seed, and this one is empty")]
    NoSeed,
    /// A group cannot be read.
    #[error("the group {group:?} cannot be read: {error}")]
    Group {
        /// The group as it was typed.
        group: String,
        /// What is wrong.
        error: GroupError,
    },
    /// An age group, in an event without dates.
    #[error("{group:?} asks for an age, and the event has no date")]
    NoYear {
        /// The group as it was typed, such as `U16`.
        group: String,
    },
    /// Values computed elsewhere cannot be used.
    #[error(transparent)]
    Values(#[from] ValuesError),
}

/// A file of provisions, of either regulations, that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: the provisions cannot be read: {errors}")]
pub struct UnreadableProvisions {
    /// The name of the file.
    pub file: String,
    /// The text of the file.
    pub text: String,
    /// Everything that is wrong with the text.
    pub errors: ProvisionsErrors,
}

fn joined(errors: &[SpecError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl RankingError {
    /// What can be done about it.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            Self::NoEdition { .. } => Some(Hint::NameTheEdition),
            Self::EmptyList => Some(Hint::NameTheList),
            Self::UnknownEdition(found) => Some(Hint::correct(found, KnownNames::Editions)),
            Self::UnknownPreset(found) => Some(Hint::correct(found, KnownNames::Lists)),
            Self::Criterion { found, .. } => Some(Hint::correct(found, KnownNames::Criteria)),
            Self::List { .. } => Some(Hint::LookAtTheCatalogue),
            Self::LeftOut { notices, .. } => {
                Some(notices.iter().find_map(Hint::of).unwrap_or(Hint::LookAtTheCatalogue))
            }
            Self::Oneself { .. } => Some(Hint::NameSomebodyElse),
            _ => None,
        }
    }

    /// What the rules refuse.
    pub(crate) fn of(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NoRound { asked, paired } => Self::NoRound { asked, paired },
        }
    }
}

/// What can be done about an error, as data: only a surface knows the option, button or argument for it.
///
/// ```
/// use exaequo_event::{Event, Hint, Ranking, date};
///
/// let event = Event::new("Open", date(2026, 3, 7), 5);
/// let error = event.standings(Ranking::by(" ")).unwrap_err();
/// assert_eq!(error.to_string(), "the list of tie-breaks is empty");
/// assert_eq!(error.hint(), Some(Hint::NameTheList));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// Name an edition of the regulations.
    NameTheEdition,
    /// Name the list of criteria, or a preset.
    NameTheList,
    /// Look up what each criterion needs.
    LookAtTheCatalogue,
    /// Name another participant.
    NameSomebodyElse,
    /// Name the file with the games of the play-off.
    NameThePlayOff,
    /// Look at the plan of the play-off.
    LookAtThePlan,
    /// Look at the standings for who is tied.
    LookAtTheStandings,
    /// Name the rating that unrated players count with.
    RateUnrated,
    /// Give the values of a criterion that only the event knows.
    GiveTheValues,
    /// Name the system of the event.
    NameTheSystem,
    /// Draw lots with a seed that was announced.
    DrawLots,
    /// Name the round to look forward from.
    NameTheRound,
    /// Correct a name that is not known.
    CorrectTheName {
        /// The kind of name that was expected; [`KnownNames::all`] lists them.
        of: KnownNames,
        /// The known name closest to the one given, if any is close.
        nearest: Option<&'static str>,
    },
}

/// Kinds of things that have names.
///
/// ```
/// use exaequo_event::{Event, Hint, KnownNames, Ranking, date};
///
/// let event = Event::new("Open", date(2026, 3, 7), 5);
/// let error = event.standings(Ranking::default().edition("fide-2026-3")).unwrap_err();
/// let nearest = Some("fide-2026-03");
/// assert_eq!(error.hint(), Some(Hint::CorrectTheName { of: KnownNames::Editions, nearest }));
/// assert!(KnownNames::Lists.all().contains(&"fide-swiss"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum KnownNames {
    /// Editions of the tie-break regulations.
    Editions,
    /// Editions of the rating regulations.
    RatingEditions,
    /// Lists of criteria that have a name.
    Lists,
    /// Criteria, by their codes.
    Criteria,
}

impl KnownNames {
    /// All names there are.
    pub fn all(self) -> Vec<&'static str> {
        match self {
            Self::Editions => Edition::ALL.iter().map(|edition| edition.name).collect(),
            Self::RatingEditions => exaequo_rating::Edition::ALL.iter().map(|edition| edition.name).collect(),
            Self::Lists => Preset::ALL.iter().map(|preset| preset.name).collect(),
            Self::Criteria => CATALOGUE.iter().map(|definition| definition.code).collect(),
        }
    }
}

impl Hint {
    /// To correct a name, with the known name closest to it.
    pub(crate) fn correct(found: &str, of: KnownNames) -> Self {
        Self::CorrectTheName { of, nearest: near(found, of.all().into_iter()) }
    }

    /// What can be done about a notice on standings.
    ///
    /// ```
    /// use exaequo_event::{Event, Hint, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "1-0")?;
    /// let standings = event.standings("ARO")?;
    /// let hints: Vec<Hint> = standings.table().notices.iter().filter_map(Hint::of).collect();
    /// assert!(hints.contains(&Hint::RateUnrated));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of(notice: &Notice) -> Option<Self> {
        match notice {
            Notice::Unrated { .. } => Some(Self::RateUnrated),
            Notice::NotComputed(_) | Notice::NoColumn(_) => Some(Self::GiveTheValues),
            Notice::NoList { .. } => Some(Self::NameTheList),
            Notice::EditionAssumed { .. } | Notice::NewestEdition { .. } => Some(Self::NameTheEdition),
            Notice::SystemAssumed(_) => Some(Self::NameTheSystem),
            Notice::LotsNeeded { .. } => Some(Self::DrawLots),
            _ => None,
        }
    }
}
