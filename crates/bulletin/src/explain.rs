//! 12.4: the games behind a rating: a player can redo it with a pencil.

use exaequo_event::{Rated, RatedElsewhere, rated_elsewhere};
use exaequo_model::RatingBody;
use exaequo_page::Page;
use exaequo_register::{Explained, KeptPart, Kind};
use exaequo_report::rating;

use crate::Lang;

/// The events of a player as they were rated, with all figures.
pub fn rated(explained: &Explained) -> Vec<(Rated, Vec<exaequo_model::PlayerId>)> {
    let players: Vec<_> = explained.parts.iter().map(|part| vec![part.player]).collect();
    let title = |part: &KeptPart| {
        let event = explained.register.events.get(part.event);
        event.map_or_else(String::new, |event| event.newest().title.clone())
    };
    let elsewhere = |part: &KeptPart| {
        let body = if part.kind == Kind::National { RatingBody::National } else { RatingBody::Fide };
        RatedElsewhere { name: title(part), body, event: part.rated.clone() }
    };
    rated_elsewhere(explained.parts.iter().map(elsewhere).collect()).into_iter().zip(players).collect()
}

/// A page for each event: every game with its difference, expected score, limit, K and rounding, and what was left out.
pub fn pages(explained: &Explained, lang: Lang) -> Vec<Page> {
    rated(explained).iter().map(|(rated, players)| rating::page(rated, Some(players), lang)).collect()
}
