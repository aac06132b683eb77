//! Ranking: the list on each group that is still tied.

use std::ops::Range;

use exaequo_model::{Better, Order as _, ParticipantId};

use super::{Decided, RankedRow, Sharing, Standings};
use crate::column::{Value, inputs};
use crate::definition::{Accept, Method};
use crate::lots::{Draw, lot};
use crate::notice::Notice;
use crate::number::Exact;
use crate::provisions::ListExhausted;
use crate::rules::{board_count, external};
use crate::spec::{Direction, Spec};
use crate::tie::{Scratch, TiedGroup};

/// Rows on their way to an order.
struct Sorting {
    order: Vec<ParticipantId>,
    /// What separates each from the one before.
    decided: Vec<Decided>,
    /// Parts that are still tied.
    tied: Vec<Range<usize>>,
    scratch: Scratch,
    places: Vec<u32>,
    keys: Vec<Key>,
}

/// Whole numbers to sort by, the lowest first: the value, or what stands for it.
type Key = (i64, u32, ParticipantId);

impl Standings {
    pub(super) fn rank(&mut self, draws: &[Draw]) {
        let (ranked, unranked) = self.entrants();
        let count = ranked.len();
        let mut sorting = self.sort(ranked);
        self.draw_lots(&mut sorting, draws);
        let shared: usize = sorting.tied.iter().map(ExactSizeIterator::len).sum();
        let lots = self.field.provisions().list_exhausted == ListExhausted::Lots;
        if shared > 0 && lots && self.missing == 0 && self.field.rounds() == self.field.announced() {
            self.notices.push(Notice::LotsNeeded { participants: shared });
        }
        if self.missing > 0 {
            self.notices.push(Notice::Provisional { missing: self.missing });
        }
        self.rows = rows(&sorting);
        debug_assert_eq!(self.rows.len(), count);
        let rest = self.sort(unranked);
        self.rows.extend(rest.order.iter().map(|&participant| RankedRow {
            participant,
            rank: None,
            place: Sharing::Alone,
            decided: Decided::Nothing,
        }));
    }

    fn sort(&mut self, order: Vec<ParticipantId>) -> Sorting {
        let count = order.len();
        let mut sorting = Sorting {
            decided: vec![Decided::Nothing; count],
            tied: std::iter::once(0..count).filter(|all| all.len() > 1).collect(),
            order,
            scratch: Scratch::default(),
            places: Vec::new(),
            keys: Vec::new(),
        };
        let mut seats = vec![0u32; self.field.participants().len()];
        for (seat, who) in (0..).zip(&sorting.order) {
            seats[who.index()] = seat;
        }
        for criterion in 0..self.specs.len() {
            let tied = std::mem::take(&mut sorting.tied);
            for range in tied {
                if matches!(self.specs[criterion].definition.method, Method::Tied(_)) {
                    self.place(&mut sorting, criterion, range.clone());
                }
                if self.qualifies(criterion, &sorting.order[range.clone()]) {
                    self.split(&mut sorting, criterion, range, &seats);
                } else {
                    sorting.tied.push(range);
                }
            }
        }
        sorting
    }

    /// Whether a criterion can be used for a group; if not, the tie passes on.
    fn qualifies(&mut self, criterion: usize, group: &[ParticipantId]) -> bool {
        let spec = &self.specs[criterion];
        let qualifies =
            spec.definition != &board_count::DEFINITION || board_count::qualifies(&self.field, group);
        let notice = Notice::GamePointsDiffer(spec.clone());
        if !qualifies && !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
        qualifies
    }

    /// Lets a criterion that orders tied groups give places, which are its values.
    fn place(&mut self, sorting: &mut Sorting, criterion: usize, range: Range<usize>) {
        let spec = &self.specs[criterion];
        let Method::Tied(solve) = spec.definition.method else { return };
        let group = &sorting.order[range];
        sorting.places.clear();
        sorting.places.resize(group.len(), 0);
        solve(&mut TiedGroup {
            inputs: inputs(&self.field, spec, &[]),
            group,
            places: &mut sorting.places,
            scratch: &mut sorting.scratch,
            log: None,
        });
        let values = &mut self.values[criterion];
        for (who, place) in group.iter().zip(&sorting.places) {
            values[who.index()] = Some(Exact::whole(i64::from(*place)));
        }
    }

