//! What chances prove: where all scenarios were gone through, a place without a share has none.

use crate::chance::{Chance, Chances, Scenarios, Share};
use crate::outlook::Extent;
use crate::prospects::Prospects;

impl Prospects {
    /// The same without places that no scenario has, where chances come from all of them. A search that stopped early leaves
    /// such places open.
    #[must_use]
    pub fn narrowed(mut self, chances: &Chances) -> Self {
        if let Scenarios::All(_) = chances.scenarios {
            for chance in &chances.rows {
                let own = self.outlooks.iter_mut().filter(|outlook| outlook.who == chance.who);
                own.for_each(|outlook| {
                    narrow(&mut outlook.extent, &chance.places);
                    outlook.by_result.iter_mut().for_each(|one| with(chance, one.choice, &mut one.extent));
                });
            }
        }
        self
    }
}

fn with(chance: &Chance, choice: u8, extent: &mut Extent) {
    if let Some(own) = chance.by_result.iter().find(|own| own.choice == choice) {
        narrow(extent, &own.places);
    }
}

/// The first and the last place with a share. Of the places that are left out, some may be behind those that are not.
fn narrow(extent: &mut Extent, places: &[Share]) {
    let whole = places.first().map_or(0, |share| share.of);
    if whole == 0 {
        return;
    }
    let place = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
    let first = places.iter().position(|share| share.count > 0).unwrap_or(places.len());
    extent.best.proved = extent.best.proved.max(place(first));
    let last = places.iter().rposition(|share| share.count > 0);
    if let Some(last) = last.filter(|_| places.iter().map(|share| share.count).sum::<u64>() == whole) {
        extent.worst.proved = extent.worst.proved.min(place(last));
    }
}
