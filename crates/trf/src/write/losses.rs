//! What a profile cannot say at all, found before anything is written.

use exaequo_model::{
    Acceleration, Board, Bye, Color, Colors, EventInfo, Facts, Match, MatchOutcome, MatchRule, MatchScores,
    Order as _, Outcome, Pace, Pairing, PlayerId, Points, PrimaryScore, RankStatus, RatingBody, RatingEntry,
    RatingSource, Round, RoundNumber, RoundWeight, ScoreSystem, Side, Stage, Status, System, TextRange,
    Tournament, ValidFrom,
};

use super::header::{BBP_CODES, code_of};
use super::options::Profile;
use super::order::final_numbers;
use super::references::{always, for_players, is_primary, special_values};
use super::teams::{colors_unclear, need_line_ups};
use super::unwritable::Unwritable;
use crate::system::{self, Coded};

/// Everything of a tournament that a profile has no place for.
///
/// [`Losses::everywhere`] and [`Losses::settings_of_2026`] take the facts apart without leaving any out: a new one does
/// not compile before somebody has said what becomes of it.
pub(super) fn of(tournament: &Tournament, profile: Profile) -> Vec<Unwritable> {
    let mut losses = Losses { tournament, profile, found: Vec::new() };
    losses.everywhere();
    final_numbers(tournament, profile, &mut losses.found);
    match profile {
        Profile::Trf26 | Profile::FideUpload => losses.modern(),
        Profile::Trf16 => losses.old(),
        Profile::EngineBbp => losses.bbp(),
        Profile::EngineJavafo => losses.javafo(),
    }
    losses.found
}

struct Losses<'a> {
    tournament: &'a Tournament,
    profile: Profile,
    found: Vec<Unwritable>,
}

