//! 0 to 6: whether an event can be rated. Every breach is found with its article; none of them zeroes the figures.

mod calendar;
mod composition;
mod ratings;
mod registration;
mod thinking_time;
mod time_text;

use exaequo_model::{Date, Order as _, PlayerId, RoundNumber};

use crate::declared::Laws;
use crate::event::{EventForm, EventRating, Input};
use crate::games::{self, IgnoredReason};
use crate::one_time_changes::OneTimeChange;
use crate::provisions::{Confirmation, FirstControl};
pub use composition::Quota;
pub use thinking_time::{Outside, PooledPlayOff, control_of, seconds_for_sixty_moves};
pub use time_text::{pace_of, periods_in};

/// Something the regulations have to say about an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// 0.4: registered too late.
    RegisteredLate {
        /// The day on which it was registered.
        registered: Date,
        /// The last day on which it could have been.
        latest: Date,
    },
    /// 0.4: it is not known when the event was registered.
    RegistrationUnknown {
        /// The last day on which it can be, where the start is known.
        latest: Option<Date>,
    },
    /// 0.6, 7.21: a rating below the floor does not count as one.
    BelowFloor {
        /// The player whose rating it is.
        player: PlayerId,
        /// The rating in the file.
        rating: u16,
        /// The lowest rating that is published.
        floor: u16,
    },
    /// The list does not have a player.
    NotInList {
        /// The player it is about.
        player: PlayerId,
    },
    /// A standard rating stands in for that of rapid or blitz.
    Substituted {
        /// The player whose rating it is.
        player: PlayerId,
    },
    /// 7.11: two players have the same number at FIDE, so that one of them has the other's rating or history.
    SameNumber {
        /// The FIDE identification number.
        id: u64,
        /// The two players who have it.
        players: [PlayerId; 2],
    },
    /// 7.11: a rating that came out of earlier events was published by the start.
    FirstPublished {
        /// The player whose rating it is.
        player: PlayerId,
        /// The rating in the file.
        rating: u16,
        /// The day of the list.
        list: Date,
    },
    /// 7.11: the rating is not that of the list which came out of earlier events.
    ListDiffers {
        /// The player whose rating it is.
        player: PlayerId,
        /// The rating in the file.
        rating: u16,
        /// The day of the list.
        list: Date,
        /// What it has; `None`: the player is no longer rated (7.21).
        listed: Option<u16>,
    },
    /// 7.21, ruling 54: rated at the start, and no longer on a list before the event is rated.
    Delisted {
        /// The player whose rating it was.
        player: PlayerId,
        /// The rating at the start.
        rating: u16,
        /// The day of the list.
        list: Date,
    },
    /// 7.1: all ratings were changed between the start and the list on which the event is rated.
    AllChanged(OneTimeChange),
    /// 7.11: the list that was given is not that in force at the start.
    OtherList {
        /// The day of the list.
        list: Date,
        /// That of the list in force.
        in_force: Date,
    },
    /// 7.11: one list was given for events of several.
    OneList {
        /// The list in force at the start of this event.
        in_force: Date,
    },
    /// 1.1: the thinking time is not known.
    TimeUnknown,
    /// 1.1: too little thinking time.
    TimeShort {
        /// Seconds for sixty moves.
        seconds: u32,
        /// The minutes that are required.
        needed: u16,
        /// The games concerned, where the players of a game decide; empty: all.
        games: Vec<(RoundNumber, PlayerId, PlayerId)>,
    },
    /// 1.1: the thinking time is not that of this kind of play.
    TimeOutside {
        /// Seconds for sixty moves.
        seconds: u32,
        /// What it is instead.
        outside: Outside,
    },
    /// 1.1: rapid and blitz with unequal times.
    TimeUnequal,
    /// 1.3: the first time control has another number of moves.
    FirstControl {
        /// How many moves it has.
        moves: u32,
        /// How many it should have.
        needed: FirstControl,
    },
    /// 2.1: other rules of play.
    OtherLaws,
    /// 3.1: too many rounds on a day.
    RoundsADay {
        /// The day it is about.
        day: Date,
        /// How many rounds were played on it.
        rounds: u32,
        /// The most there may be.
        most: u8,
    },
    /// 3.1: too long a day.
    HoursADay {
        /// The day it is about.
        day: Date,
        /// The minutes of play of that day.
        minutes: u32,
        /// The most there may be.
        most: u16,
    },
    /// 3.1: more rounds than fit into the days of the event, whichever day they are played.
    RoundsInDays {
        /// The days the event lasted.
        days: i32,
        /// The rounds it has.
        rounds: u32,
        /// The most there may be on a day.
        most: u8,
    },
    /// 3.1: more hours than fit into the days of the event.
    HoursInDays {
        /// The days the event lasted.
        days: i32,
        /// The minutes of play of that day.
        minutes: u32,
        /// The most there may be on a day.
        most: u16,
    },
    /// 3.1, 4.1: the days are not known.
    DaysUnknown,
    /// 4.1: the event lasts longer than allowed.
    TooLong {
        /// How many days the event lasts.
        days: i32,
        /// The most there may be.
        most: u16,
    },
    /// 4.13: longer than what is reported at once.
    InSlices {
        /// How many days the event lasts.
        days: i32,
        /// The most that is reported at once.
        most: u16,
    },
    /// 4.13: ratings at the time of the games are asked for, and the day of a round is not known.
    RoundDaysUnknown,
    /// 9.1: until when the event is reported.
    ReportDue(ReportDue),
    /// 9.1: the report takes the place of an earlier version.
    Replaces {
        /// The name of the file that is replaced.
        file: String,
        /// How many games it has changed.
        changed: usize,
    },
    /// 9.2: the invitations said that it would not be rated.
    AnnouncedNotRated,
    /// 6.2: parts of a competition were put together.
    Pooled,
    /// 6.2: the play-off in the same file was left out.
    PlayOffLeftOut {
        /// How many games of the play-off are left out.
        games: usize,
    },
    /// 6.2: what is to be said of a play-off with a file of its own.
    InPlayOff {
        /// The name of the file.
        file: String,
        /// The finding about the part.
        finding: Box<Finding>,
    },
    /// 6.3, 6.31, 6.32, 6.33: too few rated players.
    FewRated(Quota),
    /// 6.43: a round robin counts as a Swiss.
    IncompleteRoundRobin,
    /// 5.1: there is no result yet.
    NoResult,
    /// No game of the event is rated.
    NothingRated {
        /// The article by which most of them are left out.
        article: &'static str,
    },
    /// Ruling 42: what FIDE applied was not what the text says.
    PracticeDiffers,
}

