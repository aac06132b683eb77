//! The file of a play-off that has begun, with the games that come next. What was played stays as it is; games without a
//! result that are no longer needed go.

use exaequo_model::{
    Absence, Board, Bye, Facts, Match, Outcome, PairedRounds, Pairing, ParticipantId, PlayerId, TeamId,
    Tournament,
};

use super::tournament::{line_up, of_teams};
use super::{Need, Plan, PlannedGame};

/// The facts of a play-off with the games that come next, each session a round.
pub fn with_next_games(playoff: &Tournament, plan: &Plan) -> Facts {
    let mut rounds = Rounds { playoff, rounds: read(playoff) };
    let wanted: Vec<Wanted> = plan.groups.iter().flat_map(certain).collect();
    rounds.arrange(&wanted);
    let mut facts: Facts = (**playoff).clone();
    let count = u16::try_from(rounds.rounds.len()).unwrap_or(u16::MAX);
    facts.schedule.announce(facts.schedule.announced().max(count));
    facts.rounds = rounds.write();
    facts
}

/// A game that comes next: its session, White and Black as participants of the file.
struct Wanted {
    session: (u32, usize, u32),
    pair: [ParticipantId; 2],
}

/// The games of a tie that are played in any case.
fn certain(group: &super::TiePlan) -> Vec<Wanted> {
    let Some(progress) = &group.progress else { return Vec::new() };
    let seat = |number: u32| progress.seats.get((number as usize).wrapping_sub(1)).copied();
    let wanted = |game: &PlannedGame| {
        let session = (game.what.round, game.what.stage, game.what.game);
        Some(Wanted { session, pair: [seat(game.white)?, seat(game.black)?] })
    };
    progress.next.iter().filter(|game| game.what.need == Need::Certain).filter_map(wanted).collect()
}

/// A game, or a match of teams with its boards.
#[derive(Clone)]
struct Met {
    /// White and Black.
    pair: [ParticipantId; 2],
    meeting: Option<Match>,
    boards: Vec<(Board, Option<Pairing>)>,
    state: State,
}

/// What is known of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Played,
    /// Without a result; nobody has asked for it yet.
    Open,
    /// A match of which some boards are over.
    Begun,
    /// Without a result, and it comes next.
    Next,
}

struct Rounds<'a> {
    playoff: &'a Tournament,
    rounds: Vec<(Vec<Met>, Vec<Absence>)>,
}

