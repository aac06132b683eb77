//! 8.55: the ratings of a list against the games behind them, while somebody has watched them being worked out.

use exaequo_model::Date;

use super::PublicationFinding;
use crate::drift::Drift;
use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;
use crate::replay::one_time_changes;

impl Register {
    /// Compares the ratings of a list with its games, which somebody has watched being rated in this register.
    pub fn prove(&mut self, games: &Drift, list: Date) {
        let found = Kind::ALL.into_iter().flat_map(|kind| findings(self, games, kind, list)).collect();
        self.proved = Some((Month::of(list), found));
    }

    /// What was found where the games of a list were looked at.
    pub(super) fn not_proved(&self, list: Date) -> &[PublicationFinding] {
        match &self.proved {
            Some((own, found)) if *own == Month::of(list) => found,
            _ => &[],
        }
    }
}

fn findings(register: &Register, games: &Drift, kind: Kind, list: Date) -> Vec<PublicationFinding> {
    let list = Month::of(list);
    let is_changed = one_time_changes(list, kind).next().is_some();
    let unproved = register.unproved(games, list, kind).into_iter().map(|one| {
        let (person, expected, rating) = (one.person, one.expected, one.found);
        if is_changed {
            PublicationFinding::MissedChange { kind, person, expected, rating }
        } else {
            PublicationFinding::OtherSum { kind, person, expected, rating }
        }
    });
    unproved.collect()
}
