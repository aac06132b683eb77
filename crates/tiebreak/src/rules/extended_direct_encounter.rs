//! 13.3: direct encounter on the primary score, then on the secondary one, then on the boards.

use exaequo_model::{ParticipantId, RoundEntry};
use exaequo_texts::text;

use crate::article::Article;
use crate::board_order::{self, Order};
use crate::definition::{Accept, AppliesTo, CriterionType, Definition, Measure, Method, Origin};
use crate::encounter;
use crate::field::other;
use crate::provisions::{DirectBoards, NewSubset};
use crate::rules::board_count;
use crate::tie::{StepBasis, StepOutcome, TiedGroup};
use crate::unplayed::RoundState;

/// Direct encounter on the primary score, then on the secondary one.
pub static EDE: Definition = Definition {
    code: "EDE",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter"),
    summary: text!("Direct encounter on the primary score, then on the secondary one."),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    method: Method::Tied(ede),
    ..Definition::USUAL
};

fn ede(tie: &mut TiedGroup<'_>) {
    solve(tie, &[]);
}

/// Direct encounter on the primary score, then on the secondary one; two teams still tied: BC, TBR of their match.
pub static EDEBT: Definition = Definition {
    code: "EDEBT",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter, then BC and TBR"),
    summary: text!(
        "Direct encounter on the primary score, then on the secondary one; two teams still tied: BC, TBR of their match."
    ),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    method: Method::Tied(edebt),
    ..Definition::USUAL
};

fn edebt(tie: &mut TiedGroup<'_>) {
    solve(tie, &[Link::BoardCount, Link::Boards(Order::TopFirst)]);
}

/// Direct encounter on the primary score, then on the secondary one; two teams still tied: BC, BBE of their match.
pub static EDEBB: Definition = Definition {
    code: "EDEBB",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter, then BC and BBE"),
    summary: text!(
        "Direct encounter on the primary score, then on the secondary one; two teams still tied: BC, BBE of their match."
    ),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    method: Method::Tied(edebb),
    ..Definition::USUAL
};

fn edebb(tie: &mut TiedGroup<'_>) {
    solve(tie, &[Link::BoardCount, Link::Boards(Order::BottomOut)]);
}

/// Direct encounter on the primary score, then on the secondary one; two teams still tied: TBR of their match.
pub static EDET: Definition = Definition {
    code: "EDET",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter, then TBR"),
    summary: text!(
        "Direct encounter on the primary score, then on the secondary one; two teams still tied: TBR of their match."
    ),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    method: Method::Tied(edet),
    ..Definition::USUAL
};

fn edet(tie: &mut TiedGroup<'_>) {
    solve(tie, &[Link::Boards(Order::TopFirst)]);
}

/// Direct encounter on the primary score, then on the secondary one; two teams still tied: BBE of their match.
pub static EDEB: Definition = Definition {
    code: "EDEB",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter, then BBE"),
    summary: text!(
        "Direct encounter on the primary score, then on the secondary one; two teams still tied: BBE of their match."
    ),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    method: Method::Tied(edeb),
    ..Definition::USUAL
};

fn edeb(tie: &mut TiedGroup<'_>) {
    solve(tie, &[Link::Boards(Order::BottomOut)]);
}

/// Direct encounter on the primary score, then on the secondary one; two teams still tied: BC of their match.
pub static EDEC: Definition = Definition {
    code: "EDEC",
    article: Article("13.3"),
    kinds: &[&[CriterionType::A]],
    name: text!("Extended direct encounter, then BC"),
    summary: text!(
        "Direct encounter on the primary score, then on the secondary one; two teams still tied: BC of their match."
    ),
    measure: Measure::Place,
    accepts: &[Accept::Played],
    applies_to: AppliesTo::Teams,
    origin: Origin::Practice,
    method: Method::Tied(edec),
    ..Definition::USUAL
};

fn edec(tie: &mut TiedGroup<'_>) {
    solve(tie, &[Link::BoardCount]);
}

/// What decides between two teams that are tied on both scores (13.3.2).
#[derive(Clone, Copy, Debug)]
enum Link {
    BoardCount,
    Boards(Order),
}

