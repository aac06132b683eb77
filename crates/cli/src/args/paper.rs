//! What lists are printed on: as asked for, as at the place of the event, as where the program is used.

use clap::ArgMatches;
use exaequo::report::page::{Paper, paper_of_region};

use super::settings::optional;

/// Variables that name the locale of paper, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_PAPER", "LANG"];

/// What is known of the paper before an event is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PaperChoice {
    /// What `--paper` asks for.
    pub(crate) asked: Option<Paper>,
    /// What is usual where the program is used.
    pub(crate) of_locale: Option<Paper>,
}

impl PaperChoice {
    pub(crate) fn new(matches: &ArgMatches) -> Self {
        let asked = optional(matches, "paper").map(|name| Paper::letter_if(name == "letter"));
        Self { asked, of_locale: of_locale(|name| std::env::var(name).ok()) }
    }

    /// For a page with the paper of its event, where that is known.
    pub(crate) fn of(self, event: Option<Paper>) -> Option<Paper> {
        self.asked.or(event).or(self.of_locale)
    }
}

/// The paper of the region in a locale such as `fr_CA.UTF-8`; `None` where it names no region.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Paper> {
    let locale = VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()))?;
    let (_, after) = locale.split_once(['_', '-'])?;
    let region: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
    (region.len() == 2).then(|| paper_of_region(&region))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(variables: &[(&str, &str)]) -> Option<Paper> {
        let value = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        of_locale(value)
    }

    #[test]
    fn the_region_of_the_strongest_variable_decides() {
        for (locale, expected) in [
            ("fr_CA.UTF-8", Some(Paper::Letter)),
            ("en_US", Some(Paper::Letter)),
            ("es_MX@euro", Some(Paper::Letter)),
            ("fr-CA", Some(Paper::Letter)),
            ("es_ES.UTF-8", Some(Paper::A4)),
            ("en_GB", Some(Paper::A4)),
            ("fr", None),
            ("C", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(paper(&[("LANG", locale)]), expected, "{locale}");
        }
        assert_eq!(paper(&[("LC_ALL", ""), ("LC_PAPER", "de_DE"), ("LANG", "en_US")]), Some(Paper::A4));
        assert_eq!(paper(&[("LC_ALL", "en_US"), ("LC_PAPER", "de_DE")]), Some(Paper::Letter));
    }

    #[test]
    fn the_option_then_the_event_then_the_locale() {
        let (a4, letter) = (Some(Paper::A4), Some(Paper::Letter));
        assert_eq!(PaperChoice { asked: a4, of_locale: letter }.of(letter), a4);
        assert_eq!(PaperChoice { asked: None, of_locale: letter }.of(a4), a4);
        assert_eq!(PaperChoice { asked: None, of_locale: letter }.of(None), letter);
    }
}
