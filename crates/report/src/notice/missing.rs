//! Ruling 33: games without a result, by name.

use exaequo_model::{Span, Tournament};
use exaequo_tiebreak::{MissingGame, Notice, results_missing};
use exaequo_trf::Document;

use super::file::{FileNotice, own_line};
use super::{Said, message};
use crate::sanitize::sanitize;
use crate::{Lang, say};

/// Columns of the first round in the line of a player (001), and how far apart rounds are.
const FIRST_ROUND: (u32, u32) = (92, 99);
const ROUND: u32 = 10;

/// Results that are missing in a file (S025), in rounds that have begun.
pub fn missing(lang: Lang, tournament: &Tournament, document: Option<&Document>) -> Option<FileNotice> {
    let notice = results_missing(tournament, None)?;
    let Notice::ResultsMissing { first, .. } = &notice else { return None };
    let span = first.first().zip(document).and_then(|(game, document)| span(document, game));
    Some(FileNotice {
        code: notice.code(),
        severity: notice.severity(),
        span,
        message: message(lang, &notice),
    })
}

fn span(document: &Document, game: &MissingGame) -> Option<Span> {
    let line = own_line(document, "001", 4..8, game.white.0)?;
    let offset = ROUND * u32::from(game.round.0).saturating_sub(1);
    Some(Span::columns(line, FIRST_ROUND.0 + offset, FIRST_ROUND.1 + offset))
}

pub(super) fn said(lang: Lang, first: &[MissingGame], count: usize) -> Said {
    let mut games = first.iter().map(|game| words(lang, game)).collect::<Vec<_>>().join(", ");
    if count > first.len() {
        games += ", …";
    }
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
