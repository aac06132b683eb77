//! The criteria a tournament would be ranked by, without ranking it.

use exaequo_model::Tournament;

use super::{drop, round_of, system_of};
use crate::field::Field;
use crate::options::{RankingOptions, Refusal, list_of, primary_of};
use crate::spec::Spec;

/// The criteria of the standings of a tournament, those that would be left out aside.
///
/// ```
/// use exaequo_tiebreak::{Edition, RankingOptions, Regulations, criteria};
///
/// # use exaequo_model::{Facts, Player, Tournament};
/// # let mut facts = Facts::default();
/// # let name = facts.text.push("Alyx");
/// # facts.players.push(Player::new(1, name));
/// # let tournament = Tournament::new(facts).unwrap();
/// let edition = Edition::named("fide-2026-03").unwrap();
/// let options = RankingOptions::new(Regulations::of(edition)).by("BH/C1, BC").unwrap();
/// let codes: Vec<String> = criteria(&tournament, &options)?.iter().map(ToString::to_string).collect();
/// assert_eq!(codes, ["PTS", "BH/C1"], "board count is for teams");
/// # Ok::<(), exaequo_tiebreak::Refusal>(())
/// ```
pub fn criteria(tournament: &Tournament, options: &RankingOptions) -> Result<Vec<Spec>, Refusal> {
    let specs = list_of(tournament, options).specs;
    let rounds = round_of(tournament, options)?;
    let (system, mut notices) = system_of(tournament, options);
    let provisions = &options.regulations.provisions;
    let field = Field::new(tournament, provisions, system, primary_of(tournament, &specs), rounds);
    Ok(drop::usable(&field, specs, options.unrated, &mut notices))
}

/// All criteria of the list that is asked for, also those that cannot be used in this event.
pub fn listed(tournament: &Tournament, options: &RankingOptions) -> Vec<Spec> {
    list_of(tournament, options).specs
}
