//! What an edition of the regulations decides, one named field per question.
//!
//! Article numbers are those of the text of 2009; later editions number some of them anew.

use exaequo_model::{Date, Pace, Points};

/// The decisions of one edition for one kind of play. An edition is its predecessor with the differing fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provisions {
    /// The name of the edition they come from.
    pub edition: &'static str,
    /// Whether FIDE confirmed what the text changes.
    pub confirmation: Confirmation,
    /// The kind of play.
    pub pace: Pace,
    /// 0.4: how long before the start the event must be registered.
    pub registration: RegistrationNotice,
    /// 0.6: the lowest rating that is published.
    pub floor: u16,
    /// 1.1: the least thinking time.
    pub thinking_time: ThinkingTime,
    /// 1.1 from 2026 on: whether faster times of a major event can be approved.
    pub fast_classical: FastClassical,
    /// 1.3: the number of moves of the first time control, where it has one.
    pub first_control: FirstControl,
    /// 3.1: the most rounds a day.
    pub rounds_a_day: Option<u8>,
    /// 3.1: the longest playing time a day, in minutes.
    pub minutes_a_day: Option<u16>,
    /// 4.1: the longest duration, in days.
    pub days: u16,
    /// 4.13: the longest part of an event that is reported at once, in days.
    pub slice: Option<u16>,
    /// 6.5: what becomes of games after a match is decided.
    pub decided_match: DecidedMatch,
    /// 6.3: how many of a round robin must be rated.
    pub composition: Composition,
    /// 8.21b, 8.58: how newcomers of a round robin are rated.
    pub round_robin: RoundRobin,
    /// 6.41, 8.21: rated opponents an unrated player must have met, each counted once.
    pub first_opponents: u8,
    /// 6.1, 6.41: points an unrated player must have scored against them.
    pub first_points: Points,
    /// 6.41: the events in which these two are asked for.
    pub asked: AskedIn,
    /// 6.41, 8.31: what becomes of a result below the floor.
    pub sub_floor: SubFloor,
    /// 8.3: what a pool takes as the opponents of a round robin.
    pub pooled_round_robin: PooledRoundRobin,
    /// 6.42: what becomes of games of rated against unrated players.
    pub unrated_opponents: UnratedOpponents,
    /// 8.22 to 8.24: the first rating from a result.
    pub first_rating: FirstRating,
    /// 8.2 of the later editions: the highest first rating.
    pub highest_first: Option<u16>,
    /// 7.14a, 7.14b: games behind a first rating.
    pub games_needed: u8,
    /// 7.14f, 7.14g: the same for team championships and members of the associations of disabled players.
    pub games_needed_reduced: u8,
    /// 7.14c: months within which results are pooled.
    pub pool_months: u8,
    /// 8.54: the largest difference of ratings that counts.
    pub limit: DifferenceLimit,
    /// Rapid and blitz: games between players too far apart are not rated.
    pub too_far: Option<TooFar>,
    /// Rapid and blitz: what stands in for a rating a player does not have.
    pub substitute: Substitute,
    /// 8.56: the development coefficient.
    pub coefficient: CoefficientRule,
    /// 8.56: the list whose K holds.
    pub list_of_k: ListOfK,
    /// 8.56 from 2014 on: how long a player is a junior.
    pub juniors: Juniors,
    /// 8.56 of the later editions: K times the games of a period is at most this.
    pub most_k_times_games: Option<u16>,
    /// 8.57: what is rounded, and how.
    pub rounding: Rounding,
    /// 8.57: how often rating changes are rounded.
    pub rounded: Rounded,
    /// 7.11, 7.3: months from one list to the next.
    pub months_a_list: u8,
    /// 7.13: days before the list by which an event must have ended.
    pub closing_days: u8,
    /// 7.11: the first list there was, for events before it.
    pub first_list: Option<Date>,
    /// 9.1 of the later editions: until when an event is reported.
    pub reporting: Reporting,
}

/// FIDE's notice of 13 July 2009 about the text of that year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// The text is what FIDE rated by.
    Given,
    /// FIDE kept the K and the half point from before.
    Withheld,
}

/// 0.4: how long before the start an event is registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegistrationNotice {
    /// One month before the start.
    Month,
    /// A number of days before the start.
    Days(u8),
    /// A number of days, and more with a player above a rating.
    DaysOrMore {
        /// The days for events in general.
        days: u8,
        /// With a top player.
        top: u8,
        /// A player above this is one.
        above: u16,
        /// A woman above this is one.
        woman_above: u16,
    },
}

/// 1.1: the least thinking time for sixty moves, in minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingTime {
    /// Standard chess: the stronger the players, the more.
    Bands {
        /// The ratings of which players decide.
        scope: BandScope,
        /// A rating, and the time if anybody has that or more.
        high: (u16, u16),
        /// The same for players below that rating.
        middle: (u16, u16),
        /// The time if nobody has.
        low: u16,
    },
    /// Rapid and blitz: from the first number of minutes to the second, the same for both players.
    Between {
        /// The shortest thinking time.
        from: Bound,
        /// The longest thinking time.
        to: Bound,
    },
}

/// An end of a range of minutes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The number belongs to it.
    Including(u16),
    /// The bound itself does not belong to it.
    Excluding(u16),
}

