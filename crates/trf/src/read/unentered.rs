//! A last round that may be half entered: players who had an entry in the round before have none, others have results.
//!
//! A blank block is a bye without points, and some programs write all absences so. It is a sign of missing entries only
//! where more players have one than fell out in all rounds before.

use exaequo_model::{Absence, ParticipantId, RoundNumber, Span, Stage, System, Tournament};

use super::Reader;
use super::sheet::Cell;
use crate::problem::{Few, Problem};
use crate::sign::Sign;

impl Reader<'_> {
    pub(super) fn check_last_round(&mut self, tournament: &Tournament) {
        let Some(last) = self.paired.checked_sub(1).filter(|last| self.is_for_everybody(tournament, *last))
        else {
            return;
        };
        let missing: Vec<ParticipantId> = self.missing(tournament, last).collect();
        let before: usize = (1..last).map(|round| self.missing(tournament, round).count()).sum();
        if missing.len() <= before.max(1) {
            return;
        }
        let count = u16::try_from(missing.len()).unwrap_or(u16::MAX);
        let first = Few::new(missing.iter().map(|one| tournament.number_of(*one)));
        let problem = Problem::Unentered { round: RoundNumber::from_index(last), count, first };
        // The line may end before the round, so there are no columns to show.
        self.found.say(problem, Span::line(self.sheet.line(missing[0].index())));
    }

    /// Whether a round has results and belongs to everybody.
    fn is_for_everybody(&self, tournament: &Tournament, round: usize) -> bool {
        let stage = tournament.schedule.rounds.get(round).map(|round| round.stage);
        let result = |cell: &Cell| cell.opponent() != 0 && cell.sign() != Sign::Blank;
        tournament.system != Some(System::KnockOut)
            && stage != Some(Stage::PlayOff)
            && self.sheet.round(round).iter().any(result)
    }

    /// Players about whom nothing says where they are in a round, though they had an entry in the one before.
    fn missing<'t>(
        &'t self,
        tournament: &'t Tournament,
        round: usize,
    ) -> impl Iterator<Item = ParticipantId> + 't {
        let number = RoundNumber::from_index(round);
        let blank = move |player: usize, round: usize| self.sheet.cell(player, round) == Cell::BLANK;
        let absent =
            tournament.rounds.absences_of(number).iter().map(|Absence { participant, .. }| *participant);
        absent.filter(move |one| {
            let told = self.told_absent.contains(&(number, *one));
            round > 0 && !told && blank(one.index(), round) && !blank(one.index(), round - 1)
        })
    }
}
