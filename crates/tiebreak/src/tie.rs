//! Criteria that order a tied group: what they read, and the places they give.

use exaequo_model::ParticipantId;

use crate::inputs::Inputs;
use crate::number::{Exact, HUNDREDTHS};
use crate::worth::Worth;

/// A tied group in the hands of a rule.
#[derive(Debug)]
pub struct TiedGroup<'a> {
    /// What the rule reads.
    pub inputs: Inputs<'a>,
    /// The participants who are tied.
    pub group: &'a [ParticipantId],
    /// The place of each member inside the group, from 1; equal places stay tied. All 0: not split.
    pub places: &'a mut [u32],
    /// Room to work in.
    pub scratch: &'a mut Scratch,
    /// The steps taken, kept only for explanations.
    pub log: Option<&'a mut Vec<Step>>,
}

/// Room to work in, used again for each group.
#[derive(Debug, Default)]
pub struct Scratch {
    /// For each participant, the number of the group it was last put in.
    marks: Vec<u32>,
    mark: u32,
    /// One row for each member of a group.
    pub(crate) rows: Vec<Row>,
    /// Meetings of one member.
    pub(crate) meetings: Vec<Meeting>,
    /// Whom one member was paired with, with what a game of that round gives.
    pub(crate) paired: Vec<(ParticipantId, Worth)>,
    /// Positions in the group as given, in the order found so far.
    pub(crate) order: Vec<u32>,
    /// Whether a position of `order` is behind the one before it.
    pub(crate) heads: Vec<bool>,
}

/// One member in separate standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Position in the group as it was given.
    pub(crate) member: u32,
    /// Sum of the scores, multiplied so that averages are whole.
    pub(crate) sum: i128,
    /// How many others of the group it met.
    pub(crate) met: u32,
    /// The most it could have, and the least, with the missing games.
    pub(crate) most: i128,
    pub(crate) least: i128,
}

/// The games between two members.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meeting {
    pub(crate) opponent: ParticipantId,
    pub(crate) points: i64,
    pub(crate) games: u32,
}

impl TiedGroup<'_> {
    /// Everybody level, in the order given.
    pub(crate) fn begin(&mut self) {
        let count = self.group.len();
        self.scratch.order.clear();
        self.scratch.order.extend(0..u32::try_from(count).unwrap_or(u32::MAX));
        self.scratch.heads.clear();
        self.scratch.heads.resize(count, false);
    }

    /// Puts the members of the rows, in their order, at a position.
    pub(crate) fn reorder(&mut self, from: usize) {
        let Scratch { rows, order, .. } = &mut *self.scratch;
        for (place, row) in order[from..].iter_mut().zip(rows) {
            *place = row.member;
        }
    }

    /// The parts into which what lies between two positions has been split.
    pub(crate) fn parts(&self, from: usize, to: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
        let starts = (from + 1..to).filter(|&position| self.scratch.heads[position]);
        let starts: Vec<usize> = std::iter::once(from).chain(starts).chain([to]).collect();
        (1..starts.len()).rev().map(move |index| (starts[index - 1], starts[index]))
    }

    /// Turns the order into places; 0 for all if nothing was split.
    pub(crate) fn finish(&mut self) {
        if !self.scratch.heads.contains(&true) {
            self.places.fill(0);
            return;
        }
        let mut place = 1;
        for (position, &member) in self.scratch.order.iter().enumerate() {
            if self.scratch.heads[position] {
                place = u32::try_from(position + 1).unwrap_or(u32::MAX);
            }
            self.places[member as usize] = place;
        }
    }

    /// Splits level by level: `sums` gives the members of a part in a new order with what decides; parts that stay
    /// together go on to the next level.
    pub(crate) fn refine(
        &mut self,
        levels: usize,
        mut sums: impl FnMut(&mut Self, usize, &[u32]) -> Vec<(i64, u32)>,
    ) {
        self.begin();
        let mut parts = vec![(0, self.group.len())];
        for level in 0..levels {
            let mut next = Vec::new();
            for (from, to) in parts {
                let members = self.scratch.order[from..to].to_vec();
                let sorted = sums(self, level, &members);
                let mut start = from;
                for (index, pair) in sorted.iter().enumerate() {
                    self.scratch.order[from + index] = pair.1;
                    if index > 0 && pair.0 != sorted[index - 1].0 {
                        self.scratch.heads[from + index] = true;
                        next.push((start, from + index));
                        start = from + index;
                    }
                }
                next.push((start, to));
            }
            next.retain(|(from, to)| to - from > 1);
            parts = next;
        }
        self.finish();
    }

    /// Notes sums that decide, the best first.
    pub(crate) fn note(&mut self, what: StepBasis, sums: &[(i64, u32)]) {
        let Some(log) = self.log.as_deref_mut() else { return };
        let exact = |sum: i64| Exact::new(sum, HUNDREDTHS);
        let line = |&(sum, member): &(i64, u32)| StepMember {
            participant: self.group[member as usize],
            sum: exact(sum),
            met: 0,
            most: exact(sum),
            least: exact(sum),
            place: u32::try_from(1 + sums.iter().take_while(|other| other.0 != sum).count())
                .unwrap_or(u32::MAX),
        };
        let lines: Vec<StepMember> = sums.iter().map(line).collect();
        let equal = sums.windows(2).all(|pair| pair[0].0 == pair[1].0);
        log.push(Step { lines, outcome: if equal { StepOutcome::Equal } else { StepOutcome::Split }, what });
    }
}

