//! What a criterion that orders tied groups did to the standings (article 6).

use super::Standings;
use crate::column::Value;
use crate::definition::Method;

/// What a criterion did to the ties it is meant for.
///
/// ```
/// use exaequo_tiebreak::{Edition, Effect, RankingOptions, Regulations, Standings};
///
/// # let file = "\
/// # 012 Four friends
/// # 142 2
/// # 001    1      Alyx                                                               1.5    1     2 w 1     3 b =
/// # 001    2      Bruno                                                              1.0    3     1 b 0     4 w 1
/// # 001    3      Chloé                                                              1.5    2     4 b 1     1 w =
/// # 001    4      Dana                                                               0.0    4     3 w 0     2 b 0
/// # ";
/// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// # let tournament = read.tournament.expect("nothing is wrong with this file");
/// # let edition = Edition::named("fide-2026-03").unwrap();
/// let options = RankingOptions::new(Regulations::of(edition)).by("PTS,DE,BH,DE").unwrap();
/// let standings = Standings::new(&tournament, &options)?;
/// // Alyx and Chloé drew their game; their Buchholz differs, so that nobody is left for the second encounter.
/// assert_eq!(standings.effect(1), Effect::SplitsNothing);
/// assert_eq!(standings.effect(2), Effect::Compares);
/// assert_eq!(standings.effect(3), Effect::NotReached);
/// # Ok::<(), exaequo_tiebreak::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// It has a value for everybody, or it split a tie.
    Compares,
    /// All ties it was applied to stayed as they were.
    SplitsNothing,
    /// No tie was left for it.
    NotReached,
}

impl Standings {
    /// What a criterion of the list did, by its position.
    pub fn effect(&self, criterion: usize) -> Effect {
        let (Some(spec), Some(values)) = (self.specs.get(criterion), self.values.get(criterion)) else {
            return Effect::NotReached;
        };
        if !matches!(spec.definition.method, Method::Tied(_)) || values.iter().any(is_place) {
            return Effect::Compares;
        }
        if values.iter().any(Option::is_some) { Effect::SplitsNothing } else { Effect::NotReached }
    }
}

/// Whether somebody got a place of the group; 0 is that of a group that stays tied.
fn is_place(value: &Value) -> bool {
    value.as_ref().is_some_and(|value| value.numerator() != 0)
}
