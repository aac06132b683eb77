//! The checks behind [`Tournament::new`](crate::Tournament::new).
//!
//! One pass over the lists, all problems collected; and two changes: the byes of paired rounds are completed and put
//! in the order of the participants, and the ratings are put in the order of the players.

use crate::adjustment::Adjusted;
use crate::facts::Facts;
use crate::ids::{ParticipantId, PlayerId, RoundNumber, TeamId};
use crate::order::Order as _;
use crate::pairing::{Absence, Bye, Color};
use crate::points::Points;
use crate::problem::FactsProblem;
use crate::schedule::Stage;
use crate::team::{Board, Match};

/// All problems of the facts. Completes the byes and orders the ratings when there are none.
pub(crate) fn problems(facts: &mut Facts) -> Vec<FactsProblem> {
    let mut found = Vec::new();
    if !facts.rounds.is_closed() {
        // Where rounds begin and end is not known, so nothing else can be said about them.
        return vec![FactsProblem::RoundNotClosed];
    }
    // Whoever announces an event has nobody in it yet.
    let is_announced = facts.rounds.count() == 0 && !facts.schedule.rounds.is_empty();
    if facts.participant_count() == 0 && !is_announced {
        found.push(FactsProblem::NoParticipants);
    }
    numbers(facts, &mut found);
    rosters(facts, &mut found);
    references(facts, &mut found);
    schedule(facts, &mut found);
    points(facts, &mut found);
    if facts.is_team_event() {
        games_of_teams(facts, &mut found);
    } else {
        matches_without_teams(facts, &mut found);
    }
    let completed = Attendance::take(facts, &mut found);
    // Boards that name wrong games or players would be found here a second time.
    if found.is_empty() {
        line_ups(facts, &mut found);
    }
    if found.is_empty() {
        facts.rounds.replace_absences(completed.absences, &completed.ends);
        facts.ratings.order_by_key(|entry| entry.player);
    }
    found
}

fn numbers(facts: &Facts, found: &mut Vec<FactsProblem>) {
    unique(facts.players.iter().map(|player| player.number).collect(), found);
    unique(facts.teams.iter().map(|team| team.number).collect(), found);
}

fn unique(mut numbers: Vec<u32>, found: &mut Vec<FactsProblem>) {
    let increasing = numbers.is_sorted_by(|one, next| one < next);
    if increasing && numbers.first() != Some(&0) {
        return;
    }
    for (index, _) in numbers.iter().enumerate().filter(|(_, number)| **number == 0) {
        found.push(FactsProblem::NumberZero { position: position(index) });
    }
    if !numbers.is_sorted() {
        numbers.order();
    }
    for group in numbers.chunk_by(|one, next| one == next).filter(|group| group.len() > 1 && group[0] != 0) {
        found.push(FactsProblem::DuplicateNumber { number: group[0] });
    }
}

fn rosters(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let mut seen = vec![false; facts.players.len()];
    for player in facts.teams.iter().flat_map(|team| &team.roster) {
        match seen.get_mut(player.index()) {
            None => found.push(FactsProblem::NobodyThere { round: None, position: position(player.index()) }),
            Some(true) => {
                found.push(FactsProblem::InTwoTeams { number: facts.players[player.index()].number });
            }
            Some(free) => *free = true,
        }
    }
}

