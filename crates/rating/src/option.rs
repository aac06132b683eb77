//! Provisions by name: those the sources leave open, and all others an event or a federation decides for itself.

mod choices;
mod file;
mod settings;
mod values;

use exaequo_model::Pace;

use crate::edition::Edition;
use crate::provisions::Provisions;
pub use choices::CHOICES;
pub use file::{
    ProvisionsError, ProvisionsErrors, ProvisionsProblem, TomlEntry, TomlFault, TomlLines, TomlValue,
};
pub use settings::{NamedSetting, SettingsProblem};

/// A provision that can be replaced by name.
#[derive(Debug)]
pub struct Choice {
    /// The name of the option.
    pub name: &'static str,
    /// The values it takes, for people.
    pub values: &'static [&'static str],
    /// The article it belongs to.
    pub article: &'static str,
    set: fn(&mut Provisions, &str) -> Option<()>,
}

impl Choice {
    /// The provision of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        CHOICES.iter().find(|choice| choice.name == name)
    }
}

/// Why a provision could not be replaced.
#[derive(Clone, Copy, Debug)]
pub enum ChoiceError {
    /// No provision has that name.
    Unknown,
    /// It does not take that value.
    Value(&'static Choice),
}

impl Provisions {
    /// Replaces a provision by name.
    ///
    /// ```
    /// use exaequo_model::{Pace, Points};
    /// use exaequo_rating::Edition;
    ///
    /// let mut rules = Edition::FIDE_2009_TEXT.provisions[Pace::Standard].expect("for standard chess");
    /// rules.replace("first-points", "1").expect("a known name and value");
    /// assert_eq!(rules.first_points, Points::WHOLE);
    /// ```
    pub fn replace(&mut self, name: &str, value: &str) -> Result<(), ChoiceError> {
        let choice = Choice::named(name).ok_or(ChoiceError::Unknown)?;
        (choice.set)(self, value).ok_or(ChoiceError::Value(choice))
    }
}

/// An edition with the provisions an event or a federation replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulations {
    /// The edition they start from.
    pub edition: &'static Edition,
    /// Names and values, in the order of the text; they are known to fit.
    pub replaced: Vec<(String, String)>,
}

impl Regulations {
    /// Reads `edition = "…"` and one line for each provision that is replaced.
    ///
    /// ```
    /// use exaequo_rating::Regulations;
    ///
    /// let read = Regulations::parse("edition = 'fide-2014'\nunrated-opponents = 'counted'\nfloor = 1100\n")?;
    /// assert_eq!(read.edition.name, "fide-2014");
    /// assert_eq!(read.replaced[1], ("floor".to_owned(), "1100".to_owned()));
    /// # Ok::<(), exaequo_rating::ProvisionsErrors>(())
    /// ```
    ///
    /// All errors are reported at once:
    ///
    /// ```
    /// use exaequo_rating::Regulations;
    ///
    /// let wrong = Regulations::parse("edition = 'x'\nfloor = 'low'\nceiling = 3000\n").unwrap_err();
    /// let said: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    /// assert_eq!(said[..2], [r#"there is no edition "x""#, r#"floor cannot be "low""#]);
    /// assert_eq!(said[2], r#"there is no provision "ceiling""#);
    /// ```
    pub fn parse(text: &str) -> Result<Self, ProvisionsErrors> {
        let lines = TomlLines::parse(text)?;
        let edition = lines.edition().and_then(|named| {
            let edition = Edition::named(named.text()?).ok_or_else(|| named.unknown_edition())?;
            let rules = edition.provisions[Pace::Standard].ok_or_else(|| named.unknown_edition())?;
            Ok((edition, rules))
        });
        // Names and values are those of every edition, so that the other lines can be judged without one.
        let any = Edition::FIDE_2024_03.provisions[Pace::Standard];
        let rules = edition.as_ref().ok().map(|(_, rules)| *rules).or(any);
        let mut replaced = Vec::new();
        let others = lines.others().map(|entry| {
            replaced.push(replacement(rules, entry)?);
            Ok(())
        });
        let (edition, _) = ProvisionsErrors::unless(edition, others)?;
        Ok(Self { edition, replaced })
    }
}

/// The name and the value of a line, if provisions can have them.
fn replacement(rules: Option<Provisions>, entry: &TomlEntry) -> Result<(String, String), ProvisionsError> {
    let value = entry.text_or_number()?;
    let tried = rules.map_or(Ok(()), |mut rules| rules.replace(&entry.key, value));
    tried.map_err(|error| match error {
        ChoiceError::Unknown => entry.unknown_key(),
        ChoiceError::Value(choice) => entry.unknown_choice(choice.name),
    })?;
    Ok((entry.key.clone(), value.to_owned()))
}
