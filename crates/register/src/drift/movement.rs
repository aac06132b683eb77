//! 10.2, 10.3: how far the ratings of the same players have moved: the anchor of the scale, and the median of the field.

use std::collections::BTreeMap;

use super::ends::{Ends, Player};
use super::field::count;
use super::groups::{RatingBand, age};
use super::number::{mean, median, root, spread};
use crate::list_date::Month;

/// Who is grown up and not yet old: their strength changes least.
const ANCHOR_AGES: std::ops::RangeInclusive<u8> = 25..=45;
/// The games a year by which a rating follows the strength.
const ANCHOR_GAMES: u32 = 10;
/// Months of a year.
const YEAR: u16 = 12;

/// How far ratings have moved, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingMovement {
    /// How many players.
    pub players: u32,
    /// The change of the one in the middle.
    pub median: Option<i64>,
    /// The change on average.
    pub mean: Option<i64>,
    /// Half of the width of the interval of 95 % around the average.
    pub error: Option<i64>,
}

/// Players of 25 to 45 who were active on both lists, with ten games or more in the last year and in the year before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Anchor {
    /// All of them.
    pub all: RatingMovement,
    /// By the rating they had at the beginning. The lowest rise and the highest fall by chance alone; what all bands do is the
    /// scale.
    pub bands: Vec<(RatingBand, RatingMovement)>,
}

/// Why the median of the active field changed: its parts add up to the change. In hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MedianChange {
    /// The medians of both lists.
    pub medians: [Option<i64>; 2],
    /// Players who were active on both.
    pub stayers: u32,
    /// By how much their own median moved.
    pub movement: Option<i64>,
    /// The rest: others came in place of those who went.
    pub composition: Option<i64>,
}

impl RatingMovement {
    fn of(mut changes: Vec<i64>) -> Self {
        changes.sort_unstable();
        Self {
            players: count(changes.len()),
            median: median(&changes),
            mean: mean(changes.iter().sum(), changes.len()),
            error: error(&changes),
        }
    }

    /// The interval of 95 % around the average.
    pub fn interval(&self) -> Option<[i64; 2]> {
        let (mean, error) = (self.mean?, self.error?);
        Some([mean - error, mean + error])
    }
}

/// 1.96 standard errors of the mean, in hundredths.
fn error(changes: &[i64]) -> Option<i64> {
    let players = changes.len() as u128;
    root(spread(changes) * 196 * 196, players * players * players.checked_sub(1)?)
}

impl Anchor {
    pub(super) fn of(ends: &Ends<'_>) -> Self {
        let anchored = ends.players().filter(|player| is_anchor(ends, player));
        let mut bands: BTreeMap<RatingBand, Vec<i64>> = BTreeMap::new();
        for (start, end) in anchored.filter_map(|player| player.start.active().zip(player.end.active())) {
            let band = RatingBand::of(u16::try_from(start).unwrap_or(u16::MAX));
            bands.entry(band).or_default().push(end - start);
        }
        let all = RatingMovement::of(bands.values().flatten().copied().collect());
        Self {
            all,
            bands: bands.into_iter().map(|(band, changes)| (band, RatingMovement::of(changes))).collect(),
        }
    }
}

fn is_anchor(ends: &Ends<'_>, player: &Player) -> bool {
    if player.start.active().is_none() || player.end.active().is_none() {
        return false;
    }
    let day = ends.end.first_day();
    let years = age(&ends.register.persons.on(player.person, day), day.year());
    let year_before = year_to(ends.end.minus(YEAR));
    years.is_some_and(|years| ANCHOR_AGES.contains(&years))
        && [year_to(ends.end), year_before]
            .iter()
            .all(|lists| ends.games(player.person, lists) >= ANCHOR_GAMES)
}

/// The lists of the year that ends with one.
fn year_to(list: Month) -> std::ops::RangeInclusive<Month> {
    list.minus(YEAR - 1)..=list
}

impl MedianChange {
    pub(super) fn of(ends: &Ends<'_>) -> Self {
        let players: Vec<Player> = ends.players().collect();
        let row = |ratings: &mut dyn Iterator<Item = i64>| {
            let mut all: Vec<i64> = ratings.collect();
            all.sort_unstable();
            median(&all)
        };
        let stayers: Vec<(i64, i64)> =
            players.iter().filter_map(|player| player.start.active().zip(player.end.active())).collect();
        let medians = [
            row(&mut players.iter().filter_map(|player| player.start.active())),
            row(&mut players.iter().filter_map(|player| player.end.active())),
        ];
        let of_stayers = [
            row(&mut stayers.iter().map(|(start, _)| *start)),
            row(&mut stayers.iter().map(|(_, end)| *end)),
        ];
        let movement = difference(of_stayers);
        let composition = difference(medians).zip(movement).map(|(all, movement)| all - movement);
        Self { medians, stayers: count(stayers.len()), movement, composition }
    }
}

fn difference([start, end]: [Option<i64>; 2]) -> Option<i64> {
    Some(end? - start?)
}
