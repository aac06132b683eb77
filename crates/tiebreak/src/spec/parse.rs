//! Reading a specification.
//!
//! ```text
//! code    = [ "OTHER_" ] name [ ":" score ] *( separator variant )
//! variant = "C" n | "M" n | "L" ± n | "K" number | "P" | "F" | "R" | "U" n
//! ```

use std::ops::Range;
use std::str::FromStr;

use exaequo_model::{Elo, Points, PrimaryScore};

use super::meant::meant;
use super::spoken::spoken;
use super::{Cuts, Direction, Forfeits, KoyaLimit, LastRound, Spec, SpecError, SpecProblem};
use crate::definition::{Accept, Definition};
use crate::registry;

/// Something that was read, but not in the usual form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecRemark {
    /// `/C` or `/M` without a number: one value is cut.
    NumberAssumed,
    /// `/L60`: read as a percentage.
    Percentage,
    /// `/L+1.5`: read as points.
    LimitInPoints,
    /// `BH@26`: a year of the rules, which the edition decides.
    YearIgnored,
    /// `Buchholz tronqué` or `84`: a name, or a number of another program.
    Spoken(String),
}

/// What is wrong with a modifier that the criterion takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Number,
    Conflict,
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Self::read(text).map(|(spec, _)| spec)
    }
}

impl Spec {
    /// Reads a specification, or the words or number people use for one, with remarks about unusual forms.
    ///
    /// ```
    /// use exaequo_tiebreak::Spec;
    ///
    /// assert_eq!(Spec::read("Buchholz tronqué").unwrap().0, Spec::read("BH/C1").unwrap().0);
    /// ```
    pub fn read(text: &str) -> Result<(Self, Vec<SpecRemark>), SpecError> {
        Self::read_code(text).or_else(|error| {
            let (spec, _) =
                Self::read_code(&spoken(text).ok_or_else(|| error.clone())?).map_err(|_| error)?;
            Ok((spec, vec![SpecRemark::Spoken(text.trim().to_owned())]))
        })
    }

    fn read_code(text: &str) -> Result<(Self, Vec<SpecRemark>), SpecError> {
        let mut remarks = Vec::new();
        let mut parts = parts(text);
        let Some((name, at)) = parts.next().filter(|(name, _)| !name.is_empty()) else {
            return Err(SpecError { problem: SpecProblem::Empty, at: 0..text.len() });
        };
        let (mut spec, glued) = start(name, at.clone(), text)?;
        if let Some(glued) = glued {
            let start = at.start + name.len() - glued.len();
            spec.modify(glued, start..at.end, &mut remarks)?;
        }
        if spec.name.is_some() {
            return Ok((spec, remarks));
        }
        // The letters of `ESB:MG` are part of the name.
        let skipped = usize::from(name.eq_ignore_ascii_case("ESB"));
        for (part, at) in parts.skip(skipped) {
            if !part.is_empty() {
                spec.modify(part, at, &mut remarks)?;
            }
        }
        Ok((spec, remarks))
    }

    fn modify(
        &mut self,
        part: &str,
        at: Range<usize>,
        remarks: &mut Vec<SpecRemark>,
    ) -> Result<(), SpecError> {
        let upper = part.to_ascii_uppercase();
        if (2..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit()) {
            remarks.push(SpecRemark::YearIgnored);
            return Ok(());
        }
        let (code, modifier) = (self.definition.code, part.to_owned());
        let Some(accept) = accept(&upper) else {
            return Err(SpecError { problem: SpecProblem::UnknownModifier { code, modifier }, at });
        };
        let becomes_fore = accept == Accept::Fore && self.definition.code == "BH";
        if !self.definition.accepts(accept) && !becomes_fore {
            return Err(SpecError { problem: SpecProblem::NotAccepted { code, modifier }, at });
        }
        if becomes_fore {
            let fore = registry::find("FB").unwrap_or(self.definition);
            *self = Self { definition: fore, last_round: LastRound::Drawn, ..self.clone() };
            return Ok(());
        }
        self.set(accept, &upper, remarks).map_err(|fault| {
            let problem = match fault {
                Fault::Number => SpecProblem::Number { code, accept, modifier },
                Fault::Conflict => SpecProblem::Conflict(modifier),
            };
            SpecError { problem, at }
        })
    }