/// The score an application of article 6 looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Score {
    Primary,
    Secondary,
}

/// 13.3.1 to 13.3.3.
fn solve(tie: &mut TiedGroup<'_>, chain: &[Link]) {
    tie.begin();
    let mut parts = vec![(0, tie.group.len(), Score::Primary)];
    while let Some((from, to, score)) = parts.pop() {
        let (outcome, next) = apply(tie, from, to, score);
        if outcome.splits() {
            let tied = tie.parts(from, to).filter(|(from, to)| to - from > 1);
            parts.extend(tied.map(|(from, to)| (from, to, next)));
        } else if to - from == 2 {
            decide(tie, from, chain);
        }
    }
    tie.finish();
}

/// 13.3.1: the primary score, and if all stay tied the secondary one. Where new ties start is the second result
/// (13.3.3, ruling 21).
fn apply(tie: &mut TiedGroup<'_>, from: usize, to: usize, score: Score) -> (StepOutcome, Score) {
    let field = tie.inputs.field;
    let mode = field.mode(tie.inputs.spec);
    if score == Score::Primary {
        let outcome = encounter::apply(tie, field.view(field.primary, mode), StepBasis::Primary, from, to);
        if outcome.splits() {
            return (outcome, Score::Primary);
        }
    }
    let view = field.view(other(field.primary), mode);
    let outcome = encounter::apply(tie, view, StepBasis::Secondary, from, to);
    let next = match field.provisions().new_subset {
        NewSubset::Restart => Score::Primary,
        NewSubset::GoOn => Score::Secondary,
    };
    (outcome, next)
}

/// 13.3.2: two teams, by the boards of the matches between them; teams that never met stay tied (ruling 20).
fn decide(tie: &mut TiedGroup<'_>, from: usize, chain: &[Link]) {
    let members = [tie.scratch.order[from], tie.scratch.order[from + 1]];
    let teams = members.map(|member| tie.group[member as usize]);
    let met = encounters(tie, teams);
    if met.is_empty() {
        return;
    }
    for link in chain {
        let Some((what, sums)) = decided(tie, *link, teams, &met) else { continue };
        // The lower board count comes first (12.1), the higher sum of points (12.2, 12.3).
        let swap = (sums[0] < sums[1]) != matches!(link, Link::BoardCount);
        let mut lines = [(sums[0], members[0]), (sums[1], members[1])];
        if swap {
            lines.swap(0, 1);
            tie.scratch.order.swap(from, from + 1);
        }
        tie.scratch.heads[from + 1] = true;
        tie.note(what, &lines);
        return;
    }
}

/// The rounds in which two teams met: forfeited matches only where direct encounter counts them (6.1.1).
fn encounters(tie: &TiedGroup<'_>, [one, other]: [ParticipantId; 2]) -> Vec<usize> {
    let met = |(_, entry, state): &(usize, RoundEntry, RoundState)| {
        *state == RoundState::Met && entry.opponent() == Some(other)
    };
    tie.inputs.view.rounds_of(one).filter(met).map(|(round, ..)| round).collect()
}

/// What a link of the chain says about two teams, if it separates them.
fn decided(
    tie: &TiedGroup<'_>,
    link: Link,
    teams: [ParticipantId; 2],
    met: &[usize],
) -> Option<(StepBasis, [i64; 2])> {
    let table = tie.inputs.field.boards();
    let everywhere = tie.inputs.field.provisions().direct_boards == DirectBoards::Tournament;
    let rounds = |round: usize| everywhere || met.contains(&round);
    match link {
        Link::Boards(order) => board_order::between(tie, order, teams, rounds),
        // The matches between the two have given both the same game points, the tournament may have not (12.1).
        Link::BoardCount if everywhere && !board_count::qualifies(tie.inputs.field, &teams) => None,
        Link::BoardCount => {
            let weighted =
                |team, board: usize| table.sum(team, board, rounds) * i64::try_from(board + 1).unwrap_or(1);
            let sums = teams.map(|team| (0..table.count()).map(|board| weighted(team, board)).sum());
            (sums[0] != sums[1]).then_some((StepBasis::BoardCount, sums))
        }
    }
}