/// Lists that refer to participants or players, and the ranges in them.
fn references(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let players = facts.players.len();
    let of_players = facts.ratings.iter().map(|entry| entry.player);
    let of_players = of_players.chain(facts.national.iter().map(|record| record.player));
    for player in of_players.filter(|player| player.index() >= players) {
        found.push(FactsProblem::NobodyThere { round: None, position: position(player.index()) });
    }
    let participants = facts.participant_count();
    let listed = facts.prohibitions.iter().flat_map(|prohibition| &prohibition.participants);
    let listed = listed.chain(facts.adjustments.iter().flat_map(|adjustment| &adjustment.participants));
    for participant in listed.filter(|participant| participant.index() >= participants) {
        found.push(FactsProblem::NobodyThere { round: None, position: position(participant.index()) });
    }
    for column in facts.external.iter().filter(|column| column.values.len() != participants) {
        let (values, participants) = (count(column.values.len()), count(participants));
        found.push(FactsProblem::ColumnLength { values, participants });
    }
    let last = facts.schedule.announced();
    let of_rounds =
        facts.adjustments.iter().filter(|one| one.what != Adjusted::Total || !one.is_of_no_round());
    for round in of_rounds.filter_map(|adjustment| adjustment.round) {
        if round.0 == 0 || round.0 > last {
            found.push(FactsProblem::AdjustmentOutOfRange { round });
        }
    }
    let backwards = facts.prohibitions.iter().any(|one| one.first_round > one.last_round)
        || facts
            .accelerations
            .iter()
            .any(|one| one.first_round > one.last_round || one.first_number > one.last_number);
    if backwards {
        found.push(FactsProblem::RangeBackwards);
    }
}

/// More than any score can be, in hundredths: a million points, so that sums of scores stay exact.
const MOST: i64 = 100_000_000;

/// What somebody could have at most: the largest value in each round and all points beside them.
fn points(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let size = |points: Points| i64::from(points.hundredths()).abs();
    let (mut beside, mut largest) = (0, 0);
    for one in &facts.adjustments {
        let points = [one.match_points, one.game_points].into_iter().flatten().map(size).max().unwrap_or(0);
        match one.what {
            Adjusted::Total => beside += points,
            _ => largest = points.max(largest),
        }
    }
    let values = facts.scores.values().into_iter().chain(facts.match_scores.values());
    let largest = values.map(size).fold(largest, i64::max);
    let boards = facts.rounds.matches.iter().map(|meeting| meeting.boards.len()).max();
    let boards = i64::try_from(boards.unwrap_or(0).max(facts.board_colors.len()).max(1)).unwrap_or(i64::MAX);
    let in_round = largest.saturating_mul(boards);
    let weights = facts.schedule.rounds.iter().map(|round| i64::from(round.weight.0));
    let rounds: i64 = weights.sum::<i64>().max(i64::from(facts.schedule.announced()) * 100);
    if (in_round.saturating_mul(rounds) / 100).saturating_add(beside) > MOST {
        found.push(FactsProblem::PointsTooLarge);
    }
}

fn schedule(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let (paired, announced) = (facts.rounds.count(), facts.schedule.announced());
    if paired > announced {
        found.push(FactsProblem::MoreRoundsThanAnnounced { paired, announced });
    }
    let behind = facts.schedule.rounds.iter().enumerate().skip(usize::from(facts.schedule.before_play_off()));
    for (index, _) in behind.filter(|(_, round)| round.stage != Stage::PlayOff) {
        found.push(FactsProblem::BehindPlayOff { round: RoundNumber::from_index(index) });
    }
    let participants = facts.participant_count();
    for (round, absence) in &facts.requests {
        if round.0 <= paired || round.0 > announced {
            found.push(FactsProblem::RequestOutOfRange { round: *round });
        }
        if absence.participant.index() >= participants {
            let position = position(absence.participant.index());
            found.push(FactsProblem::NobodyThere { round: Some(*round), position });
        }
    }
}

/// Matches are of teams, so an event without teams has none.
fn matches_without_teams(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let with_matches = facts.rounds.numbers().filter(|round| !facts.rounds.matches_of(*round).is_empty());
    found.extend(with_matches.map(|round| FactsProblem::MatchWithoutTeams { round }));
}

/// Boards refer to games of their round, each game once, and no game is outside a match.
fn games_of_teams(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let rounds = &facts.rounds;
    let mut seen = vec![false; rounds.pairings.len()];
    for round in rounds.numbers() {
        let games = rounds.pairing_range(round);
        let beyond = |meeting: &&Match| meeting.boards.end as usize > rounds.boards.len();
        for _ in rounds.matches_of(round).iter().filter(beyond) {
            found.push(FactsProblem::BoardWithoutGame { round });
        }
        for board in rounds.matches_of(round).iter().flat_map(|meeting| rounds.boards_of(meeting)) {
            let Board::Game { pairing, .. } = board else { continue };
            let index = *pairing as usize;
            if games.contains(&index) && !std::mem::replace(&mut seen[index], true) {
                continue;
            }
            found.push(FactsProblem::BoardWithoutGame { round });
        }
        for index in games.filter(|index| !seen[*index]) {
            if let Some(player) = facts.players.get(rounds.pairings[index].white.index()) {
                found.push(FactsProblem::GameWithoutMatch { number: player.number, round });
            }
        }
    }
}

