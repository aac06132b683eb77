//! 6.42, 8.51 to 8.55: what the games count, each stored once for both players.

use exaequo_model::{Color, Colors, Order as _, PlayerId, RoundNumber};

use super::newcomers::Newcomers;
use super::{Apart, Count, Input, RatedGame, rating_in};
use crate::change::{Cap, ChangeTerm};
use crate::games::{Games, Ignored, IgnoredFor, IgnoredReason, Played};
use crate::provisions::UnratedOpponents;
use crate::verdict::NewcomerVerdict;

/// A game and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CountedGame {
    game: Played,
    /// For White and for Black; `None` where it does not count.
    pub(super) counts: [Option<Count>; 2],
}

impl CountedGame {
    pub(super) const fn round(&self) -> RoundNumber {
        self.game.round
    }

    pub(super) const fn players(&self) -> [PlayerId; 2] {
        [self.game.white, self.game.black]
    }

    /// What it does to the ratings of White and of Black.
    #[inline]
    pub(super) fn terms(&self) -> [Option<ChangeTerm>; 2] {
        Color::BOTH.map(|side| self.term(side))
    }

    #[inline]
    pub(super) fn term(&self, side: Color) -> Option<ChangeTerm> {
        self.counts[side.index()].and_then(|count| count.term(self.game.scores[side.index()]))
    }

    /// The game as one side sees it.
    pub(super) fn line(&self, side: Color) -> Option<RatedGame> {
        let Played { round, colors, scores, .. } = self.game;
        let opponent = self.players()[side.other().index()];
        let color = (colors == Colors::Known).then_some(side);
        let score = scores[side.index()];
        self.counts[side.index()].map(|count| RatedGame { round, opponent, color, score, count })
    }
}

/// The games that count, with what they count for, and those that are not rated for one player or both, in order.
pub(super) fn count(
    input: &Input<'_>,
    newcomers: &Newcomers,
    games: Games,
) -> (Vec<CountedGame>, Vec<Ignored>) {
    let sight = Sight::new(input, newcomers);
    let mut ignored = games.ignored;
    let counted = games.played.iter().map(|game| sight.count(game, &mut ignored)).collect();
    ignored.order_by_key(|game| game.round);
    (counted, ignored)
}

/// A player as the games see it; 0 stands for no rating.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// At the start.
    rating: u16,
    /// 8.4: published since.
    since: u16,
    /// 7.21: no longer rated by the list of the event.
    delisted: bool,
    /// 8.52: what rated opponents are rated against where there is no rating.
    ru: Option<i32>,
    /// 8.58: a newcomer in the table of a round robin; a newcomer without a point is not in it (6.1).
    in_table: bool,
    /// 6.1, 6.41: the games were judged and do not count for the player.
    short: bool,
}

impl Seen {
    /// The rating that changes.
    const fn own(self) -> u16 {
        match (self.delisted, self.rating) {
            (true, _) => 0,
            (false, 0) => self.since,
            (false, rating) => rating,
        }
    }

    /// What a game against somebody counts; `None` if it does not.
    #[inline]
    fn count(self, other: Self, cap: Cap) -> Option<Count> {
        let own = self.own();
        Some(match (own, i32::from(other.rating)) {
            (1.., opponent @ 1..) => Count::Change(apart(cap, own, opponent)),
            (1.., _) => Count::ChangeAgainstNew(apart(cap, own, other.ru?)),
            (_, opponent @ 1..) => Count::First(opponent),
            _ if other.in_table => Count::FirstAgainstNew,
            _ => return None,
        })
    }
}

/// Everything that decides what games count, the players close together.
#[derive(Debug)]
struct Sight<'a> {
    input: &'a Input<'a>,
    newcomers: &'a Newcomers,
    cap: Cap,
    seen: Vec<Seen>,
}

impl<'a> Sight<'a> {
    fn new(input: &'a Input<'a>, newcomers: &'a Newcomers) -> Self {
        let seen = input.entrants().map(|(player, entrant)| Seen {
            rating: entrant.rating.unwrap_or(0),
            since: entrant.since.unwrap_or(0),
            delisted: entrant.delisted.is_some(),
            ru: newcomers.rating_for_opponents(player),
            in_table: newcomers.of(player).is_some_and(|first| first.correction.is_some()),
            short: entrant.since.is_none()
                && newcomers.of(player).is_some_and(|first| !first.verdict.counts_for_player()),
        });
        Self { input, newcomers, cap: Cap::new(input.provisions.limit), seen: seen.collect() }
    }

    /// What a game counts; it is ignored for whom it does not.
    #[inline]
    fn count(&self, game: &Played, ignored: &mut Vec<Ignored>) -> CountedGame {
        let Played { round, white, black, .. } = *game;
        let (first, second) = (self.seen_in(white, round), self.seen_in(black, round));
        let counts = [first.count(second, self.cap), second.count(first, self.cap)];
        let whom = match (counts[0].is_some() && !first.short, counts[1].is_some() && !second.short) {
            (true, true) => None,
            (false, true) => Some(IgnoredFor::One(Color::White)),
            (true, false) => Some(IgnoredFor::One(Color::Black)),
            (false, false) => Some(IgnoredFor::Both),
        };
        if let Some(whom) = whom {
            ignored.push(Ignored { round, white, black, whom, reason: self.why_not(white, black) });
        }
        CountedGame { game: *game, counts }
    }

    /// 4.13: a player in a round.
    #[inline]
    fn seen_in(&self, player: PlayerId, round: RoundNumber) -> Seen {
        let seen = self.seen[player.index()];
        if self.input.entrants.change() { self.changed(seen, player, round) } else { seen }
    }

    #[cold]
    fn changed(&self, seen: Seen, player: PlayerId, round: RoundNumber) -> Seen {
        Seen { rating: rating_in(self.input, player, round).unwrap_or(0), ..seen }
    }

    /// 6.1, 6.41, 6.42: why a game with an unrated player does not count.
    fn why_not(&self, white: PlayerId, black: PlayerId) -> IgnoredReason {
        let firsts = || [white, black].into_iter().filter_map(|player| self.newcomers.of(player));
        if self.newcomers.average.is_none() && firsts().count() == 2 {
            return IgnoredReason::BothUnrated;
        }
        // Where both are unrated, it is the one whose result falls short.
        let short = firsts()
            .find(|first| !first.verdict.counts_for_player())
            .or_else(|| firsts().find(|first| !first.verdict.counts_for_opponents()))
            .or_else(|| firsts().next());
        match (short.map(|first| first.verdict), self.input.provisions.unrated_opponents) {
            (None, _) => IgnoredReason::BothUnrated,
            (Some(NewcomerVerdict::Counts), UnratedOpponents::Ignored) => IgnoredReason::UnratedIgnored,
            (Some(verdict), _) => IgnoredReason::UnratedResult(verdict),
        }
    }
}

#[inline]
fn apart(cap: Cap, own: u16, opponent: i32) -> Apart {
    Apart { own, opponent, difference: cap.difference(i32::from(own), opponent) }
}
