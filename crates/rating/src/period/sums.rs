//! 8.51 to 8.55: the games of some events of a period.

use super::achieved::{Achieved, Meeting, Newcomer, by_newcomer};
use super::by_event::{Event, Line, Lines};
use super::{Adding, PeriodGame, PeriodPlayer, Share, place};
use crate::change::Cap;
use crate::provisions::{Provisions, UnratedOpponents};
use crate::table;

/// 8.54 and the distance beyond which games do not count, as numbers to compare with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    cap: Cap,
    too_far: i32,
    too_far_above: i32,
}

impl Rules {
    pub(super) fn new(provisions: &Provisions) -> Self {
        let (too_far, too_far_above) = match provisions.too_far {
            None => (i32::MAX, i32::MAX),
            Some(rule) => (i32::from(rule.difference), i32::from(rule.above)),
        };
        Self { cap: Cap::new(provisions.limit), too_far, too_far_above }
    }

    /// The expected score of a player, in hundredths.
    #[inline]
    fn expected(self, own: i32, opponent: i32) -> i32 {
        table::expected(self.cap.difference(own, opponent))
    }

    #[inline]
    pub(super) fn are_too_far(self, white: i32, black: i32) -> bool {
        (white - black).abs() >= self.too_far && white.max(black) > self.too_far_above
    }
}

/// Games whose ratings are read at once; few enough for what they touch to stay in the nearest cache.
const AT_ONCE: usize = 128;

/// A player during the pass, in eight bytes so that a game touches two cache lines and no more.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// Score less expected score, in hundredths; of an unrated player, its place among the unrated ones.
    gain: i32,
    games: u16,
    rating: u16,
}

impl Sum {
    #[inline]
    fn add(&mut self, gain: i32) {
        // A player would need 21 million games for it to wrap.
        self.gain = self.gain.wrapping_add(gain);
        self.games = self.games.saturating_add(1);
    }

    /// The place among the unrated players.
    #[inline]
    const fn newcomer(&self) -> u32 {
        self.gain.unsigned_abs()
    }
}

/// The players before the first game.
fn prepared(players: &[PeriodPlayer]) -> Vec<Sum> {
    let mut newcomers = 0;
    let sum = |player: &PeriodPlayer| {
        let unrated = i32::from(player.rating == 0);
        let gain = newcomers * unrated;
        newcomers += unrated;
        Sum { gain, games: 0, rating: player.rating }
    };
    players.iter().map(sum).collect()
}

/// What some events come to.
#[derive(Debug)]
pub(super) struct Sums<'a> {
    share: Share<'a>,
    adding: Adding,
    unrated: UnratedOpponents,
    players: Vec<Sum>,
    /// Games of newcomers against rated players in the event that is being added up.
    of_event: Vec<Meeting>,
    /// Those of all events behind what newcomers achieved, where they are looked at again: in the same order.
    meetings: Vec<Meeting>,
    /// What newcomers achieved, event by event.
    achieved: Vec<Achieved>,
    /// What events come to for rated players, where that matters; by player and event in the end.
    lines: Vec<Line>,
}

impl<'a> Sums<'a> {
    pub(super) fn new(provisions: &Provisions, players: &[PeriodPlayer], share: Share<'a>) -> Self {
        let mut part = Self {
            share,
            adding: Adding::of(provisions),
            unrated: provisions.unrated_opponents,
            players: prepared(players),
            of_event: Vec::new(),
            meetings: Vec::new(),
            achieved: Vec::new(),
            lines: Vec::new(),
        };
        let rules = Rules::new(provisions);
        for (event, games) in share.by_event() {
            part.pass(rules, games);
            part.achieve(provisions, event);
        }
        part
    }

    /// One pass over the games of an event. Ratings are read for many games at once, so that the memory is not waited for
    /// game by game.
    fn pass(&mut self, rules: Rules, games: &[PeriodGame]) {
        let mut ratings = [[0; 2]; AT_ONCE];
        for games in games.chunks(AT_ONCE) {
            for (both, game) in ratings.iter_mut().zip(games) {
                *both = [self.rating(game.white()), self.rating(game.black())];
            }
            for (both, game) in ratings.iter().zip(games) {
                match *both {
                    [0, 0] => {}
                    [0, _] => self.meet(*game, Newcomer::White),
                    [_, 0] => self.meet(*game, Newcomer::Black),
                    [white, black] => self.add_game(rules, *game, white.into(), black.into()),
                }
            }
        }
    }

    /// The rating of a player; 0 for somebody unrated or not in the list.
    #[inline]
    fn rating(&self, player: usize) -> u16 {
        self.players.get(player).map_or(0, |sum| sum.rating)
    }