/// Nobody plays against the team whose roster they are on; a third team may have lent a player.
fn line_ups(facts: &Facts, found: &mut Vec<FactsProblem>) {
    let teams = TeamsOfPlayers::new(facts);
    for round in facts.rounds.numbers() {
        for meeting in facts.rounds.matches_of(round) {
            for board in facts.rounds.boards_of(meeting) {
                for (player, opponents) in seated(facts, meeting, board).into_iter().flatten() {
                    if let Some(number) = teams.plays_against_own(player, opponents) {
                        found.push(FactsProblem::PlaysForOpponents { number, round });
                    }
                }
            }
        }
    }
}

/// Who sits at a board, each with the team played against.
fn seated(facts: &Facts, meeting: &Match, board: &Board) -> [Option<(PlayerId, TeamId)>; 2] {
    let teams = |white_team| match white_team {
        Color::White => [meeting.white, meeting.black],
        Color::Black => [meeting.black, meeting.white],
    };
    match *board {
        Board::Game { pairing, white_team } => {
            let Some(game) = facts.rounds.pairings.get(pairing as usize) else { return [None; 2] };
            let [of_white, of_black] = teams(white_team);
            [Some((game.white, of_black)), Some((game.black, of_white))]
        }
        Board::Unopposed { team, player } => [player.map(|player| (player, teams(team)[1])), None],
        Board::Empty => [None; 2],
    }
}

/// The team of each player, by the rosters.
struct TeamsOfPlayers<'a> {
    facts: &'a Facts,
    teams: Vec<Option<TeamId>>,
}

impl<'a> TeamsOfPlayers<'a> {
    fn new(facts: &'a Facts) -> Self {
        let mut teams = vec![None; facts.players.len()];
        for (team, roster) in (0..).map(TeamId).zip(facts.teams.iter().map(|team| &team.roster)) {
            for player in roster {
                if let Some(place) = teams.get_mut(player.index()) {
                    *place = Some(team);
                }
            }
        }
        Self { facts, teams }
    }

    /// The number of a player who is on the roster of the opponents.
    fn plays_against_own(&self, player: PlayerId, opponents: TeamId) -> Option<u32> {
        let own = self.teams.get(player.index()).copied().flatten()?;
        (own == opponents).then(|| self.facts.players[player.index()].number)
    }
}

/// Who has an entry in a round, and the byes that follow.
struct Attendance {
    absences: Vec<Absence>,
    ends: Vec<u32>,
}

/// What is known of a participant in the round at hand.
#[derive(Clone, Copy, PartialEq)]
enum Seen {
    Nothing,
    Paired,
    Bye(Bye),
    /// Two entries, of which it has been told.
    Twice,
}

impl Attendance {
    fn take(facts: &Facts, found: &mut Vec<FactsProblem>) -> Self {
        let mut result = Self { absences: Vec::with_capacity(facts.rounds.absences.len()), ends: Vec::new() };
        let mut seen = vec![Seen::Nothing; facts.participant_count()];
        let mut players = vec![0_u16; if facts.is_team_event() { facts.players.len() } else { 0 }];
        for round in facts.rounds.numbers() {
            seen.fill(Seen::Nothing);
            let mut roll = Roll { facts, round, seen: &mut seen, found };
            if facts.is_team_event() {
                roll.call_teams();
                // A team that is there twice brings all its players twice.
                if !seen.contains(&Seen::Twice) {
                    players_once(facts, round, &mut players, found);
                }
            } else {
                roll.call_players();
            }
            result.close(&seen);
        }
        result
    }

