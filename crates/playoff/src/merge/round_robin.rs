//! The order a round robin leaves behind: its own standings, by its own criteria.

use exaequo_model::{ParticipantId, Slot, Tournament};
use exaequo_tiebreak::{Options, Standings, parse_list};

use super::MergeError;
use super::duel::Duels;
use crate::regulations::PlayOffRegulations;

/// What decides where the regulations name nothing.
const USUAL: &str = "PTS,DE";

/// Participants in the order of the round robin; those of one class are level.
pub(super) fn classes(
    standings: &Standings<'_>,
    regulations: &PlayOffRegulations,
    duels: &Duels<'_>,
) -> Result<Vec<Vec<ParticipantId>>, MergeError> {
    every_pair_has_met(duels)?;
    let own = among(duels).ok_or(MergeError::NotRanked)?;
    let usual = || parse_list(USUAL).unwrap_or_default();
    let list = if regulations.still_tied.is_empty() { usual() } else { regulations.still_tied.clone() };
    let options = Options { list: Some(list), ..Options::new(standings.regulations) };
    let order = Standings::new(&own, &options).map_err(|_| MergeError::NotRanked)?;
    let mut classes: Vec<(Option<u32>, Vec<ParticipantId>)> = Vec::new();
    for row in &order.rows {
        let who = duels
            .seats
            .iter()
            .zip(duels.entrants)
            .find(|(seat, _)| duels.playoff.number_of(**seat) == own.number_of(row.participant));
        let Some((_, &who)) = who else { continue };
        match classes.last_mut() {
            Some((rank, class)) if *rank == row.rank => class.push(who),
            _ => classes.push((row.rank, vec![who])),
        }
    }
    Ok(classes.into_iter().map(|(_, class)| class).collect())
}

fn every_pair_has_met(duels: &Duels<'_>) -> Result<(), MergeError> {
    let basis = if duels.playoff.is_team_event() {
        exaequo_model::Basis::MatchPoints
    } else {
        exaequo_model::Basis::Points
    };
    let records = exaequo_model::Records::new(duels.playoff, basis);
    for (index, &one) in duels.seats.iter().enumerate() {
        for (later, &other) in duels.seats.iter().enumerate().skip(index + 1) {
            let mut games = records.of(one).iter().filter(|entry| entry.opponent() == Some(other)).peekable();
            let missing = games.peek().is_none();
            if missing || games.any(|entry| entry.slot == Slot::Pending) {
                return Err(MergeError::Undecided(duels.entrants[index], duels.entrants[later]));
            }
        }
    }
    Ok(())
}

/// The play-off with nobody but those of one tie: two ties in one file have nothing to do with each other.
fn among(duels: &Duels<'_>) -> Option<Tournament> {
    let playoff = duels.playoff;
    let inside = |who: ParticipantId| duels.seats.contains(&who);
    if playoff.participants().all(inside) {
        return Tournament::new((**playoff).clone()).ok();
    }
    let mut facts = (**playoff).clone();
    let teams = playoff.is_team_event();
    let mut rounds = exaequo_model::PairedRounds::default();
    for round in playoff.rounds.numbers() {
        for meeting in playoff.rounds.matches_of(round) {
            if inside(meeting.white.participant()) && inside(meeting.black.participant()) {
                copy_match(playoff, meeting, &mut rounds);
            }
        }
        let games = playoff.rounds.pairings_of(round).iter().filter(|_| !teams);
        rounds.pairings.extend(
            games.filter(|game| inside(game.white.participant()) && inside(game.black.participant())),
        );
        rounds.close_round();
    }
    facts.rounds = rounds;
    for who in playoff.participants().filter(|&who| !inside(who)) {
        let status =
            if teams { &mut facts.teams[who.index()].status } else { &mut facts.players[who.index()].status };
        status.ranking = exaequo_model::Ranking::NotRanked;
    }
    Tournament::new(facts).ok()
}

fn copy_match(
    playoff: &Tournament,
    meeting: &exaequo_model::Match,
    rounds: &mut exaequo_model::PairedRounds,
) {
    let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
    let start = length(rounds.boards.len());
    for board in playoff.rounds.boards_of(meeting) {
        let mut board = *board;
        if let exaequo_model::Board::Game { pairing, .. } = &mut board {
            rounds.pairings.push(playoff.rounds.pairings[*pairing as usize]);
            *pairing = length(rounds.pairings.len() - 1);
        }
        rounds.boards.push(board);
    }
    let boards = start..length(rounds.boards.len());
    rounds.matches.push(exaequo_model::Match { boards, ..meeting.clone() });
}
