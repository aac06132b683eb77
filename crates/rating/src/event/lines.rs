//! 6.42, 8.51 to 8.55: the games as each player sees them, with what they count, those of one player together.

use std::ops::Range;

use exaequo_model::{Color, Colors, PlayerId, Points, RoundNumber};

use super::newcomers::Newcomers;
use super::{Count, Input, Line, rating_in};
use crate::change::{Game, keep_one_limit, term};
use crate::games::{Games, Ignored, Played, Reason, Whom};
use crate::provisions::{Limit, UnratedOpponents};
use crate::verdict::Verdict;

/// All lines.
#[derive(Debug)]
pub(super) struct Lines {
    /// There is room for every game of a player, whether it counts or not.
    pub(super) all: Vec<Line>,
    /// Where each player's are.
    pub(super) ranges: Vec<Range<u32>>,
    /// Both lines of a game that has two, White's first.
    pub(super) both: Vec<[u32; 2]>,
    /// Games that do not count for somebody, in order.
    pub(super) ignored: Vec<Ignored>,
}

impl Lines {
    pub(super) fn new(input: &Input<'_>, newcomers: &Newcomers, games: Games) -> Self {
        let sight = Sight::new(input, newcomers);
        let mut lines = Self {
            all: vec![NOTHING; 2 * games.played.len()],
            ranges: room(input.tournament.players.len(), &games.played),
            both: Vec::with_capacity(games.played.len()),
            ignored: games.ignored,
        };
        for game in &games.played {
            lines.add(&sight, game);
        }
        if let limit @ (Limit::OncePerEvent(_) | Limit::OncePerEventForAll(_)) = input.provisions.limit {
            for range in &lines.ranges {
                limit_once(limit, &mut lines.all[range.start as usize..range.end as usize]);
            }
        }
        lines.ignored.sort_by_key(|game| game.round);
        lines
    }

    /// Both sides of a game; what does not count is left out.
    #[inline]
    fn add(&mut self, sight: &Sight<'_>, game: &Played) {
        let Played { round, white, black, .. } = *game;
        let limit = sight.input.provisions.limit;
        let (first, second) = (sight.seat(white, round), sight.seat(black, round));
        let one = first.line(second, limit, game, Color::White).map(|line| self.place(white, line));
        let other = second.line(first, limit, game, Color::Black).map(|line| self.place(black, line));
        if let (Some(one), Some(other)) = (one, other) {
            self.both.push([one, other]);
        }
        let whom = match (one.is_some() && !first.short, other.is_some() && !second.short) {
            (true, true) => return,
            (false, true) => Whom::One(Color::White),
            (true, false) => Whom::One(Color::Black),
            (false, false) => Whom::Both,
        };
        let reason = sight.why_not(white, black);
        self.ignored.push(Ignored { round, white, black, whom, reason });
    }

    #[inline]
    fn place(&mut self, player: PlayerId, line: Line) -> u32 {
        let range = &mut self.ranges[player.index()];
        let place = range.end;
        self.all[place as usize] = line;
        range.end += 1;
        place
    }
}

/// Where the lines of each player can begin; no range has anything in it yet.
fn room(players: usize, games: &[Played]) -> Vec<Range<u32>> {
    let mut counts = vec![0; players];
    for game in games {
        counts[game.white.index()] += 1;
        counts[game.black.index()] += 1;
    }
    let mut sum = 0;
    let starts = counts.into_iter().map(|count: u32| {
        let start = sum;
        sum += count;
        start..start
    });
    starts.collect()
}

/// Stands where a line will be.
const NOTHING: Line = Line {
    round: RoundNumber::FIRST,
    opponent: PlayerId(0),
    color: None,
    score: Points::ZERO,
    count: Count::FirstAgainstNew,
};

/// A player as the games see it; 0 stands for no rating.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// At the start.
    rating: u16,
    /// 8.4: published since.
    since: u16,
    /// 8.52: what rated opponents are rated against where there is no rating.
    ru: Option<i32>,
    /// 8.58: a newcomer in the table of a round robin, which nobody without a point is (6.1).
    in_table: bool,
    /// 6.1, 6.41: the games were judged and do not count for the player.
    short: bool,
}