/// 1.1 from 2026 on: faster times that the qualification commission approves case by case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FastClassical {
    /// There is no such thing.
    Never,
    /// The minutes for sixty moves that are enough for an event that was approved.
    Approved(u16),
}

/// 6.5: games after a player has won the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedMatch {
    /// They are not rated.
    LeftOut,
    /// They are not rated unless that was asked for in advance.
    OnRequest,
}

/// 1.1: whose ratings decide how much thinking time is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BandScope {
    /// Those of all players of the event.
    Event,
    /// Those of the two players of a game.
    Game,
}

/// 1.3: moves of the first time control, where it has a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstControl {
    /// Exactly this number of moves.
    Exactly(u16),
    /// That many or more.
    AtLeast(u16),
    /// Any number of moves.
    Free,
}

/// 6.3: whether a round robin needs rated players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Composition {
    /// As 6.3 and 6.31 to 6.33 say.
    Quota,
    /// Nothing more is asked for.
    Free,
}

/// 8.21b, 8.25, 8.58: newcomers of a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundRobin {
    /// From the average of the tournament, with one pass of correction (rulings 40 and 41).
    OwnMethod,
    /// As in a Swiss.
    AsSwiss,
}

/// 6.41: in which events an unrated player must meet rated opponents and score against them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedIn {
    /// In each event.
    EachEvent,
    /// In the first that counts.
    FirstEvent,
}

/// 6.41, 8.31: a result of an unrated player whose rating is below the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubFloor {
    /// Ruling 47: first results do not count for the player (8.31). After a good one a round robin does, whatever it comes to;
    /// a Swiss or team event does not (6.41).
    FirstIgnored,
    /// It never counts for the player.
    Ignored,
    /// It is pooled with the others; only what is published is not below the floor (7.14d).
    Pooled,
}

/// 8.3: what a pool takes as the opponents of a round robin in which a newcomer has less than half of the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PooledRoundRobin {
    /// Ruling 53: Ra without the newcomer's own part in it, so that two equal round robins rate as one.
    WithoutPlayer,
    /// Ra as it is (8.21b), which contains the newcomer.
    WholeField,
}

/// 6.42: games of rated against unrated players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnratedOpponents {
    /// They count, with the rating the opponent gets in this event (8.52).
    WithEventRating,
    /// They do not count.
    Ignored,
}

/// 8.22 to 8.24: from a result to a first rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRating {
    /// The average of the opponents; above 50 % a number of hundredths more per half point, below by the table.
    PerHalfPoint {
        /// Hundredths of a rating point: 1500 for 15 points.
        hundredths: u16,
    },
    /// By the table for every score, with two draws added.
    TwoDraws {
        /// The rating of the two imaginary opponents.
        against: u16,
    },
}

/// 8.54: differences of ratings beyond a limit count as the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DifferenceLimit {
    /// No limit but the end of the table.
    None,
    /// The limit holds in every game.
    Always(u16),
    /// For the higher rated player once an event, in the game with the largest difference; for the lower rated
    /// player always.
    OncePerEvent(u16),
    /// For either player once an event, in the game with the largest difference.
    OncePerEventForAll(u16),
    /// For players rated below a number.
    Below {
        /// The largest difference that counts.
        limit: u16,
        /// From this rating on it does not apply.
        rating: u16,
    },
}

/// Games between players too far apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFar {
    /// The difference from which on a game is not rated …
    pub difference: u16,
    /// … if either player is rated above this.
    pub above: u16,
}

/// What stands in for a rating of rapid or blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Substitute {
    /// Nothing stands in: the player is unrated.
    None,
    /// The rating of standard chess at the start.
    Standard,
}

/// 8.56: how the development coefficient is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoefficientRule {
    /// The same for everybody.
    Fixed(u8),
    /// By the highest published rating.
    Reached {
        /// Until 2400 is reached.
        below: u8,
        /// From then on, for ever.
        reached: u8,
    },
    /// By games as well.
    Games {
        /// K below 30 games.
        new: u8,
        /// K from then on.
        usual: u8,
        /// Once 2400 is reached and thirty games are played, for ever.
        reached: u8,
    },
    /// By games and age.
    GamesAndAge {
        /// Below 30 games; and for juniors while below 2300.
        new: u8,
        /// K from then on.
        usual: u8,
        /// Once 2400 is reached, for ever.
        reached: u8,
    },
}

/// 8.56: the list whose K holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListOfK {
    /// The one before the list on which an event is rated: one K a period.
    Newest,
    /// The one in force at the start of each event.
    AtStart,
}

/// 8.56: how long a player is a junior.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Juniors {
    /// To the end of the year of the 18th birthday.
    EndOfYear,
    /// To the 18th birthday.
    Birthday,
}

/// 8.57: what is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// The new rating, a half going up.
    RatingHalfUp,
    /// The change, a half going away from zero.
    ChangeAwayFromZero,
}

/// 9.1: until when an event is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reporting {
    /// No day is named.
    Open,
    /// A number of days after its end.
    Days {
        /// By the arbiter to the federation.
        arbiter: u8,
        /// By the federation's rating officer to FIDE.
        officer: u8,
    },
    /// Within a number of lists after its end; later it is not rated.
    Lists(u8),
}

/// 8.57: how often there is rounding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounded {
    /// Once in each rating period.
    EachPeriod,
    /// In every event by itself.
    EachEvent,
}