impl Losses<'_> {
    /// Names a loss, if it is one.
    fn lose(&mut self, is_lost: bool, what: Unwritable) {
        if is_lost {
            self.found.push(what);
        }
    }

    /// What no form of the format has a place for.
    fn everywhere(&mut self) {
        let Facts {
            text: _,
            event: _,
            system: _,
            schedule: _,
            scores,
            match_scores,
            primary: _,
            board_colors: _,
            players: _,
            ratings: _,
            national: _,
            teams: _,
            rounds: _,
            requests: _,
            accelerations,
            prohibitions: _,
            adjustments: _,
            external,
            // Kept or dropped as the options say.
            remarks: _,
        } = &**self.tournament;
        people(self.tournament, &mut self.found);
        ratings(self.tournament, &mut self.found);
        self.lose(!external.is_empty(), Unwritable::External);
        rounds(self.tournament, self.profile, &mut self.found);
        games(self.tournament, &mut self.found);
        self.lose(match_scores.rule != MatchRule::MoreThanTheOpponent, Unwritable::MatchRule);
        // Only abnormal points may be below zero.
        self.lose(has_negative(scores, match_scores), Unwritable::Scores);
        let negative = |one: &Acceleration| one.match_points.min(one.game_points) < Points::ZERO;
        self.lose(accelerations.iter().any(negative), Unwritable::Acceleration);
    }

    /// The form of 2026.
    fn modern(&mut self) {
        let Facts { event, system, scores, match_scores, primary, accelerations, .. } = &**self.tournament;
        let EventInfo {
            description,
            system_code,
            time_control,
            pace,
            starting_rank,
            starting_rank_federation,
            ..
        } = event;
        let federation = self.tournament.str(*starting_rank_federation).trim();
        let letters = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_alphabetic());
        let written = letters && starting_rank.is_some();
        self.lose(!federation.is_empty() && !written, Unwritable::StartingRank);
        self.written_system(*system, *primary, [*description, *system_code]);
        let other = accelerations.iter().any(|one| !is_primary(self.tournament, one));
        self.lose(other, Unwritable::Acceleration);
        self.lose(*pace != Pace::Standard && time_control.white.is_empty(), Unwritable::Pace);
        // 299 is about teams in a team event, and about players elsewhere; 320 is for teams only.
        let MatchScores { win: _, draw: _, loss: _, rule: _, pairing_bye, forfeit, forfeit_games } =
            match_scores;
        let scores_lost = if self.tournament.is_team_event() {
            special_values(scores).next().is_some()
        } else {
            pairing_bye.is_some() || forfeit.is_some() || forfeit_games.is_some()
        };
        self.lose(scores_lost, Unwritable::Scores);
        self.modern_line_ups();
    }

    /// What 192, or without it the description, does not say of the system.
    fn written_system(
        &mut self,
        system: Option<System>,
        primary: Option<PrimaryScore>,
        [description, code]: [TextRange; 2],
    ) {
        let described = self.in_words(description);
        let code = match self.tournament.str(code).trim() {
            "" => code_of(self.tournament, described),
            code => Some(code.to_owned()),
        };
        let said = code.as_deref().map_or(described, system::coded);
        // Of some codes it is the number of rounds that tells how often everybody meets.
        let counted = code.as_deref().map_or(described, |code| self.counted(code));
        let is_said = |system| [said, counted].into_iter().flatten().any(|said| said.system == system);
        self.lose(
            match system {
                None => false,
                Some(System::Other) => code.is_none(),
                Some(system) => !is_said(system),
            },
            Unwritable::System,
        );
        let said = said.and_then(|said| said.primary);
        self.lose(primary.is_some() && said != primary, Unwritable::Primary);
    }

    fn in_words(&self, description: TextRange) -> Option<Coded> {
        self.counted(self.tournament.str(description))
    }

    fn counted(&self, words: &str) -> Option<Coded> {
        let (participants, rounds) =
            (self.tournament.participant_count(), self.tournament.schedule.announced());
        system::in_words(words, participants, rounds)
    }

    /// The form of 2016.
    fn old(&mut self) {
        let Facts { event, scores, match_scores, accelerations, prohibitions, .. } = &**self.tournament;
        self.settings_of_2026();
        self.described_system();
        // Of match points, 320 holds those of the bye.
        let held =
            self.tournament.is_team_event().then_some(MatchScores { pairing_bye: None, ..*match_scores });
        let match_scores = held.as_ref().unwrap_or(match_scores);
        self.lose(*scores != ScoreSystem::STANDARD || !is_usual(match_scores), Unwritable::Scores);
        self.lose(event.first_color.is_some(), Unwritable::FirstColor);
        self.lose(!accelerations.is_empty(), Unwritable::Acceleration);
        self.lose(!prohibitions.is_empty(), Unwritable::Prohibition);
        later_requests(self.tournament, &mut self.found);
        old_teams(self.tournament, &mut self.found);
        self.old_line_ups();
    }

    /// bbpPairings.
    ///
    /// Left out without a word, because pairing does not need them: city, federation, dates, arbiters, descriptions,
    /// thinking times, the list of tie-breaks, how the starting ranks were made, who made the pairings, and national
    /// records.
    fn bbp(&mut self) {
        let Facts { event, system, scores, match_scores, primary, accelerations, adjustments, .. } =
            &**self.tournament;
        self.lose(self.tournament.is_team_event(), Unwritable::Teams);
        self.lose(!adjustments.is_empty(), Unwritable::Adjustment);
        self.lose(primary.is_some(), Unwritable::Primary);
        // A file for this program is one of a Swiss tournament, whether it says so or not.
        let code = self.tournament.str(event.system_code).trim();
        let known = if code.is_empty() {
            matches!(system, None | Some(System::Swiss))
        } else {
            BBP_CODES.contains(&code)
        };
        self.lose(!known, Unwritable::System);
        let ScoreSystem {
            win,
            draw,
            loss: _,
            forfeit_win,
            forfeit_loss: _,
            full_bye,
            half_bye,
            zero_bye: _,
            pairing_bye: _,
            unknown,
        } = scores;
        let follow = [forfeit_win, full_bye] == [win; 2] && [half_bye, unknown] == [draw; 2];
        self.lose(!follow || !is_usual(match_scores), Unwritable::Scores);
        let faster = accelerations.iter().any(|one| !for_players(one));
        self.lose(faster, Unwritable::Acceleration);
        gaps(self.tournament, &mut self.found);
        open_results(self.tournament, &mut self.found);
    }

    /// `JaVaFo`; what pairing does not need is left out as above.
    fn javafo(&mut self) {
        let Facts { scores, match_scores, accelerations, prohibitions, adjustments, .. } = &**self.tournament;
        self.lose(self.tournament.is_team_event(), Unwritable::Teams);
        self.lose(!adjustments.is_empty(), Unwritable::Adjustment);
        self.described_system();
        self.lose(scores.unknown != scores.draw || !is_usual(match_scores), Unwritable::Scores);
        let of_teams = accelerations.iter().any(|one| one.match_points != Points::ZERO);
        self.lose(of_teams, Unwritable::Acceleration);
        let widened = prohibitions.iter().any(|one| !always(self.tournament, one));
        self.lose(widened, Unwritable::Prohibition);
        later_requests(self.tournament, &mut self.found);
    }

    /// Settings that only the form of 2026 has.
    fn settings_of_2026(&mut self) {
        let EventInfo {
            name: _,
            city: _,
            federation: _,
            start: _,
            end: _,
            chief_arbiter: _,
            deputies: _,
            description: _,
            system_code: _,
            time_text: _,
            time_control,
            pace,
            controller,
            first_color: _,
            starting_rank,
            starting_rank_federation: _,
            tie_breaks,
        } = &self.tournament.event;
        self.lose(tie_breaks.is_some(), Unwritable::TieBreaks);
        self.lose(!time_control.white.is_empty() || !time_control.black.is_empty(), Unwritable::TimeControl);
        self.lose(*pace != Pace::Standard, Unwritable::Pace);
        self.lose(starting_rank.is_some(), Unwritable::StartingRank);
        self.lose(!controller.is_empty(), Unwritable::Controller);
        self.lose(!self.tournament.board_colors.is_empty(), Unwritable::BoardColors);
        self.lose(!self.tournament.adjustments.is_empty(), Unwritable::Adjustment);
        for record in &self.tournament.national {
            let number = self.tournament.players[record.player.index()].number;
            self.lose(true, Unwritable::National { number });
        }
    }

    /// Without 192 a system is what the description says.
    fn described_system(&mut self) {
        let (event, system, primary) =
            (&self.tournament.event, self.tournament.system, self.tournament.primary);
        let said = self.in_words(event.description);
        let stated = system.is_some() || !event.system_code.is_empty();
        let same = said.is_some_and(|said| Some(said.system) == system);
        self.lose(stated && !same, Unwritable::System);
        let said_primary = said.and_then(|said| said.primary);
        self.lose(primary.is_some() && said_primary != primary, Unwritable::Primary);
    }

    /// Players nobody names, and two line-ups for a match whose white team nobody knows.
    fn modern_line_ups(&mut self) {
        self.line_ups(|tournament, meeting| {
            let nameless = |color| {
                let boards = tournament.rounds.boards_of(meeting).iter();
                boards.copied().any(|board| board == Board::Unopposed { team: color, player: None })
            };
            let both = meeting.colors == Colors::Unknown && need_line_ups(tournament, meeting) == [true; 2];
            [Color::White, Color::Black].map(|color| both || nameless(color))
        });
    }

    /// Line-ups that do not follow from the rosters, or that alone tell who has White.
    fn old_line_ups(&mut self) {
        self.line_ups(|tournament, meeting| {
            let [white, black] = need_line_ups(tournament, meeting);
            [white || colors_unclear(tournament, meeting), black]
        });
    }

    fn line_ups(&mut self, lost: impl Fn(&Tournament, &Match) -> [bool; 2]) {
        for round in self.tournament.rounds.numbers() {
            for meeting in self.tournament.rounds.matches_of(round) {
                let teams = [meeting.white, meeting.black];
                for (team, lost) in teams.into_iter().zip(lost(self.tournament, meeting)) {
                    let team = self.tournament.teams[team.index()].number;
                    self.lose(lost, Unwritable::LineUp { team, round });
                }
            }
        }
    }
}

