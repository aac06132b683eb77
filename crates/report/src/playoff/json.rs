//! `exaequo/playoff/1`: a plan as JSON.

use exaequo_json::results::playoff as form;
use exaequo_json::{Layout, to_text};
use exaequo_model::ParticipantId;
use exaequo_playoff::bracket::Seat;
use exaequo_playoff::{
    Contest, DateTime, Need, NoContest, PlannedGame, PlayOffStage, ProgressState, Session, Stake, TieMethod,
    TiePlan, Unfinished,
};

use super::plan::PlanSheet;
use crate::text::sanitize;

impl PlanSheet<'_> {
    /// The plan, ending with a newline.
    pub(super) fn json(&self) -> String {
        let tournament = &self.standings.field.tournament;
        let stage = |stage: &PlayOffStage| form::Stage {
            name: stage.name.clone(),
            games: stage.games,
            time_control: stage.control_text.clone(),
            minutes: stage.minutes(),
        };
        let plan = form::PlayOffPlan {
            schema: form::Version,
            event: sanitize(tournament.str(tournament.event.name)),
            method: match self.regulations.method {
                TieMethod::Share => form::Method::Share,
                TieMethod::PlayOff => form::Method::PlayOff,
                TieMethod::List => form::Method::List,
            },
            provisional: Unfinished::of(self.standings).is_some(),
            stages: self.regulations.stages.iter().map(stage).collect(),
            play_offs: self.plan.groups.iter().map(|group| self.group(group)).collect(),
        };
        to_text(&plan, Layout::Pretty)
    }

    fn group(&self, group: &TiePlan) -> form::PlayOff {
        let tournament = &self.standings.field.tournament;
        let entrant = |(number, &who): (u32, &ParticipantId)| form::Entrant {
            number,
            id: tournament.number_of(who),
            name: self.name(who),
        };
        form::PlayOff {
            places: [group.tie.places.0, group.tie.places.1],
            at_stake: group.tie.count(),
            ordered: matches!(group.tie.stake, Stake::Places { .. }),
            contest: group.contest.as_ref().ok().map(|contest| match contest {
                Contest::Match(_) => form::Contest::Match,
                Contest::RoundRobin(_) => form::Contest::RoundRobin,
                Contest::KnockOut { .. } => form::Contest::KnockOut,
            }),
            refused: group.contest.as_ref().err().map(|refused| match refused {
                NoContest::TooManyPlaces(_) => form::Refused::TooManyPlaces,
                NoContest::NoSuchRound(_) => form::Refused::NoSuchRound,
                NoContest::TooManyRounds(_) => form::Refused::TooManyRounds,
            }),
            state: group.progress.as_ref().map(|progress| match progress.state {
                ProgressState::Going => form::State::Going,
                ProgressState::Over => form::State::Over,
                ProgressState::Stuck(_) => form::State::Stuck,
            }),
            entrants: (1..).zip(&group.entrants).map(entrant).collect(),
            games: group.games().iter().map(game).collect(),
            played: group.progress.as_ref().map(|progress| self.played(group, progress)),
            duels: group.progress.as_ref().map(|progress| self.duels(progress)),
            lots: self.lots(group),
            bracket: bracket(group),
            timetable: group.sessions().iter().map(slot).collect(),
        }
    }
}

fn game(game: &PlannedGame) -> form::PlannedGame {
    form::PlannedGame {
        round: game.what.round,
        stage: game.what.stage + 1,
        game: game.what.game,
        board: game.board,
        white: game.white,
        black: game.black,
        if_tied: game.what.need == Need::IfTied,
    }
}

fn bracket(group: &TiePlan) -> Vec<Vec<[form::Seat; 2]>> {
    let Ok(Contest::KnockOut { bracket, .. }) = &group.contest else { return Vec::new() };
    let source = |seat| match seat {
        Seat::Number(number) => form::Seat::Number(number),
        Seat::Free => form::Seat::Free,
        Seat::Winner(index) => form::Seat::Winner(index + 1),
        Seat::Loser(index) => form::Seat::Loser(index + 1),
    };
    let rounds = bracket.rounds.iter();
    rounds.map(|duels| duels.iter().map(|duel| [source(duel.upper), source(duel.lower)]).collect()).collect()
}

fn slot(session: &Session) -> form::Session {
    let text = |at: Option<DateTime>| at.map(|at| at.to_string());
    form::Session {
        round: session.what.round,
        stage: session.what.stage + 1,
        game: session.what.game,
        if_tied: session.what.need == Need::IfTied,
        from: session.from,
        until: session.until,
        starts: text(session.starts),
        ends: text(session.ends),
    }
}
