//! 12.4: the games behind a rating: a player can redo it with a pencil.

use exaequo_event::{Rated, RatedElsewhere, rated_elsewhere};
use exaequo_model::{Date, PlayerId, RatingBody};
use exaequo_page::{Block, Page};
use exaequo_register::{Explained, KeptPart, Kind, PlayerHistory};
use exaequo_report::{number, rating, say};

use crate::Lang;
use crate::player;
use crate::preview::pending_table;
use crate::words::{kind, whole};

/// The events of a player as they were rated, with all figures.
pub fn rated(explained: &Explained) -> Vec<(Rated, Vec<PlayerId>)> {
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

/// A page for each event: every game with its difference, expected score, limit, K and rounding, and what was left out. Its
/// tables say which event it is.
pub fn pages(explained: &Explained, lang: Lang) -> Vec<Page> {
    let page = |((rated, players), part): ((Rated, Vec<PlayerId>), &KeptPart)| {
        let mut page = rating::page(&rated, Some(&players), lang);
        for block in &mut page.blocks {
            if let Block::Table(table) = block {
                table.group = Some(("event", whole(u64::from(part.event.0))));
            }
        }
        page
    };
    rated(explained).into_iter().zip(&explained.parts).map(page).collect()
}

/// 7.14: what is kept for a player without a rating, and what is missing, as of the newest list.
fn pending(page: &mut Page, number: u64, list: Date, explained: &Explained, lang: Lang) {
    let register = &explained.register;
    if register.newest_list().is_some_and(|newest| list < newest) {
        return;
    }
    for own in Kind::ALL {
        let mut kept = register.pending(own, list);
        kept.retain(|one| register.persons.number(one.person) == number);
        if !kept.is_empty() {
            page.heading(say!(lang, "Kind of play: {kind}", kind = kind(lang, own)));
            page.table(pending_table(register, &kept, list, lang));
        }
    }
}

/// The same after what the lists of the year say of the player.
pub fn with_lists(history: &PlayerHistory, list: Date, explained: &Explained, lang: Lang) -> Vec<Page> {
    let federation = explained.register.settings.federation.as_deref();
    let lists = player::page(history, federation, Some(list.year()), lang);
    let mut lists = Page { kind: "explained-rating", ..lists };
    if explained.parts.is_empty() {
        let day = number::date(lang, list);
        lists.paragraph(say!(lang, "No game of the player is rated on the list of {day}.", day));
    }
    pending(&mut lists, history.number, list, explained, lang);
    std::iter::once(lists).chain(pages(explained, lang)).collect()
}
