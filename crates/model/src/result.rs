//! Results as people write them, White's side first: `1-0`, `1/2-1/2`, `+--`.

use std::fmt;
use std::str::FromStr;

use crate::pairing::{NoShow, Outcome, Side};

/// The text is not a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseOutcomeError {
    /// The text that somebody typed.
    pub typed: String,
}

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:?} is not a result such as 1-0, 1/2-1/2 or +--", self.typed)
    }
}

impl std::error::Error for ParseOutcomeError {}

/// Reads White's score, a dash or colon, and Black's: `1-0`, `½:½`, `0.5-0.5`, and what an arbiter decides, `1/2-0` or
/// `0-0`. A forfeit is `+--`, `--+` or `---`; `*` is a game without a result yet, `?` one whose result is not known.
///
/// ```
/// use exaequo_model::{NoShow, Outcome, Side};
///
/// assert_eq!("1-0".parse(), Ok(Outcome::played(Side::Win, Side::Loss)));
/// assert_eq!("½:½".parse(), Ok(Outcome::DRAWN));
/// assert_eq!("--+".parse(), Ok(Outcome::Forfeited(NoShow::White)));
/// assert!("2-0".parse::<Outcome>().is_err());
/// ```
impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(typed: &str) -> Result<Self, ParseOutcomeError> {
        match typed.trim() {
            "*" => Ok(Self::Pending),
            "?" => Ok(Self::Unknown),
            "+--" | "+:-" => Ok(Self::Forfeited(NoShow::Black)),
            "--+" | "-:+" => Ok(Self::Forfeited(NoShow::White)),
            "---" | "-:-" => Ok(Self::Forfeited(NoShow::Both)),
            score => played(score).ok_or_else(|| ParseOutcomeError { typed: typed.to_owned() }),
        }
    }
}

fn played(score: &str) -> Option<Outcome> {
    let (white, black) = score.split_once(['-', ':', '–'])?;
    Some(Outcome::played(side(white)?, side(black)?))
}

fn side(score: &str) -> Option<Side> {
    match score.trim() {
        "1" => Some(Side::Win),
        "1/2" | "½" | "0.5" | "0,5" | "=" => Some(Side::Draw),
        "0" => Some(Side::Loss),
        _ => None,
    }
}

/// In the form that is read back.
impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pending => formatter.pad("*"),
            Self::Unknown => formatter.pad("?"),
            Self::Forfeited(NoShow::Black) => formatter.pad("+--"),
            Self::Forfeited(NoShow::White) => formatter.pad("--+"),
            Self::Forfeited(NoShow::Both) => formatter.pad("---"),
            Self::Played { white, black, .. } => {
                formatter.pad(&format!("{}-{}", score(*white), score(*black)))
            }
        }
    }
}

const fn score(side: Side) -> &'static str {
    match side {
        Side::Win => "1",
        Side::Draw => "1/2",
        Side::Loss => "0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_read_back() {
        let sides = [Side::Win, Side::Draw, Side::Loss];
        let played = sides.into_iter().flat_map(|white| sides.map(|black| Outcome::played(white, black)));
        let others = [Outcome::Pending, Outcome::Unknown];
        let forfeits = [NoShow::White, NoShow::Black, NoShow::Both].map(Outcome::Forfeited);
        for outcome in played.chain(others).chain(forfeits) {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
        }
    }

    #[test]
    fn what_is_not_a_result_is_refused() {
        for typed in ["", "1", "-", "1-", "1-2", "+-+", "1-0-0", "win", "1½-0"] {
            assert!(typed.parse::<Outcome>().is_err(), "{typed}");
        }
    }
}
