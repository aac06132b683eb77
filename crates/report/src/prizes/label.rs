//! Prizes by their names: `Open (2–3), Women (1)`.

use exaequo_event::prizes::Prizes;
use exaequo_model::Order as _;
use exaequo_prizes::{Award, PrizeAt, PrizeList, Term};

use crate::Lang;
use crate::text::sanitize;

/// The name of a thing.
pub(super) fn thing(list: &PrizeList, at: PrizeAt) -> String {
    list.prize(at).map(|prize| sanitize(&prize.thing)).unwrap_or_default()
}

/// A prize by its list and place: `Open (1)`.
pub(super) fn prize(list: &PrizeList, at: PrizeAt) -> String {
    prizes(list, &[at])
}

/// `Open (2–3), Women (1)`: groups in the order of the list, places that follow each other as a range.
pub(super) fn prizes(list: &PrizeList, all: &[PrizeAt]) -> String {
    let mut all = all.to_vec();
    all.order();
    let follows = |one: &PrizeAt, next: &PrizeAt| one.group == next.group && one.place + 1 == next.place;
    let range = |range: &[PrizeAt]| {
        let (first, end) = (range[0], range[range.len() - 1]);
        let name = list.groups.get(first.group).map(|group| sanitize(&group.name)).unwrap_or_default();
        match end.place - first.place {
            0 => format!("{name} ({})", first.place + 1),
            _ => format!("{name} ({}–{})", first.place + 1, end.place + 1),
        }
    };
    all.chunk_by(follows).map(range).collect::<Vec<_>>().join(", ")
}

/// The prizes somebody has, or a share of.
pub(super) fn of_award(prizes_of: &Prizes, award: &Award, _lang: Lang) -> String {
    let pots = &prizes_of.allocation().pots;
    let of_term = |term: &Term| term.by_points.or(term.by_list).map(|pot| pots[pot].prizes.clone());
    let mut all: Vec<PrizeAt> = award.terms.iter().filter_map(of_term).flatten().collect();
    all.extend(&award.things);
    all.order();
    all.dedup();
    prizes(prizes_of.list(), &all)
}
