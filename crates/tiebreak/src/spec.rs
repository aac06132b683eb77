//! Specifications: a criterion with its modifiers, such as `BH:GP/C1/P`.
//!
//! They are written as FIDE's tournament files write them and read in that form and in those of handbooks and other
//! programs: `BH-C1`, `BH C1` and `BHC1` are `BH/C1`.

mod error;
mod list;
mod meant;
mod modifier;
mod parse;
mod print;
mod spoken;

pub use error::{SpecError, SpecErrors, SpecProblem};
pub use list::{Listed, parse_list};
pub use modifier::{Modifier, ModifierChoice};
pub use parse::SpecRemark;
pub(crate) use spoken::spoken_with;

use exaequo_model::{Elo, Points, PrimaryScore};

use crate::definition::{Definition, Method};
use crate::number::Exact;
use crate::term::Term;

/// A criterion with its modifiers.
///
/// ```
/// use exaequo_tiebreak::{Cuts, Spec};
///
/// let spec: Spec = "bh-c1".parse()?;
/// assert_eq!(spec.to_string(), "BH/C1");
/// assert_eq!(spec.cuts, Cuts { low: 1, high: 0 });
/// # Ok::<(), exaequo_tiebreak::SpecError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The criterion in the catalogue.
    pub definition: &'static Definition,
    /// The score of a team event it is computed on; `None`: the primary one.
    pub basis: Option<PrimaryScore>,
    /// What is cut (14.1 to 14.4).
    pub cuts: Cuts,
    /// The limit of Koya (14.5).
    pub limit: KoyaLimit,
    /// The divisor of SSSC (13.4.2 b).
    pub divisor: Option<Points>,
    /// How the last round is looked at (8.3).
    pub last_round: LastRound,
    /// How forfeits are looked at.
    pub forfeits: Forfeits,
    /// Whether the highest or the lowest value comes first.
    pub order: Direction,
    /// The rating of unrated players.
    pub unrated: Option<Elo>,
    /// The name, for criteria of the event's own.
    pub name: Option<Box<str>>,
}

impl Spec {
    /// What a term adds to the value of this criterion. The contributions of all terms are the value; `None` where the
    /// value is no sum, such as an average, a performance or the place in a tied group.
    ///
    /// ```
    /// use exaequo_model::{ParticipantId, Points, RoundNumber};
    /// use exaequo_tiebreak::{Exact, TermSource, Spec, Term};
    ///
    /// let (buchholz, sonneborn_berger): (Spec, Spec) = ("BH".parse()?, "SB".parse()?);
    /// let opponent = TermSource::Opponent(ParticipantId(4));
    /// // A draw against an opponent with 5 points.
    /// let term = Term::counted(RoundNumber(1), opponent, 500).scoring(Points::HALF);
    /// assert_eq!(buchholz.contribution(&term), Some(Exact::whole(5)));
    /// assert_eq!(sonneborn_berger.contribution(&term), Some(Points::from_hundredths(250).into()));
    /// # Ok::<(), exaequo_tiebreak::SpecError>(())
    /// ```
    pub fn contribution(&self, term: &Term) -> Option<Exact> {
        match self.definition.method {
            Method::Each { fold, .. } => fold.contribution(term),
            Method::Tied(_) | Method::Unknown => None,
        }
    }

    /// A criterion without modifiers.
    pub const fn new(definition: &'static Definition) -> Self {
        Self {
            definition,
            basis: None,
            cuts: Cuts::NONE,
            limit: KoyaLimit::HALF,
            divisor: None,
            last_round: definition.last_round,
            forfeits: Forfeits::Unplayed,
            order: Direction::Usual,
            unrated: None,
            name: None,
        }
    }
}

/// How many values are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cuts {
    /// Of the least significant.
    pub low: u8,
    /// Of the most significant.
    pub high: u8,
}

impl Cuts {
    /// No cut at either end.
    pub const NONE: Self = Self { low: 0, high: 0 };
}

/// The limit of Koya.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KoyaLimit {
    /// Half of the possible score, plus or minus a number of half points.
    HalfPoints(i16),
    /// A percentage of the possible score.
    Percent(u8),
}

impl KoyaLimit {
    /// Half of the possible score.
    pub const HALF: Self = Self::HalfPoints(0);
}

/// How the last round is looked at (8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastRound {
    /// The last round counts as it ended.
    AsPlayed,
    /// As if all its games had been drawn.
    Drawn,
}

/// How forfeits are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forfeits {
    /// Forfeits count as unplayed rounds.
    Unplayed,
    /// As games that were played.
    Played,
}

/// Which way round a criterion ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// As the article says.
    Usual,
    /// The other way round (7.8, 10.6).
    Reversed,
}