/// 9.1: until when an event is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportDue {
    /// By the following days.
    Days {
        /// The day the arbiter gives.
        arbiter: Date,
        /// The day for the rating officer.
        officer: Date,
    },
    /// In time for this list, the last on which it can be rated.
    List(Date),
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FindingWeight {
    /// The regulations are not kept.
    Breach,
    /// The file does not say enough to decide it.
    Open,
    /// It is worth knowing.
    Note,
}

impl Finding {
    /// The article of the rating regulations it rests on.
    pub fn article(&self) -> &'static str {
        match self {
            Self::RegisteredLate { .. } | Self::RegistrationUnknown { .. } => "0.4",
            Self::BelowFloor { .. } => "0.6",
            Self::NotInList { .. }
            | Self::Substituted { .. }
            | Self::SameNumber { .. }
            | Self::FirstPublished { .. }
            | Self::ListDiffers { .. }
            | Self::OtherList { .. }
            | Self::OneList { .. } => "7.11",
            Self::AllChanged(_) => "7.1",
            Self::Delisted { .. } => "7.21",
            Self::TimeUnknown | Self::TimeShort { .. } | Self::TimeOutside { .. } | Self::TimeUnequal => {
                "1.1"
            }
            Self::FirstControl { .. } => "1.3",
            Self::OtherLaws => "2.1",
            Self::RoundsADay { .. }
            | Self::HoursADay { .. }
            | Self::RoundsInDays { .. }
            | Self::HoursInDays { .. } => "3.1",
            Self::NoResult => "5.1",
            Self::NothingRated { article } => article,
            Self::DaysUnknown | Self::TooLong { .. } => "4.1",
            Self::InSlices { .. } | Self::RoundDaysUnknown => "4.13",
            Self::Pooled | Self::PlayOffLeftOut { .. } => "6.2",
            Self::InPlayOff { finding, .. } => finding.article(),
            Self::FewRated(quota) => quota.article,
            Self::IncompleteRoundRobin => "6.43",
            Self::PracticeDiffers => "8.56",
            Self::ReportDue(_) | Self::Replaces { .. } => "9.1",
            Self::AnnouncedNotRated => "9.2",
        }
    }

    /// How much it weighs.
    pub fn weight(&self) -> FindingWeight {
        match self {
            Self::RegisteredLate { .. }
            | Self::TimeShort { .. }
            | Self::TimeOutside { .. }
            | Self::TimeUnequal
            | Self::FirstControl { .. }
            | Self::OtherLaws
            | Self::RoundsADay { .. }
            | Self::HoursADay { .. }
            | Self::RoundsInDays { .. }
            | Self::HoursInDays { .. }
            | Self::NothingRated { .. }
            | Self::TooLong { .. }
            | Self::FewRated(_)
            | Self::AnnouncedNotRated => FindingWeight::Breach,
            Self::InPlayOff { finding, .. } => finding.weight(),
            Self::RegistrationUnknown { .. }
            | Self::SameNumber { .. }
            | Self::OtherList { .. }
            | Self::TimeUnknown
            | Self::DaysUnknown
            | Self::RoundDaysUnknown
            | Self::NoResult => FindingWeight::Open,
            Self::BelowFloor { .. }
            | Self::NotInList { .. }
            | Self::Substituted { .. }
            | Self::FirstPublished { .. }
            | Self::ListDiffers { .. }
            | Self::Delisted { .. }
            | Self::AllChanged(_)
            | Self::OneList { .. }
            | Self::InSlices { .. }
            | Self::ReportDue(_)
            | Self::Replaces { .. }
            | Self::Pooled
            | Self::PlayOffLeftOut { .. }
            | Self::IncompleteRoundRobin
            | Self::PracticeDiffers => FindingWeight::Note,
        }
    }
}

