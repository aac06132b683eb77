//! 10.3: the figures of a span are looked through.

use super::{DriftFinding, GroupOf, Off};
use crate::drift::DriftReport;
use crate::drift::calibration::Calibration;
use crate::drift::groups::{Group, Groups};
use crate::drift::points::Flow;
use crate::drift::tally::{Fit, Tally};

/// Fewer players than this say nothing of a field.
const FEW: u32 = 30;
/// What the anchor may move, in hundredths of a point.
const ANCHOR: i64 = 200;
/// What others in the field may do to its median.
const COMPOSITION: i64 = 1000;
/// How far those who come may be from those who leave.
const TURNOVER: i64 = 5000;
/// What the standard deviation may change.
const SPREAD: i64 = 500;
/// What may come or go for one reason for each active player.
const EACH: i64 = 100;
/// Of hundreds of federations and pairs of them some stand out by chance, so more is asked of them: three standard errors.
const MANY: i64 = 3000;

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Looking {
    pub(super) found: Vec<DriftFinding>,
}

impl Looking {
    pub(super) fn table(&mut self, calibration: &Calibration) {
        for gap in &calibration.gaps {
            let (from, to) = (gap.from, gap.to);
            self.found.extend(outside(&gap.tally).map(|off| DriftFinding::Table { from, to, off }));
        }
    }

    pub(super) fn groups(&mut self, groups: &Groups) {
        self.each(&groups.ratings, |band| GroupOf::Ratings(*band), 0);
        self.each(&groups.ages, |band| GroupOf::Ages(*band), 0);
        self.each(&groups.sexes, |sex| GroupOf::Sex(*sex), 0);
        self.each(&groups.coefficients, |k| GroupOf::Coefficient(*k), 0);
        self.each(&groups.newcomers, |band| GroupOf::Newcomers(*band), 0);
        self.each(&groups.federations, |federation| GroupOf::Federation(federation.clone()), MANY);
        for border in &groups.borders {
            self.group(&border.tally, || GroupOf::Border(border.federations.clone()), MANY);
        }
    }

    fn each<T>(&mut self, groups: &[Group<T>], of: impl Fn(&T) -> GroupOf, least: i64) {
        for group in groups {
            self.group(&group.tally, || of(&group.of), least);
        }
    }

    fn group(&mut self, tally: &Tally, of: impl FnOnce() -> GroupOf, least: i64) {
        if let Some(off) = outside(tally).filter(|off| off.z.abs() >= least) {
            self.found.push(DriftFinding::Group { of: of(), off });
        }
    }

    pub(super) fn movement(&mut self, report: &DriftReport) {
        let anchor = report.anchor.all;
        let is_clear = anchor.interval().is_some_and(|[low, high]| low > 0 || high < 0);
        if anchor.players >= FEW && is_clear && anchor.mean.is_some_and(|mean| mean.abs() >= ANCHOR) {
            self.found.push(DriftFinding::Anchor(anchor));
        }
        self.composition(report);
        self.turnover(report);
        self.spread(report);
    }

    fn composition(&mut self, report: &DriftReport) {
        let median = &report.median;
        if let (Some(composition), Some(movement)) = (median.composition, median.movement)
            && median.stayers >= FEW
            && composition.abs() >= COMPOSITION
        {
            self.found.push(DriftFinding::Composition { composition, movement });
        }
    }

    fn turnover(&mut self, report: &DriftReport) {
        let (entrants, leavers) = (report.turnover.entrants, report.turnover.leavers);
        if let (Some(came), Some(left)) = (entrants.mean, leavers.mean)
            && entrants.players.min(leavers.players) >= FEW
            && (came - left).abs() >= TURNOVER
        {
            self.found.push(DriftFinding::Turnover { entrants, leavers });
        }
    }

    fn spread(&mut self, report: &DriftReport) {
        let ends = report.fields.first().zip(report.fields.last());
        let few = ends.is_none_or(|(start, end)| start.active.min(end.active) < FEW);
        let ends = ends.and_then(|(start, end)| start.deviation.zip(end.deviation));
        if let Some((start, end)) = ends.filter(|(start, end)| !few && (end - start).abs() >= SPREAD) {
            self.found.push(DriftFinding::Spread { start, end });
        }
    }

    /// Players who come and go are in [`DriftFinding::Turnover`]; here it is about points alone.
    pub(super) fn points(&mut self, report: &DriftReport) {
        let active = report.points.active.players[1];
        if active < FEW {
            return;
        }
        for (flow, sum) in report.points.flows.iter().filter(|(flow, _)| !flow.is_of_players()) {
            let (points, each) = (sum.points, sum.points / i64::from(active));
            if each.abs() >= EACH && is_drift(flow) {
                self.found.push(DriftFinding::Points { flow, points, each });
            }
        }
    }
}

/// What was changed on purpose is no finding.
fn is_drift(flow: Flow) -> bool {
    !matches!(flow, Flow::Adjustments | Flow::OneTimeChanges)
}

/// How far some games are from what was expected, if that is further than chance makes likely.
fn outside(tally: &Tally) -> Option<Off> {
    (tally.fit() == Fit::Outside).then(|| Off::of(tally)).flatten()
}
