//! What a forecast says of each participant.

use exaequo_forecast::chance::{Chance, Chances};
use exaequo_forecast::{Conditions, Limit, OwnResult, Prospects, Situation};
use exaequo_model::{ParticipantId, Points};
use exaequo_tiebreak::{RankedRow, Standings};

use super::ForecastRow;
use super::asked::Scope;
use super::way::{self, Way};

/// What the rows are made of.
pub(super) struct Rows<'a> {
    pub(super) situation: &'a Situation,
    pub(super) prospects: &'a Prospects,
    pub(super) chances: Option<&'a Chances>,
    /// The standings with the results there are.
    pub(super) now: &'a Standings,
    /// Who was asked for.
    pub(super) player: Option<ParticipantId>,
    pub(super) scope: Scope,
}

impl Rows<'_> {
    /// Who was asked for, or all who can still be among the first, in the order of the standings.
    pub(super) fn all(&self) -> Vec<ForecastRow> {
        let conditions = Conditions::new(self.situation);
        let asked = |row: &&RankedRow| self.player.is_none_or(|player| player == row.participant);
        let rows = self.now.rows.iter().filter(asked);
        rows.filter_map(|ranked| self.row(ranked, conditions.as_ref())).collect()
    }

    fn row(&self, ranked: &RankedRow, conditions: Option<&Conditions<'_>>) -> Option<ForecastRow> {
        let who = ranked.participant;
        let outlook = self.prospects.of(who)?.clone();
        let ways = Ways { situation: self.situation, conditions, who };
        let (best, worst) = (&outlook.extent.best, &outlook.extent.worst);
        // Where no other place is left, no result is needed, not even an own one.
        let is_fixed = best.proved == worst.proved;
        let whole = |way: Way| if is_fixed { Way { needed: Vec::new(), enough: true, ..way } } else { way };
        let wanted = self.is_wanted(best).then(|| ways.way(best, true)).flatten();
        let lowest = self.player.and_then(|_| ways.way(worst, false));
        let by_result = if self.scope == Scope::First { outlook.by_result.as_slice() } else { &[] };
        Some(ForecastRow {
            who,
            place_now: ranked.rank,
            points_now: self.points(who),
            game: way::own_game(self.situation, who),
            chance: self.chance(who),
            best_way: wanted.map(whole),
            worst_way: lowest.map(whole),
            ways: by_result.iter().map(|own| ways.with(own)).collect(),
            outlook,
        })
    }

    /// Ways of everybody to any place would take long, and nobody asked for them.
    fn is_wanted(&self, best: &Limit) -> bool {
        let is_near = |place| place <= self.prospects.first;
        self.scope == Scope::First || best.reached.as_ref().is_some_and(|reached| is_near(reached.place))
    }

    fn points(&self, who: ParticipantId) -> Option<Points> {
        let points = self.now.value(0, who)?.half_up(100);
        i32::try_from(points).ok().map(Points::from_hundredths)
    }

    fn chance(&self, who: ParticipantId) -> Option<Chance> {
        self.chances?.rows.iter().find(|row| row.who == who).cloned()
    }
}

/// Ways of one participant.
struct Ways<'a> {
    situation: &'a Situation,
    conditions: Option<&'a Conditions<'a>>,
    who: ParticipantId,
}

impl Ways<'_> {
    /// To the furthest place that a scenario is known for. Where one beyond it is not excluded, the search stopped early: what
    /// is enough for the place could lead beyond it too.
    fn way(&self, limit: &Limit, best: bool) -> Option<Way> {
        let conditions = self.conditions.filter(|_| limit.exact().is_some());
        way::way(self.situation, conditions, self.who, limit.reached.as_ref()?, best)
    }

    /// To the best and to the worst place with an own result.
    fn with(&self, own: &OwnResult) -> (Option<Way>, Option<Way>) {
        (self.way(&own.extent.best, true), self.way(&own.extent.worst, false))
    }
}
