//! Cross-record checks: what the file declares against what follows from its results.

use exaequo_model::{
    Basis, Bye, ParticipantId, Points, RatingBody, Records, RoundNumber, ScoreSystem, Span, Tournament,
};

use super::Reader;
use super::declared::Declared;
use super::doubts::Doubts;
use super::explanations::{Bonuses, Explanations};
use super::rounds::result_span;
use crate::columns::Fields;
use crate::fields;
use crate::problem::Problem;

impl Reader<'_> {
    pub(super) fn check(&mut self, tournament: &Tournament) {
        self.check_counts(tournament);
        self.check_numbers();
        self.check_fide_numbers(tournament);
        self.check_days(tournament);
        if tournament.is_team_event() {
            self.check_teams(tournament);
        } else {
            self.check_points(tournament);
            self.check_pairing_byes(tournament);
            self.check_last_round(tournament);
        }
    }

    fn check_counts(&mut self, tournament: &Tournament) {
        let rated = rated(tournament);
        for (setting, declared) in std::mem::take(&mut self.settings.counts) {
            let counted = match &setting.code.0 {
                b"062" => tournament.players.len(),
                b"072" => rated,
                _ => tournament.teams.len(),
            };
            let counted = u32::try_from(counted).unwrap_or(u32::MAX);
            if declared != counted {
                let problem = Problem::Count { record: setting.code, declared, counted };
                self.found.say(problem, setting.span(self.text));
            }
        }
    }

    /// The first day decides which edition is in force.
    fn check_days(&mut self, tournament: &Tournament) {
        let (Some(first), Some(last)) = (tournament.event.start, tournament.event.end) else { return };
        if let Some(setting) = self.settings.find(b"052").filter(|_| last < first) {
            self.found.say(Problem::DaysReversed, setting.span(self.text));
        }
    }

    fn check_numbers(&mut self) {
        // Where the places in the file are the pairing numbers, there are no gaps.
        if let Some(missing) = self.sheet.gap().filter(|_| !self.settings.by_position) {
            self.found.say_of_file(Problem::NumberGap { missing });
        }
    }

    /// FIDE takes no report in which two players are one.
    fn check_fide_numbers(&mut self, tournament: &Tournament) {
        for (id, players) in tournament.same_fide_numbers() {
            let [other, number] = players.map(|player| tournament.players[player.index()].number);
            let span = Span::columns(self.sheet.line(players[1].index()), 58, 68);
            self.found.say(Problem::SameFideNumber { number, other, id }, span);
        }
    }

    fn check_points(&mut self, tournament: &Tournament) {
        let totals = Records::totals_of(tournament, Basis::Points);
        let declared = std::mem::take(&mut self.declared);
        let differs = |(_, (declared, total)): &(usize, (&Declared, &Points))| {
            declared.points().is_some_and(|points| points != **total)
        };
        let wrong = declared.iter().zip(&totals).enumerate().filter(differs);
        let wrong: Vec<usize> = wrong.map(|(index, _)| index).collect();
        let doubts = self.doubts(tournament);
        if !wrong.is_empty() && doubts != Doubts::Everybody {
            self.wrong_points(tournament, &wrong, &totals, &declared, &doubts);
        }
        self.check_ranks(tournament, &declared);
    }

    fn wrong_points(
        &mut self,
        tournament: &Tournament,
        wrong: &[usize],
        totals: &[Points],
        declared: &[Declared],
        doubts: &Doubts,
    ) {
        let explained = Explanations::new(tournament, RoundNumber::from_index(self.paired));
        let mut count = 0;
        for index in wrong.iter().copied() {
            let (Some(declared), computed) = (declared[index].points(), totals[index]) else { continue };
            let number = tournament.players[index].number;
            if explained.explain(index, declared - computed) || doubts.concern(number) {
                continue;
            }
            count += 1;
            let problem = Problem::PointsDiffer { number, declared, computed };
            self.found.say(problem, Span::columns(self.sheet.line(index), 81, 84));
        }
        if count > 2 && count * 4 > tournament.players.len() {
            self.suggest_scores(tournament);
        }
    }

    /// Another point system that would explain the points of (nearly) everybody.
    fn suggest_scores(&mut self, tournament: &Tournament) {
        let whole = Points::from_whole;
        let systems = [
            ScoreSystem::new(whole(3), whole(1), whole(0)),
            ScoreSystem::new(whole(2), whole(1), whole(0)),
            ScoreSystem::new(whole(3), whole(2), whole(1)),
            ScoreSystem { pairing_bye: Points::HALF, ..ScoreSystem::STANDARD },
            ScoreSystem { pairing_bye: Points::ZERO, ..ScoreSystem::STANDARD },
            ScoreSystem::STANDARD,
        ];
        for scores in systems.into_iter().filter(|scores| *scores != tournament.scores) {
            let mut facts = tournament.clone().into_facts();
            facts.scores = scores;
            let Ok(other) = Tournament::new(facts) else { continue };
            let records = Records::new(&other, Basis::Points);
            let fits = |participant: &ParticipantId| {
                other.published_of(*participant).points == Some(records.total(*participant))
            };
            let players = other.participants().filter(fits).count();
            if players * 10 >= other.players.len() * 9 {
                let players = u32::try_from(players).unwrap_or(u32::MAX);
                let ScoreSystem { win, draw, loss, .. } = scores;
                self.found.say_of_file(Problem::OtherScores { win, draw, loss, players });
                return;
            }
        }
    }

    fn check_pairing_byes(&mut self, tournament: &Tournament) {
        let mut had = vec![false; tournament.players.len()];
        for round in tournament.rounds.numbers() {
            let (mut count, mut second) = (0, None);
            let byes = tournament.rounds.absences_of(round).iter();
            for absence in byes.filter(|absence| absence.bye == Bye::PairingAllocated) {
                count += 1;
                let player = absence.participant.index();
                let span = result_span(self.sheet.line(player), round.index());
                second = second.or((count == 2).then_some(span));
                if std::mem::replace(&mut had[player], true) {
                    let number = tournament.players[player].number;
                    self.found.say(Problem::SecondPairingBye { number, round }, span);
                }
            }
            if let Some(span) = second {
                self.found.say(Problem::SeveralPairingByes { round, count }, span);
            }
        }
    }

    fn check_teams(&mut self, tournament: &Tournament) {
        let used = tournament.rounds.matches.iter().map(|meeting| meeting.boards.len()).max().unwrap_or(0);
        let (used, announced) = [used, tournament.board_colors.len()]
            .map(|number| u32::try_from(number).unwrap_or(u32::MAX))
            .into();
        if announced > 0 && used > announced {
            let problem = Problem::BoardColours { announced, used };
            match self.settings.find(b"352") {
                Some(setting) => self.found.say(problem, setting.span(self.text)),
                None => self.found.say_of_file(problem),
            }
        }
        if self.doubts(tournament) == Doubts::None {
            self.check_team_points(tournament);
            self.check_points_in_teams(tournament);
            self.free_teams(tournament);
        }
    }

    /// Points of the players of teams: what their results give. Programs may or may not add what the letters of byes
    /// would give a player.
    fn check_points_in_teams(&mut self, tournament: &Tournament) {
        let declared = std::mem::take(&mut self.declared);
        for (index, declared) in declared.iter().enumerate() {
            let (computed, letters) = self.written_points(index, &tournament.scores);
            let Some(declared) = declared.points() else { continue };
            if ![computed, computed + letters].contains(&declared) {
                let number = tournament.players[index].number;
                let problem = Problem::PointsDiffer { number, declared, computed };
                self.found.say(problem, Span::columns(self.sheet.line(index), 81, 84));
            }
        }
    }

    fn check_team_points(&mut self, tournament: &Tournament) {
        let bonuses = Bonuses::new(tournament);
        let match_points = Records::new(tournament, Basis::MatchPoints);
        let game_points = Records::new(tournament, Basis::GamePoints);
        for (team, participant) in tournament.teams.iter().zip(tournament.participants()) {
            let line = self.teams.lines[participant.index()];
            let (team, published) = (team.number, team.published);
            let totals = [match_points.total(participant), game_points.total(participant)];
            // A bonus may or may not be part of what is declared.
            let bonus = bonuses.of(participant.index());
            let fits = |which: usize, declared: Points| {
                [totals[which], totals[which] - bonus[which]].contains(&declared)
            };
            if let Some(declared) = published.points.filter(|declared| !fits(0, *declared)) {
                let problem = Problem::MatchPointsDiffer { team, declared, computed: totals[0] };
                self.found.say(problem, Span::columns(line, 55, 60));
            }
            if let Some(declared) = published.game_points.filter(|declared| !fits(1, *declared)) {
                let problem = Problem::GamePointsDiffer { team, declared, computed: totals[1] };
                self.found.say(problem, Span::columns(line, 62, 67));
            }
            if let Some((points, span)) = self.table_points(participant.index()) {
                let differs = (0..2).any(|which| points[which].is_some_and(|points| !fits(which, points)));
                if differs {
                    self.found.say(Problem::CrosstableDiffers { team }, span);
                }
            }
        }
    }

    /// Match points and game points of a team in the crosstable (802), as far as they can be read.
    fn table_points(&self, team: usize) -> Option<([Option<Points>; 2], Span)> {
        let record = (*self.teams.tables.get(team)?)?;
        let fields = Fields::of_bytes(record.line, record.start, record.text(self.text).as_bytes());
        let points = [(15, 20), (22, 27)].map(|(first, last)| fields::usual_points(fields.get(first, last)));
        Some((points, fields.span(15, 27)))
    }
}

/// Players with a FIDE rating. Ratings are in the order of the players.
fn rated(tournament: &Tournament) -> usize {
    let mut last = None;
    let fide = tournament.ratings.iter().filter(|entry| entry.body == RatingBody::Fide);
    fide.filter(|entry| last.replace(entry.player) != Some(entry.player)).count()
}
