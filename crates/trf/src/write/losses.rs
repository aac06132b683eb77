//! What a profile cannot say at all, found before anything is written.

use exaequo_model::{
    Colors, MatchOutcome, MatchRule, Outcome, Pace, Pairing, PlayerId, Ranking, RatingBody, RatingEntry,
    RatingSource, Round, RoundNumber, ScoreSystem, Side, Stage, Status, System, TextRange, Tournament,
    ValidFrom, Weight,
};

use super::options::Profile;
use super::unwritable::Unwritable;

/// Everything of a tournament that a profile has no place for.
pub(super) fn of(tournament: &Tournament, profile: Profile) -> Vec<Unwritable> {
    let mut losses = Vec::new();
    players(tournament, &mut losses);
    rounds(tournament, &mut losses);
    games(tournament, &mut losses);
    event(tournament, &mut losses);
    match profile {
        Profile::Trf26 | Profile::FideUpload => {}
        Profile::Trf16 => {
            old_event(tournament, &mut losses);
            if tournament.scores != ScoreSystem::STANDARD {
                losses.push(Unwritable::Scores);
            }
            if tournament.event.first_color.is_some() {
                losses.push(Unwritable::FirstColor);
            }
            engine_records(tournament, &mut losses);
            old_teams(tournament, &mut losses);
        }
        Profile::EngineBbp => {
            if tournament.is_team_event() {
                losses.push(Unwritable::Teams);
            }
            if !tournament.adjustments.is_empty() {
                losses.push(Unwritable::Adjustment);
            }
            gaps(tournament, &mut losses);
            open_results(tournament, &mut losses);
        }
        Profile::EngineJavafo => {
            old_event(tournament, &mut losses);
            old_teams(tournament, &mut losses);
            later_requests(tournament, &mut losses);
        }
    }
    losses
}

/// What no form of the format has a place for.
fn players(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    for player in &tournament.players {
        let number = player.number;
        if !player.club.is_empty() {
            losses.push(Unwritable::Club { number });
        }
        if !player.category.is_empty() {
            losses.push(Unwritable::Category { number });
        }
        if player.final_number.is_some() {
            losses.push(Unwritable::FinalNumber { number });
        }
        if is_special(player.status) {
            losses.push(Unwritable::Status { number });
        }
    }
    for team in tournament.teams.iter().filter(|team| is_special(team.status)) {
        losses.push(Unwritable::Status { number: team.number });
    }
    ratings(tournament, losses);
    if !tournament.external.is_empty() {
        losses.push(Unwritable::External);
    }
}

fn is_special(status: Status) -> bool {
    status.entered != RoundNumber::FIRST || status.left.is_some() || status.ranking == Ranking::NotRanked
}

/// One FIDE and one national rating per player, of the event's kind of play, from the start.
fn ratings(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let mut seen: Option<(PlayerId, RatingBody)> = None;
    for entry in &tournament.ratings {
        let RatingEntry { player, body, pace, rating: _, from, source, k, games } = *entry;
        let number = tournament.players[player.index()].number;
        let plain = pace == tournament.event.pace
            && from == ValidFrom::Start
            && source == RatingSource::File
            && k.is_none()
            && games.is_none();
        let recorded = body == RatingBody::Fide || tournament.national.iter().any(|one| one.player == player);
        if !plain || !recorded || seen == Some((player, body)) {
            losses.push(Unwritable::Rating { number });
        }
        seen = Some((player, body));
    }
}

fn rounds(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    for (index, round) in tournament.schedule.rounds.iter().enumerate() {
        let Round { date: _, stage, weight, encounter } = *round;
        if stage != Stage::Main || weight != Weight::ONCE || encounter.is_some() {
            losses.push(Unwritable::Round { round: RoundNumber::from_index(index) });
        }
    }
}

/// Games that were played have colours, and two results that may stand against each other.
fn games(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    each_game(tournament, |game, [number, opponent], round| {
        let Outcome::Played { white, black, .. } = game.outcome else { return };
        if game.colors == Colors::Unknown {
            losses.push(Unwritable::Colors { number, opponent, round });
        }
        if !matches!((white, black), (Side::Loss, _) | (_, Side::Loss) | (Side::Draw, Side::Draw)) {
            losses.push(Unwritable::Result { number, opponent, round });
        }
    });
}

