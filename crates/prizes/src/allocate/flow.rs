//! The largest flow through a small network, and what it cuts off.

use std::collections::VecDeque;

/// A network: for each pair of nodes how much can still flow. Node 0 is the source, node 1 the sink.
pub(super) struct Flow {
    nodes: usize,
    left: Vec<i128>,
}

pub(super) const SOURCE: usize = 0;
pub(super) const SINK: usize = 1;

impl Flow {
    pub(super) fn new(nodes: usize) -> Self {
        Self { nodes, left: vec![0; nodes * nodes] }
    }

    pub(super) fn edge(&mut self, from: usize, to: usize, capacity: i128) {
        self.left[from * self.nodes + to] += capacity;
    }

    /// Sends as much as fits.
    pub(super) fn fill(&mut self) {
        while let Some(path) = self.path() {
            let steps = || path.windows(2).map(|step| (step[0], step[1]));
            let most = steps().map(|(from, to)| self.left[from * self.nodes + to]).min().unwrap_or(0);
            for (from, to) in steps().collect::<Vec<_>>() {
                self.left[from * self.nodes + to] -= most;
                self.left[to * self.nodes + from] += most;
            }
        }
    }

    /// A shortest way from the source to the sink on which something fits.
    fn path(&self) -> Option<Vec<usize>> {
        let mut before = vec![None; self.nodes];
        let mut queue = VecDeque::from([SOURCE]);
        while let Some(from) = queue.pop_front() {
            for (to, reached_from) in before.iter_mut().enumerate() {
                if to != SOURCE && reached_from.is_none() && self.left[from * self.nodes + to] > 0 {
                    *reached_from = Some(from);
                    queue.push_back(to);
                }
            }
        }
        let mut path = vec![SINK];
        while let Some(node) = path.last().and_then(|node| before[*node]) {
            path.push(node);
        }
        path.reverse();
        (path.len() > 1).then_some(path)
    }

    /// The nodes from which nothing more reaches the sink: the largest set on the side of the source.
    pub(super) fn cut_off(&self) -> Vec<bool> {
        let mut reaches = vec![false; self.nodes];
        reaches[SINK] = true;
        let mut queue = VecDeque::from([SINK]);
        while let Some(to) = queue.pop_front() {
            for (from, reaches) in reaches.iter_mut().enumerate() {
                if !*reaches && self.left[from * self.nodes + to] > 0 {
                    *reaches = true;
                    queue.push_back(from);
                }
            }
        }
        reaches.into_iter().map(|reaches| !reaches).collect()
    }
}
