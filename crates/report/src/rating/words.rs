//! Why games and results count or not, in words.

use exaequo_model::Points;
use exaequo_rating::{EventForm, EventRating, IgnoredReason, NewcomerVerdict, NoGame, Pooled, Shortfall};

use crate::number::points_in_words;
use crate::{Lang, list, say};

/// Why a game is not rated.
pub(super) fn reason(lang: Lang, reason: IgnoredReason) -> String {
    match reason {
        IgnoredReason::NoResult => say!(lang, "no result"),
        IgnoredReason::Forfeited => say!(lang, "forfeited"),
        IgnoredReason::TooShort => say!(lang, "fewer than a move each"),
        IgnoredReason::MatchDecided => say!(lang, "the match was already decided"),
        IgnoredReason::UnratedInMatch => say!(lang, "a match with an unrated player"),
        IgnoredReason::BothUnrated => say!(lang, "both players unrated"),
        IgnoredReason::UnratedResult(why) => {
            let why = verdict(lang, why);
            say!(lang, "unrated player: {why}", why)
        }
        IgnoredReason::UnratedIgnored => say!(lang, "unrated opponent: this edition counts rated ones only"),
        IgnoredReason::TooFar => say!(lang, "ratings too far apart"),
    }
}

/// Whether a result of an unrated player counts.
pub(super) fn verdict(lang: Lang, verdict: NewcomerVerdict) -> String {
    match verdict {
        NewcomerVerdict::Counts => say!(lang, "the result counts"),
        NewcomerVerdict::CountsForPlayerOnly(short) => {
            list::clauses(lang, [shortfall(lang, short), say!(lang, "counted in the player’s pool only")])
        }
        NewcomerVerdict::CountsForOpponentsOnly { ru, floor } => {
            let short = shortfall(lang, Shortfall::BelowFloor { ru, floor });
            list::clauses(lang, [short, say!(lang, "counted for the opponents only")])
        }
        NewcomerVerdict::NoGame(NoGame::Unplayed) => say!(lang, "no game played"),
        NewcomerVerdict::NoGame(NoGame::AgainstRated) => say!(lang, "no game against a rated player"),
        NewcomerVerdict::NoGame(NoGame::InMatch) => reason(lang, IgnoredReason::UnratedInMatch),
        NewcomerVerdict::FewOpponents { found, needed } => {
            say!(lang, "rated opponents: {found}, {needed} needed", found, needed)
        }
        NewcomerVerdict::Short(short) => shortfall(lang, short),
    }
}

/// What a result of an unrated player lacks.
fn shortfall(lang: Lang, shortfall: Shortfall) -> String {
    match shortfall {
        Shortfall::Zero => say!(lang, "zero points"),
        Shortfall::OnlyAgainstZero => say!(lang, "points only against players without one"),
        Shortfall::ZeroAgainstRated => say!(lang, "no point against rated players"),
        Shortfall::Points { found, needed } => few_points(lang, found, needed),
        Shortfall::BelowFloor { ru, floor } => say!(lang, "{ru} is below the floor of {floor}", ru, floor),
    }
}

fn few_points(lang: Lang, found: Points, needed: Points) -> String {
    let (found, needed) = (points_in_words(lang, found), points_in_words(lang, needed));
    say!(lang, "{found} against rated players, {needed} needed", found, needed)
}

/// What the results of an unrated player come to.
pub(super) fn pooled(lang: Lang, pooled: Pooled) -> String {
    match pooled {
        Pooled::Empty => String::new(),
        Pooled::Pending { rating, games, missing } => {
            let needed = games + missing;
            say!(lang, count needed, "pending: {rating}, {games} of {needed} game (7.14)",
                "pending: {rating}, {games} of {needed} games (7.14)", rating, games, needed)
        }
        Pooled::BelowFloor { rating, games } => {
            say!(lang, count games, "{rating} from {games} game: below the floor (7.14d)",
                "{rating} from {games} games: below the floor (7.14d)", rating, games)
        }
        Pooled::Published { rating, games } => {
            say!(lang, count games, "first rating {rating} from {games} game (8.3)",
                "first rating {rating} from {games} games (8.3)", rating, games)
        }
    }
}

/// 7.14c: earlier games that are too old; nothing if there are none.
pub(super) fn expired(lang: Lang, games: u32) -> String {
    if games == 0 {
        return String::new();
    }
    say!(lang, "earlier games no longer pooled: {games} (7.14c)", games)
}

/// What the results of an unrated player come to in a period of several events, said of one of them.
pub(super) fn pooled_in_period(lang: Lang, period: Pooled) -> String {
    match period {
        Pooled::Published { rating, games } => say!(lang, count games,
            "part of the first rating of the period: {rating} from {games} game (8.3)",
            "part of the first rating of the period: {rating} from {games} games (8.3)", rating, games),
        Pooled::Empty | Pooled::Pending { .. } | Pooled::BelowFloor { .. } => pooled(lang, period),
    }
}

/// How the games of an event were looked at.
pub(super) fn form(lang: Lang, rating: &EventRating) -> String {
    match rating.form {
        EventForm::Swiss => say!(lang, "rated as a Swiss or team event (6.4)"),
        EventForm::IncompleteRoundRobin => {
            say!(lang, "rated as a Swiss, being a round robin with unplayed games (6.43)")
        }
        EventForm::RoundRobin if rating.average.is_none() => say!(lang, "rated as a round robin (6.3)"),
        EventForm::RoundRobin => say!(lang, "rated as a round robin with unrated players (8.58)"),
        EventForm::Matches => say!(lang, "rated as matches (6.5, 6.6)"),
    }
}
