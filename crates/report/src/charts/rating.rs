//! What each game did to the rating of its player (B.02, 8.5).

use exaequo_event::Rated;
use exaequo_model::{PlayerId, RoundNumber, Tournament};
use exaequo_rating::{EventRating, RatedGame};

use super::{LEFT, WIDTH, bar_width, is_labelled, middle};
use crate::page::{Cell, Figure, Sign};
use crate::text::sanitize;
use crate::{Lang, list, say};
use exaequo_page::svg::{Anchor, Svg};

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
        Some(Figure { svg: draw(&games, caption.trim_end_matches('.'), lang), caption, alternative })
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

fn draw(games: &[(RatedGame, i64)], name: &str, lang: Lang) -> String {
    let most = games.iter().map(|(_, change)| change.abs()).max().unwrap_or(0).max(100);
    let highest = games.iter().map(|(_, change)| *change).max().unwrap_or(0).max(0);
    let lowest = games.iter().map(|(_, change)| *change).min().unwrap_or(0).min(0);
    let base = ROOM + highest * MOST / most;
    let bottom = base - lowest * MOST / most + if lowest < 0 { ROOM } else { 0 } + ROUNDS;
    let mut svg = Svg::new(WIDTH, bottom, name);
    let width = bar_width(games.len());
    svg.word(0, base + 4, Anchor::Start, &unit(lang));
    svg.line((LEFT, base), (WIDTH, base));
    for (index, (line, change)) in games.iter().enumerate() {
        let (x, end) = (middle(index, games.len()), base - change * MOST / most);
        svg.bar(x - width / 2, width, base, end);
        if !is_labelled(index, games.len()) {
            continue;
        }
        let label = if *change < 0 { end + 14 } else { end - 6 };
        svg.word(x, label, Anchor::Middle, &signed(*change, lang));
        svg.word(x, bottom - 4, Anchor::Middle, &line.round.to_string());
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
}