    /// Sorts a tied part by a criterion and keeps what is still tied.
    fn split(&self, sorting: &mut Sorting, criterion: usize, range: Range<usize>, seats: &[u32]) {
        let values = &self.values[criterion];
        let better = self.better(&self.specs[criterion]);
        fill_keys(&mut sorting.keys, &sorting.order[range.clone()], values, better, seats);
        sorting.keys.sort_unstable();
        for (place, (_, _, who)) in sorting.order[range.clone()].iter_mut().zip(&sorting.keys) {
            *place = *who;
        }
        let mut start = range.start;
        for index in range.start + 1..range.end {
            if sorting.keys[index - 1 - range.start].0 == sorting.keys[index - range.start].0 {
                continue;
            }
            sorting.decided[index] = Decided::By(criterion);
            if index - start > 1 {
                sorting.tied.push(start..index);
            }
            start = index;
        }
        if range.end - start > 1 {
            sorting.tied.push(start..range.end);
        }
    }

    /// Which end of a criterion comes first.
    pub fn better(&self, spec: &Spec) -> Better {
        if matches!(spec.definition.method, Method::Tied(_)) {
            return Better::Lower;
        }
        let usual = match external::column(&self.field.tournament, spec) {
            Some(column) if spec.definition.accepts(Accept::Name) => column.better,
            _ => spec.definition.better,
        };
        match (spec.order, usual) {
            (Direction::Usual, better) => better,
            (Direction::Reversed, Better::Higher) => Better::Lower,
            (Direction::Reversed, Better::Lower) => Better::Higher,
        }
    }

    /// Breaks the ties that lots were drawn for, and leaves the others.
    fn draw_lots(&mut self, sorting: &mut Sorting, draws: &[Draw]) {
        let tournament = &self.field.tournament;
        let mut used = vec![false; draws.len()];
        for range in std::mem::take(&mut sorting.tied) {
            let tied = &mut sorting.order[range.clone()];
            let Some(index) = draws.iter().rposition(|draw| draw.is_for(tournament, tied)) else {
                sorting.tied.push(range);
                continue;
            };
            used[index] = true;
            tied.order_by_cached_key(|&who| lot(tournament, &draws[index].seed, who));
            for decided in &mut sorting.decided[range.start + 1..range.end] {
                *decided = Decided::Lots;
            }
        }
        for (draw, _) in draws.iter().zip(used).filter(|(_, is_used)| *is_used) {
            self.notices.push(Notice::LotsDrawn { seed: draw.seed.clone() });
        }
    }
}

/// Fills in what to sort by: the better value first; one that does not exist comes last, whichever way the criterion
/// runs (ruling 37). Values of one denominator are compared by their numerators, others by their order.
fn fill_keys(keys: &mut Vec<Key>, part: &[ParticipantId], values: &[Value], better: Better, seats: &[u32]) {
    let sign = match better {
        Better::Higher => -1,
        Better::Lower => 1,
    };
    let mut present = part.iter().filter_map(|who| values[who.index()]);
    let first = present.next().map_or(1, Exact::denominator);
    let alike = present.all(|value| value.denominator() == first);
    keys.clear();
    if alike {
        let number = |value: Exact| value.numerator().saturating_mul(sign);
        let key = |who: &ParticipantId| values[who.index()].map_or(i64::MAX, number);
        keys.extend(part.iter().map(|who| (key(who), seats[who.index()], *who)));
        return;
    }
    let mut different: Vec<Exact> = part.iter().filter_map(|who| values[who.index()]).collect();
    different.order();
    different.dedup();
    let place = |value: Exact| {
        let place = different.partition_point(|other| *other < value);
        i64::try_from(place).unwrap_or(i64::MAX).saturating_mul(sign)
    };
    let key = |who: &ParticipantId| values[who.index()].map_or(i64::MAX, place);
    keys.extend(part.iter().map(|who| (key(who), seats[who.index()], *who)));
}

fn rows(sorting: &Sorting) -> Vec<RankedRow> {
    let count = sorting.order.len();
    let ties = |index: usize| index > 0 && index < count && sorting.decided[index] == Decided::Nothing;
    let mut rank = 0;
    let row = |index: usize| {
        if !ties(index) {
            rank = u32::try_from(index + 1).unwrap_or(u32::MAX);
        }
        RankedRow {
            participant: sorting.order[index],
            rank: Some(rank),
            place: if ties(index) || ties(index + 1) { Sharing::Shared } else { Sharing::Alone },
            decided: sorting.decided[index],
        }
    };
    (0..count).map(row).collect()
}
