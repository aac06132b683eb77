//! The last round with a few games of earlier rounds that are open too: one search for each way these can end, joined.
//!
//! With the results of the postponed games fixed, nobody has more than one game to come, and the search of one round holds.
//! What holds in every case holds; what is reached in one is reached.

use exaequo_model::ParticipantId;

use crate::outlook::{Extent, Limit, Outlook, OwnResult};
use crate::prospects::{Method, Prospects, Question, WORST, by_search, own_choices};
use crate::situation::{Horizon, Scenario, Situation};

/// More ways than this are not looked at: those of three games.
const MOST: usize = 27;

/// One way the postponed games can end.
struct Case {
    played: Vec<(u32, u8)>,
    situation: Situation,
    prospects: Prospects,
}

/// The outlooks in all cases together; `None` where more than a few games are postponed.
pub(crate) fn prospects(situation: &Situation, question: &Question) -> Option<Prospects> {
    let case = |played: Vec<(u32, u8)>| {
        let rest = situation.with_results(&played).ok()?;
        let is_one_round = rest.horizon() == Horizon::LastRound;
        let prospects = is_one_round.then(|| by_search(&rest, question))?;
        Some(Case { played, situation: rest, prospects })
    };
    let mut cases: Vec<Case> = ways(situation)?.into_iter().map(case).collect::<Option<_>>()?;
    complete(&mut cases, question);
    let outlook = |who: ParticipantId| {
        let own: Option<Vec<Outlook>> = cases.iter().map(|case| case.outlook(situation, who)).collect();
        own?.into_iter().reduce(|one, other| joined(situation, one, other))
    };
    let outlooks = situation.participants().filter_map(outlook).collect();
    Some(Prospects { first: question.first, outlooks, method: Method::Search })
}

/// The ways the games of earlier rounds can end; `None` where there are too many.
fn ways(situation: &Situation) -> Option<Vec<Vec<(u32, u8)>>> {
    let last = situation.units().iter().map(|unit| unit.round).max()?;
    let mut ways = vec![Vec::new()];
    for (index, unit) in (0..).zip(situation.units()).filter(|(_, unit)| unit.round < last) {
        let choices = 0..u8::try_from(unit.choices.len()).ok()?;
        let longer = |way: &Vec<(u32, u8)>| {
            let way = way.clone();
            choices.clone().map(move |choice| way.iter().copied().chain([(index, choice)]).collect())
        };
        ways = ways.iter().flat_map(longer).collect();
        if ways.len() > MOST {
            return None;
        }
    }
    Some(ways)
}

/// A participant who can be among the first in one case is looked at in all of them.
fn complete(cases: &mut [Case], question: &Question) {
    let mut seen: Vec<ParticipantId> =
        cases.iter().flat_map(|case| case.prospects.outlooks.iter().map(|outlook| outlook.who)).collect();
    seen.sort_unstable();
    seen.dedup();
    for case in cases {
        let missing: Vec<_> = seen.iter().copied().filter(|who| case.prospects.of(*who).is_none()).collect();
        if !missing.is_empty() {
            let question = Question::first(question.first).with(missing).budget(question.budget.min(WORST));
            let more = by_search(&case.situation, &question);
            let known: Vec<ParticipantId> = case.prospects.outlooks.iter().map(|one| one.who).collect();
            let more = more.outlooks.into_iter().filter(|outlook| !known.contains(&outlook.who));
            case.prospects.outlooks.extend(more);
        }
    }
}

impl Case {
    /// What can happen to somebody, with scenarios of all open games.
    fn outlook(&self, whole: &Situation, who: ParticipantId) -> Option<Outlook> {
        let mut outlook = self.prospects.of(who)?.clone();
        let by_result = outlook.by_result.iter_mut().map(|one| &mut one.extent);
        for extent in std::iter::once(&mut outlook.extent).chain(by_result) {
            for limit in [&mut extent.best, &mut extent.worst] {
                self.whole(limit);
            }
        }
        // Whoever has only a postponed game has its result in this case.
        let own = self.played.iter().find(|(unit, _)| whole.own(who) == [*unit]);
        if let Some((_, choice)) = own {
            outlook.by_result = vec![OwnResult { choice: *choice, extent: outlook.extent.clone() }];
        }
        Some(outlook)
    }

    fn whole(&self, limit: &mut Limit) {
        let Some(reached) = &mut limit.reached else { return };
        let mut whole: Scenario = reached.scenario.clone();
        for (unit, choice) in &self.played {
            whole.insert((*unit as usize).min(whole.len()), *choice);
        }
        reached.scenario = whole;
    }
}

/// The same in one case or another; what an own result means is told only of a participant with one open game.
fn joined(situation: &Situation, one: Outlook, other: Outlook) -> Outlook {
    let own = own_choices(situation, one.who);
    let extent = |outlook: &Outlook, choice: u8| -> Option<Extent> {
        Some(outlook.by_result.iter().find(|one| one.choice == choice)?.extent.clone())
    };
    let result = |choice: u8| {
        let extent = match (extent(&one, choice), extent(&other, choice)) {
            (Some(one), Some(other)) => one.or(other),
            (one, other) => one.or(other)?,
        };
        Some(OwnResult { choice, extent })
    };
    let by_result = own.into_iter().filter_map(result).collect();
    Outlook { who: one.who, extent: one.extent.or(other.extent), by_result }
}
