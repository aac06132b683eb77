//! Records 240, 250, 260, 299 and their engine twins XXA and XXP.

use exaequo_model::{
    Acceleration, Adjusted, Adjustment, Bye, MatchScores, ParticipantId, Points, PrimaryScore, Prohibition,
    RoundNumber, ScoreSystem, Tournament,
};

use super::Writer;
use super::options::Profile;
use super::players::bye_sign;
use crate::fictitious::Fictitious;

impl Writer<'_> {
    pub(super) fn references(&mut self) {
        match self.options.profile {
            Profile::Trf26 | Profile::FideUpload => {
                self.byes();
                self.accelerations();
                self.prohibitions();
                self.special_scores();
                self.adjustments();
                if self.tournament.is_team_event() {
                    self.team_rounds();
                }
            }
            Profile::EngineBbp => {
                self.byes();
                self.accelerations();
                self.prohibitions();
            }
            Profile::EngineJavafo => {
                self.engine_accelerations();
                self.engine_prohibitions();
            }
            // Not part of the older form; nothing else tells a pairing-allocated bye from an absence there.
            Profile::Trf16 if self.tournament.is_team_event() => self.pairing_byes(),
            Profile::Trf16 => {}
        }
    }

    /// One record per type and round: requests for rounds to come, and in team events the byes of paired rounds.
    fn byes(&mut self) {
        for round in (1..=self.tournament.schedule.announced()).map(RoundNumber) {
            for bye in [Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
                let mut numbers: Vec<u32> = Vec::new();
                if self.tournament.is_team_event() {
                    let paired = self.tournament.rounds.absences_of(round).iter();
                    let paired = paired.filter(|absence| absence.bye == bye);
                    numbers.extend(paired.map(|absence| self.tournament.number_of(absence.participant)));
                }
                let requested = self.tournament.requests.iter();
                let requested = requested.filter(|(when, absence)| *when == round && absence.bye == bye);
                numbers.extend(requested.map(|(_, absence)| self.tournament.number_of(absence.participant)));
                self.bye_record(bye, round, &numbers);
            }
        }
    }

    fn bye_record(&mut self, bye: Bye, round: RoundNumber, numbers: &[u32]) {
        if numbers.is_empty() {
            return;
        }
        self.sheet.begin("240");
        self.sheet.left(5, bye_sign(bye).encode_utf8(&mut [0; 4]));
        self.sheet.right(9, &round.to_string());
        self.numbers(14, numbers.iter().copied());
        self.sheet.end();
    }

    /// Numbers in fields of four columns, the first of which ends in `last`.
    fn numbers(&mut self, last: usize, numbers: impl Iterator<Item = u32>) {
        for (index, number) in numbers.enumerate() {
            self.sheet.right(last + 5 * index, &number.to_string());
        }
    }

    fn participants(&mut self, last: usize, participants: &[ParticipantId]) {
        let numbers: Vec<u32> = participants.iter().map(|one| self.tournament.number_of(*one)).collect();
        self.numbers(last, numbers.into_iter());
    }

    fn accelerations(&mut self) {
        let all = self.options.profile != Profile::EngineBbp;
        for entry in self.tournament.accelerations.iter().filter(|entry| all || for_players(entry)) {
            self.acceleration(entry);
        }
    }

    /// Whether all rounds and numbers of a record fit their fields. A record without one of them would say something
    /// else, and is not written.
    fn fits(&mut self, rounds: &[RoundNumber], numbers: &[u32]) -> bool {
        let before = self.losses.len();
        for round in rounds {
            self.number(round.0.into(), 3);
        }
        for number in numbers {
            self.number((*number).into(), 4);
        }
        self.losses.len() == before
    }

    fn acceleration(&mut self, entry: &Acceleration) {
        let rounds = [entry.first_round, entry.last_round];
        if !self.fits(&rounds, &[entry.first_number, entry.last_number]) {
            return;
        }
        self.sheet.begin("250");
        for (column, points) in [(8, entry.match_points), (13, entry.game_points)] {
            if points != Points::ZERO {
                let text = self.points(points, 4);
                self.sheet.right(column, &text);
            }
        }
        self.sheet.right(17, &entry.first_round.to_string());
        self.sheet.right(21, &entry.last_round.to_string());
        self.sheet.right(26, &entry.first_number.to_string());
        self.sheet.right(31, &entry.last_number.to_string());
        self.sheet.end();
    }

    fn prohibitions(&mut self) {
        for Prohibition { first_round, last_round, participants } in &self.tournament.prohibitions {
            if !self.fits(&[*first_round, *last_round], &[]) {
                continue;
            }
            self.sheet.begin("260");
            self.sheet.right(7, &first_round.to_string());
            self.sheet.right(11, &last_round.to_string());
            self.participants(16, participants);
            self.sheet.end();
        }
    }

    /// Values of byes and forfeits that 162 cannot tell from those of games. In a team event the record means teams.
    fn special_scores(&mut self) {
        if self.tournament.is_team_event() {
            return self.forfeited_matches();
        }
        for (letter, points) in special_values(&self.tournament.scores) {
            self.abnormal(letter, None, Some(points), None, &[]);
        }
    }

    /// What a forfeited match is worth, where the event says so.
    fn forfeited_matches(&mut self) {
        let MatchScores { win, draw: _, loss: _, rule: _, pairing_bye: _, forfeit, forfeit_games } =
            self.tournament.match_scores;
        if forfeit.is_none() && forfeit_games.is_none() {
            return;
        }
        let boards = i32::try_from(self.tournament.boards_per_match()).unwrap_or(i32::MAX);
        let scores = self.tournament.scores;
        let points = forfeit.unwrap_or((win, Points::ZERO));
        let games = forfeit_games.unwrap_or((scores.forfeit_win * boards, scores.forfeit_loss * boards));
        self.abnormal('+', Some(points.0), Some(games.0), None, &[]);
        self.abnormal('-', Some(points.1), Some(games.1), None, &[]);
    }

    fn adjustments(&mut self) {
        for Adjustment { what, match_points, game_points, round, participants } in
            &self.tournament.adjustments
        {
            let letter =
                Adjusted::ALL.iter().find(|(known, _)| known == what).map_or(' ', |(_, letter)| *letter);
            self.abnormal(letter, *match_points, *game_points, *round, participants);
        }
    }

    fn abnormal(
        &mut self,
        letter: char,
        match_points: Option<Points>,
        game_points: Option<Points>,
        round: Option<RoundNumber>,
        participants: &[ParticipantId],
    ) {
        if !self.fits(round.as_slice(), &[]) {
            return;
        }
        self.sheet.begin("299");
        if letter != ' ' {
            self.sheet.left(5, letter.encode_utf8(&mut [0; 4]));
        }
        for (column, points) in [(11, match_points), (17, game_points)] {
            if let Some(points) = points {
                let text = self.points(points, 4);
                self.sheet.right(column, &text);
            }
        }
        if let Some(round) = round {
            self.sheet.right(22, &round.to_string());
        }
        self.participants(27, participants);
        self.sheet.end();
    }

    /// Fictitious points player by player, round by round.
    fn engine_accelerations(&mut self) {
        let entries = &self.tournament.accelerations;
        let last = entries.iter().map(|entry| entry.last_round.0).max().unwrap_or(0).min(99);
        let highest = self.tournament.players.iter().map(|player| player.number).max().unwrap_or(0);
        let table = Fictitious::new(entries, highest.min(9_999), last);
        for player in &self.tournament.players {
            let points = table.of(player.number);
            if points.iter().all(|points| *points == Points::ZERO) {
                continue;
            }
            self.sheet.begin("XXA");
            self.sheet.right(8, &player.number.to_string());
            for (index, points) in points.iter().enumerate() {
                let text = self.points(*points, 4);
                self.sheet.right(13 + 5 * index, &text);
            }
            self.sheet.end();
        }
    }

    fn engine_prohibitions(&mut self) {
        let all = self.tournament.prohibitions.iter();
        for prohibition in all.filter(|one| always(self.tournament, one)) {
            let numbers: Vec<String> = prohibition
                .participants
                .iter()
                .map(|participant| self.tournament.number_of(*participant).to_string())
                .collect();
            self.sheet.text("XXP", &numbers.join(" "));
        }
    }
}

