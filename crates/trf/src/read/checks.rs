//! Cross-record checks: what the file declares against what follows from its results.

use exaequo_model::{
    Adjusted, Adjustment, Basis, Bye, ParticipantId, Points, Records, RoundNumber, ScoreSystem, Span,
    Tournament,
};

use super::Reader;
use super::rounds::result_span;
use crate::problem::Problem;

impl Reader<'_> {
    pub(super) fn check(&mut self, tournament: &Tournament) {
        self.check_counts(tournament);
        self.check_numbers(tournament);
        if tournament.is_team_event() {
            self.check_teams(tournament);
        } else {
            self.check_points(tournament);
            self.check_pairing_byes(tournament);
        }
    }

    fn check_counts(&mut self, tournament: &Tournament) {
        let rated = tournament.players.len() - unrated(tournament);
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

    fn check_numbers(&mut self, tournament: &Tournament) {
        let players = u32::try_from(tournament.players.len()).unwrap_or(u32::MAX);
        let highest = tournament.players.iter().map(|player| player.number).max().unwrap_or(0);
        if highest != players
            && let Some(missing) = (1..=highest).find(|number| self.sheet.find(*number).is_none())
        {
            self.found.say_of_file(Problem::NumberGap { missing });
        }
    }

    fn check_points(&mut self, tournament: &Tournament) {
        let totals = Records::totals_of(tournament, Basis::Points);
        let declared = std::mem::take(&mut self.declared);
        let mut wrong = 0;
        for (participant, (computed, (declared, _))) in
            tournament.participants().zip(totals.iter().zip(&declared))
        {
            let Some(declared) = declared.filter(|declared| declared != computed) else { continue };
            if self.is_explained(tournament, participant, declared - *computed) {
                continue;
            }
            wrong += 1;
            let number = tournament.number_of(participant);
            let problem = Problem::PointsDiffer { number, declared, computed: *computed };
            self.found.say(problem, Span::columns(self.sheet.line(participant.index()), 81, 84));
        }
        if wrong > 2 && wrong * 4 > tournament.players.len() {
            self.suggest_scores(tournament);
        }
        self.check_ranks(tournament, &declared);
    }

    /// Whether a difference is a request for the next round, fictitious points or a bonus, which programs may or may
    /// not include.
    fn is_explained(&self, tournament: &Tournament, participant: ParticipantId, difference: Points) -> bool {
        let requested: Points = tournament
            .requests
            .iter()
            .filter(|(_, absence)| absence.participant == participant)
            .map(|(_, absence)| tournament.scores.bye(absence.bye))
            .sum();
        let number = tournament.number_of(participant);
        let next = RoundNumber::from_index(self.paired);
        let fictitious = tournament.accelerations.iter().filter(|entry| {
            (entry.first_number..=entry.last_number).contains(&number)
                && (entry.first_round..=entry.last_round).contains(&next)
        });
        let fictitious: Points = fictitious.map(|entry| entry.game_points).sum();
        let bonus = bonus(tournament, participant, |one| one.game_points);
        [requested, fictitious, requested + fictitious, -bonus].contains(&difference)
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

    /// Ranks follow the points: nobody has more than somebody with a better rank.
    fn check_ranks(&mut self, tournament: &Tournament, declared: &[(Option<Points>, Option<u32>)]) {
        if tournament.orders_everybody() {
            return;
        }
        let most = declared.len();
        let place = |rank: u32| (rank as usize).min(most);
        // The fewest points of each rank, then of that rank and all better ones.
        let mut fewest = vec![None::<Points>; most + 1];
        for (points, rank) in declared {
            if let (Some(points), Some(rank)) = (*points, *rank) {
                let fewest = &mut fewest[place(rank)];
                *fewest = Some(fewest.map_or(points, |fewest| fewest.min(points)));
            }
        }
        let mut least = None;
        for entry in &mut fewest {
            least = [least, *entry].into_iter().flatten().min();
            *entry = least;
        }
        for (index, (points, rank)) in declared.iter().enumerate() {
            let (Some(points), Some(rank)) = (*points, *rank) else { continue };
            let better = place(rank).checked_sub(1).and_then(|better| fewest[better]);
            if better.is_some_and(|fewest| points > fewest) {
                let problem = Problem::Rank { number: tournament.players[index].number, rank };
                self.found.say(problem, Span::columns(self.sheet.line(index), 86, 89));
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
        let match_points = Records::new(tournament, Basis::MatchPoints);
        let game_points = Records::new(tournament, Basis::GamePoints);
        for (team, participant) in tournament.teams.iter().zip(tournament.participants()) {
            let line = self.teams.lines[participant.index()];
            let (team, published) = (team.number, team.published);
            // A bonus may or may not be part of what is declared.
            let computed = match_points.total(participant);
            let without = computed - bonus(tournament, participant, |one| one.match_points);
            let differs = |declared: &Points| ![computed, without].contains(declared);
            if let Some(declared) = published.points.filter(differs) {
                let problem = Problem::MatchPointsDiffer { team, declared, computed };
                self.found.say(problem, Span::columns(line, 55, 60));
            }
            let computed = game_points.total(participant);
            let without = computed - bonus(tournament, participant, |one| one.game_points);
            let differs = |declared: &Points| ![computed, without].contains(declared);
            if let Some(declared) = published.game_points.filter(differs) {
                let problem = Problem::GamePointsDiffer { team, declared, computed };
                self.found.say(problem, Span::columns(line, 62, 67));
            }
        }
    }
}

/// What a participant has got beside the results, of the points asked for.
fn bonus(tournament: &Tournament, who: ParticipantId, of: fn(&Adjustment) -> Option<Points>) -> Points {
    let holds = |one: &&Adjustment| {
        one.what == Adjusted::Total
            && (one.participants.is_empty() || one.participants.contains(&who))
            && one.round.is_none_or(|round| round.0 <= tournament.rounds.count())
    };
    tournament.adjustments.iter().filter(holds).filter_map(of).sum()
}

fn unrated(tournament: &Tournament) -> usize {
    let mut rated = vec![false; tournament.players.len()];
    for entry in tournament.ratings.iter().filter(|entry| entry.body == exaequo_model::RatingBody::Fide) {
        rated[entry.player.index()] = true;
    }
    rated.iter().filter(|rated| !**rated).count()
}
