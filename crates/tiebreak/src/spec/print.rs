//! Writing a specification: score, then C, M, L, K, then F, P, R, U.

use std::fmt;

use exaequo_model::PrimaryScore;

use super::{Cuts, Direction, Forfeits, KoyaLimit, LastRound, Spec};
use crate::definition::Origin;

impl fmt::Display for Spec {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16);
        self.write(&mut text);
        formatter.pad(&text)
    }
}

impl Spec {
    /// As a list for FIDE writes it: criteria that are not FIDE's begin with `OTHER_`.
    pub fn to_trf(&self) -> String {
        match (self.definition.origin, &self.name) {
            (Origin::Fide(_), _) => self.to_string(),
            (Origin::Event, Some(name)) => format!("OTHER_{name}"),
            _ => format!("OTHER_{self}"),
        }
    }

    fn write(&self, text: &mut String) {
        match (&self.name, self.definition.code) {
            (Some(name), "OTHER") => text.extend(["OTHER_", name]),
            (Some(name), code) => text.extend([code, ":", name]),
            (None, code) => text.push_str(code),
        }
        match self.basis {
            Some(PrimaryScore::MatchPoints) => text.push_str(":MP"),
            Some(PrimaryScore::GamePoints) => text.push_str(":GP"),
            None => {}
        }
        let mut part = |part: String| text.extend(["/", part.as_str()]);
        match self.cuts {
            Cuts { low: 0, high: 0 } => {}
            Cuts { low, high: 0 } => part(format!("C{low}")),
            Cuts { low, .. } => part(format!("M{low}")),
        }
        match self.limit {
            KoyaLimit::HalfPoints(0) => {}
            KoyaLimit::HalfPoints(halves) => part(format!("L{halves:+}")),
            KoyaLimit::Percent(percent) => part(format!("L{percent}")),
        }
        if let Some(divisor) = self.divisor {
            part(format!("K{divisor}"));
        }
        if self.last_round == LastRound::Drawn && self.definition.last_round == LastRound::AsPlayed {
            part("F".to_owned());
        }
        if self.forfeits == Forfeits::Played {
            part("P".to_owned());
        }
        if self.order == Direction::Reversed {
            part("R".to_owned());
        }
        if let Some(rating) = self.unrated {
            part(format!("U{}", rating.value()));
        }
    }
}
