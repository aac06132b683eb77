//! Records 202 and 212: the list of tie-breaks as written. Their meaning is not for this crate.

use exaequo_model::{ListScope, TextRange, TieBreakList};

use super::Reader;
use super::settings::Setting;
use crate::problem::Problem;

impl Reader<'_> {
    /// 212 orders everybody and counts where both are given.
    pub(super) fn resolve_tie_breaks(&mut self) {
        let tied = self.settings.find(b"202").filter(|setting| !setting.value.is_empty());
        let everybody = self.settings.find(b"212").filter(|setting| !setting.value.is_empty());
        if let (Some(tied), Some(everybody)) = (tied, everybody)
            && !self.same_list(tied.value, everybody.value)
        {
            self.found.say_of_two(Problem::ListsDiffer, tied.span(self.text), everybody.span(self.text));
        }
        let list = |scope| move |setting: Setting| TieBreakList { text: setting.value, scope };
        self.facts.event.tie_breaks =
            everybody.map(list(ListScope::Everybody)).or(tied.map(list(ListScope::Tied)));
        for setting in [tied, everybody].into_iter().flatten() {
            self.check_codes(setting);
        }
    }

    fn same_list(&self, tied: TextRange, everybody: TextRange) -> bool {
        let upper = |range| self.str(range).to_ascii_uppercase();
        let (tied, everybody) = (upper(tied), upper(everybody));
        let everybody: Vec<&str> = codes(&everybody).collect();
        let rest = match everybody.split_first() {
            Some((&"PTS", rest)) => rest,
            _ => &everybody,
        };
        codes(&tied).eq(rest.iter().copied())
    }

    fn check_codes(&mut self, setting: Setting) {
        let start = setting.value.start();
        let list = self.str(setting.value);
        let mut rest = 0;
        for code in codes(list) {
            let offset = rest + list[rest..].find(code).unwrap_or(0);
            rest = offset + code.len();
            if is_well_formed(code) {
                continue;
            }
            let text = TextRange::new(start + offset, start + rest);
            let place = Setting { value: text, ..setting };
            self.found.say(Problem::TieBreakForm { text }, place.span(self.text));
        }
    }
}

/// The codes of a list, separated by commas, semicolons or blanks.
fn codes(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ';', ' ', '\t']).filter(|code| !code.is_empty())
}

/// Whether a code has the shape of one: a name, then parts behind `:`, `/` or the other separators programs use.
fn is_well_formed(code: &str) -> bool {
    let mut parts = code.split([':', '/', '-', '!', '#', '@']);
    let name = parts.next().unwrap_or_default();
    let starts = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let named = starts && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let part =
        |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'.'));
    named && parts.all(part) && !code.ends_with([':', '/', '-']) && !code.contains("//")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_codes() {
        for code in [
            "BH",
            "BH/C1",
            "BH-C1",
            "BH:GP/C1/P",
            "BH/:GP",
            "KS/L-2",
            "KS/L+1",
            "SSSC/K4.5",
            "OTHER_KA",
            "MPvGP",
        ] {
            assert!(is_well_formed(code), "{code}");
        }
        for code in ["1BH", "BH//C1", "BH/", "BH:", "BH*", "/C1", "BH/C 1(", "½"] {
            assert!(!is_well_formed(code), "{code}");
        }
    }
}
