//! The modifiers of a criterion as choices instead of syntax: which it takes, what can be chosen, and what is.

use exaequo_model::PrimaryScore;

use super::{Cuts, Direction, Forfeits, KoyaLimit, LastRound, Spec, SpecError};
use crate::definition::Accept;

/// How far the limit of Koya is offered to be moved, in half points.
const LIMIT: i16 = 4;

/// A modifier that a criterion takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// Which one. A cut stands for the median as well: there is one or the other.
    pub accept: Accept,
    /// What is chosen, as it is written behind the code; empty where nothing is.
    pub chosen: String,
    /// What can be chosen.
    pub choice: ModifierChoice,
}

/// What can be chosen for a modifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModifierChoice {
    /// One of these, as they are written behind the code; an empty one leaves the modifier out.
    OneOf(Vec<String>),
    /// A number behind this sign, or nothing.
    Number(&'static str),
}

/// Modifiers in the order in which they are written.
const ORDER: [Accept; 8] = [
    Accept::Basis,
    Accept::Cut,
    Accept::Limit,
    Accept::Divisor,
    Accept::Fore,
    Accept::Played,
    Accept::Reverse,
    Accept::Unrated,
];

impl Spec {
    /// The modifiers this criterion takes, with what is chosen.
    ///
    /// ```
    /// use exaequo_tiebreak::{Accept, Spec};
    ///
    /// let spec: Spec = "BH/C1/P".parse()?;
    /// let taken = spec.modifiers();
    /// assert_eq!(taken.iter().find(|one| one.accept == Accept::Cut).map(|one| one.chosen.as_str()), Some("/C1"));
    /// assert!(taken.iter().all(|one| one.accept != Accept::Limit), "a limit is for Koya");
    /// # Ok::<(), exaequo_tiebreak::SpecError>(())
    /// ```
    pub fn modifiers(&self) -> Vec<Modifier> {
        let takes = |accept: &Accept| match accept {
            Accept::Cut => self.definition.accepts(Accept::Cut) || self.definition.accepts(Accept::Median),
            other => self.definition.accepts(*other),
        };
        let modifier =
            |accept: Accept| Modifier { accept, chosen: self.written(accept), choice: self.choice(accept) };
        ORDER.into_iter().filter(takes).map(modifier).collect()
    }

    /// The same criterion with these modifiers and no others, each as it is written behind the code.
    ///
    /// ```
    /// use exaequo_tiebreak::Spec;
    ///
    /// let spec: Spec = "BH/C1".parse()?;
    /// assert_eq!(spec.with_modifiers(["/M2", "", "/P"])?.to_string(), "BH/M2/P");
    /// assert!(spec.with_modifiers(["/L+1"]).is_err());
    /// # Ok::<(), exaequo_tiebreak::SpecError>(())
    /// ```
    pub fn with_modifiers<'a>(&self, written: impl IntoIterator<Item = &'a str>) -> Result<Self, SpecError> {
        let plain = Self { name: self.name.clone(), ..Self::new(self.definition) }.to_string();
        written.into_iter().fold(plain, |text, part| text + part).parse()
    }

    fn choice(&self, accept: Accept) -> ModifierChoice {
        let fixed: &[&str] = match accept {
            Accept::Basis => &[":MP", ":GP"],
            Accept::Cut => self.cuts_to_choose(),
            Accept::Fore => &["/F"],
            Accept::Played => &["/P"],
            Accept::Reverse => &["/R"],
            Accept::Divisor => return ModifierChoice::Number("/K"),
            Accept::Unrated => return ModifierChoice::Number("/U"),
            Accept::Limit | Accept::Median | Accept::Name => &[],
        };
        let mut options: Vec<String> = fixed.iter().map(|one| (*one).to_owned()).collect();
        if accept == Accept::Limit {
            let moved = (-LIMIT..=LIMIT).filter(|halves| *halves != 0);
            options.extend(moved.map(|halves| format!("/L{halves:+}")));
        }
        // What the list has already stays possible, however unusual it is.
        let own = self.written(accept);
        if !own.is_empty() && !options.contains(&own) {
            options.push(own);
        }
        options.insert(0, String::new());
        ModifierChoice::OneOf(options)
    }

    fn cuts_to_choose(&self) -> &'static [&'static str] {
        match (self.definition.accepts(Accept::Cut), self.definition.accepts(Accept::Median)) {
            (true, true) => &["/C1", "/C2", "/M1", "/M2"],
            (true, false) => &["/C1", "/C2"],
            (false, _) => &["/M1", "/M2"],
        }
    }

    /// A modifier as it is written behind the code; empty where there is none.
    fn written(&self, accept: Accept) -> String {
        match accept {
            Accept::Basis => self.basis.map_or("", basis).to_owned(),
            Accept::Cut => match self.cuts {
                Cuts { low: 0, high: 0 } => String::new(),
                Cuts { low, high: 0 } => format!("/C{low}"),
                Cuts { low, .. } => format!("/M{low}"),
            },
            Accept::Limit => match self.limit {
                KoyaLimit::HalfPoints(0) => String::new(),
                KoyaLimit::HalfPoints(halves) => format!("/L{halves:+}"),
                KoyaLimit::Percent(percent) => format!("/L{percent}"),
            },
            Accept::Divisor => self.divisor.map_or_else(String::new, |divisor| format!("/K{divisor}")),
            Accept::Fore => {
                let is_own = self.definition.last_round == LastRound::AsPlayed;
                sign(self.last_round == LastRound::Drawn && is_own, "/F")
            }
            Accept::Played => sign(self.forfeits == Forfeits::Played, "/P"),
            Accept::Reverse => sign(self.order == Direction::Reversed, "/R"),
            Accept::Unrated => {
                self.unrated.map_or_else(String::new, |rating| format!("/U{}", rating.value()))
            }
            Accept::Median | Accept::Name => String::new(),
        }
    }

    /// All modifiers, as they are written behind the code.
    pub(super) fn all_written(&self) -> String {
        ORDER.into_iter().map(|accept| self.written(accept)).collect()
    }
}

const fn basis(basis: PrimaryScore) -> &'static str {
    match basis {
        PrimaryScore::MatchPoints => ":MP",
        PrimaryScore::GamePoints => ":GP",
    }
}

fn sign(is_there: bool, sign: &str) -> String {
    if is_there { sign.to_owned() } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::CATALOGUE;

    /// Whatever is offered can be used, and is what it says.
    #[test]
    fn every_choice_of_every_criterion_is_taken() {
        for definition in CATALOGUE {
            for modifier in Spec::new(definition).modifiers() {
                let options = match modifier.choice {
                    ModifierChoice::OneOf(options) => options,
                    ModifierChoice::Number(sign) => vec![String::new(), format!("{sign}2")],
                };
                for option in options {
                    let spec = Spec::new(definition).with_modifiers([option.as_str()]);
                    let spec = spec.unwrap_or_else(|error| panic!("{}{option}: {error}", definition.code));
                    assert_eq!(spec.to_string(), format!("{}{option}", definition.code));
                    assert_eq!(spec.to_string().parse(), Ok(spec));
                }
            }
        }
    }
}