    fn set(&mut self, accept: Accept, part: &str, remarks: &mut Vec<SpecRemark>) -> Result<(), Fault> {
        let rest = part.get(1..).unwrap_or_default();
        match accept {
            Accept::Basis => {
                let basis = if part == "MP" { PrimaryScore::MatchPoints } else { PrimaryScore::GamePoints };
                return once(&mut self.basis, Some(basis), &None);
            }
            Accept::Cut => return self.cut(Cuts { low: number(rest, remarks)?, high: 0 }),
            Accept::Median => {
                let count = number(rest, remarks)?;
                return self.cut(Cuts { low: count, high: count });
            }
            Accept::Limit => return once(&mut self.limit, limit(rest, remarks)?, &KoyaLimit::HALF),
            Accept::Divisor => {
                let divisor = rest.parse::<Points>().ok().filter(|divisor| *divisor > Points::ZERO);
                let divisor = divisor.ok_or(Fault::Number)?;
                return once(&mut self.divisor, Some(divisor), &None);
            }
            Accept::Fore => self.last_round = LastRound::Drawn,
            Accept::Played => self.forfeits = Forfeits::Played,
            Accept::Reverse => self.order = Direction::Reversed,
            Accept::Unrated => {
                let rating = rest.parse().ok().and_then(Elo::new);
                let rating = rating.ok_or(Fault::Number)?;
                return once(&mut self.unrated, Some(rating), &None);
            }
            Accept::Name => {}
        }
        Ok(())
    }

    fn cut(&mut self, cuts: Cuts) -> Result<(), Fault> {
        once(&mut self.cuts, cuts, &Cuts::NONE)
    }
}

/// Sets what was not set before.
fn once<T: PartialEq>(place: &mut T, value: T, unset: &T) -> Result<(), Fault> {
    if place != unset {
        return Err(Fault::Conflict);
    }
    *place = value;
    Ok(())
}

/// The parts between separators, with their places. A minus between a letter and a digit belongs to the number: `/L-1`,
/// and `/C-1`, which is wrong as a whole.
fn parts(text: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
    let mut from = Some(0);
    std::iter::from_fn(move || {
        let start = from?;
        let rest = &text[start..];
        let negative = start > 0 && is_negative(rest);
        let end = rest
            .char_indices()
            .find(|&(index, sign)| {
                matches!(sign, ':' | '/' | '!' | '#' | '@' | ' ')
                    || (sign == '-' && !(negative && index == 1))
            })
            .map(|(index, _)| start + index);
        from = end.map(|end| end + 1);
        let end = end.unwrap_or(text.len());
        Some((&text[start..end], start..end))
    })
}

/// `L-1`, `C-1`: a variant that has a number, and a minus before it.
fn is_negative(part: &str) -> bool {
    matches!(
        part.as_bytes(),
        [b'C' | b'M' | b'L' | b'K' | b'U' | b'c' | b'm' | b'l' | b'k' | b'u', b'-', b'0'..=b'9', ..]
    )
}

/// The criterion a name stands for, and a modifier written right behind it (`BHC1`).
fn start<'a>(name: &'a str, at: Range<usize>, text: &str) -> Result<(Spec, Option<&'a str>), SpecError> {
    let upper = name.to_ascii_uppercase();
    if let Some(own) = upper.strip_prefix("OTHER_") {
        return other(&text[at.end - own.len()..], own, at);
    }
    if let Some((definition, basis)) = known(&upper) {
        return named(Spec { basis, ..Spec::new(definition) }, text).map(|spec| (spec, None));
    }
    if upper == "ESB" {
        return extended(text, at).map(|spec| (spec, None));
    }
    let digits = upper.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let glued = digits.strip_suffix(['C', 'M']).filter(|_| digits.len() < upper.len());
    if let Some((definition, basis)) = glued.and_then(known) {
        let rest = &name[glued.map_or(0, str::len)..];
        return Ok((Spec { basis, ..Spec::new(definition) }, Some(rest)));
    }
    Err(SpecError { problem: SpecProblem::Unknown { code: name.to_owned(), nearest: meant(name) }, at })
}

