//! Provisions an event replaces (16.6), from TOML.

use exaequo_rating::{ProvisionsError, ProvisionsErrors, TomlEntry, TomlLines};

use super::{Provision, Provisions};
use crate::edition::Edition;

/// An edition with the provisions an event replaces.
#[derive(Clone, Copy, Debug)]
pub struct Regulations {
    /// The edition they start from.
    pub edition: &'static Edition,
    /// What holds: the provisions of the edition, or what the event put in their place.
    pub provisions: Provisions,
}

impl Regulations {
    /// An edition as it is.
    pub const fn of(edition: &'static Edition) -> Self {
        Self { edition, provisions: edition.provisions }
    }

    /// The provisions the event replaces.
    pub fn changed(&self) -> impl Iterator<Item = &'static Provision> + '_ {
        self.edition.provisions.differences(&self.provisions)
    }

    /// Reads `edition = "…"` and one line for each provision that is replaced.
    ///
    /// ```
    /// use exaequo_tiebreak::Regulations;
    ///
    /// let regulations = Regulations::parse("edition = 'fide-2026-03'\nbye-cap = 'none'\n")?;
    /// assert_eq!(regulations.edition.name, "fide-2026-03");
    /// let changed: Vec<_> = regulations.changed().map(|provision| provision.key).collect();
    /// assert_eq!(changed, ["bye-cap"]);
    /// # Ok::<(), exaequo_tiebreak::ProvisionsErrors>(())
    /// ```
    ///
    /// All errors are reported at once:
    ///
    /// ```
    /// use exaequo_tiebreak::Regulations;
    ///
    /// let text = "edition = 'fide-1999'\nbye-kap = 'none'\nbye-cap = 'nome'\n";
    /// let wrong = Regulations::parse(text).unwrap_err();
    /// let said: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    /// assert_eq!(said[0], r#"there is no edition "fide-1999""#);
    /// assert_eq!(said[1..], [r#"there is no provision "bye-kap""#, r#"bye-cap cannot be "nome""#]);
    /// ```
    pub fn parse(text: &str) -> Result<Self, ProvisionsErrors> {
        let lines = TomlLines::parse(text)?;
        let edition = lines
            .edition()
            .and_then(|named| Edition::named(named.text()?).ok_or_else(|| named.unknown_edition()));
        // Names and choices are those of every edition, so that the other lines can be judged without one.
        let mut provisions =
            edition.as_ref().map_or(Edition::ALL[0].provisions, |edition| edition.provisions);
        let others = lines.others().map(|entry| replace(&mut provisions, entry));
        let edition = ProvisionsErrors::unless(edition, others)?;
        Ok(Self { edition, provisions })
    }
}

/// Replaces the provision that a line names.
fn replace(provisions: &mut Provisions, entry: &TomlEntry) -> Result<(), ProvisionsError> {
    let choice = entry.text()?;
    let provision = Provisions::ALL.iter().find(|provision| provision.key == entry.key);
    let provision = provision.ok_or_else(|| entry.unknown_key())?;
    provision.set(provisions, choice).ok_or_else(|| entry.unknown_choice(provision.key))
}

#[cfg(test)]
mod tests {
    use exaequo_rating::{ProvisionsProblem, TomlFault};

    use super::*;

    fn problem(text: &str) -> (ProvisionsProblem, &str) {
        let errors = Regulations::parse(text).unwrap_err();
        let [error] = &errors[..] else { panic!("{errors}") };
        (error.problem.clone(), &text[error.at.clone()])
    }

    #[test]
    fn every_choice_of_every_provision_can_be_named() {
        for provision in Provisions::ALL {
            for choice in provision.choices {
                let text = format!("edition = \"fide-2026-03\"\n{} = \"{choice}\"\n", provision.key);
                let regulations = Regulations::parse(&text).unwrap();
                assert_eq!(provision.get(&regulations.provisions), *choice);
            }
        }
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        let edition = "edition = 'fide-2026-03'\n";
        let faults = [
            ("edition =", TomlFault::NoValue),
            ("edition", TomlFault::NoValue),
            ("edition = fide-2026-03", TomlFault::NoQuotes),
            ("edition = \"fide-2026-03", TomlFault::Unclosed),
            ("[edition", TomlFault::Unclosed),
            ("a = 1\na = 2", TomlFault::KeyTwice),
            ("a = [1,,2]", TomlFault::Comma),
            ("a = 01", TomlFault::Number),
        ];
        for (text, fault) in faults {
            assert_eq!(problem(text).0, ProvisionsProblem::Syntax(fault), "{text}");
        }
        assert_eq!(problem("").0, ProvisionsProblem::NoEdition);
        assert_eq!(problem("edition = 'x'"), (ProvisionsProblem::UnknownEdition("x".into()), "'x'"));
        let (found, at) = (problem("edition = 3").0, problem("edition = 3").1);
        assert_eq!((found, at), (ProvisionsProblem::NotText("edition".into()), "3"));
        let text = format!("{edition}bye-kap = 'none'");
        assert_eq!(problem(&text), (ProvisionsProblem::UnknownKey("bye-kap".into()), "bye-kap"));
        let text = format!("{edition}bye-cap = 'nome'");
        let expected = ProvisionsProblem::UnknownChoice { key: "bye-cap", choice: "nome".into() };
        assert_eq!(problem(&text), (expected, "'nome'"));
    }

    #[test]
    fn four_faults_are_told_at_once_in_the_order_of_the_text() {
        let text = "bye-kap = 'none'\nbye-cap = 'nome'\nedition = 'fide-1999'\nunplayed = 3\n";
        let errors = Regulations::parse(text).unwrap_err();
        let at: Vec<&str> = errors.iter().map(|error| &text[error.at.clone()]).collect();
        assert_eq!(at, ["bye-kap", "'nome'", "'fide-1999'", "3"]);
    }
}
