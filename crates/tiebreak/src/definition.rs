//! What a criterion is: the entries of article 5.

use exaequo_lang::Text;
use exaequo_model::{Better, ParticipantId};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::spec::{LastRound, Spec};
use crate::term::Terms;
use crate::tie::TiedGroup;

/// A criterion: everything the program knows about it stands here, in one value per rule.
#[derive(Debug)]
pub struct Definition {
    /// The code, such as `BH`.
    pub code: &'static str,
    /// Other codes for it, read but not written.
    pub aliases: &'static [&'static str],
    /// The article that defines it.
    pub article: Article,
    /// The types printed in article 5; two where a variant changes them (`BC/BD`).
    pub kinds: &'static [&'static [CriterionType]],
    /// The name of the criterion.
    pub name: Text,
    /// What it is, in a sentence.
    pub summary: Text,
    /// Which end is the better one.
    pub better: Better,
    /// What its values are.
    pub measure: Measure,
    /// The modifiers it takes.
    pub accepts: &'static [Accept],
    /// Who can be ranked by it.
    pub applies_to: AppliesTo,
    /// Where it comes from.
    pub origin: Origin,
    /// How it looks at the last round.
    pub last_round: LastRound,
    /// Whether article 16 rules its unplayed rounds.
    pub unplayed: Unplayed,
    /// The criterion whose values, those of the opponents, it is made of.
    pub needs: Option<fn(&Spec) -> Spec>,
    /// How it is computed.
    pub method: Method,
}

impl PartialEq for Definition {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Definition {}

impl Definition {
    /// What most criteria of the catalogue have in common, so that each states what is particular to it. By itself it is a
    /// criterion that nobody computes.
    pub(crate) const USUAL: Self = Self {
        code: "OTHER",
        aliases: &[],
        article: Article("4.1"),
        kinds: &[],
        name: text!("Criterion of the event's own"),
        summary: text!("Defined by the regulations of the event; kept in the list, not computed."),
        better: Better::Higher,
        measure: Measure::Points,
        accepts: &[],
        applies_to: AppliesTo::Everybody,
        origin: Origin::Fide(Catalogue::Of2023),
        last_round: LastRound::AsPlayed,
        unplayed: Unplayed::AsAwarded,
        needs: None,
        method: Method::Unknown,
    };

    /// Whether a modifier can be used with it.
    pub fn accepts(&self, accept: Accept) -> bool {
        self.accepts.contains(&accept)
    }

    /// Whether the value of a participant can be known before the last round is over (types B and D).
    pub fn known_early(&self) -> bool {
        !self.kinds.iter().all(|letters| letters.contains(&CriterionType::C))
    }
}

/// What a criterion is based on (4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CriterionType {
    /// The games among the tied participants; can be listed more than once.
    A,
    /// The participant's own results.
    B,
    /// Results of the opponents, known at the end only.
    C,
    /// Data of the opponents known beforehand.
    D,
}

impl CriterionType {
    /// The letter of the type, A to D.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::D => 'D',
        }
    }
}

/// The unit of the values of a criterion, which decides how they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Points, or points times points.
    Points,
    /// A whole number, such as games won.
    Count,
    /// A rating, as a whole number.
    Rating,
    /// An average, printed with two decimals.
    Average,
    /// A place inside a tied group; 0 where the group stays together.
    Place,
}

/// A modifier or suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accept {
    /// The basis, `:MP` or `:GP`.
    Basis,
    /// The cut modifier `/Cn` (14.1, 14.2).
    Cut,
    /// The median modifier `/Mn` (14.3, 14.4).
    Median,
    /// The limit modifier `/L+n` or `/L-n` (14.5).
    Limit,
    /// The divisor modifier `/Kx` (13.4.2 b).
    Divisor,
    /// `/F`: the Fore Buchholz in place of the Buchholz.
    Fore,
    /// `/P`: forfeits as played games.
    Played,
    /// `/R`: the other way round.
    Reverse,
    /// `/Un`: a rating for unrated players.
    Unrated,
    /// `:name`, a name of the event's own.
    Name,
}

/// Who can be ranked by a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppliesTo {
    /// Individual and team events.
    Everybody,
    /// Team events only.
    Teams,
}

/// What rules the unplayed rounds of a criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// Article 16: adjusted scores and imaginary opponents.
    Article16,
    /// The points they gave.
    AsAwarded,
}

/// Where a criterion comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Article 5, since the given list.
    Fide(Catalogue),
    /// The annex of the French federation.
    FrenchAnnex,
    /// Common practice outside the regulations.
    Practice,
    /// The event's own regulations.
    Event,
}

impl Origin {
    /// Whether a list for FIDE writes it as `OTHER_…`.
    pub const fn is_other(self) -> bool {
        !matches!(self, Self::Fide(_))
    }
}

/// How a criterion is computed.
#[derive(Debug)]
pub enum Method {
    /// For each participant alone: the rule writes its terms, and the value is the fold of those that count.
    Each {
        /// Writes the terms of a participant.
        contribute: fn(&Inputs<'_>, ParticipantId, &mut Terms),
        /// Turns them into the value.
        fold: Fold,
        /// What a cut takes first.
        cut_by: Significance,
    },
    /// For a tied group together.
    Tied(fn(&mut TiedGroup<'_>)),
    /// Not computed here: a criterion of the event's own, known by name only.
    Unknown,
}
