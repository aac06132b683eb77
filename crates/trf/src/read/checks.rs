//! Cross-record checks: what the file declares against what follows from its results.

use exaequo_model::{Basis, Bye, ParticipantId, Points, Records, RoundNumber, ScoreSystem, Span, Tournament};

use super::Reader;
use super::doubts::Doubts;
use super::explanations::{Bonuses, Explanations};
use super::rounds::result_span;
use crate::columns::Fields;
use crate::fields;
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
        // Where the places in the file are the pairing numbers, there are no gaps.
        if highest != players
            && !self.settings.by_position
            && let Some(missing) = (1..=highest).find(|number| self.sheet.find(*number).is_none())
        {
            self.found.say_of_file(Problem::NumberGap { missing });
        }
    }

    fn check_points(&mut self, tournament: &Tournament) {
        let totals = Records::totals_of(tournament, Basis::Points);
        let declared = std::mem::take(&mut self.declared);
        let wrong: Vec<usize> = (0..totals.len())
            .filter(|index| declared[*index].0.is_some_and(|points| points != totals[*index]))
            .collect();
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
        declared: &[(Option<Points>, Option<u32>)],
        doubts: &Doubts,
    ) {
        let explained = Explanations::new(tournament, RoundNumber::from_index(self.paired));
        let mut count = 0;
        for index in wrong.iter().copied() {
            let (Some(declared), computed) = (declared[index].0, totals[index]) else { continue };
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
        if self.doubts(tournament) == Doubts::None {
            self.check_team_points(tournament);
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

fn unrated(tournament: &Tournament) -> usize {
    let mut rated = vec![false; tournament.players.len()];
    for entry in tournament.ratings.iter().filter(|entry| entry.body == exaequo_model::RatingBody::Fide) {
        rated[entry.player.index()] = true;
    }
    rated.iter().filter(|rated| !**rated).count()
}
