//! Places that drawn scenarios reach: each scenario has been ranked by the engine, and is the way there.

use crate::chance::{Endings, Sampling};
use crate::enumerate::note;
use crate::outlook::Extent;
use crate::search::ENGINE;
use crate::situation::{Horizon, Situation};

/// Scenarios in which somebody wins everything, and loses everything, beside those that are drawn as they come.
const EACH: u32 = 20;

/// The best and the worst place everybody reaches in drawn scenarios; nothing where nobody knows who will meet whom.
pub(crate) fn drawn(situation: &Situation, budget: u64) -> Vec<Option<Extent>> {
    let mut reached = vec![None; situation.tournament().participant_count()];
    let endings = Endings::new(situation, &Sampling::default());
    let Some(endings) = endings.filter(|_| situation.horizon() == Horizon::Schedule) else { return reached };
    let most = endings.worth(u32::try_from(budget / ENGINE).unwrap_or(u32::MAX));
    let participants = u32::try_from(reached.len().max(1)).unwrap_or(u32::MAX);
    let each = (most / participants).min(EACH);
    let directed = situation
        .participants()
        .flat_map(|who| (0..each).map(move |sample| (sample, Some((who, sample % 2 == 0)))));
    for (sample, favoured) in (0..most).map(|sample| (sample, None)).chain(directed) {
        let mut scenario = endings.scenario(sample);
        if let Some((who, wins)) = favoured {
            situation.favour(who, wins, &mut scenario);
        }
        look(situation, &scenario, &mut reached);
    }
    reached
}

fn look(situation: &Situation, scenario: &[u8], reached: &mut [Option<Extent>]) {
    let Ok(places) = situation.places(scenario) else { return };
    for who in situation.participants() {
        note(&mut reached[who.index()], places[who.index()], scenario);
    }
}
