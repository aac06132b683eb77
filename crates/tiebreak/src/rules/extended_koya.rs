//! Extended Koya (French annex, 2.1.3.1): the limit is lowered to the next score group until the tie breaks.

use exaequo_model::{Order as _, ParticipantId};
use exaequo_texts::text;

use super::koya;
use crate::article::Article;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method, Origin};
use crate::inputs::Inputs;
use crate::term::Terms;
use crate::tie::{StepBasis, TiedGroup};

/// Koya whose limit goes down, score group by score group, until the tie is broken.
pub static DEFINITION: Definition = Definition {
    code: "EKS",
    article: Article("2.1.3.1"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Extended Koya system"),
    summary: text!("Koya whose limit goes down, score group by score group, until the tie is broken."),
    measure: Measure::Place,
    accepts: &[Accept::Basis],
    origin: Origin::FrenchAnnex,
    method: Method::Tied(solve),
    ..Definition::USUAL
};

/// Group by group: those still tied at one limit are compared again at the next lower one.
fn solve(tie: &mut TiedGroup<'_>) {
    let limits = limits(&tie.inputs);
    tie.refine(limits.len(), |tie, level, members| {
        let limit = limits[level];
        let mut terms = Terms::new();
        let mut points = |member: &u32| {
            terms.clear();
            koya::against(&tie.inputs, tie.group[*member as usize], &mut terms, limit);
            terms.iter().filter(|term| term.counts()).map(|term| term.value).sum::<i64>()
        };
        let mut sums: Vec<(i64, u32)> = members.iter().map(|member| (points(member), *member)).collect();
        sums.order_by_key(|&(sum, _)| std::cmp::Reverse(sum));
        tie.note(StepBasis::Limit(limit), &sums);
        sums
    });
}

/// The limit of 9.2, then each lower score somebody has.
fn limits(inputs: &Inputs<'_>) -> Vec<i64> {
    let first = koya::limit(inputs);
    let score = |who: ParticipantId| i64::from(inputs.view.total(who).hundredths());
    let mut lower: Vec<i64> = inputs.field.participants().map(score).filter(|score| *score < first).collect();
    lower.order_by(|one, other| other.cmp(one));
    lower.dedup();
    lower.insert(0, first);
    lower
}