impl Scratch {
    /// Marks the members of a group, forgetting those of the last one.
    pub(crate) fn mark(&mut self, count: usize, members: impl Iterator<Item = ParticipantId>) {
        self.marks.resize(count, 0);
        self.mark += 1;
        for member in members {
            self.marks[member.index()] = self.mark;
        }
    }

    /// Whether somebody is marked.
    pub(crate) fn is_marked(&self, who: ParticipantId) -> bool {
        self.marks[who.index()] == self.mark
    }
}

/// One application of a rule to a group, as an explanation shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the members had, in the order they left the step.
    pub lines: Vec<StepMember>,
    /// What came of it.
    pub outcome: StepOutcome,
    /// What the sums are.
    pub what: StepBasis,
}

/// What the sums of a step are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepBasis {
    /// Scores of the games among the tied (6.1), on the basis of the criterion.
    Encounters,
    /// Points against those whose score is at least this, in hundredths (9.2).
    Limit(i64),
    /// Points on the first boards or on one board (12.2, 12.3).
    Boards {
        /// First board, from 1.
        first: u16,
        /// The last board that is looked at.
        last: u16,
    },
    /// Board numbers times points (12.1).
    BoardCount,
    /// Scores of the matches among the tied, on the primary score (13.3.1).
    Primary,
    /// The same on the secondary score (13.3.1).
    Secondary,
}

impl StepBasis {
    /// Boards from 0, the last one not included.
    pub(crate) fn boards(first: usize, last: usize) -> Self {
        let number = |board: usize| u16::try_from(board).unwrap_or(u16::MAX);
        Self::Boards { first: number(first + 1), last: number(last) }
    }
}

/// A member in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepMember {
    /// The participant the line is about.
    pub participant: ParticipantId,
    /// What the games of the step add up to.
    pub sum: Exact,
    /// How many of the others were met.
    pub met: u32,
    /// The most the sum could be with the missing games (6.3).
    pub most: Exact,
    /// The least it could be.
    pub least: Exact,
    /// The place inside the step's group, from 1.
    pub place: u32,
}

impl StepOutcome {
    /// Whether a group was split.
    pub const fn splits(self) -> bool {
        matches!(self, Self::Split | Self::Certain(_))
    }
}

/// What came of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOutcome {
    /// The standings decide (6.2).
    Split,
    /// Some are certain of their places whatever the missing results (6.3).
    Certain(u32),
    /// All members are equal.
    Equal,
    /// Games are missing and nobody is certain of the first place (6.3).
    Uncertain,
    /// Not applied: not all have met (French annex, 2.1.4), or the group does not qualify (12.1).
    NotApplied,
}
