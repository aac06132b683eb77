//! Team records: 310 or 013, and 300, 320, 330 for single rounds.

use exaequo_model::{
    Basis, Board, Bye, Color, Colors, Match, MatchOutcome, NoShow, PairingByeScores, PlayerId, Points,
    Records, RoundNumber, Team, TeamId, Tournament,
};

use super::Writer;
use super::options::{PointFields, Profile};
use super::unwritable::Unwritable;

impl Writer<'_> {
    pub(super) fn teams(&mut self) {
        if !self.tournament.is_team_event() {
            return;
        }
        match self.options.profile {
            Profile::Trf26 | Profile::FideUpload => {
                let [match_points, game_points] = [Basis::MatchPoints, Basis::GamePoints]
                    .map(|basis| Records::totals_of(self.tournament, basis));
                for (index, team) in self.tournament.teams.iter().enumerate() {
                    self.team(team, [match_points[index], game_points[index]]);
                }
            }
            Profile::Trf16 => {
                for team in &self.tournament.teams {
                    self.old_team(team);
                }
            }
            // Refused.
            Profile::EngineBbp | Profile::EngineJavafo => {}
        }
    }

    fn team(&mut self, team: &Team, computed: [Points; 2]) {
        if team.number > 999 {
            self.losses.push(Unwritable::Number { number: team.number });
        }
        self.sheet.begin("310");
        self.sheet.right(7, &team.number.to_string());
        let name = self.field(team.name, 32, team.number);
        self.sheet.left(9, &name);
        let nickname = self.field(team.nickname, 5, team.number);
        self.sheet.left(42, &nickname);
        if let Some(strength) = team.strength {
            let strength = self.number(strength.into(), 6);
            self.sheet.right(53, &strength);
        }
        let published = [team.published.points, team.published.game_points];
        for ((column, published), computed) in [60, 67].into_iter().zip(published).zip(computed) {
            if self.options.totals == PointFields::Known {
                let text = self.points(published.unwrap_or(computed), 6);
                self.sheet.right(column, &text);
            }
        }
        if let Some(rank) = team.published.rank {
            let rank = self.number(rank.into(), 3);
            self.sheet.right(71, &rank);
        }
        self.members(&team.roster, 77);
        self.sheet.end();
    }

    fn old_team(&mut self, team: &Team) {
        self.sheet.begin("013");
        let name = self.field(team.name, 32, team.number);
        self.sheet.left(5, &name);
        self.members(&team.roster, 40);
        self.sheet.end();
    }

    /// Starting ranks in fields of four columns, the first of which ends in `last`.
    fn members(&mut self, players: &[PlayerId], last: usize) {
        for (index, player) in players.iter().enumerate() {
            let number = self.tournament.players[player.index()].number;
            self.sheet.right(last + 5 * index, &number.to_string());
        }
    }

    /// 300, 320 and 330.
    pub(super) fn team_rounds(&mut self) {
        for round in self.tournament.rounds.numbers() {
            for meeting in self.tournament.rounds.matches_of(round) {
                self.line_ups(round, meeting);
            }
        }
        self.pairing_byes();
        for round in self.tournament.rounds.numbers() {
            for meeting in self.tournament.rounds.matches_of(round) {
                if let MatchOutcome::Forfeited(no_show) = meeting.outcome {
                    self.forfeit(round, meeting, no_show);
                }
            }
        }
    }

    /// Line-ups that do not follow from the rosters. Where nothing else tells who has White, both are written, the
    /// white team's first; where nobody knows who has White, one at most.
    fn line_ups(&mut self, round: RoundNumber, meeting: &Match) {
        let boards = self.tournament.rounds.boards_of(meeting);
        let [white, black] = [Color::White, Color::Black].map(|team| line_up(self.tournament, boards, team));
        let needed = need_line_ups(self.tournament, meeting);
        let [write_white, write_black] = match (meeting.colors, needed) {
            (Colors::Known, [false, false]) => [colors_unclear(self.tournament, meeting); 2],
            (Colors::Known, _) => [true; 2],
            (Colors::Unknown, [true, true]) => [false; 2],
            (Colors::Unknown, one) => one,
        };
        if write_white {
            self.write_line_up(round, meeting.white, meeting.black, &white);
        }
        if write_black {
            self.write_line_up(round, meeting.black, meeting.white, &black);
        }
    }

    fn write_line_up(
        &mut self,
        round: RoundNumber,
        team: TeamId,
        opponent: TeamId,
        line_up: &[Option<PlayerId>],
    ) {
        self.sheet.begin("300");
        self.sheet.right(7, &round.to_string());
        self.sheet.right(11, &self.tournament.teams[team.index()].number.to_string());
        self.sheet.right(15, &self.tournament.teams[opponent.index()].number.to_string());
        for (index, seat) in line_up.iter().enumerate() {
            let number = seat.map_or(0, |player| self.tournament.players[player.index()].number);
            self.sheet.right(20 + 5 * index, &number.to_string());
        }
        self.sheet.end();
    }

    /// 320: what a pairing-allocated bye is worth, and who had it.
    pub(super) fn pairing_byes(&mut self) {
        let tournament = self.tournament;
        let of_round = |round: RoundNumber| {
            let absences = tournament.rounds.absences_of(round).iter();
            absences
                .filter(|absence| absence.bye == Bye::PairingAllocated)
                .map(move |absence| (round.index(), tournament.number_of(absence.participant)))
        };
        let byes: Vec<(usize, u32)> = tournament.rounds.numbers().flat_map(of_round).collect();
        let stated = tournament.match_scores.pairing_bye;
        if byes.is_empty() && stated.is_none() {
            return;
        }
        // What a bye is worth is always written, so that no reader has to guess it.
        let boards = i32::try_from(tournament.boards_per_match()).unwrap_or(i32::MAX);
        let worth = stated.unwrap_or(PairingByeScores {
            match_points: tournament.match_scores.bye(Bye::PairingAllocated),
            game_points: tournament.scores.draw * boards,
        });
        // A second bye in a round needs a second record.
        let mut rest = byes;
        loop {
            let mut later = Vec::new();
            self.sheet.begin("320");
            let [match_points, game_points] =
                [worth.match_points, worth.game_points].map(|points| self.points(points, 4));
            self.sheet.right(8, &match_points);
            self.sheet.right(13, &game_points);
            let mut last = None;
            for (round, number) in rest {
                if last == Some(round) {
                    later.push((round, number));
                    continue;
                }
                last = Some(round);
                self.sheet.right(17 + 4 * round, &number.to_string());
            }
            self.sheet.end();
            if later.is_empty() {
                return;
            }
            rest = later;
        }
    }

    fn forfeit(&mut self, round: RoundNumber, meeting: &Match, no_show: NoShow) {
        let kind = match no_show {
            NoShow::Black => "+-",
            NoShow::White => "-+",
            NoShow::Both => "--",
        };
        self.sheet.begin("330");
        self.sheet.left(5, kind);
        self.sheet.right(10, &round.to_string());
        self.sheet.right(14, &self.tournament.teams[meeting.white.index()].number.to_string());
        self.sheet.right(18, &self.tournament.teams[meeting.black.index()].number.to_string());
        self.sheet.end();
    }
}

