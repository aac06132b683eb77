//! The points everybody can still get, and what follows from them alone.
//!
//! A participant who has more points in every case than another can get is ahead; one who cannot get as many is behind. That
//! holds for any pairings, known or not, whenever points come first.

use exaequo_model::{Bye, ParticipantId, PrimaryScore, Tournament};
use exaequo_tiebreak::ComputedColumns;

use crate::outlook::{Extent, Limit};
use crate::situation::{Horizon, Situation};

/// The points everybody can still get: the fewest and the most, in hundredths.
#[derive(Debug)]
pub(crate) struct Ranges(Vec<(i64, i64)>);

impl Ranges {
    pub(crate) fn new(situation: &Situation) -> Self {
        let tournament = situation.tournament();
        let later = match situation.horizon() {
            Horizon::Unpaired { rounds } => i64::from(rounds),
            Horizon::LastRound | Horizon::Schedule => 0,
        };
        let (least, most) = of_a_round(tournament, situation.base().field.primary);
        let range = |who: ParticipantId| {
            let (low, high) = (of_extreme(situation, who, false), of_extreme(situation, who, true));
            let stays = i64::from(tournament.status_of(who).left.is_none());
            (low + later * stays * least, high + later * stays * most)
        };
        Self(tournament.participants().map(range).collect())
    }

    /// The places that points allow.
    pub(crate) fn extent(&self, situation: &Situation, who: ParticipantId) -> Extent {
        let (low, high) = self.of(who);
        let others = || situation.participants().filter(|&other| other != who).map(|other| self.of(other));
        let ahead = others().filter(|(least, _)| *least > high).count();
        let not_behind = others().filter(|(_, most)| *most >= low).count();
        let limit =
            |others: usize| Limit { reached: None, proved: u32::try_from(others + 1).unwrap_or(u32::MAX) };
        Extent { best: limit(ahead), worst: limit(not_behind) }
    }

    /// The fewest and the most points of somebody.
    pub(crate) fn of(&self, who: ParticipantId) -> (i64, i64) {
        self.0.get(who.index()).copied().unwrap_or_default()
    }
}

/// The points with the best, or the worst, results of all own games.
fn of_extreme(situation: &Situation, who: ParticipantId, best: bool) -> i64 {
    let mut scenario = vec![0; situation.units().len()];
    situation.favour(who, best, &mut scenario);
    let field = situation.field(&scenario);
    let column = ComputedColumns::all(&field, &situation.specs()[..1]);
    column[0].get(who.index()).copied().flatten().map_or(0, |value| value.half_up(100))
}

/// The least and the most a round gives, whatever happens in it.
fn of_a_round(tournament: &Tournament, primary: PrimaryScore) -> (i64, i64) {
    let byes = [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint];
    let scores = &tournament.scores;
    let boards = i32::try_from(tournament.boards_per_match()).unwrap_or(1);
    let mut all = vec![scores.win, scores.draw, scores.loss, scores.forfeit_win, scores.forfeit_loss];
    all.extend(byes.map(|bye| scores.bye(bye)));
    if tournament.is_team_event() {
        for points in &mut all {
            *points = *points * boards;
        }
        if primary == PrimaryScore::MatchPoints {
            let scores = &tournament.match_scores;
            all = vec![scores.win, scores.draw, scores.loss];
            all.extend(byes.map(|bye| scores.bye(bye)));
            all.extend(scores.forfeit.map(|forfeit| forfeit.0));
            all.extend(scores.forfeit.map(|forfeit| forfeit.1));
        }
    }
    let hundredths =
        |points: Option<&exaequo_model::Points>| points.map_or(0, |points| i64::from(points.hundredths()));
    (hundredths(all.iter().min()).min(0), hundredths(all.iter().max()))
}
