//! What a plan in JSON has of a play-off that has begun: its games, what they decided, and what was drawn.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_json::results::playoff as form;
use exaequo_model::{ParticipantId, RoundNumber};
use exaequo_playoff::{Colours, DrawnGame, LotsFor, Numbering, PlannedGame, Progress, TiePlan};

use super::explained::Explainer;
use super::form::{drawing, duel, played_game};
use super::plan::PlanSheet;
use super::stage::{Met, known, met};
use crate::Lang;

impl PlanSheet<'_> {
    /// The games of those who play here, by their numbers; those without a result are to come.
    pub(super) fn played(&self, group: &TiePlan, progress: &Progress) -> Vec<form::PlayedGame> {
        let Some(file) = self.played else { return Vec::new() };
        let entrants = || group.entrants.iter().copied();
        let (mut seats, mut numbers) = (BTreeMap::new(), BTreeMap::new());
        seats.extend(progress.seats.iter().copied().zip(entrants()));
        numbers.extend(entrants().zip(1_u32..));
        let here = |game: Met| {
            let [white, black] = game.pair.map(|seat| seats.get(&seat).copied());
            Some(Met { pair: [white?, black?], ..game })
        };
        let met = met(file, (1..=file.rounds.count()).map(RoundNumber), Lang::En);
        let drawn: Vec<&DrawnGame> = progress.drawn.iter().collect();
        let mut games = known(met.into_iter().filter_map(here).collect(), Some(self.regulations), &drawn);
        games.retain(|known| !known.game.result.file.is_empty());
        let number = |who: ParticipantId| numbers.get(&who).copied().unwrap_or_default();
        games.iter().map(|known| played_game(known, number)).collect()
    }

    pub(super) fn duels(&self, progress: &Progress) -> Vec<form::Duel> {
        let tournament = &self.standings.field.tournament;
        progress.duels.iter().map(|one| duel(one, tournament, self.regulations)).collect()
    }

    /// Numbers, colours of those who meet, and who of two went on.
    pub(super) fn lots(&self, group: &TiePlan) -> Vec<form::Drawing> {
        let (standings, regulations) = (self.standings, self.regulations);
        let explainer = Explainer { standings, regulations, lang: Lang::En };
        let drawn = |draw, members| drawing(draw, explainer.draw(draw, members));
        let mut lots = Vec::new();
        if regulations.numbers == Numbering::Lots {
            lots.push(drawn(LotsFor::Numbers, group.entrants.clone()));
        }
        if regulations.colours == Colours::Lots {
            let who = |number: u32| group.entrants.get((number as usize).wrapping_sub(1)).copied();
            lots.extend(met_in(group).into_iter().map(|(pair, stage)| {
                let members = [pair.0, pair.1].into_iter().filter_map(who).collect();
                drawn(LotsFor::Colours { pair, stage }, members)
            }));
        }
        let duels = group.progress.iter().flat_map(|progress| explainer.draws_of_duels(&progress.duels));
        lots.extend(duels.map(|record| drawing(LotsFor::Places, record)));
        lots
    }
}

/// Who meets or has met, the lower number first, and in which stage, from 1.
fn met_in(group: &TiePlan) -> BTreeSet<((u32, u32), usize)> {
    let played = group.progress.iter().flat_map(|progress| &progress.played);
    let played = played.map(|game| ((game.pair[0], game.pair[1]), game.stage + 1));
    let pair = |game: &PlannedGame| (game.white.min(game.black), game.white.max(game.black));
    let games = group.games();
    let planned = games.iter().map(|game| (pair(game), game.what.stage + 1));
    played.chain(planned).collect()
}
