//! What standings have to say beside their rows. `report` puts it into words.

use exaequo_model::{Date, RoundNumber, Severity, System};

use crate::guess::Guess;
use crate::missing::MissingGame;
use crate::options::Lack;
use crate::points_of_no_round::PointsOfNoRound;
use crate::preset::Ranks;
use crate::spec::{Spec, SpecRemark};

/// Something worth knowing about standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Neither the event nor the question names a list that can be read: points alone rank, and places are shared (ruling
    /// 32).
    NoList {
        /// Whether there is none, or what is wrong with it.
        lack: Lack,
        /// The system, which decides what lists are usual.
        system: System,
        /// Whom the event ranks.
        ranks: Ranks,
        /// The known lists that give the ranks the event publishes.
        guess: Guess,
    },
    /// A criterion of article 10 was left out: some players have no rating (ruling 13).
    Unrated {
        /// The criterion it is about.
        spec: Spec,
        /// How many players have no rating.
        players: usize,
    },
    /// A criterion of the event's own was left out: it is known by name only.
    NotComputed(Spec),
    /// No column of that name was given.
    NoColumn(Spec),
    /// A criterion for teams, in an individual event.
    OnlyForTeams(Spec),
    /// Criteria on match points or game points, in an individual event: both are its points.
    TeamScores(Vec<Spec>),
    /// A criterion of article 10 was left out: some teams have no rating (TRF 310).
    UnratedTeams {
        /// The criterion it is about.
        spec: Spec,
        /// How many teams have none.
        teams: usize,
    },
    /// A criterion that cannot be computed here without a divisor (13.4.2 b, ruling 22).
    NoDivisor(Spec),
    /// The Buchholz family is not for round robins (ruling 9).
    BuchholzInRoundRobin(Spec),
    /// Koya is for round robins (9.2).
    KoyaInSwiss(Spec),
    /// Some participants have no value in the column.
    MissingValues {
        /// The criterion it is about.
        spec: Spec,
        /// How many have none.
        participants: usize,
    },
    /// Values were given that the list does not use: their name.
    UnusedColumn(String),
    /// The criterion did not exist in the edition.
    NotInEdition(Spec),
    /// The list names a criterion again that cannot separate anybody a second time: only those of type A can (4.3).
    Repeated(Spec),
    /// As many values are cut as there are rounds, or more, and nothing is left (14.1).
    NothingLeft {
        /// The criterion it is about.
        spec: Spec,
        /// How many rounds are announced.
        rounds: usize,
    },
    /// The list names points, and another criterion before them.
    PointsNotFirst {
        /// The criterion that comes first.
        first: Spec,
        /// The criterion of the points.
        points: Spec,
    },
    /// A specification in an unusual form.
    Remark(Spec, SpecRemark),
    /// The system is not stated (ruling 36).
    SystemAssumed(System),
    /// Results are missing in the rounds counted (ruling 33).
    Provisional {
        /// How many results are missing.
        missing: usize,
    },
    /// Games without a result in rounds that have begun (ruling 33).
    ResultsMissing {
        /// The first few of them.
        first: Vec<MissingGame>,
        /// How many there are.
        count: usize,
    },
    /// Places are shared; 4.2 asks for lots unless the event shares places (ruling 31).
    LotsNeeded {
        /// How many participants share a place.
        participants: usize,
    },
    /// Ties were broken by lots.
    LotsDrawn {
        /// The seed of the draw.
        seed: String,
    },
    /// Board criteria passed a tie on because game points differ (12.1, ruling 19).
    GamePointsDiffer(Spec),
    /// Rounds of a play-off are in the same file; they count for nothing here (article 3).
    PlayOffApart {
        /// The first of them.
        first: u16,
        /// The last of them.
        last: u16,
    },
    /// Some have less than half of their games and no rank.
    FewGames {
        /// How many participants it concerns.
        participants: usize,
    },
    /// The edition of the first day bound only the events of its federation then; that it holds here is an assumption.
    EditionAssumed {
        /// The name of the edition.
        edition: &'static str,
        /// The first day from which on it bound every event.
        binding: Date,
    },
    /// The first day is not known, so that nobody can tell which edition was in force: the newest ranks.
    NewestEdition {
        /// The name of the edition.
        edition: &'static str,
    },
    /// Points are given in a round that is not paired (TRF 299).
    PointsOfLaterRound {
        /// The first such round.
        round: RoundNumber,
    },
    /// Points that belong to no round (TRF 299, ruling 39).
    PointsOfNoRound(Vec<PointsOfNoRound>),
}