    fn close(&mut self, seen: &[Seen]) {
        // Nearly everybody is paired, so the others are looked for first.
        for (index, seen) in seen.iter().enumerate().filter(|(_, seen)| **seen != Seen::Paired) {
            let participant = ParticipantId(count(index));
            let bye = match seen {
                Seen::Paired | Seen::Twice => continue,
                Seen::Nothing => Bye::ZeroPoint,
                Seen::Bye(bye) => *bye,
            };
            self.absences.push(Absence { participant, bye });
        }
        self.ends.push(count(self.absences.len()));
    }
}

/// The roll call of one round.
struct Roll<'a> {
    facts: &'a Facts,
    round: RoundNumber,
    seen: &'a mut [Seen],
    found: &'a mut Vec<FactsProblem>,
}

impl Roll<'_> {
    fn call_players(&mut self) {
        for game in self.facts.rounds.pairings_of(self.round) {
            self.pair(game.white.0, game.black.0);
        }
        self.call_absent();
    }

    fn call_teams(&mut self) {
        for meeting in self.facts.rounds.matches_of(self.round) {
            self.pair(meeting.white.0, meeting.black.0);
        }
        self.call_absent();
    }

    #[inline]
    fn pair(&mut self, white: u32, black: u32) {
        let (one, other) = (white as usize, black as usize);
        let free = |who: usize| matches!(self.seen.get(who), Some(Seen::Nothing));
        if one != other && free(one) && free(other) {
            (self.seen[one], self.seen[other]) = (Seen::Paired, Seen::Paired);
        } else {
            self.odd_pair(white, black);
        }
    }

    /// A pairing of a participant with itself, with an unknown one, or with one who already has an entry.
    #[cold]
    fn odd_pair(&mut self, white: u32, black: u32) {
        if white == black {
            let number = self.number(white);
            self.found.push(FactsProblem::PlaysItself { number, round: self.round });
            return;
        }
        self.mark(white, Seen::Paired);
        self.mark(black, Seen::Paired);
    }

    fn call_absent(&mut self) {
        for absence in self.facts.rounds.absences_of(self.round) {
            self.mark(absence.participant.0, Seen::Bye(absence.bye));
        }
    }

    fn mark(&mut self, who: u32, how: Seen) {
        match self.seen.get_mut(who as usize) {
            Some(seen) if *seen == Seen::Nothing => *seen = how,
            Some(Seen::Twice) => {}
            Some(seen) => {
                *seen = Seen::Twice;
                let number = self.number(who);
                self.found.push(FactsProblem::TwiceInRound { number, round: self.round });
            }
            None => {
                let position = position(who as usize);
                self.found.push(FactsProblem::NobodyThere { round: Some(self.round), position });
            }
        }
    }

    fn number(&self, who: u32) -> u32 {
        let index = who as usize;
        let player = self.facts.players.get(index).map_or(0, |player| player.number);
        self.facts.teams.get(index).map_or(player, |team| team.number)
    }
}

/// In a team event no player sits at two boards of a round.
fn players_once(facts: &Facts, round: RoundNumber, last: &mut [u16], found: &mut Vec<FactsProblem>) {
    let rounds = &facts.rounds;
    let paired = rounds.pairings_of(round).iter().flat_map(|game| [game.white, game.black]);
    let boards = rounds.matches_of(round).iter().flat_map(|meeting| rounds.boards_of(meeting));
    let alone = boards.filter_map(|board| match board {
        Board::Unopposed { player, .. } => *player,
        Board::Game { .. } | Board::Empty => None,
    });
    for PlayerId(player) in paired.chain(alone) {
        match last.get_mut(player as usize) {
            Some(seen) if *seen == round.0 => {
                let number = facts.players[player as usize].number;
                found.push(FactsProblem::TwiceInRound { number, round });
            }
            Some(seen) => *seen = round.0,
            None => {
                let position = position(player as usize);
                found.push(FactsProblem::NobodyThere { round: Some(round), position });
            }
        }
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

fn position(index: usize) -> u32 {
    count(index).saturating_add(1)
}
