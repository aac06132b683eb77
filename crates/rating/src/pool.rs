//! 6.1, 6.41, 7.14, 8.21, 8.3: which results of an unrated player count, and what they come to together.

use exaequo_model::{Date, Points};

use crate::first::FirstResult;
use crate::provisions::{Asked, Provisions};

/// What an unrated player did in one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventResult {
    /// First day of the event, where known.
    pub start: Option<Date>,
    /// How newcomers of the event were rated.
    pub method: Method,
    /// Games, opponents and score.
    pub result: FirstResult,
    /// Rated opponents met.
    pub rated_opponents: u32,
    /// Score against them (ruling 44).
    pub score_against_rated: Points,
    /// Ru, the rating of this event.
    pub ru: Option<i32>,
}

/// How newcomers of an event are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// 8.21a: from their rated opponents.
    Swiss,
    /// 8.21b: from the average of the tournament.
    RoundRobin,
}

/// Whether a result of an unrated player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does.
    Counts,
    /// 6.1: it is zero, which counts for the player only, because an earlier result is in the pool.
    CountsForPlayerOnly,
    /// 5.1: there is no game.
    NoGame,
    /// 6.1: zero points.
    Zero,
    /// 8.21, 6.41: too few rated opponents.
    FewOpponents {
        /// How many there were.
        found: u32,
        /// How many are asked for.
        needed: u8,
    },
    /// 6.41: too few points against them.
    FewPoints {
        /// How many there were.
        found: Points,
        /// How many are asked for.
        needed: Points,
    },
    /// 6.41, 8.31: the rating of the event is below the floor.
    BelowFloor {
        /// The rating.
        ru: i32,
        /// The floor.
        floor: u16,
    },
}

impl Verdict {
    /// The article behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Counts => "8.3",
            Self::NoGame => "5.1",
            Self::CountsForPlayerOnly | Self::Zero => "6.1",
            Self::FewOpponents { .. } => "8.21",
            Self::FewPoints { .. } | Self::BelowFloor { .. } => "6.41",
        }
    }

    /// Whether rated opponents count their games against the player (6.42, 8.52).
    pub const fn counts_for_opponents(self) -> bool {
        matches!(self, Self::Counts)
    }

    /// Whether the result goes into the player's pool.
    pub const fn counts_for_player(self) -> bool {
        matches!(self, Self::Counts | Self::CountsForPlayerOnly)
    }
}

/// Whether an event is the first that counts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// Nothing counted before.
    None,
    /// An earlier performance is in the pool.
    Some,
}

impl Provisions {
    /// 6.1, 6.41, 8.21, 8.31: whether a result counts.
    pub fn verdict(&self, event: &EventResult, earlier: Earlier) -> Verdict {
        let asked = self.asked == Asked::EachEvent || earlier == Earlier::None;
        let (found, points) = (event.rated_opponents, event.score_against_rated);
        let needed = self.first_opponents;
        match event.ru {
            None => Verdict::NoGame,
            Some(_) if found < u32::from(needed) && asked => Verdict::FewOpponents { found, needed },
            Some(_) if event.result.score == Points::ZERO => match earlier {
                Earlier::None => Verdict::Zero,
                Earlier::Some => Verdict::CountsForPlayerOnly,
            },
            Some(ru) => match event.method {
                Method::Swiss if asked && points < self.first_points => {
                    Verdict::FewPoints { found: points, needed: self.first_points }
                }
                Method::Swiss if asked && ru < i32::from(self.floor) => self.below_floor(ru),
                Method::Swiss | Method::RoundRobin => Verdict::Counts,
            },
        }
    }

    fn below_floor(&self, ru: i32) -> Verdict {
        Verdict::BelowFloor { ru, floor: self.floor }
    }

    /// 7.14: games a first rating needs.
    pub fn games_needed(&self, least: Least) -> u8 {
        match least {
            Least::Usual => self.games_needed,
            Least::Reduced => self.games_needed_reduced,
        }
    }
}

/// 7.14: how many games a first rating takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Least {
    /// 7.14a, 7.14b.
    #[default]
    Usual,
    /// 7.14f, 7.14g: Olympiads, continental and world team championships; members of IBCA, ICSC and IPCA.
    Reduced,
}

/// The results of an unrated player that count so far (8.3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pool {
    events: Vec<EventResult>,
}

/// What a pool comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pooled {
    /// Nothing counts yet.
    Empty,
    /// A rating, not published yet for want of games.
    Pending {
        /// The rating so far.
        rating: i32,
        /// Games that count.
        games: u32,
        /// Games still missing.
        missing: u32,
    },
    /// 7.14d, 8.33: enough games, but below the floor.
    BelowFloor {
        /// The rating.
        rating: i32,
        /// Games that count.
        games: u32,
    },
    /// A first rating.
    Published {
        /// The rating.
        rating: i32,
        /// Games that count.
        games: u32,
    },
}

impl Pool {
    /// Whether anything counted before.
    pub fn earlier(&self) -> Earlier {
        if self.events.is_empty() { Earlier::None } else { Earlier::Some }
    }

    /// Judges a result and takes it in if it counts. Results come in the order of their events.
    pub fn add(&mut self, provisions: &Provisions, event: EventResult) -> Verdict {
        self.forget(provisions, event.start);
        let verdict = provisions.verdict(&event, self.earlier());
        // 8.31: first results below the floor are ignored, also where 6.41 does not apply.
        let below = event.ru.is_some_and(|ru| ru < i32::from(provisions.floor));
        let ignored = below && self.events.is_empty();
        if verdict.counts_for_player() && !ignored {
            self.events.push(event);
        }
        verdict
    }

    /// 7.14c: results too long ago are no longer pooled.
    fn forget(&mut self, provisions: &Provisions, now: Option<Date>) {
        let months = i32::from(provisions.pool_months);
        let number = |date: Date| i32::from(date.year()) * 12 + i32::from(date.month());
        let Some(now) = now.map(number) else { return };
        self.events.retain(|event| event.start.is_none_or(|start| now - number(start) <= months));
    }

    /// 8.3: all results as if they came from one tournament.
    pub fn total(&self) -> FirstResult {
        let mut total = FirstResult::default();
        self.events.iter().for_each(|event| total.pool(&event.result));
        total
    }

    /// 7.14, 8.3: the first rating, or what is missing.
    pub fn first_rating(&self, provisions: &Provisions, least: Least) -> Pooled {
        let total = self.total();
        // A single round robin keeps its own method (8.25); there is no such thing for several events.
        let rating = match &self.events[..] {
            [only] => only.ru,
            _ => provisions.first_rating(&total),
        };
        let (Some(rating), games) = (rating, total.games) else { return Pooled::Empty };
        let needed = u32::from(provisions.games_needed(least));
        if games < needed {
            Pooled::Pending { rating, games, missing: needed - games }
        } else if rating < i32::from(provisions.floor) {
            Pooled::BelowFloor { rating, games }
        } else {
            Pooled::Published { rating, games }
        }
    }
}
