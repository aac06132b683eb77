//! Writing a specification: score, then C, M, L, K, then F, P, R, U.

use std::fmt;

use super::Spec;
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
        text.push_str(&self.all_written());
    }
}
