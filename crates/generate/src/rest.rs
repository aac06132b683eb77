//! The rounds of an event that nobody has paired yet, played on.
//!
//! Opponents by score groups without rematches and colours by need, as in generated tournaments; results by the model of
//! a game. No pairings of a FIDE system: whoever uses this says that it is an estimate.

use exaequo_model::{
    Absence, Board, Bye, Color, Colors, Elo, Facts, Match, MatchOutcome, Outcome, Pairing, ParticipantId,
    PlayerId, RoundNumber, Side, TeamId, Tournament,
};

use crate::game::GameModel;
use crate::games;
use crate::random::Random;
use crate::swiss::Field;

/// Plays on the rounds of an event whose pairings nobody knows.
///
/// Whoever has withdrawn, or had a zero-point bye in the last paired round, stays away; byes that were asked for are
/// granted. Teams line up in the order of their rosters.
///
/// ```
/// use exaequo_generate::{GameModel, Plan, Random, RoundsToCome};
///
/// let begun = Plan { unpaired: 2, ..Plan::swiss(20, 7, 1) }.tournament();
/// let rest = RoundsToCome::new(&begun, GameModel::default());
/// let played = rest.play(begun, &mut Random::new(1)).expect("two rounds more");
/// assert_eq!(played.rounds.count(), 7);
/// ```
#[derive(Debug)]
pub struct RoundsToCome {
    model: GameModel,
    /// The last round before a play-off.
    last: u16,
    /// By player; the model's own for who has none.
    ratings: Vec<u16>,
    unrated: usize,
    /// By participant: who will not come again.
    gone: Vec<bool>,
}

impl RoundsToCome {
    /// For an event as far as it is paired.
    pub fn new(tournament: &Tournament, model: GameModel) -> Self {
        let last = tournament.schedule.before_play_off();
        let players = (0..tournament.players.len()).map(|index| PlayerId(position(index)));
        let ratings: Vec<Option<u16>> =
            players.map(|player| tournament.rating_in(player, RoundNumber(last)).map(Elo::value)).collect();
        let paired = RoundNumber(tournament.rounds_before_play_off());
        let away = |who: ParticipantId| {
            let absences = tournament.rounds.absences_of(paired).iter();
            let mut zero = absences.filter(|absence| absence.bye == Bye::ZeroPoint);
            tournament.status_of(who).left.is_some() || zero.any(|absence| absence.participant == who)
        };
        let gone: Vec<bool> = tournament.participants().map(away).collect();
        let present = |who: &ParticipantId| !gone[who.index()];
        let players = tournament.participants().filter(present).flat_map(|who| tournament.players_of(who));
        let unrated = players.filter(|player| ratings[player.index()].is_none()).count();
        let ratings = ratings.into_iter().map(|rating| rating.unwrap_or(model.unrated)).collect();
        Self { model, last, ratings, unrated, gone }
    }

    /// How many players count with the rating of the model because they have none.
    pub fn unrated(&self) -> usize {
        self.unrated
    }

    /// The event with all its rounds, where every paired game has a result.
    pub fn play(&self, mut tournament: Tournament, random: &mut Random) -> Option<Tournament> {
        while tournament.rounds.count() < self.last {
            tournament = self.round(tournament, random)?;
        }
        Some(tournament)
    }

    fn round(&self, tournament: Tournament, random: &mut Random) -> Option<Tournament> {
        let mut field = Field::of(&tournament);
        let (boards, round) = (tournament.boards_per_match(), RoundNumber(tournament.rounds.count() + 1));
        let (present, mut absences) = self.call(&tournament, round);
        let draw = field.draw(present);
        let bye = |who: u32| Absence { participant: ParticipantId(who), bye: Bye::PairingAllocated };
        absences.extend(draw.bye.map(bye));
        let mut facts = tournament.into_facts();
        for pair in draw.pairs {
            if facts.is_team_event() {
                self.meet(&mut facts, pair, boards as usize, random);
            } else {
                let game = self.game(PlayerId(pair.0), PlayerId(pair.1), random);
                facts.rounds.pairings.push(game);
            }
        }
        facts.rounds.absences.extend(absences);
        facts.rounds.close_round();
        facts.requests.retain(|(asked, _)| *asked > round);
        facts.forget_published_points();
        Tournament::new(facts).ok()
    }

    /// Who is to be paired in a round, and the byes of those who are not.
    fn call(&self, tournament: &Tournament, round: RoundNumber) -> (Vec<u32>, Vec<Absence>) {
        let (mut present, mut absences) = (Vec::new(), Vec::new());
        for who in tournament.participants() {
            let mut requests = tournament.requests.iter().filter(|(asked, _)| *asked == round);
            let request = requests.find(|(_, absence)| absence.participant == who);
            let away = self.gone[who.index()] || tournament.status_of(who).entered > round;
            match request {
                _ if away => absences.push(Absence { participant: who, bye: Bye::ZeroPoint }),
                Some((_, absence)) => absences.push(*absence),
                None => present.push(who.0),
            }
        }
        (present, absences)
    }

