//! The largest upsets: games that the one with the lower rating won, and those that were drawn.

use std::cmp::Reverse;

use exaequo_model::{Elo, Order as _, Outcome, Pairing, PlayerId, RoundNumber, Side, Tournament};

use super::LINES;
use crate::page::{self, Cell, Column, Narrow, Table};
use crate::{Lang, say};

/// What the one with the lower rating did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feat {
    Won,
    Drew,
}

/// A game in which the one with the lower rating did not lose.
#[derive(Clone, Copy, Debug)]
struct Upset {
    round: RoundNumber,
    feat: Feat,
    /// The one with the lower rating, and the other.
    players: [PlayerId; 2],
    ratings: [Elo; 2],
}

impl Upset {
    fn of(tournament: &Tournament, round: RoundNumber, game: &Pairing) -> Option<Self> {
        let Outcome::Played { white, black, .. } = game.outcome else { return None };
        let sides = [(game.white, white), (game.black, black)];
        let [one, other] = sides.map(|(player, side)| Some((tournament.rating_of(player)?, player, side)));
        let (one, other) = (one?, other?);
        let (lower, higher) = if one.0 < other.0 { (one, other) } else { (other, one) };
        let feat = match (lower.2, higher.2) {
            (Side::Win, Side::Loss) => Feat::Won,
            (Side::Draw, Side::Draw) => Feat::Drew,
            _ => return None,
        };
        let (players, ratings) = ([lower.1, higher.1], [lower.0, higher.0]);
        (lower.0 < higher.0).then_some(Self { round, feat, players, ratings })
    }

    fn difference(&self) -> u16 {
        self.ratings[1].value().saturating_sub(self.ratings[0].value())
    }
}

/// A table of wins and one of draws, as far as there are any.
pub(super) fn tables(tournament: &Tournament, last: u16, lang: Lang) -> Vec<Table> {
    let of_round = |round: RoundNumber| {
        let games = tournament.rounds.pairings_of(round).iter();
        games.filter_map(move |game| Upset::of(tournament, round, game))
    };
    let mut upsets: Vec<Upset> = (1..=last).map(RoundNumber).flat_map(of_round).collect();
    let number = |player: PlayerId| tournament.player_number(player);
    upsets.order_by_key(|upset| (Reverse(upset.difference()), upset.round, number(upset.players[0])));
    let of = |feat: Feat| table(tournament, feat, upsets.iter().filter(|upset| upset.feat == feat), lang);
    [Feat::Won, Feat::Drew].into_iter().map(of).filter(|table| !table.rows.is_empty()).collect()
}

fn table<'a>(
    tournament: &Tournament,
    feat: Feat,
    upsets: impl Iterator<Item = &'a Upset>,
    lang: Lang,
) -> Table {
    let (caption, result) = match feat {
        Feat::Won => (say!(lang, "Largest upsets"), "win"),
        Feat::Drew => (say!(lang, "Draws with the largest difference"), "draw"),
    };
    let group = Cell::sign(&*caption, result);
    let mut table = Table::new(caption, columns(lang));
    table.group = Some(("result", group));
    for upset in upsets.take(LINES) {
        table.push(cells(tournament, upset));
    }
    table
}

fn columns(lang: Lang) -> Vec<Column> {
    let (number, rating) = (say!(lang, "No."), say!(lang, "Rating"));
    let difference = Column::number("difference", say!(lang, "Diff.")).about(say!(lang, "Rating difference"));
    vec![
        difference.strong().narrow(Narrow::Number),
        Column::number("round", say!(lang, "Round")).narrow(Narrow::Between).marked("R"),
        Column::number("number", number.clone()),
        Column::name("name", say!(lang, "Name")).narrow(Narrow::First),
        Column::number("rating", rating.clone()).under("name"),
        Column::number("opponent_number", number),
        Column::text("opponent", say!(lang, "Opponent")).narrow(Narrow::Second),
        Column::number("opponent_rating", rating).under("opponent"),
    ]
}

fn cells(tournament: &Tournament, upset: &Upset) -> Vec<Cell> {
    let number = |player: PlayerId| Cell::Whole(tournament.player_number(player).into());
    let rating = |elo: Elo| Cell::Whole(elo.value().into());
    let ([lower, higher], [own, other]) = (upset.players, upset.ratings);
    vec![
        Cell::Whole(upset.difference().into()),
        Cell::Whole(upset.round.0.into()),
        number(lower),
        page::player(tournament, lower),
        rating(own),
        number(higher),
        page::player(tournament, higher),
        rating(other),
    ]
}