/// Whether a value of games or matches that records 162, 320 or 362 hold is below zero.
fn has_negative(scores: &ScoreSystem, match_scores: &MatchScores) -> bool {
    let ScoreSystem {
        win,
        draw,
        loss,
        forfeit_win: _,
        forfeit_loss: _,
        full_bye: _,
        half_bye: _,
        zero_bye,
        pairing_bye,
        unknown,
    } = *scores;
    let bye = match_scores.pairing_bye.map_or(Points::ZERO, |bye| bye.match_points.min(bye.game_points));
    let matches = [match_scores.win, match_scores.draw, match_scores.loss, bye];
    let games = [win, draw, loss, zero_bye, pairing_bye, unknown];
    games.into_iter().chain(matches).any(|points| points < Points::ZERO)
}

/// Whether match points are those that hold where nothing is said. The rule is looked at elsewhere.
fn is_usual(scores: &MatchScores) -> bool {
    let MatchScores { win, draw, loss, rule: _, pairing_bye, forfeit, forfeit_games } = *scores;
    let usual = MatchScores::default();
    [win, draw, loss] == [usual.win, usual.draw, usual.loss]
        && pairing_bye.is_none()
        && forfeit.is_none()
        && forfeit_games.is_none()
}

fn people(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    for player in &tournament.players {
        let number = player.number;
        if !player.club.is_empty() {
            losses.push(Unwritable::Club { number });
        }
        if !player.category.is_empty() {
            losses.push(Unwritable::Category { number });
        }
        if is_special(player.status) {
            losses.push(Unwritable::Status { number });
        }
    }
    for team in tournament.teams.iter().filter(|team| is_special(team.status)) {
        losses.push(Unwritable::Status { number: team.number });
    }
}