/// Results that are still open.
fn open_results(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    each_game(tournament, |game, [number, opponent], round| {
        if game.outcome.is_open() {
            losses.push(Unwritable::OpenResult { number, opponent, round });
        }
    });
}

fn each_game(tournament: &Tournament, mut visit: impl FnMut(&Pairing, [u32; 2], RoundNumber)) {
    for round in tournament.rounds.numbers() {
        for game in tournament.rounds.pairings_of(round) {
            let numbers = [game.white, game.black].map(|player| tournament.players[player.index()].number);
            visit(game, numbers, round);
        }
    }
}

fn event(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let event = &tournament.event;
    if tournament.system == Some(System::Other) && event.system_code.is_empty() {
        losses.push(Unwritable::System);
    }
    if event.pace != Pace::Standard && event.time_control.white.is_empty() {
        losses.push(Unwritable::Pace);
    }
    if tournament.match_scores.rule != MatchRule::MoreThanTheOpponent {
        losses.push(Unwritable::MatchRule);
    }
}

/// Settings that only the form of 2026 has.
fn old_event(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let event = &tournament.event;
    let mut lose = |lost: bool, loss: Unwritable| {
        if lost {
            losses.push(loss);
        }
    };
    lose(event.tie_breaks.is_some(), Unwritable::TieBreaks);
    lose(!event.time_control.white.is_empty(), Unwritable::TimeControl);
    lose(event.starting_rank.is_some(), Unwritable::StartingRank);
    lose(event.controller != TextRange::EMPTY, Unwritable::Controller);
    lose(tournament.primary.is_some(), Unwritable::Primary);
    lose(!tournament.board_colors.is_empty(), Unwritable::BoardColors);
    lose(!tournament.adjustments.is_empty(), Unwritable::Adjustment);
    lose(tournament.system.is_some() && event.description.is_empty(), Unwritable::System);
    for record in &tournament.national {
        lose(true, Unwritable::National { number: tournament.players[record.player.index()].number });
    }
}

/// What engines have extensions for and the bare form has not.
fn engine_records(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    if !tournament.accelerations.is_empty() {
        losses.push(Unwritable::Acceleration);
    }
    if !tournament.prohibitions.is_empty() {
        losses.push(Unwritable::Prohibition);
    }
    later_requests(tournament, losses);
}

/// Only the next round has columns to announce byes in.
fn later_requests(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let next = tournament.rounds.count() + 1;
    for (round, absence) in &tournament.requests {
        if round.0 != next || tournament.is_team_event() {
            losses.push(Unwritable::Request {
                number: tournament.number_of(absence.participant),
                round: *round,
            });
        }
    }
}

fn old_teams(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    for (index, team) in tournament.teams.iter().enumerate() {
        let ordered = usize::try_from(team.number) == Ok(index + 1);
        let published = team.published;
        let plain = ordered
            && team.nickname.is_empty()
            && team.strength.is_none()
            && published.points.is_none()
            && published.game_points.is_none()
            && published.rank.is_none();
        if !plain {
            losses.push(Unwritable::TeamDetails { number: team.number });
        }
    }
    for round in tournament.rounds.numbers() {
        for meeting in tournament.rounds.matches_of(round) {
            if meeting.outcome != MatchOutcome::Boards {
                let team = tournament.teams[meeting.white.index()].number;
                losses.push(Unwritable::ForfeitedMatch { team, round });
            }
        }
        if tournament.is_team_event() {
            for absence in tournament.rounds.absences_of(round) {
                let team = tournament.number_of(absence.participant);
                if absence.bye != exaequo_model::Bye::ZeroPoint {
                    losses.push(Unwritable::TeamBye { team, round });
                }
            }
        }
    }
}

fn gaps(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let mut numbers: Vec<u32> = tournament.players.iter().map(|player| player.number).collect();
    numbers.sort_unstable();
    if let Some((expected, _)) = (1..).zip(&numbers).find(|(expected, number)| expected != *number) {
        losses.push(Unwritable::NumberGap { missing: expected });
    }
}