    /// A game of a newcomer, if it is in the list.
    #[inline]
    fn meet(&mut self, game: PeriodGame, newcomer: Newcomer) {
        if game.white().max(game.black()) < self.players.len() {
            self.of_event.push(Meeting::new(game, newcomer));
        }
    }

    /// A game of two rated players.
    #[inline]
    fn add_game(&mut self, rules: Rules, game: PeriodGame, white: i32, black: i32) {
        if self.adding == Adding::ByEvent || rules.are_too_far(white, black) {
            return;
        }
        let score = i32::from(game.white_halves()) * 50;
        self.players[game.white()].add(score - rules.expected(white, black));
        self.players[game.black()].add(100 - score - rules.expected(black, white));
    }

    /// 6.41, 8.21: what the newcomers of an event achieved. Most in a large one have met too few opponents for anything to be
    /// asked of it.
    fn achieve(&mut self, provisions: &Provisions, event: u32) {
        let (players, needed) = (&self.players, provisions.opponents_in_each_event());
        // 6.42: they are looked at again where each counts by itself.
        let is_asked_again =
            (self.adding, self.unrated) == (Adding::ByGame, UnratedOpponents::WithEventRating);
        self.of_event.sort_unstable();
        for same in by_newcomer(&self.of_event) {
            let newcomer = players[same[0].newcomer()].newcomer();
            let achieved = Achieved::of(newcomer, event, same, |opponent| players[opponent].rating);
            if achieved.met >= needed {
                self.achieved.push(achieved);
                self.meetings.extend_from_slice(if is_asked_again { same } else { &[] });
            }
        }
        self.of_event.clear();
    }

    /// Hands over what newcomers achieved.
    pub(super) fn take_achieved(&mut self) -> Vec<Achieved> {
        std::mem::take(&mut self.achieved)
    }

    /// 6.42: counts the games of rated players against newcomers whose results count, and what events decide together.
    pub(super) fn change_opponents(&mut self, provisions: &Provisions, achieved: &[Achieved]) {
        match self.adding {
            Adding::ByEvent => self.add_by_event(provisions, achieved),
            Adding::ByGame => self.add_by_game(Rules::new(provisions), achieved),
        }
    }

    /// There are no meetings where they do not count.
    fn add_by_game(&mut self, rules: Rules, achieved: &[Achieved]) {
        let achieved = if self.meetings.is_empty() { &[] } else { achieved };
        for (same, achieved) in by_newcomer_and_event(&self.meetings, achieved) {
            let ru = i32::from(achieved.ru());
            for meeting in same.iter().filter(|_| ru > 0) {
                let rated = &mut self.players[meeting.opponent()];
                rated.add(meeting.score_of_opponent() - rules.expected(i32::from(rated.rating), ru));
            }
        }
    }

    fn add_by_event(&mut self, provisions: &Provisions, mut achieved: &[Achieved]) {
        let counted = self.unrated == UnratedOpponents::WithEventRating;
        let mut lines = Lines::new(provisions);
        for (event, games) in self.share.by_event() {
            let (own, rest) = achieved.split_at(achieved.partition_point(|one| one.event <= event));
            let newcomers = if counted { own } else { &[] };
            let newcomer = |player: usize| self.players.get(player).map_or(u32::MAX, Sum::newcomer);
            lines.add(&Event { games, newcomers, newcomer }, |player| self.rating(player));
            achieved = rest;
        }
        self.lines = lines.into_sorted();
        for line in &self.lines {
            let sum = &mut self.players[line.player as usize];
            sum.gain = sum.gain.wrapping_add(line.gain);
            sum.games = sum.games.saturating_add(line.games);
        }
    }

    /// The gain and the games of a rated player.
    #[inline]
    pub(super) fn of(&self, index: usize) -> (i32, u16) {
        self.players.get(index).map_or((0, 0), |sum| (sum.gain, sum.games))
    }

    /// The gains of a rated player by event, where they were added up so.
    pub(super) fn gains_by_event(&self, index: usize) -> impl Iterator<Item = i32> {
        let player = place(index);
        let begin = self.lines.partition_point(|line| line.player < player);
        self.lines[begin..].iter().take_while(move |line| line.player == player).map(|line| line.gain)
    }
}

/// The meetings behind what each newcomer achieved in each event.
fn by_newcomer_and_event<'a>(
    mut meetings: &'a [Meeting],
    achieved: &'a [Achieved],
) -> impl Iterator<Item = (&'a [Meeting], &'a Achieved)> {
    achieved.iter().map(move |one| {
        let (same, rest) = meetings.split_at(usize::from(one.games).min(meetings.len()));
        meetings = rest;
        (same, one)
    })
}
