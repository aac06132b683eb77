//! What each game did to the rating of its player (B.02, 8.5).

use exaequo_event::Rated;
use exaequo_model::{PlayerId, RoundNumber, Tournament};
use exaequo_rating::{EventRating, RatedGame};

use super::{LEFT, WIDTH, bar_width, is_numbered, middle, middle_of_number};
use crate::page::{Cell, Figure, Sign};
use crate::text::sanitize;
use crate::{Lang, list, say};
use exaequo_page::svg::{Anchor, Labels, Svg};

/// The changes of all players, from the ratings of the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changes<'a> {
    tournament: &'a Tournament,
    rating: &'a EventRating,
    /// The last round that is shown.
    last: RoundNumber,
}

/// Height of the largest bar, room for a number beyond it, and for the numbers of the rounds.
const MOST: i64 = 60;
const ROOM: i64 = 22;
const ROUNDS: i64 = 20;

impl<'a> Changes<'a> {
    pub(super) fn new(rated: &'a Rated, last: RoundNumber) -> Self {
        Self { tournament: rated.tournament(), rating: rated.rating(), last }
    }

    /// The chart of a player; none for those who are unrated or have no game that counts.
    pub(super) fn figure(&self, player: PlayerId, lang: Lang) -> Option<Figure> {
        let result = self.rating.players.get(player.index())?;
        let k = i64::from(result.k?.value);
        let change = |line: RatedGame| Some((line, k * i64::from(line.term()?.gain().hundredths())));
        let shown = self.rating.lines_of(result).filter(|line| line.round <= self.last);
        let games: Vec<(RatedGame, i64)> = shown.filter_map(change).collect();
        if games.is_empty() {
            return None;
        }
        let caption = say!(lang, "Rating change by game.");
        let total: i64 = games.iter().map(|(_, change)| change).sum();
        let alternative = self.words(&games, k, total, lang);
        let bars: Vec<(RoundNumber, i64)> =
            games.iter().map(|(line, change)| (line.round, *change)).collect();
        Some(Figure { svg: draw(&bars, caption.trim_end_matches('.'), lang), caption, alternative })
    }

    /// The same in words.
    fn words(&self, games: &[(RatedGame, i64)], k: i64, total: i64, lang: Lang) -> String {
        let one = |(line, change): &(RatedGame, i64)| {
            let opponent = sanitize(self.tournament.player_name(line.opponent));
            let (round, change) = (line.round, signed(*change, lang));
            say!(lang, "round {round}, {opponent}, {change}", round, opponent, change)
        };
        let words = list::clauses(lang, games.iter().map(one));
        let total = signed(total, lang);
        say!(lang, "With K = {k}: {words}; together {total}.", k, words, total)
    }
}

/// A bar for each game with what it changed.
fn draw(games: &[(RoundNumber, i64)], name: &str, lang: Lang) -> String {
    let most = games.iter().map(|(_, change)| change.abs()).max().unwrap_or(0).max(100);
    let highest = games.iter().map(|(_, change)| *change).max().unwrap_or(0).max(0);
    let lowest = games.iter().map(|(_, change)| *change).min().unwrap_or(0).min(0);
    let base = ROOM + highest * MOST / most;
    let bottom = base - lowest * MOST / most + if lowest < 0 { ROOM } else { 0 } + ROUNDS;
    let mut svg = Svg::new(WIDTH, bottom, name);
    let width = bar_width(games.len());
    svg.word(0, base + 4, Anchor::Start, &unit(lang));
    svg.line((LEFT, base), (WIDTH, base));
    let mut labels = Labels::new(WIDTH);
    let end = |change: i64| base - change * MOST / most;
    for (index, (round, change)) in games.iter().enumerate() {
        let left = middle(index, games.len()) - width / 2;
        svg.bar(left, width, base, end(*change));
        labels.keep_free((left, base), (left + width, end(*change)));
        if is_numbered(index, games.len()) {
            let number = round.to_string();
            svg.word(middle_of_number(index, games.len()), bottom - 4, Anchor::Middle, &number);
        }
    }
    for (index, (_, change)) in games.iter().enumerate().rev() {
        let label = if *change < 0 { end(*change) + 14 } else { end(*change) - 6 };
        labels.write(&mut svg, middle(index, games.len()), &[label], &signed(*change, lang));
    }
    svg.finish()
}

/// What the bars show, before their axis.
fn unit(lang: Lang) -> String {
    say!(lang, "Change")
}

/// Hundredths with a sign, shown with one decimal, half away from zero.
fn signed(hundredths: i64, lang: Lang) -> String {
    let parts = (hundredths.abs() + 5) / 10 * hundredths.signum();
    Cell::Decimal { parts, decimals: 1, sign: Sign::Both }.shown(lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A letter is about half as wide as it is high, which is 14, and the axis has a gap before it.
    #[test]
    fn the_word_before_the_axis_does_not_touch_it() {
        for lang in Lang::ALL {
            let letters = i64::try_from(unit(lang).chars().count()).unwrap();
            assert!(letters * 7 + 6 <= LEFT, "{}", unit(lang));
        }
    }

    /// The numbers of a picture: where their middle is, how wide they are in a broad typeface, and their height.
    fn numbers(svg: &str) -> Vec<(i64, i64, i64)> {
        let words = svg.split("<text x=\"").skip(1).filter(|word| word.contains("\"middle\""));
        let number = |text: &str| text.split('"').next().unwrap().parse::<i64>().unwrap();
        let one = |word: &str| {
            let text = word.split(['>', '<']).nth(1).unwrap();
            let y = word.split(" y=\"").nth(1).unwrap();
            (number(word), 8 * i64::try_from(text.chars().count()).unwrap(), number(y))
        };
        words.map(one).collect()
    }

    /// A world championship of blitz has 21 rounds.
    #[test]
    fn numbers_of_many_rounds_hide_no_other_and_none_is_cut_off() {
        for count in [7_u16, 9, 11, 21] {
            let games: Vec<(RoundNumber, i64)> =
                (1..=count).map(|round| (RoundNumber(round), i64::from(round % 5) * 300 - 480)).collect();
            let numbers = numbers(&draw(&games, "Change", Lang::Fr));
            assert!(numbers.len() > usize::from(count) / 2 + 2, "{count}: {numbers:?}");
            for (index, (x, width, y)) in numbers.iter().enumerate() {
                assert!(x + width / 2 <= WIDTH, "{count}: {x} {width}");
                for (other_x, other_width, other_y) in &numbers[..index] {
                    let is_apart = (x - other_x).abs() * 2 >= width + other_width;
                    assert!(
                        is_apart || (y - other_y).abs() >= 11,
                        "{count}: {x} {y} and {other_x} {other_y}"
                    );
                }
            }
        }
    }
}