/// All findings about an event, in the order of the articles.
///
/// ```
/// use exaequo_model::Pace;
/// use exaequo_rating::eligibility::findings;
/// use exaequo_rating::{Declared, Edition, Entrants, Input, rate};
///
/// # let file = "\
/// # 012 Two friends
/// # 042 2026/03/07
/// # 142 1
/// # 001    1      Alyx                              2200                             1.0    1     2 w 1
/// # 001    2      Bruno                             2150                             0.0    2     1 b 0
/// # ";
/// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// # let tournament = read.tournament.unwrap();
/// # let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
/// # let declared = Declared::default();
/// # let entrants = Entrants::new(&tournament, &provisions, declared.basis, None);
/// # let input = Input {
/// #     tournament: &tournament,
/// #     provisions: &provisions,
/// #     entrants: &entrants,
/// #     declared: &declared,
/// #     earlier: &[],
/// # };
/// let found = findings(&input, &rate(&input));
/// // The file does not say how much time the players had.
/// assert!(found.iter().any(|finding| finding.article() == "1.1"));
/// ```
pub fn findings(input: &Input<'_>, rating: &EventRating) -> Vec<Finding> {
    findings_with(input, rating, &[])
}

/// The same where play-offs with files of their own were put to it (6.2).
pub fn findings_with(input: &Input<'_>, rating: &EventRating, play_offs: &[PooledPlayOff]) -> Vec<Finding> {
    let mut found = Vec::new();
    registration::check(input, &mut found);
    ratings::check(input, &mut found);
    thinking_time::check(input, play_offs, &mut found);
    if input.declared.laws == Laws::Other {
        found.push(Finding::OtherLaws);
    }
    calendar::check(input, &mut found);
    found.extend(nothing_rated(rating));
    if games::has_stages(input.tournament) {
        found.push(Finding::Pooled);
    }
    composition::check(input, rating, &mut found);
    if rating.form == EventForm::IncompleteRoundRobin {
        found.push(Finding::IncompleteRoundRobin);
    }
    if input.provisions.confirmation == Confirmation::Withheld {
        found.push(Finding::PracticeDiffers);
    }
    found.order_by_key(|finding| in_order(finding.article()));
    found
}

/// Whether a regulation is not kept.
pub fn has_breaches(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.weight() == FindingWeight::Breach)
}

/// Puts one more finding in its place.
pub fn insert(found: &mut Vec<Finding>, finding: Finding) {
    let place = found.partition_point(|one| in_order(one.article()) <= in_order(finding.article()));
    found.insert(place, finding);
}

/// Articles in the order of the regulations: 6.31 stands between 6.3 and 6.4.
fn in_order(article: &'static str) -> (u8, &'static str) {
    let (chapter, rest) = article.split_once('.').unwrap_or((article, ""));
    (chapter.parse().unwrap_or(u8::MAX), rest)
}

/// 5.1, 6: an event of which no game is rated.
fn nothing_rated(rating: &EventRating) -> Option<Finding> {
    if rating.has_effect() {
        return None;
    }
    let reasons = || rating.ignored.iter().map(|game| game.reason);
    if reasons().all(|reason| reason == IgnoredReason::NoResult) {
        return Some(Finding::NoResult);
    }
    let same = |article: &str| reasons().filter(|reason| reason.article() == article).count();
    let article = reasons().map(IgnoredReason::article).max_by_key(|article| same(article))?;
    Some(Finding::NothingRated { article })
}
