//! Those whose place changes in two columns, before and after, each with a line from one to the other.

use exaequo_event::Standings;
use exaequo_page::svg::slopes;
use exaequo_tiebreak::RankedRow;

use super::{Move, moves, summary};
use crate::page::{Figure, place};
use crate::text::sanitize;
use crate::{Lang, say};

/// The picture; nothing where nobody moves, or too many to follow.
pub(super) fn picture(before: &Standings, after: &Standings, lang: Lang) -> Option<Figure> {
    let caption = say!(lang, "Before and after.");
    let moved: Vec<Move<'_>> =
        moves(before, after).into_iter().filter(|one| one.is_to_another_place()).collect();
    let label = |row: &RankedRow| {
        let (place, name) = (place(row).shown(lang), after.tournament().name_of(row.participant));
        format!("{place}  {}", sanitize(name))
    };
    let [left, right] =
        [down(&moved, |one| [one.before, one.after]), down(&moved, |one| [one.after, one.before])];
    let heights = left.into_iter().zip(right);
    let ends = moved
        .iter()
        .zip(heights)
        .map(|(one, (from, to))| [(from, label(one.before)), (to, label(one.after))]);
    let heads = [say!(lang, "Before"), say!(lang, "After")];
    let svg = slopes(caption.trim_end_matches('.'), &heads, ends.collect())?;
    Some(Figure { caption, alternative: summary(before, after, lang), svg })
}

/// How far down each stands on one side: by its place there, and among those who share it by the place on the other side, so
/// that no line rises where a place is lost.
fn down<'a>(moved: &[Move<'a>], sides: impl Fn(&Move<'a>) -> [&'a RankedRow; 2]) -> Vec<usize> {
    let key = |index: usize| {
        let places = sides(&moved[index]).map(|row| row.rank.unwrap_or(u32::MAX));
        (places, index)
    };
    (0..moved.len()).map(|own| (0..moved.len()).filter(|other| key(*other) < key(own)).count()).collect()
}
