//! 6.42, 8.51 to 8.55: the games as each player sees them, with what they count, those of one player together.

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
    pub(super) all: Vec<Line>,
    /// Where each player's begin; one more at the end.
    pub(super) starts: Vec<usize>,
    /// Games that do not count for somebody, in order.
    pub(super) ignored: Vec<Ignored>,
}

impl Lines {
    /// Counts first and places then, so that every line is written once.
    pub(super) fn new(input: &Input<'_>, newcomers: &Newcomers, games: Games) -> Self {
        let sight = Sight::new(input, newcomers);
        let mut ignored = games.ignored;
        let starts = starts(&sight, &games.played, &mut ignored);
        let mut all = vec![NOTHING; starts.last().copied().unwrap_or(0)];
        let mut next = starts.clone();
        for game in &games.played {
            for side in SIDES {
                if let Some(line) = sight.line(game, side) {
                    let place = &mut next[seat(game, side).0.index()];
                    all[*place] = line;
                    *place += 1;
                }
            }
        }
        if let limit @ (Limit::OncePerEvent(_) | Limit::OncePerEventForAll(_)) = input.provisions.limit {
            for range in starts.windows(2) {
                limit_once(limit, &mut all[range[0]..range[1]]);
            }
        }
        ignored.sort_by_key(|game| game.round);
        Self { all, starts, ignored }
    }
}

/// Where the lines of each player begin, and one more at the end; what does not count is left out.
fn starts(sight: &Sight<'_>, games: &[Played], ignored: &mut Vec<Ignored>) -> Vec<usize> {
    let mut starts = vec![0; sight.input.tournament.players.len() + 1];
    for game in games {
        let Played { round, white, black, .. } = *game;
        let counts = (sight.counts(round, white, black), sight.counts(round, black, white));
        starts[white.index()] += usize::from(counts.0);
        starts[black.index()] += usize::from(counts.1);
        let (for_white, for_black) = (counts.0 && !sight.is_short(white), counts.1 && !sight.is_short(black));
        let whom = match (for_white, for_black) {
            (true, true) => continue,
            (false, true) => Whom::One(Color::White),
            (true, false) => Whom::One(Color::Black),
            (false, false) => Whom::Both,
        };
        let reason = sight.why_not(white, black);
        ignored.push(Ignored { round, white, black, whom, reason });
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    starts
}

const SIDES: [Color; 2] = [Color::White, Color::Black];

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
    fn of(&self, player: PlayerId, round: RoundNumber) -> Seen {
        let mut seen = self.seen.get(player.index()).copied().unwrap_or_default();
        if self.input.entrants.change() {
            seen.rating = rating_in(self.input, player, round).unwrap_or(0);
        }
        seen
    }

    /// 6.1, 6.41: whether the result of an unrated player does not count.
    #[inline]
    fn is_short(&self, player: PlayerId) -> bool {
        self.seen.get(player.index()).is_some_and(|seen| seen.short)
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

    /// Whether a game is one of a player's that count or are judged.
    #[inline]
    fn counts(&self, round: RoundNumber, player: PlayerId, opponent: PlayerId) -> bool {
        let other = self.of(opponent, round);
        if other.rating > 0 {
            return true;
        }
        if self.of(player, round).own() > 0 { other.ru.is_some() } else { other.in_table }
    }

    /// What a game counts for one side; `None` if it does not.
    #[inline]
    fn line(&self, game: &Played, side: Color) -> Option<Line> {
        let (player, opponent) = seat(game, side);
        let score = match side {
            Color::White => game.scores[0],
            Color::Black => game.scores[1],
        };
        let (own, other) = (i32::from(self.of(player, game.round).own()), self.of(opponent, game.round));
        let limit = self.input.provisions.limit;
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

/// Who sits there, against whom.
fn seat(game: &Played, side: Color) -> (PlayerId, PlayerId) {
    match side {
        Color::White => (game.white, game.black),
        Color::Black => (game.black, game.white),
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

/// Whether a line is that of a game, seen from the other side.
pub(super) fn is_other_side(line: &Line, round: RoundNumber, opponent: PlayerId) -> bool {
    (line.round, line.opponent) == (round, opponent)
}