/// Values of byes and forfeits that differ from those that follow from 162, with their letters.
pub(super) fn special_values(scores: &ScoreSystem) -> impl Iterator<Item = (char, Points)> + use<> {
    let derived = ScoreSystem {
        zero_bye: scores.zero_bye,
        forfeit_loss: scores.zero_bye,
        ..ScoreSystem::new(scores.win, scores.draw, scores.loss)
    };
    let values = [
        ('F', scores.full_bye, derived.full_bye),
        ('H', scores.half_bye, derived.half_bye),
        ('+', scores.forfeit_win, derived.forfeit_win),
        ('-', scores.forfeit_loss, derived.forfeit_loss),
    ];
    values
        .into_iter()
        .filter(|(_, points, usual)| points != usual)
        .map(|(letter, points, _)| (letter, points))
}

/// Whether fictitious points are read as they are: as points of the primary score, where there is one.
pub(super) fn is_primary(tournament: &Tournament, entry: &Acceleration) -> bool {
    let (matches, games) = (entry.match_points != Points::ZERO, entry.game_points != Points::ZERO);
    match tournament.primary {
        _ if !tournament.is_team_event() => games && !matches,
        Some(PrimaryScore::MatchPoints) => matches,
        Some(PrimaryScore::GamePoints) => games,
        None => matches || games,
    }
}

/// Whether fictitious points are points of players, which is all that bbpPairings reads.
pub(super) fn for_players(entry: &Acceleration) -> bool {
    entry.match_points == Points::ZERO && entry.game_points != Points::ZERO
}

/// Whether a prohibition holds in all announced rounds.
pub(super) fn always(tournament: &Tournament, prohibition: &Prohibition) -> bool {
    let last = tournament.schedule.announced();
    last > 0 && prohibition.first_round == RoundNumber::FIRST && prohibition.last_round.0 >= last
}
