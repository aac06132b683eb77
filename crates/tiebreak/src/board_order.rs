//! 12.2 and 12.3: boards one after the other until the tie breaks.

use exaequo_model::{Order as _, ParticipantId};

use crate::tie::{StepBasis, TiedGroup};

/// Which boards are looked at, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// The first, then the second, … (12.2).
    TopFirst,
    /// All but the last, then all but the last two, … (12.3).
    BottomOut,
}

impl Order {
    /// The boards of a step, from 0, the last one not included.
    const fn boards(self, step: usize, count: usize) -> (usize, usize) {
        match self {
            Self::TopFirst => (step, step + 1),
            Self::BottomOut => (0, count - 1 - step),
        }
    }

    const fn steps(self, count: usize) -> usize {
        match self {
            Self::TopFirst => count,
            Self::BottomOut => count.saturating_sub(1),
        }
    }
}

/// Over the whole tournament.
pub(crate) fn solve(tie: &mut TiedGroup<'_>, order: Order) {
    let count = tie.inputs.field.boards().count();
    tie.refine(order.steps(count), |tie, step, members| {
        let (first, last) = order.boards(step, count);
        let table = tie.inputs.field.boards();
        let sum = |member: &u32| -> i64 {
            (first..last).map(|board| table.sum(tie.group[*member as usize], board, |_| true)).sum()
        };
        let mut sums: Vec<(i64, u32)> = members.iter().map(|member| (sum(member), *member)).collect();
        sums.order_by_key(|&(sum, _)| std::cmp::Reverse(sum));
        tie.note(StepBasis::boards(first, last), &sums);
        sums
    });
}

/// Between two teams, in the rounds asked for: the step that decides, with both sums; `None` if none does.
pub(crate) fn between(
    tie: &TiedGroup<'_>,
    order: Order,
    [one, other]: [ParticipantId; 2],
    rounds: impl Fn(usize) -> bool,
) -> Option<(StepBasis, [i64; 2])> {
    let table = tie.inputs.field.boards();
    let count = table.count();
    (0..order.steps(count)).find_map(|step| {
        let (first, last) = order.boards(step, count);
        let sum = |team| (first..last).map(|board| table.sum(team, board, &rounds)).sum();
        let sums: [i64; 2] = [sum(one), sum(other)];
        (sums[0] != sums[1]).then(|| (StepBasis::boards(first, last), sums))
    })
}