/// Whether the line-ups of the white and the black team do not follow from their rosters.
pub(super) fn need_line_ups(tournament: &Tournament, meeting: &Match) -> [bool; 2] {
    let boards = tournament.rounds.boards_of(meeting);
    [(Color::White, meeting.white), (Color::Black, meeting.black)]
        .map(|(color, team)| needs_line_up(tournament, &line_up(tournament, boards, color), team))
}

/// Whether no board tells which team has White, though it is known.
pub(super) fn colors_unclear(tournament: &Tournament, meeting: &Match) -> bool {
    let told = |board: &Board| match board {
        Board::Game { pairing, .. } => tournament.rounds.pairings[*pairing as usize].colors == Colors::Known,
        Board::Unopposed { .. } | Board::Empty => false,
    };
    meeting.colors == Colors::Known
        && meeting.outcome == MatchOutcome::Boards
        && !tournament.rounds.boards_of(meeting).iter().any(told)
}

fn line_up(tournament: &Tournament, boards: &[Board], team: Color) -> Vec<Option<PlayerId>> {
    let seat = |board: &Board| match *board {
        Board::Game { pairing, white_team } => {
            let game = &tournament.rounds.pairings[pairing as usize];
            let color = if team == Color::White { white_team } else { white_team.other() };
            Some(if color == Color::White { game.white } else { game.black })
        }
        Board::Unopposed { team: present, player } if present == team => player,
        Board::Unopposed { .. } | Board::Empty => None,
    };
    boards.iter().map(seat).collect()
}

fn needs_line_up(tournament: &Tournament, line_up: &[Option<PlayerId>], team: TeamId) -> bool {
    // Walked along once: members left out are no problem, members out of order are.
    let mut roster = tournament.teams[team.index()].roster.iter();
    !line_up.iter().all(|seat| seat.is_some_and(|player| roster.any(|member| *member == player)))
}
