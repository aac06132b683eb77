//! A way to a place: the results that are enough for it, and what decides there.

use exaequo_forecast::{Conditions, Reached, Situation};
use exaequo_model::{Color, Order as _, Outcome, ParticipantId, PlayerId};
use exaequo_tiebreak::{Decided, Sharing, Spec};

/// A way to a place.
#[derive(Clone, Debug)]
pub struct Way {
    /// The place that can be reached.
    pub place: u32,
    /// Whether it is shared there.
    pub sharing: Sharing,
    /// Results that are enough, that of the participant first. Where that is not known, all results of the scenario.
    pub needed: Vec<Needed>,
    /// Whether these results are enough, whatever happens elsewhere; proved.
    pub enough: bool,
    /// How many open games there are.
    pub open: usize,
    /// The criterion that separates the participant from the next one in the standings of the scenario; `None` where none does.
    pub decided: Option<Spec>,
}

/// A result that matters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The position of the game or match among the open ones.
    pub unit: u32,
    /// The two who meet.
    pub sides: [ParticipantId; 2],
    /// The results of its open games, with the two players.
    pub games: Vec<([PlayerId; 2], Outcome)>,
}

/// The way of a scenario.
pub(super) fn way(
    situation: &Situation,
    conditions: Option<&Conditions<'_>>,
    who: ParticipantId,
    reached: &Reached,
    best: bool,
) -> Option<Way> {
    let standings = situation.standings(&reached.scenario).ok()?;
    let row = standings.row_of(who)?;
    let units = match conditions {
        Some(conditions) if best => conditions.for_best(who, reached),
        Some(conditions) => conditions.for_worst(who, reached),
        None => (0..u32::try_from(situation.units().len()).unwrap_or(u32::MAX)).collect(),
    };
    let is_own = |unit: &u32| !situation.own(who).contains(unit);
    let mut units = units;
    units.order_by_key(|unit| (is_own(unit), *unit));
    let decided = match standings.rows.get(row + 1).map(|next| next.decided) {
        Some(Decided::By(criterion)) => standings.specs.get(criterion).cloned(),
        _ => None,
    };
    Some(Way {
        place: reached.place,
        sharing: standings.rows[row].place,
        needed: units.into_iter().filter_map(|unit| needed(situation, unit, &reached.scenario)).collect(),
        enough: conditions.is_some(),
        open: situation.units().len(),
        decided,
    })
}

fn needed(situation: &Situation, unit: u32, scenario: &[u8]) -> Option<Needed> {
    let open = situation.units().get(unit as usize)?;
    let choice = *scenario.get(unit as usize)?;
    let pairings = &situation.tournament().rounds.pairings;
    let game = |(game, outcome): (usize, Outcome)| {
        let pairing = pairings.get(game)?;
        Some(([pairing.white, pairing.black], outcome))
    };
    Some(Needed { unit, sides: open.sides, games: open.results(choice).filter_map(game).collect() })
}

/// The opponent in the participant's open game, with the colour of the participant asked about.
pub(super) fn own_game(situation: &Situation, who: ParticipantId) -> Option<(ParticipantId, Color)> {
    let [unit] = situation.own(who) else { return None };
    let unit = &situation.units()[*unit as usize];
    let color = unit.side_of(who)?;
    Some((unit.sides[color.other().index()], color))
}
