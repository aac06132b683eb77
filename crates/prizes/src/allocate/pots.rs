//! How the money of a tie is divided: as equally as possible, the money of each group among those who are entitled to it.
//!
//! Whoever is entitled to prizes that others are not entitled to may get more than they: the members whose own prizes,
//! divided among them alone, give the most are a pot of their own. Where everybody is entitled to everything that is one
//! pot for all.

use super::bring::Kind;
use super::flow::{Flow, SINK, SOURCE};

/// A pot: kinds of members, and groups whose money they divide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Division {
    pub(super) kinds: Vec<usize>,
    pub(super) groups: Vec<usize>,
}

/// The pot with the largest shares; `sums` holds the money of each group in hundredths.
pub(super) fn richest(kinds: &[Kind], sums: &[i64]) -> Division {
    let tie = Tie { kinds, sums };
    let mut found: Vec<usize> = (0..kinds.len()).collect();
    loop {
        let (money, heads) = tie.share(&found);
        let next = tie.above(money, heads);
        let (more, fewer) = tie.share(&next);
        let is_last = next.is_empty() || more * heads <= money * fewer;
        if !next.is_empty() {
            found = next;
        }
        if is_last {
            let groups = (0..sums.len()).filter(|group| tie.is_own(*group, &found)).collect();
            return Division { kinds: found, groups };
        }
    }
}

struct Tie<'a> {
    kinds: &'a [Kind],
    sums: &'a [i64],
}

impl Tie<'_> {
    /// Whether only these are entitled to a group.
    fn is_own(&self, group: usize, own: &[usize]) -> bool {
        let mut kinds = self.kinds.iter().enumerate();
        kinds.all(|(index, kind)| !kind.groups[group] || own.contains(&index))
    }

    /// The money that only these are entitled to, and how many they are.
    fn share(&self, own: &[usize]) -> (i128, i128) {
        let groups = (0..self.sums.len()).filter(|group| self.is_own(*group, own));
        let money = groups.map(|group| i128::from(self.sums[group])).sum();
        (money, own.iter().map(|kind| heads(&self.kinds[*kind])).sum())
    }

    /// The largest set whose own money exceeds a share (of `of`, some `money`) for each of them by the most: a cut through
    /// a network in which money flows from groups to those who are entitled to them.
    fn above(&self, money: i128, of: i128) -> Vec<usize> {
        let (first_group, first_kind) = (2, 2 + self.sums.len());
        let mut flow = Flow::new(first_kind + self.kinds.len());
        let all: i128 = self.sums.iter().map(|sum| i128::from(*sum)).sum();
        for (group, sum) in self.sums.iter().enumerate() {
            flow.edge(SOURCE, first_group + group, i128::from(*sum) * of);
            for kind in (0..self.kinds.len()).filter(|kind| self.kinds[*kind].groups[group]) {
                // More than there is at all.
                flow.edge(first_group + group, first_kind + kind, all * of + 1);
            }
        }
        for (index, kind) in self.kinds.iter().enumerate() {
            flow.edge(first_kind + index, SINK, money * heads(kind));
        }
        flow.fill();
        let cut_off = flow.cut_off();
        (0..self.kinds.len()).filter(|kind| cut_off[first_kind + kind]).collect()
    }
}

fn heads(kind: &Kind) -> i128 {
    i128::try_from(kind.members.len()).unwrap_or(i128::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kinds with how many members they have; the first pot with its money and how many share it.
    fn first(kinds: &[(&[bool], usize)], sums: &[i64]) -> (Vec<usize>, i64, usize) {
        let kind = |(groups, members): &(&[bool], usize)| Kind {
            groups: groups.to_vec(),
            members: (0..*members).collect(),
        };
        let kinds: Vec<Kind> = kinds.iter().map(kind).collect();
        let pot = richest(&kinds, sums);
        let heads = pot.kinds.iter().map(|kind| kinds[*kind].members.len()).sum();
        (pot.kinds, pot.groups.iter().map(|group| sums[*group]).sum(), heads)
    }

    #[test]
    fn who_is_entitled_to_the_same_shares_equally() {
        assert_eq!(first(&[(&[true], 3)], &[900]), (vec![0], 900, 3));
    }

    #[test]
    fn a_small_prize_of_one_member_is_no_reason_for_unequal_shares() {
        // 300 + 200 for all and 150 for a junior, four tied: 162.50 each.
        assert_eq!(first(&[(&[true, false], 3), (&[true, true], 1)], &[500, 150]), (vec![0, 1], 650, 4));
    }

    #[test]
    fn a_large_prize_of_one_member_is_not_divided_with_others() {
        assert_eq!(first(&[(&[true, false], 3), (&[true, true], 1)], &[500, 300]), (vec![1], 300, 1));
    }

    #[test]
    fn of_prizes_inside_each_other_the_best_share_comes_first() {
        // Fourteen share places; four of them are below 2400 and one of these below 2300.
        let kinds: &[(&[bool], usize)] =
            &[(&[true, false, false], 10), (&[true, true, false], 3), (&[true, true, true], 1)];
        assert_eq!(first(kinds, &[1_000, 800, 900]), (vec![2], 900, 1));
        assert_eq!(first(kinds, &[1_000, 800, 100]), (vec![1, 2], 900, 4));
        assert_eq!(first(kinds, &[10_000, 800, 100]), (vec![0, 1, 2], 10_900, 14));
    }

    #[test]
    fn without_money_all_are_one_pot() {
        assert_eq!(first(&[(&[true], 1), (&[false], 2)], &[0]), (vec![0, 1], 0, 3));
    }
}