impl Rounds<'_> {
    /// Keeps what was played and what comes next, and adds what is missing: to the round of its session if others of it
    /// are there already, else to a new one.
    fn arrange(&mut self, wanted: &[Wanted]) {
        let found: Vec<Option<usize>> = wanted.iter().map(|one| self.claim(one.pair)).collect();
        for (met, _) in &mut self.rounds {
            met.retain(|met| met.state != State::Open);
        }
        while self.rounds.last().is_some_and(|(met, _)| met.is_empty()) {
            self.rounds.pop();
        }
        let mut sessions: Vec<((u32, usize, u32), usize)> =
            wanted.iter().zip(&found).filter_map(|(one, round)| Some((one.session, (*round)?))).collect();
        for (one, _) in wanted.iter().zip(&found).filter(|(_, round)| round.is_none()) {
            let known = sessions.iter().find(|(session, _)| *session == one.session).map(|(_, round)| *round);
            let round = known.filter(|&round| self.is_free(round, one.pair)).unwrap_or(self.rounds.len());
            if round == self.rounds.len() {
                self.rounds.push((Vec::new(), Vec::new()));
                sessions.push((one.session, round));
            }
            let met = self.pairing(one.pair);
            self.rounds[round].0.push(met);
        }
    }

    /// The round in which two are paired and have no result yet.
    fn claim(&mut self, pair: [ParticipantId; 2]) -> Option<usize> {
        let same = |met: &&mut Met| {
            matches!(met.state, State::Open | State::Begun)
                && (met.pair == pair || met.pair == [pair[1], pair[0]])
        };
        for (round, (met, _)) in self.rounds.iter_mut().enumerate() {
            if let Some(met) = met.iter_mut().find(same) {
                met.state = State::Next;
                return Some(round);
            }
        }
        None
    }

    fn is_free(&self, round: usize, pair: [ParticipantId; 2]) -> bool {
        let met = self.rounds.get(round).map_or(&[][..], |(met, _)| met);
        !met.iter().any(|met| met.pair.iter().any(|who| pair.contains(who)))
    }

    /// A pairing without a result.
    fn pairing(&self, pair: [ParticipantId; 2]) -> Met {
        let [white, black] = pair.map(|who| who.0);
        if !self.playoff.is_team_event() {
            let game = Pairing::new(PlayerId(white), PlayerId(black), Outcome::Pending);
            let boards = vec![(Board::Empty, Some(game))];
            return Met { pair, meeting: None, boards, state: State::Next };
        }
        let boards = line_up(self.playoff, self.playoff.boards_per_match() as usize, [white, black]);
        let boards =
            boards.into_iter().map(|(game, white_team)| (Board::Game { pairing: 0, white_team }, Some(game)));
        let meeting = of_teams([TeamId(white), TeamId(black)]);
        Met { pair, meeting: Some(meeting), boards: boards.collect(), state: State::Next }
    }

    fn write(self) -> PairedRounds {
        let mut out = PairedRounds::default();
        for (round, absences) in self.rounds {
            let plays = |who: ParticipantId| round.iter().any(|met| met.pair.contains(&who));
            out.absences.extend(absences.into_iter().filter(|absence| !plays(absence.participant)));
            for met in round {
                write(met, &mut out);
            }
            out.close_round();
        }
        out
    }
}

fn write(met: Met, out: &mut PairedRounds) {
    let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let start = length(out.boards.len());
    for (mut board, game) in met.boards {
        if let Board::Game { pairing, .. } = &mut board {
            *pairing = length(out.pairings.len());
        }
        out.pairings.extend(game);
        if met.meeting.is_some() {
            out.boards.push(board);
        }
    }
    let boards = start..length(out.boards.len());
    out.matches.extend(met.meeting.map(|meeting| Match { boards, ..meeting }));
}

/// The rounds of a file; byes that follow from not playing are left out.
fn read(playoff: &Tournament) -> Vec<(Vec<Met>, Vec<Absence>)> {
    let of_round = |round| {
        let absences =
            playoff.rounds.absences_of(round).iter().filter(|absence| absence.bye != Bye::ZeroPoint);
        let met = if playoff.is_team_event() {
            playoff.rounds.matches_of(round).iter().map(|meeting| of_match(playoff, meeting)).collect()
        } else {
            playoff.rounds.pairings_of(round).iter().map(of_game).collect()
        };
        (met, absences.copied().collect())
    };
    playoff.rounds.numbers().map(of_round).collect()
}

fn of_game(game: &Pairing) -> Met {
    let state = if game.outcome == Outcome::Pending { State::Open } else { State::Played };
    let pair = [game.white, game.black].map(PlayerId::participant);
    Met { pair, meeting: None, boards: vec![(Board::Empty, Some(*game))], state }
}

fn of_match(playoff: &Tournament, meeting: &Match) -> Met {
    let boards: Vec<(Board, Option<Pairing>)> = playoff
        .rounds
        .boards_of(meeting)
        .iter()
        .map(|board| (*board, Tournament::pairing_of(board).map(|pairing| playoff.rounds.pairings[pairing])))
        .collect();
    let open =
        |(_, game): &(Board, Option<Pairing>)| game.is_some_and(|game| game.outcome == Outcome::Pending);
    let state = match boards.iter().filter(|board| open(board)).count() {
        0 => State::Played,
        count if count == boards.len() => State::Open,
        _ => State::Begun,
    };
    let pair = [meeting.white, meeting.black].map(TeamId::participant);
    Met { pair, meeting: Some(meeting.clone()), boards, state }
}