fn is_special(status: Status) -> bool {
    status.entered != RoundNumber::FIRST || status.left.is_some() || status.ranking == RankStatus::NotRanked
}

/// One FIDE and one national rating per player, of the event's kind of play, from the start.
fn ratings(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let mut seen: Option<(PlayerId, RatingBody)> = None;
    let mut national = vec![false; tournament.players.len()];
    for record in &tournament.national {
        national[record.player.index()] = true;
    }
    for entry in &tournament.ratings {
        let RatingEntry { player, body, pace, rating: _, from, source, k, games } = *entry;
        let number = tournament.players[player.index()].number;
        let plain = pace == tournament.event.pace
            && from == ValidFrom::Start
            && source == RatingSource::File
            && k.is_none()
            && games.is_none();
        let recorded = body == RatingBody::Fide || national[player.index()];
        if !plain || !recorded || seen == Some((player, body)) {
            losses.push(Unwritable::Rating { number });
        }
        seen = Some((player, body));
    }
}

/// A comment tells the play-off in the form that keeps comments.
fn rounds(tournament: &Tournament, profile: Profile, losses: &mut Vec<Unwritable>) {
    if tournament.schedule.announced() > 99 {
        losses.push(Unwritable::Rounds);
    }
    for (index, round) in tournament.schedule.rounds.iter().enumerate() {
        let Round { date: _, stage, weight, encounter } = *round;
        let told = stage == Stage::Main || (stage == Stage::PlayOff && profile == Profile::Trf26);
        if !told || weight != RoundWeight::ONCE || encounter.is_some() {
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
                if matches!(absence.bye, Bye::HalfPoint | Bye::FullPoint) {
                    losses.push(Unwritable::TeamBye { team, round });
                }
            }
        }
    }
}

fn gaps(tournament: &Tournament, losses: &mut Vec<Unwritable>) {
    let mut numbers: Vec<u32> = tournament.players.iter().map(|player| player.number).collect();
    numbers.order();
    if let Some((expected, _)) = (1..).zip(&numbers).find(|(expected, number)| expected != *number) {
        losses.push(Unwritable::NumberGap { missing: expected });
    }
}