impl Seen {
    /// The rating that changes.
    const fn own(self) -> u16 {
        if self.rating > 0 { self.rating } else { self.since }
    }

    /// What a game against somebody counts; `None` if it does not.
    #[inline]
    fn line(self, other: Self, limit: Limit, game: &Played, side: Color) -> Option<Line> {
        let (opponent, score) = match side {
            Color::White => (game.black, game.scores[0]),
            Color::Black => (game.white, game.scores[1]),
        };
        let own = i32::from(self.own());
        let count = match (own, i32::from(other.rating)) {
            (1.., opponent @ 1..) => Count::Change(term(limit, Game { own, opponent, score })),
            (1.., _) => Count::ChangeAgainstNew(term(limit, Game { own, opponent: other.ru?, score })),
            (_, opponent @ 1..) => Count::First(opponent),
            _ if other.in_table => Count::FirstAgainstNew,
            _ => return None,
        };
        let color = (game.colors == Colors::Known).then_some(side);
        Some(Line { round: game.round, opponent, color, score, count })
    }
}

/// Everything the lines are made from, the players close together.
#[derive(Debug)]
struct Sight<'a> {
    input: &'a Input<'a>,
    newcomers: &'a Newcomers,
    seen: Vec<Seen>,
}

impl<'a> Sight<'a> {
    fn new(input: &'a Input<'a>, newcomers: &'a Newcomers) -> Self {
        let seen = (0..).map(PlayerId).zip(input.entrants.all()).map(|(player, entrant)| Seen {
            rating: entrant.rating.unwrap_or(0),
            since: entrant.since.unwrap_or(0),
            ru: newcomers.rating_for_opponents(player),
            in_table: newcomers.of(player).is_some_and(|first| first.correction.is_some()),
            short: entrant.since.is_none()
                && newcomers.of(player).is_some_and(|first| !first.verdict.counts_for_player()),
        });
        Self { input, newcomers, seen: seen.collect() }
    }

    /// 4.13: a player in a round.
    #[inline]
    fn seat(&self, player: PlayerId, round: RoundNumber) -> Seen {
        let seen = self.seen[player.index()];
        if self.input.entrants.change() { self.changed(seen, player, round) } else { seen }
    }

    #[cold]
    fn changed(&self, seen: Seen, player: PlayerId, round: RoundNumber) -> Seen {
        Seen { rating: rating_in(self.input, player, round).unwrap_or(0), ..seen }
    }

    /// 6.1, 6.41, 6.42: why a game with an unrated player does not count.
    fn why_not(&self, white: PlayerId, black: PlayerId) -> Reason {
        let firsts = || [white, black].into_iter().filter_map(|player| self.newcomers.of(player));
        if self.newcomers.average.is_none() && firsts().count() == 2 {
            return Reason::BothUnrated;
        }
        // Where both are unrated, it is the one whose result falls short.
        let short = firsts()
            .find(|first| !first.verdict.counts_for_player())
            .or_else(|| firsts().find(|first| !first.verdict.counts_for_opponents()))
            .or_else(|| firsts().next());
        match (short.map(|first| first.verdict), self.input.provisions.unrated_opponents) {
            (None, _) => Reason::BothUnrated,
            (Some(Verdict::Counts), UnratedOpponents::Ignored) => Reason::UnratedIgnored,
            (Some(verdict), _) => Reason::UnratedResult(verdict),
        }
    }
}

/// 8.54 in the years in which the limit could be used once an event.
fn limit_once(limit: Limit, lines: &mut [Line]) {
    let terms = lines.iter_mut().filter_map(|line| match &mut line.count {
        Count::Change(term) | Count::ChangeAgainstNew(term) => Some(term),
        Count::First(_) | Count::FirstAgainstNew => None,
    });
    keep_one_limit(limit, &mut terms.collect::<Vec<_>>());
}
