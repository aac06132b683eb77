//! Changes of pairings: colours, the order of the boards, a round that is taken back.

use exaequo_model::{Board, Match, MatchOutcome, Order as _, Outcome, PairedRounds, RoundNumber};

use super::{At, ChangeError, Changed};
use crate::event::Event;

impl Event {
    /// Exchanges the colours of a game. A result stays with the players it belongs to.
    ///
    /// ```
    /// use exaequo_event::{At, Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "1-0")?;
    /// event.swap_colors(round, At::Board(1))?;
    /// let game = event.tournament().rounds.pairings_of(round)[0];
    /// assert_eq!((game.white, game.outcome.to_string()), (bruno, "0-1".to_owned()));
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn swap_colors(&mut self, round: RoundNumber, at: impl Into<At>) -> Changed {
        let game = at.into().find(&self.tournament, round)?;
        self.change(|draft| {
            let rounds = &mut draft.facts.rounds;
            if let Some(game) = rounds.pairings.get_mut(game) {
                std::mem::swap(&mut game.white, &mut game.black);
                game.outcome = game.outcome.mirrored();
            }
            for board in &mut rounds.boards {
                if let Board::Game { pairing, white_team } = board
                    && *pairing as usize == game
                {
                    *white_team = white_team.other();
                }
            }
            Ok(())
        })
    }

    /// Puts the boards of a round of an individual event in another order, the matches of a round in one of teams: `order` has
    /// the numbers they have now. Lists of the round keep this order from then on, in place of the usual one.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 5);
    /// let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| event.add_player(name, 0));
    /// let round = event.pair([(a, b), (c, d)])?;
    /// event.order_boards(round, &[2, 1])?;
    /// assert_eq!(event.tournament().rounds.pairings_of(round)[0].white, c);
    /// assert!(event.order_boards(round, &[1, 1]).is_err());
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn order_boards(&mut self, round: RoundNumber, order: &[usize]) -> Changed {
        let paired = self.tournament.rounds.count();
        if round.0 == 0 || round.0 > paired {
            return Err(ChangeError::NoRound { asked: round, paired });
        }
        self.change(|draft| {
            let (is_team, rounds) = (draft.facts.is_team_event(), &mut draft.facts.rounds);
            rounds.arrange_boards(round);
            if is_team {
                let before = (1..round.0).map(|round| rounds.matches_of(RoundNumber(round)).len()).sum();
                let count = rounds.matches_of(round).len();
                return arrange(&mut rounds.matches, before, count, order)
                    .ok_or(ChangeError::NoOrder { round, boards: count });
            }
            let games = rounds.pairing_range(round);
            arrange(&mut rounds.pairings, games.start, games.len(), order)
                .ok_or(ChangeError::NoOrder { round, boards: games.len() })
        })
    }

    /// Takes the pairings of the last round back, unless there are results: those are taken back one by one before. See
    /// [`Event::unpair`].
    ///
    /// ```
    /// use exaequo_event::{ChangeError, Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "1-0")?;
    /// assert_eq!(event.take_back_round(round), Err(ChangeError::HasResults { round, results: 1 }));
    /// event.set_result(round, alyx, "*")?;
    /// event.take_back_round(round)?;
    /// assert_eq!(event.tournament().rounds.count(), 0);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn take_back_round(&mut self, round: RoundNumber) -> Changed {
        let rounds = &self.tournament.rounds;
        let paired = rounds.count();
        if round.0 == 0 || round.0 != paired {
            return Err(ChangeError::NotLastRound { asked: round, paired });
        }
        let results = results(rounds, round);
        if results > 0 {
            return Err(ChangeError::HasResults { round, results });
        }
        self.unpair()
    }
}

/// How many results of a round would have to be taken back. A forfeited match counts as one, whatever its boards say.
fn results(rounds: &PairedRounds, round: RoundNumber) -> usize {
    let over = |outcome: Outcome| outcome != Outcome::Pending;
    let forfeited = |one: &&Match| one.outcome != MatchOutcome::Boards;
    let matches = || rounds.matches_of(round).iter().filter(forfeited);
    let with_match = matches().flat_map(|one| rounds.boards_of(one)).filter(|board| {
        let Board::Game { pairing, .. } = board else { return false };
        matches!(rounds.pairings[*pairing as usize].outcome, Outcome::Forfeited(_))
    });
    let games = rounds.pairings_of(round).iter().filter(|game| over(game.outcome)).count();
    games + matches().count() - with_match.count()
}

/// Puts a part of a list in another order; `None` where `order` does not name each place once.
fn arrange<T: Clone>(list: &mut [T], start: usize, count: usize, order: &[usize]) -> Option<()> {
    let part = list.get_mut(start..start + count)?;
    let mut sorted = order.to_vec();
    sorted.order();
    if !sorted.into_iter().eq(1..=count) {
        return None;
    }
    let before = part.to_vec();
    for (place, number) in part.iter_mut().zip(order) {
        *place = before.get(number - 1)?.clone();
    }
    Some(())
}
