//! What standings are asked for.

use exaequo_model::{Elo, ListScope, PrimaryScore, System, Tournament};

use crate::lots::Draw;
use crate::provisions::Regulations;
use crate::spec::{Listed, Spec, SpecErrors, SpecRemark, parse_list};

/// What standings are asked for.
#[derive(Clone, Debug)]
pub struct RankingOptions {
    /// The regulations to follow.
    pub regulations: Regulations,
    /// The criteria; `None`: those of the event.
    pub list: Option<Vec<Listed>>,
    /// After which round; `None`: the last one without missing results (ruling 33).
    pub round: Option<u16>,
    /// A rating for unrated players.
    pub unrated: Option<Elo>,
    /// The system, where it is not the one stated or assumed.
    pub system: Option<System>,
    /// Lots by which ties that outlast the list are broken; the last one holds where several are for the same tie.
    pub lots: Vec<Draw>,
}

impl RankingOptions {
    /// By an edition, with nothing else asked for.
    pub const fn new(regulations: Regulations) -> Self {
        Self { regulations, list: None, round: None, unrated: None, system: None, lots: Vec::new() }
    }

    /// The same with a list of criteria.
    ///
    /// ```
    /// use exaequo_tiebreak::{Edition, RankingOptions, Regulations};
    ///
    /// let options = RankingOptions::new(Regulations::of(&Edition::ALL[0]));
    /// assert_eq!(options.clone().by("PTS, BH/C1, DE").map(|options| options.list.unwrap().len()), Ok(3));
    /// assert_eq!(options.by("PTS, BUH, XYZ").unwrap_err().len(), 2);
    /// ```
    pub fn by(mut self, list: &str) -> Result<Self, SpecErrors> {
        self.list = Some(parse_list(list)?);
        Ok(self)
    }
}

/// Why there are no standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such round.
    #[error("round {asked} is not paired")]
    NoRound {
        /// The round asked for.
        asked: u16,
        /// How many are paired.
        paired: u16,
    },
}

/// A list to use.
pub(crate) struct List {
    /// The criteria, in the order in which they are applied.
    pub(crate) specs: Vec<Spec>,
    /// What was unusual about the form of some.
    pub(crate) remarks: Vec<(Spec, SpecRemark)>,
    /// Why points alone rank; `None` where somebody names a list that can be read.
    pub(crate) lack: Option<Lack>,
}

/// Why there is no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nobody names one.
    Unnamed,
    /// The event names one that cannot be read.
    Unreadable(SpecErrors),
}

/// The list to use, with remarks about unusual forms: points first, unless the list says otherwise. Where nobody names
/// one, or the event one that cannot be read, it is points alone (ruling 32).
pub(crate) fn list_of(tournament: &Tournament, options: &RankingOptions) -> List {
    let (listed, scope, lack) = match (&options.list, tournament.event.tie_breaks) {
        (Some(list), _) => (list.clone(), ListScope::Tied, None),
        (None, Some(list)) => match parse_list(tournament.str(list.text)) {
            Ok(listed) => (listed, list.scope, None),
            Err(errors) => (Vec::new(), ListScope::Tied, Some(Lack::Unreadable(errors))),
        },
        (None, None) => (Vec::new(), ListScope::Tied, Some(Lack::Unnamed)),
    };
    let with_spec = |one: &Listed| {
        let spec = one.spec.clone();
        one.remarks.clone().into_iter().map(move |remark| (spec.clone(), remark))
    };
    let remarks = listed.iter().flat_map(with_spec).collect();
    let mut specs: Vec<Spec> = listed.into_iter().map(|one| one.spec).collect();
    let is_points = |spec: &Spec| spec.definition == &crate::rules::points::DEFINITION;
    if scope == ListScope::Tied && !specs.iter().any(is_points) {
        specs.insert(0, Spec::new(&crate::rules::points::DEFINITION));
    }
    List { specs, remarks, lack }
}

/// The score that decides a team event: the first points of the list that name one, else of the event's own list (TRF
/// 212), else what the event states (192), else match points (article 11).
pub(crate) fn primary_of(tournament: &Tournament, specs: &[Spec]) -> PrimaryScore {
    named_by(specs.iter())
        .or_else(|| own_primary(tournament))
        .or(tournament.primary)
        .unwrap_or(PrimaryScore::MatchPoints)
}

fn own_primary(tournament: &Tournament) -> Option<PrimaryScore> {
    let own = tournament.event.tie_breaks.filter(|list| list.scope == ListScope::Everybody)?;
    let listed = parse_list(tournament.str(own.text)).ok()?;
    named_by(listed.iter().map(|one| &one.spec))
}

fn named_by<'a>(mut specs: impl Iterator<Item = &'a Spec>) -> Option<PrimaryScore> {
    specs.find_map(|spec| spec.basis.filter(|_| spec.definition == &crate::rules::points::DEFINITION))
}
