//! 10.3, 11.2: whether the scale of ratings drifts: what an officer needs to see it, and to say what could be done.
//!
//! A [`Drift`] watches the lists of a span being worked out and keeps their games; [`Register::drift`] turns them, with the
//! lists themselves, into a [`DriftReport`]. Everything in it is exact: points and ratings are whole hundredths, means and
//! standard errors whole thousandths, and the account of points adds up to the last hundredth.
//!
//! ```no_run
//! # use exaequo_register::{Drift, DriftSpan, FileError, Files, Kind, Ledger, Register};
//! # fn drift(ledger: &Ledger, files: &impl Files) -> Result<(), FileError> {
//! let list = exaequo_model::Date::constant(2026, 11, 1);
//! let mut drift = Drift::over(DriftSpan::year_to(list));
//! let register = Register::read_watching(ledger, files, &mut |part| drift.watch(part))?;
//! let report = register.drift(&drift, Kind::Standard);
//! # Ok(())
//! # }
//! ```

mod calibration;
mod ends;
mod field;
mod finding;
mod groups;
mod leaf;
mod movement;
mod number;
mod points;
mod proof;
mod tally;
mod turnover;

use std::collections::BTreeMap;

use exaequo_model::Date;

use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;
use crate::run::RatedPart;
pub use calibration::{Calibration, CalibrationLine, Gap};
use ends::Ends;
pub use field::{ActiveField, Best, Reached};
pub use finding::{DriftFinding, GroupOf, Measure, Off};
use groups::Grouping;
pub use groups::{AgeBand, Border, GamesBand, Group, Groups, RatingBand};
use leaf::Leaf;
pub use movement::{Anchor, MedianChange, RatingMovement};
pub use points::{Flow, FlowSum, Flows, Inactivity, PointsAccount, Sums};
pub use tally::{Fit, Tally};
pub use turnover::{Share, Turnover};

/// From one list to another. Games on the first are before it, games on the last are in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DriftSpan {
    /// The list at the beginning.
    pub from: Date,
    /// The list at the end.
    pub to: Date,
}

impl DriftSpan {
    /// Twelve months up to a list.
    pub fn year_to(list: Date) -> Self {
        Self::months_to(list, 12)
    }

    /// So many months up to a list.
    pub fn months_to(list: Date, months: u16) -> Self {
        Self { from: Month::of(list).minus(months).first_day(), to: list }
    }

    /// One list alone.
    pub fn of_list(list: Date) -> Self {
        Self::months_to(list, 1)
    }

    fn has(&self, list: Month) -> bool {
        list > Month::of(self.from) && list <= Month::of(self.to)
    }
}

/// Whoever watches the lists of a span being worked out.
#[derive(Clone, Debug)]
pub struct Drift {
    span: DriftSpan,
    leaves: BTreeMap<(Month, Kind), Leaf>,
}

impl Drift {
    /// Begins to watch. A drift watches one replay, from its beginning.
    pub const fn over(span: DriftSpan) -> Self {
        Self { span, leaves: BTreeMap::new() }
    }

    /// Takes in a part of an event that was rated.
    pub fn watch(&mut self, part: &RatedPart<'_>) {
        let list = Month::of(part.list);
        if self.span.has(list) {
            self.leaves.entry((list, part.kind)).or_default().add(part);
        }
    }

    fn leaf(&self, list: Month, kind: Kind) -> Option<&Leaf> {
        self.leaves.get(&(list, kind))
    }
}

/// What an officer needs to see whether the scale drifts, for one kind of rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DriftReport {
    /// The kind of rating.
    pub kind: Kind,
    /// From which list to which; where the register begins later, from its first.
    pub span: DriftSpan,
    /// 8.1b: what the higher rated scored.
    pub calibration: Calibration,
    /// 8.55: what groups of players scored.
    pub groups: Groups,
    /// The active field on each list, the one at the beginning first.
    pub fields: Vec<ActiveField>,
    /// Players whose strength should not have changed.
    pub anchor: Anchor,
    /// Why the median of the field changed.
    pub median: MedianChange,
    /// Those who came and those who left.
    pub turnover: Turnover,
    /// Where points came from and went.
    pub points: PointsAccount,
    /// 11.2: what stands out.
    pub findings: Vec<DriftFinding>,
}

impl Register {
    /// 10.3: whether the scale drifts. None if the register has no two lists in the span.
    pub fn drift(&self, drift: &Drift, kind: Kind) -> Option<DriftReport> {
        let ends = self.ends(drift.span, kind)?;
        let (calibration, groups) = scored(&ends, drift);
        let lists = std::iter::once(ends.start).chain(ends.lists());
        let mut report = DriftReport {
            kind,
            span: DriftSpan { from: ends.start.first_day(), to: ends.end.first_day() },
            calibration,
            groups,
            fields: lists.map(|list| ActiveField::of(self, kind, list)).collect(),
            anchor: Anchor::of(&ends),
            median: MedianChange::of(&ends),
            turnover: Turnover::of(&ends),
            points: PointsAccount::of(&ends, drift),
            findings: Vec::new(),
        };
        report.findings = report.look();
        Some(report)
    }

    /// The newest lists up to both days; the first list there is, if the register begins later.
    fn ends(&self, span: DriftSpan, kind: Kind) -> Option<Ends<'_>> {
        let book = self.book(kind);
        let until = |day: Date| book.lists().rfind(|list| *list <= Month::of(day));
        let (start, end) = (until(span.from).or_else(|| book.lists().next())?, until(span.to)?);
        (start < end).then_some(Ends { register: self, kind, start, end })
    }
}

/// What was scored in the games of the span.
fn scored(ends: &Ends<'_>, drift: &Drift) -> (Calibration, Groups) {
    let mut calibration = Calibration::default();
    let mut groups = Grouping::new(ends.register, ends.kind);
    for (list, leaf) in ends.lists().filter_map(|list| Some((list, drift.leaf(list, ends.kind)?))) {
        for sides in leaf.games(ends.register) {
            calibration.add(&sides);
            groups.add(list, &sides);
        }
    }
    (calibration, groups.finish())
}
