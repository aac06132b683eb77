//! 8.54, 8.57: what the games of an event come to together, where they decide together or are rounded together.

use exaequo_model::Points;

use super::achieved::Achieved;
use super::sums::Rules;
use super::{PeriodGame, place};
use crate::change::{ChangeTerm, Game, keep_one_limit, term};
use crate::provisions::Provisions;

/// What an event comes to for a rated player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The place of the player in the list.
    pub(super) player: u32,
    /// Score less expected score, in hundredths.
    pub(super) gain: i32,
    pub(super) games: u16,
}

/// The games of an event, and what its newcomers achieved, if opponents count that.
pub(super) struct Event<'a, F> {
    pub(super) games: &'a [PeriodGame],
    pub(super) newcomers: &'a [Achieved],
    /// The place of an unrated player among the unrated ones.
    pub(super) newcomer: F,
}

impl<F: Fn(usize) -> u32> Event<'_, F> {
    /// 8.52: what opponents of a newcomer count.
    fn ru(&self, player: usize) -> u16 {
        let found = self.newcomers.binary_search_by_key(&(self.newcomer)(player), |one| one.newcomer);
        found.ok().and_then(|index| self.newcomers.get(index)).map_or(0, Achieved::ru)
    }
}

/// The lines of some events.
#[derive(Debug)]
pub(super) struct Lines<'a> {
    provisions: &'a Provisions,
    rules: Rules,
    all: Vec<Line>,
    /// The terms of an event with their players, and of those the terms of a player.
    of_event: Vec<(u32, ChangeTerm)>,
    of_player: Vec<ChangeTerm>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(provisions: &'a Provisions) -> Self {
        let rules = Rules::new(provisions);
        Self { provisions, rules, all: Vec::new(), of_event: Vec::new(), of_player: Vec::new() }
    }

    /// Adds those of an event.
    pub(super) fn add(&mut self, event: &Event<'_, impl Fn(usize) -> u32>, rating: impl Fn(usize) -> u16) {
        self.of_event.clear();
        event.games.iter().for_each(|game| self.add_game(event, *game, &rating));
        self.of_event.sort_by_key(|(player, _)| *player);
        for same in self.of_event.chunk_by(|one, next| one.0 == next.0) {
            self.of_player.clear();
            self.of_player.extend(same.iter().map(|(_, term)| *term));
            keep_one_limit(self.provisions.limit, &mut self.of_player);
            self.all.push(line(same[0].0, &self.of_player));
        }
    }

    fn add_game(
        &mut self,
        event: &Event<'_, impl Fn(usize) -> u32>,
        game: PeriodGame,
        rating: impl Fn(usize) -> u16,
    ) {
        let (white, black) = (game.white(), game.black());
        let ratings = [rating(white), rating(black)];
        if !ratings.contains(&0) && self.rules.are_too_far(ratings[0].into(), ratings[1].into()) {
            return;
        }
        let [of_white, of_black] = ratings;
        let score = i32::from(game.white_halves()) * 50;
        for (player, own, opponent, against, score) in
            [(white, of_white, black, of_black, score), (black, of_black, white, of_white, 100 - score)]
        {
            let against = if own > 0 && against == 0 { event.ru(opponent) } else { against };
            if own > 0 && against > 0 {
                let score = Points::from_hundredths(score);
                let game = Game { own: own.into(), opponent: against.into(), score };
                self.of_event.push((place(player), term(self.provisions.limit, game)));
            }
        }
    }

    /// The lines of each player together, in the order of the events.
    pub(super) fn into_sorted(mut self) -> Vec<Line> {
        self.all.sort_by_key(|line| line.player);
        self.all
    }
}

fn line(player: u32, terms: &[ChangeTerm]) -> Line {
    let gain = terms.iter().map(|term| term.gain().hundredths()).sum();
    Line { player, gain, games: u16::try_from(terms.len()).unwrap_or(u16::MAX) }
}