/// How much somebody has to do before a list with such a notice is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// It is said.
    Inform,
    /// It stands where the criterion is chosen, so that nobody overlooks it.
    Acknowledge,
    /// It is asked about.
    Confirm,
    /// The criterion cannot be used in such an event.
    Refuse,
}

impl Notice {
    /// How much somebody has to do before a list that is chosen now is used.
    pub const fn level(&self) -> Level {
        match self {
            Self::OnlyForTeams(_) | Self::NotComputed(_) | Self::NoColumn(_) | Self::NoDivisor(_) => {
                Level::Refuse
            }
            Self::BuchholzInRoundRobin(_) | Self::KoyaInSwiss(_) | Self::NotInEdition(_) => Level::Confirm,
            Self::Unrated { .. }
            | Self::UnratedTeams { .. }
            | Self::Repeated(_)
            | Self::NothingLeft { .. }
            | Self::MissingValues { .. }
            | Self::PointsNotFirst { .. } => Level::Acknowledge,
            _ => Level::Inform,
        }
    }

    /// The criterion it is about, where it is about one.
    pub const fn spec(&self) -> Option<&Spec> {
        match self {
            Self::Unrated { spec, .. }
            | Self::UnratedTeams { spec, .. }
            | Self::MissingValues { spec, .. }
            | Self::NothingLeft { spec, .. }
            | Self::PointsNotFirst { points: spec, .. }
            | Self::NotComputed(spec)
            | Self::NoColumn(spec)
            | Self::OnlyForTeams(spec)
            | Self::NoDivisor(spec)
            | Self::BuchholzInRoundRobin(spec)
            | Self::KoyaInSwiss(spec)
            | Self::NotInEdition(spec)
            | Self::Repeated(spec)
            | Self::Remark(spec, _)
            | Self::GamePointsDiffer(spec) => Some(spec),
            _ => None,
        }
    }

    /// The code of the notice, which never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoList { lack: Lack::Unnamed, .. } => "S026",
            Self::NoList { lack: Lack::Unreadable(_), .. } => "S020",
            Self::Unrated { .. } => "S001",
            Self::NotComputed(_) => "S002",
            Self::NoColumn(_) => "S003",
            Self::OnlyForTeams(_) | Self::TeamScores(_) => "S004",
            Self::UnratedTeams { .. } => "S005",
            Self::NoDivisor(_) => "S006",
            Self::BuchholzInRoundRobin(_) => "S007",
            Self::KoyaInSwiss(_) => "S008",
            Self::NotInEdition(_) => "S009",
            Self::Remark(..) => "S010",
            Self::SystemAssumed(_) => "S011",
            Self::Provisional { .. } => "S012",
            Self::LotsNeeded { .. } => "S013",
            Self::LotsDrawn { .. } => "S014",
            Self::GamePointsDiffer(_) => "S015",
            Self::FewGames { .. } => "S016",
            Self::MissingValues { .. } => "S017",
            Self::UnusedColumn(_) => "S018",
            Self::PlayOffApart { .. } => "S019",
            Self::Repeated(_) => "S022",
            Self::NothingLeft { .. } => "S023",
            Self::PointsNotFirst { .. } => "S024",
            Self::ResultsMissing { .. } => "S025",
            Self::EditionAssumed { .. } => "S027",
            Self::PointsOfLaterRound { .. } => "S028",
            Self::PointsOfNoRound(_) => "S029",
            Self::NewestEdition { .. } => "S038",
        }
    }

    /// How serious it is.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::NoList { .. }
            | Self::Unrated { .. }
            | Self::NotComputed(_)
            | Self::NoColumn(_)
            | Self::OnlyForTeams(_)
            | Self::UnratedTeams { .. }
            | Self::NoDivisor(_)
            | Self::BuchholzInRoundRobin(_)
            | Self::KoyaInSwiss(_)
            | Self::UnusedColumn(_)
            | Self::NotInEdition(_)
            | Self::Repeated(_)
            | Self::NothingLeft { .. }
            | Self::PointsNotFirst { .. }
            | Self::PointsOfLaterRound { .. }
            | Self::NewestEdition { .. }
            | Self::Provisional { .. } => Severity::Warning,
            Self::Remark(..)
            | Self::TeamScores(_)
            | Self::ResultsMissing { .. }
            | Self::SystemAssumed(_)
            | Self::MissingValues { .. }
            | Self::LotsNeeded { .. }
            | Self::LotsDrawn { .. }
            | Self::GamePointsDiffer(_)
            | Self::FewGames { .. }
            | Self::EditionAssumed { .. }
            | Self::PointsOfNoRound(_)
            | Self::PlayOffApart { .. } => Severity::Note,
        }
    }
}
