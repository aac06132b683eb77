//! Ruling 33: games without a result, by name.

use exaequo_tiebreak::MissingGame;

use super::Said;
use crate::text::sanitize;
use crate::{Lang, list, say};

pub(super) fn said(lang: Lang, first: &[MissingGame], count: usize) -> Said {
    let mut games: Vec<String> = first.iter().map(|game| words(lang, game)).collect();
    if count > first.len() {
        games.push("…".to_owned());
    }
    let games = list::items(lang, &games);
    let title = say!(lang, count count, "{count} result is missing: {games}", "{count} results are missing: {games}", count, games);
    let help = say!(
        lang,
        "enter what is missing; until then standings stop before that round, unless it is asked for"
    );
    (title, help)
}

fn words(lang: Lang, game: &MissingGame) -> String {
    let label = |who: &(u32, String)| format!("{} {}", who.0, sanitize(&who.1));
    let (white, black, round) = (label(&game.white), label(&game.black), game.round.0);
    say!(lang, "{white} – {black} (round {round})", white, black, round)
}