    fn game(&self, white: PlayerId, black: PlayerId, random: &mut Random) -> Pairing {
        let [one, other] = [white, black].map(|player| self.ratings[player.index()]);
        let (one, other): (Side, Side) = games::drawn(random, self.model.odds(one, other));
        Pairing::new(white, black, Outcome::played(one, other))
    }

    /// A match of teams, each with the first of its roster.
    fn meet(&self, facts: &mut Facts, pair: (u32, u32), boards: usize, random: &mut Random) {
        let (white, black) = (TeamId(pair.0), TeamId(pair.1));
        let start = position(facts.rounds.boards.len());
        for place in 0..boards {
            let seated = |team: TeamId| facts.teams[team.index()].roster.get(place).copied();
            let board = match (seated(white), seated(black)) {
                (Some(one), Some(other)) => self.board(facts, [one, other], place, random),
                (None, None) => Board::Empty,
                (player @ Some(_), None) => Board::Unopposed { team: Color::White, player },
                (None, player) => Board::Unopposed { team: Color::Black, player },
            };
            facts.rounds.boards.push(board);
        }
        let boards = start..position(facts.rounds.boards.len());
        let outcome = MatchOutcome::Boards;
        facts.rounds.matches.push(Match { white, black, colors: Colors::Known, outcome, boards });
    }

    fn board(&self, facts: &mut Facts, pair: [PlayerId; 2], place: usize, random: &mut Random) -> Board {
        let usual = if place.is_multiple_of(2) { Color::White } else { Color::Black };
        let white_team = facts.board_colors.get(place).copied().unwrap_or(usual);
        let (white, black) = match white_team {
            Color::White => (pair[0], pair[1]),
            Color::Black => (pair[1], pair[0]),
        };
        let pairing = position(facts.rounds.pairings.len());
        facts.rounds.pairings.push(self.game(white, black, random));
        Board::Game { pairing, white_team }
    }
}

fn position(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;

    fn begun(plan: Plan) -> Tournament {
        Plan { unpaired: 3, ..plan }.tournament()
    }

    #[test]
    fn everybody_is_paired_or_away_and_nobody_meets_twice() {
        let tournament = begun(Plan::swiss(60, 8, 3));
        let rest = RoundsToCome::new(&tournament, GameModel::default());
        let played = rest.play(tournament, &mut Random::new(9)).expect("rounds to come");
        assert_eq!((played.rounds.count(), played.complete_rounds()), (8, 8));
        let mut met: Vec<(u32, u32)> = played
            .rounds
            .pairings
            .iter()
            .filter(|game| matches!(game.outcome, Outcome::Played { .. }))
            .map(|game| (game.white.0.min(game.black.0), game.white.0.max(game.black.0)))
            .collect();
        let games = met.len();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), games);
    }

    #[test]
    fn whoever_left_stays_away_and_byes_asked_for_are_granted() {
        let mut facts = begun(Plan::swiss(21, 8, 5)).into_facts();
        let absence = Absence { participant: ParticipantId(0), bye: Bye::HalfPoint };
        facts.requests = vec![(RoundNumber(7), absence)];
        let tournament = Tournament::new(facts).expect("a request for a round to come");
        let gone: Vec<ParticipantId> = tournament
            .rounds
            .absences_of(RoundNumber(5))
            .iter()
            .filter(|absence| absence.bye == Bye::ZeroPoint)
            .map(|absence| absence.participant)
            .collect();
        let rest = RoundsToCome::new(&tournament, GameModel::default());
        let played = rest.play(tournament, &mut Random::new(2)).expect("rounds to come");
        for round in [6, 7, 8].map(RoundNumber) {
            let byes = played.rounds.absences_of(round);
            let has = |who: ParticipantId, bye: Bye| byes.contains(&Absence { participant: who, bye });
            assert!(gone.iter().all(|who| has(*who, Bye::ZeroPoint)), "{round}");
            assert_eq!(has(ParticipantId(0), Bye::HalfPoint), round.0 == 7, "{round}");
        }
    }

    #[test]
    fn teams_play_on_all_boards() {
        let tournament = begun(Plan::teams(9, 4, 6, 2));
        let rest = RoundsToCome::new(&tournament, GameModel::default());
        let played = rest.play(tournament.clone(), &mut Random::new(1)).expect("rounds to come");
        let again = rest.play(tournament, &mut Random::new(1)).expect("rounds to come");
        assert_eq!(played, again);
        for meeting in played.rounds.matches_of(RoundNumber(6)) {
            assert_eq!(played.rounds.boards_of(meeting).len(), 4);
        }
    }
}
