//! Ruling 34: an odd number of teams of which just one is free in each round, and no record that says why.

use exaequo_model::{Absence, Bye, ParticipantId, RoundNumber, Span, TeamId, TextRange, Tournament};

use super::Reader;
use crate::problem::Problem;
use crate::sign::Sign;
use crate::write::points_text;

impl Reader<'_> {
    /// Says that the free rounds look like pairing-allocated byes, and how the file would say so.
    pub(super) fn free_teams(&mut self, tournament: &Tournament) {
        let is_told = !self.teams.byes.is_empty() || tournament.system().0.is_predetermined();
        if is_told || tournament.teams.len().is_multiple_of(2) {
            return;
        }
        let rounds = (1..=tournament.rounds_before_play_off()).map(RoundNumber);
        let free = |round| free_team(tournament, round).filter(|team| self.is_absent(*team, round));
        let free: Option<Vec<ParticipantId>> = rounds.map(free).collect();
        let Some(free) = free.filter(|free| !free.is_empty()) else { return };
        let span = Span::line(self.teams.lines[free[0].index()]);
        let start = self.text.len();
        self.proposal = record_of_byes(tournament, &free);
        let record = TextRange::new(start, start + self.proposal.len());
        self.found.say(Problem::LikePairingByes { record }, span);
    }

    /// Whether the players of a team have nothing but absences in a round, and no letter of another bye.
    fn is_absent(&self, team: ParticipantId, round: RoundNumber) -> bool {
        let roster = &self.teams.of_player;
        let own = (0..roster.len()).filter(|player| roster[*player].map(TeamId::participant) == Some(team));
        own.map(|player| self.sheet.cell(player, round.index())).all(|cell| {
            cell.opponent() == 0 && matches!(cell.sign(), Sign::Minus | Sign::ZeroBye | Sign::Blank)
        })
    }
}

/// The one team that meets nobody in a round, unless there is another or its bye is known.
fn free_team(tournament: &Tournament, round: RoundNumber) -> Option<ParticipantId> {
    match tournament.rounds.absences_of(round) {
        [Absence { participant, bye: Bye::ZeroPoint }] => Some(*participant),
        _ => None,
    }
}

/// Record 320 with a drawn match and a draw on every board, as where nothing is said.
fn record_of_byes(tournament: &Tournament, free: &[ParticipantId]) -> String {
    let boards = i32::try_from(tournament.boards_per_match()).unwrap_or(i32::MAX);
    let usual = [tournament.match_scores.draw, tournament.scores.draw * boards];
    let [matches, games] = usual.map(|points| format!("{:>4}", points_text(points)));
    let teams = free.iter().map(|team| format!(" {:03}", tournament.number_of(*team)));
    format!("320 {matches} {games}{}", teams.collect::<String>())
}