/// `OTHER_x`: one of ours that is not FIDE's, or one of the event's own that is kept as it is, to the end of the text.
fn other<'a>(written: &str, own: &str, at: Range<usize>) -> Result<(Spec, Option<&'a str>), SpecError> {
    if own.is_empty() {
        return Err(SpecError { problem: SpecProblem::NoName("OTHER_"), at });
    }
    let ours =
        registry::find(own).filter(|definition| definition.origin.is_other() && definition.code != "EXT");
    let spec = match ours {
        Some(definition) => Spec::new(definition),
        None => Spec { name: Some(written.into()), ..Spec::new(&registry::OTHER) },
    };
    Ok((spec, None))
}

/// `EXT:name`: the name goes to the end of the text.
fn named(spec: Spec, text: &str) -> Result<Spec, SpecError> {
    if !spec.definition.accepts(Accept::Name) {
        return Ok(spec);
    }
    let name = text.split_once([':', '/']).map(|(_, name)| name.trim()).filter(|name| !name.is_empty());
    let name =
        name.ok_or(SpecError { problem: SpecProblem::NoName(spec.definition.code), at: 0..text.len() })?;
    Ok(Spec { name: Some(name.into()), ..spec })
}

/// Codes other programs write for points on a basis, and the registry.
fn known(upper: &str) -> Option<(&'static Definition, Option<PrimaryScore>)> {
    let basis = match upper {
        "MPTS" => Some(PrimaryScore::MatchPoints),
        "GPTS" => Some(PrimaryScore::GamePoints),
        _ => None,
    };
    let code = if basis.is_some() { "PTS" } else { upper };
    registry::find(code).map(|definition| (definition, basis))
}

/// `ESB:MG` names one of four; bare `ESB` does not say which.
fn extended(text: &str, at: Range<usize>) -> Result<Spec, SpecError> {
    const CHOICES: &[&str] = &["EMMSB", "EMGSB", "EGMSB", "EGGSB"];
    let letters = text.split([':', '/']).nth(1).unwrap_or_default().to_ascii_uppercase();
    let code = CHOICES.iter().find(|code| code[1..3] == letters);
    code.and_then(|code| registry::find(code))
        .map(Spec::new)
        .ok_or(SpecError { problem: SpecProblem::Ambiguous { code: "ESB", choices: CHOICES }, at })
}

/// What a variant asks for.
fn accept(part: &str) -> Option<Accept> {
    match (part, part.as_bytes().first()?) {
        ("MP" | "GP", _) => Some(Accept::Basis),
        ("F", _) => Some(Accept::Fore),
        ("P", _) => Some(Accept::Played),
        ("R", _) => Some(Accept::Reverse),
        (_, b'C') => Some(Accept::Cut),
        (_, b'M') => Some(Accept::Median),
        (_, b'L') => Some(Accept::Limit),
        (_, b'K') => Some(Accept::Divisor),
        (_, b'U') => Some(Accept::Unrated),
        _ => None,
    }
}

fn number(text: &str, remarks: &mut Vec<SpecRemark>) -> Result<u8, Fault> {
    if text.is_empty() {
        remarks.push(SpecRemark::NumberAssumed);
        return Ok(1);
    }
    text.parse().ok().filter(|number| *number > 0).ok_or(Fault::Number)
}

/// `+2` and `-1` in half points, `+1.5` in points, `60` in per cent.
fn limit(text: &str, remarks: &mut Vec<SpecRemark>) -> Result<KoyaLimit, Fault> {
    let Some(amount) = text.strip_prefix('+').or_else(|| text.starts_with('-').then_some(text)) else {
        remarks.push(SpecRemark::Percentage);
        return text
            .parse()
            .ok()
            .filter(|percent| *percent <= 100)
            .map(KoyaLimit::Percent)
            .ok_or(Fault::Number);
    };
    if amount.contains('.') {
        remarks.push(SpecRemark::LimitInPoints);
        let points: Points = amount.parse().map_err(|_| Fault::Number)?;
        // The limit moves by half a point at a time (14.5).
        let halves = Some(points.hundredths()).filter(|points| points % 50 == 0).ok_or(Fault::Number)? / 50;
        return i16::try_from(halves).map(KoyaLimit::HalfPoints).map_err(|_| Fault::Number);
    }
    amount.parse().map(KoyaLimit::HalfPoints).map_err(|_| Fault::Number)
}
