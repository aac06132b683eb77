//! 8.51 to 8.55: the games of some events of a period.

use super::by_event::{Line, lines};
use super::newcomers::Achieved;
use super::{Adding, EventOfPeriod, PeriodGame, PeriodPlayer, Share};
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

/// A player during the pass, in eight bytes so that a game touches two cache lines and no more.
#[derive(Clone, Copy, Debug)]
struct Sum {
    /// Score less expected score, in hundredths.
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
}

/// What some events come to.
#[derive(Debug)]
pub(super) struct Sums<'a> {
    share: Share<'a>,
    players: Vec<Sum>,
    /// Games of a rated against an unrated player: those of an event together, and of those the ones of a newcomer.
    with_unrated: Vec<PeriodGame>,
    /// Where those of each event end.
    unrated_ends: Vec<u32>,
    /// What newcomers achieved, in the order of these games.
    achieved: Vec<Achieved>,
    /// Where those of each event end.
    ends: Vec<u32>,
    /// What events come to for rated players, where that matters; by player and event in the end.
    lines: Vec<Line>,
}

impl<'a> Sums<'a> {
    pub(super) fn new(provisions: &Provisions, players: &[PeriodPlayer], share: Share<'a>) -> Self {
        let sum = |player: &PeriodPlayer| Sum { gain: 0, games: 0, rating: player.rating };
        let mut part = Self {
            share,
            players: players.iter().map(sum).collect(),
            with_unrated: Vec::new(),
            unrated_ends: Vec::new(),
            achieved: Vec::new(),
            ends: Vec::new(),
            lines: Vec::new(),
        };
        let (rules, adding) = (Rules::new(provisions), Adding::of(provisions));
        let mut games = share.games;
        for event in share.events {
            let (own, rest) = games.split_at(event.games.min(games.len()));
            part.pass(rules, adding, own);
            part.achieve();
            games = rest;
        }
        part
    }

    /// One pass over the games of an event.
    fn pass(&mut self, rules: Rules, adding: Adding, games: &[PeriodGame]) {
        for game in games {
            let (white, black) = (game.white(), game.black());
            let (Some(one), Some(other)) = (self.players.get(white), self.players.get(black)) else {
                continue;
            };
            let (own, opponent) = (i32::from(one.rating), i32::from(other.rating));
            if own == 0 || opponent == 0 {
                if own != opponent {
                    self.with_unrated.push(*game);
                }
                continue;
            }
            if adding == Adding::ByEvent || rules.are_too_far(own, opponent) {
                continue;
            }
            let score = i32::from(game.white_halves()) * 50;
            let white_gain = score - rules.expected(own, opponent);
            let black_gain = 100 - score - rules.expected(opponent, own);
            self.players[white].add(white_gain);
            self.players[black].add(black_gain);
        }
    }

    /// 6.41, 8.21: what the newcomers of the event achieved whose games came last.
    fn achieve(&mut self) {
        let begin = self.unrated_ends.last().map_or(0, |end| *end as usize);
        let players = &self.players;
        let pair = |game: &PeriodGame| pair(players, *game);
        let own = &mut self.with_unrated[begin..];
        own.sort_unstable_by_key(|game| pair(game));
        for same in own.chunk_by(|one, next| pair(one).0 == pair(next).0) {
            let (newcomer, mut before) = (pair(&same[0]).0, None);
            let mut achieved = Achieved::new(newcomer);
            for game in same {
                let opponent = pair(game).1;
                let is_white = game.white() == newcomer as usize;
                let halves = if is_white { game.white_halves() } else { 2 - game.white_halves().min(2) };
                achieved.add(players[opponent as usize].rating, halves, before == Some(opponent));
                before = Some(opponent);
            }
            self.achieved.push(achieved);
        }
        self.unrated_ends.push(place(self.with_unrated.len()));
        self.ends.push(place(self.achieved.len()));
    }

    /// The events with what newcomers achieved in them.
    pub(super) fn results(&mut self) -> impl Iterator<Item = (&EventOfPeriod, &mut [Achieved])> {
        let (mut left, mut begin) = (self.achieved.as_mut_slice(), 0);
        self.share.events.iter().zip(&self.ends).map(move |(event, end)| {
            let (own, rest) = std::mem::take(&mut left).split_at_mut((*end - begin) as usize);
            (left, begin) = (rest, *end);
            (event, own)
        })
    }

    /// 6.42: counts the games of rated players against newcomers whose results count, and what events decide together.
    pub(super) fn change_opponents(&mut self, provisions: &Provisions) {
        match (Adding::of(provisions), provisions.unrated_opponents) {
            (Adding::ByEvent, _) => self.add_by_event(provisions),
            (Adding::ByGame, UnratedOpponents::WithEventRating) => self.add_by_game(Rules::new(provisions)),
            (Adding::ByGame, UnratedOpponents::Ignored) => {}
        }
    }

    fn add_by_game(&mut self, rules: Rules) {
        let mut games = self.with_unrated.iter();
        for achieved in &self.achieved {
            for game in games.by_ref().take(usize::from(achieved.games)) {
                let score = i32::from(game.white_halves()) * 50;
                let is_white = game.white() == achieved.player as usize;
                let (rated, score) =
                    if is_white { (game.black(), 100 - score) } else { (game.white(), score) };
                if achieved.ru > 0 {
                    let own = i32::from(self.players[rated].rating);
                    self.players[rated].add(score - rules.expected(own, i32::from(achieved.ru)));
                }
            }
        }
    }

    fn add_by_event(&mut self, provisions: &Provisions) {
        let counted = provisions.unrated_opponents == UnratedOpponents::WithEventRating;
        let (mut games, mut begin) = (self.share.games, 0);
        let mut all: Vec<Line> = Vec::new();
        for (event, end) in self.share.events.iter().zip(&self.ends) {
            let (own, rest) = games.split_at(event.games.min(games.len()));
            let achieved = &self.achieved[begin as usize..*end as usize];
            let rating = |player: usize| self.players.get(player).map_or(0, |sum| sum.rating);
            let for_opponents = |player: usize| match rating(player) {
                0 if counted => ru(achieved, player),
                rating => rating,
            };
            all.extend(lines(provisions, own, rating, for_opponents));
            (games, begin) = (rest, *end);
        }
        for line in &all {
            let sum = &mut self.players[line.player as usize];
            sum.gain = sum.gain.wrapping_add(line.gain);
            sum.games = sum.games.saturating_add(line.games);
        }
        all.sort_by_key(|line| line.player);
        self.lines = all;
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

fn place(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}

/// The newcomer of a game, and the rated opponent.
#[inline]
fn pair(players: &[Sum], game: PeriodGame) -> (u32, u32) {
    let (white, black) = (place(game.white()), place(game.black()));
    if players[white as usize].rating > 0 { (black, white) } else { (white, black) }
}

/// 8.52: what opponents of a newcomer count.
fn ru(achieved: &[Achieved], player: usize) -> u16 {
    let found = achieved.binary_search_by_key(&place(player), |one| one.player);
    found.ok().and_then(|index| achieved.get(index)).map_or(0, |one| one.ru)
}
