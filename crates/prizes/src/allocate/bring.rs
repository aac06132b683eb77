//! Which prizes a tie brings in: the most valuable ones that are left, at most one for each member, each for a member who
//! is entitled to it.
//!
//! Prizes are tried from the most valuable on; one is taken if all that are taken can still be given to different members.
//! No other choice is worth more, and none depends on the order of the members.

/// Members of a tie who are entitled to the same groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    /// For each group of the list, whether the members are entitled to its prizes.
    pub(super) groups: Vec<bool>,
    /// The members, by their position in the standings.
    pub(super) members: Vec<usize>,
}

/// The members of a tie by what they are entitled to.
pub(super) fn kinds(members: &[usize], groups_of: impl Fn(usize) -> Vec<bool>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for &member in members {
        let groups = groups_of(member);
        match kinds.iter_mut().find(|kind| kind.groups == groups) {
            Some(kind) => kind.members.push(member),
            None => kinds.push(Kind { groups, members: vec![member] }),
        }
    }
    kinds
}

/// How many prizes of each group are given to members of each kind.
pub(super) struct Bringing<'a> {
    kinds: &'a [Kind],
    given: Vec<Vec<usize>>,
}

impl<'a> Bringing<'a> {
    pub(super) fn new(groups: usize, kinds: &'a [Kind]) -> Self {
        Self { kinds, given: vec![vec![0; kinds.len()]; groups] }
    }

    /// Takes a prize of a group, if all prizes taken can then be given to different members.
    pub(super) fn take(&mut self, group: usize) -> bool {
        self.place(group, &mut vec![false; self.kinds.len()])
    }

    fn place(&mut self, group: usize, tried: &mut Vec<bool>) -> bool {
        for kind in 0..self.kinds.len() {
            if tried[kind] || !self.kinds[kind].groups[group] {
                continue;
            }
            tried[kind] = true;
            if self.has_room(kind) || self.make_room(kind, tried) {
                self.given[group][kind] += 1;
                return true;
            }
        }
        false
    }

    fn has_room(&self, kind: usize) -> bool {
        let taken: usize = self.given.iter().map(|kinds| kinds[kind]).sum();
        taken < self.kinds[kind].members.len()
    }

    /// Gives a prize of this kind of members to others.
    fn make_room(&mut self, kind: usize, tried: &mut Vec<bool>) -> bool {
        for group in 0..self.given.len() {
            if self.given[group][kind] > 0 && self.place(group, tried) {
                self.given[group][kind] -= 1;
                return true;
            }
        }
        false
    }
}
