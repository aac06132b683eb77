//! Two columns of words with a line from each on the left to the same on the right.

use super::{Anchor, Svg};

/// Where the columns end and begin, and how far lines stand apart.
const WIDTH: i64 = 720;
const LEFT: i64 = 280;
const RIGHT: i64 = 440;
const ROW: i64 = 24;
/// More than these are a tangle that nobody follows.
const MOST: usize = 40;

/// Draws what stands at one place on the left and at another on the right; `None` if there is nothing, or too much to follow.
///
/// ```
/// use exaequo_page::svg::slopes;
///
/// let swapped = vec![[(1, "2 Alyx".to_owned()), (0, "1 Alyx".to_owned())], [(0, "1 Bruno".to_owned()), (1, "2 Bruno".to_owned())]];
/// let heads = ["Before".to_owned(), "After".to_owned()];
/// let svg = slopes("Before and after", &heads, swapped).expect("two that swap");
/// assert!(svg.contains("2 Alyx") && svg.contains("After"));
/// assert!(slopes("Before and after", &heads, Vec::new()).is_none());
/// ```
pub fn slopes(name: &str, heads: &[String; 2], ends: Vec<[(usize, String); 2]>) -> Option<String> {
    if ends.is_empty() || ends.len() > MOST {
        return None;
    }
    let rows = i64::try_from(ends.len()).ok()?;
    let mut svg = Svg::wide(WIDTH, ROW * (rows + 1) + 4, name);
    svg.word(LEFT - 12, 16, Anchor::End, &heads[0]);
    svg.word(RIGHT + 12, 16, Anchor::Start, &heads[1]);
    let places = [0, 1].map(|side| in_order(ends.iter().map(|end| end[side].0)));
    for [(from, before), (to, after)] in ends {
        let [left, right] = [height(&places[0], from), height(&places[1], to)];
        svg.word(LEFT - 12, left + 5, Anchor::End, &before);
        svg.word(RIGHT + 12, right + 5, Anchor::Start, &after);
        svg.path(&[(LEFT, left), (RIGHT, right)]);
    }
    Some(svg.finish())
}

fn in_order(places: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut places: Vec<usize> = places.collect();
    places.sort_unstable();
    places
}

/// How far down something is: those between it and the top that are not drawn take no room.
fn height(places: &[usize], place: usize) -> i64 {
    let row = places.partition_point(|one| *one < place);
    ROW + ROW / 2 + ROW * i64::try_from(row).unwrap_or(0)
}
