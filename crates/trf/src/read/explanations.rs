//! Why declared points may differ from those the results add up to: what some programs add and others do not.

use exaequo_model::{Adjustment, Points, RoundNumber, Tournament};

/// Points beside the results, participant by participant.
pub(super) struct Explanations {
    /// Byes asked for in rounds to come.
    requested: Vec<Points>,
    /// Fictitious points of the next round.
    fictitious: Vec<Points>,
    bonuses: Bonuses,
}

impl Explanations {
    pub(super) fn new(tournament: &Tournament, next: RoundNumber) -> Self {
        let mut requested = vec![Points::ZERO; tournament.participant_count()];
        for (_, absence) in &tournament.requests {
            requested[absence.participant.index()] += tournament.scores.bye(absence.bye);
        }
        let bonuses = Bonuses::new(tournament);
        Self { requested, fictitious: fictitious(tournament, next), bonuses }
    }

    /// Whether a difference is a request for the next round, fictitious points or a bonus, which programs may or may
    /// not include.
    pub(super) fn explain(&self, participant: usize, difference: Points) -> bool {
        let (requested, fictitious) = (self.requested[participant], self.fictitious[participant]);
        let [_, bonus] = self.bonuses.of(participant);
        [requested, fictitious, requested + fictitious, -bonus].contains(&difference)
    }
}

/// Fictitious points of every participant in a round: the sum of all records that hold, found by their ends.
fn fictitious(tournament: &Tournament, round: RoundNumber) -> Vec<Points> {
    let numbers: Vec<u32> =
        tournament.participants().map(|participant| tournament.number_of(participant)).collect();
    let highest = numbers.iter().copied().max().unwrap_or(0);
    let mut steps = vec![Points::ZERO; highest as usize + 2];
    for entry in &tournament.accelerations {
        let [first, behind] =
            [entry.first_number.min(highest + 1), entry.last_number.min(highest).saturating_add(1)];
        if (entry.first_round..=entry.last_round).contains(&round) && first < behind {
            steps[first as usize] += entry.game_points;
            steps[behind as usize] += -entry.game_points;
        }
    }
    let mut sum = Points::ZERO;
    for step in &mut steps {
        sum += *step;
        *step = sum;
    }
    numbers.into_iter().map(|number| steps[number as usize]).collect()
}

/// What every participant has got beside the results (299).
pub(super) struct Bonuses {
    everybody: [Points; 2],
    own: Vec<[Points; 2]>,
}

impl Bonuses {
    pub(super) fn new(tournament: &Tournament) -> Self {
        let mut bonuses = Self {
            everybody: [Points::ZERO; 2],
            own: vec![[Points::ZERO; 2]; tournament.participant_count()],
        };
        let holds = |one: &&Adjustment| {
            one.is_of_no_round() || one.round.is_none_or(|round| round.0 <= tournament.rounds.count())
        };
        // Somebody named twice in a record gets the points once.
        let mut named_in = vec![usize::MAX; bonuses.own.len()];
        for (index, one) in tournament.bonuses().enumerate().filter(|(_, one)| holds(one)) {
            let points = [one.match_points, one.game_points].map(Option::unwrap_or_default);
            if one.participants.is_empty() {
                add(&mut bonuses.everybody, points);
            }
            for participant in &one.participants {
                if std::mem::replace(&mut named_in[participant.index()], index) != index {
                    add(&mut bonuses.own[participant.index()], points);
                }
            }
        }
        bonuses
    }

    /// Match points and game points of a participant.
    pub(super) fn of(&self, participant: usize) -> [Points; 2] {
        let mut bonus = self.everybody;
        add(&mut bonus, self.own[participant]);
        bonus
    }
}

fn add(sum: &mut [Points; 2], points: [Points; 2]) {
    sum[0] += points[0];
    sum[1] += points[1];
}
