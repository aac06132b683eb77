//! Boards whose results are entered by keyboard, by finger, or without any script: those of a round and those of the play-off.

use askama::Template;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::Lang;
use exaequo::report::pairings::{EntryGame, EntryGroup};
use exaequo_desk::worded::{self, shown};
use exaequo_texts::say;

use super::back::{Back, key_of};
use crate::desk::{Kept, Line};
use crate::pages::standings::status;

/// The boards with their forms.
#[derive(Debug, Template)]
#[template(path = "boards.html")]
pub(crate) struct Boards {
    id: u64,
    /// Where a result is sent to.
    post: String,
    /// Where it is entered, for whoever takes it back.
    back: Back,
    progress: String,
    groups: Vec<Group>,
    /// What is said where a later round is paired already.
    past: String,
    /// Whether whoever looks may enter something.
    is_for_entry: bool,
    words: Words,
    buttons: [(&'static str, &'static str, String); 3],
    rare: Vec<(&'static str, &'static str, String)>,
}

/// What is said around the boards.
#[derive(Debug)]
struct Words {
    keys: String,
    forfeits: String,
    clear: String,
    undo: String,
    /// What the script asks before it enters a forfeit or takes a result back.
    confirm: String,
    replace: String,
    /// What is said where nothing was entered here that could be taken back.
    nothing: String,
}

/// Boards that belong together: those of a match, of a round.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) title: String,
    pub(crate) score: String,
    pub(crate) games: Vec<Game>,
}

/// A board with what is entered on it.
#[derive(Debug)]
pub(crate) struct Game {
    /// By which the page knows it.
    key: String,
    /// By which the desk knows the game.
    hidden: Vec<(&'static str, String)>,
    board: usize,
    white: String,
    white_rating: String,
    white_team: String,
    black: String,
    black_rating: String,
    black_team: String,
    is: String,
    shown: String,
}

impl Group {
    /// A group whose games are known by something.
    pub(crate) fn of(
        group: EntryGroup,
        known: impl Fn(&EntryGame) -> (String, Vec<(&'static str, String)>),
    ) -> Self {
        let game = |game: EntryGame| {
            let (key, hidden) = known(&game);
            Game::of(game, key, hidden)
        };
        Self { title: group.title, score: group.score, games: group.games.into_iter().map(game).collect() }
    }
}

impl Game {
    fn of(game: EntryGame, key: String, hidden: Vec<(&'static str, String)>) -> Self {
        let rating = |rating: Option<u16>| {
            rating.filter(|rating| *rating > 0).map_or_else(String::new, |one| one.to_string())
        };
        let is = game.outcome.to_string();
        let [white_team, black_team] = game.teams;
        Self {
            key,
            hidden,
            board: game.board,
            white_rating: rating(game.white.1),
            black_rating: rating(game.black.1),
            white_team,
            black_team,
            white: game.white.0,
            black: game.black.0,
            shown: shown(&is),
            is,
        }
    }
}

impl Boards {
    pub(crate) fn new(
        id: u64,
        post: String,
        back: Back,
        progress: String,
        groups: Vec<Group>,
        lang: Lang,
    ) -> Self {
        Self {
            id,
            post,
            back,
            progress,
            groups,
            past: String::new(),
            is_for_entry: true,
            words: Words::new(lang),
            buttons: [
                ("1-0", "1 – 0", say!(lang, "White wins")),
                ("1/2-1/2", "½ – ½", say!(lang, "Draw")),
                ("0-1", "0 – 1", say!(lang, "Black wins")),
            ],
            rare: rare(back, lang),
        }
    }

    /// With what is said where a later round is paired already.
    pub(crate) fn with_past(self, past: String) -> Self {
        Self { past, ..self }
    }

    /// To be looked at only.
    pub(crate) fn only_shown(self) -> Self {
        Self { is_for_entry: false, ..self }
    }

    /// Whether there are any.
    pub(crate) fn is_empty(&self) -> bool {
        self.groups.iter().all(|group| group.games.is_empty())
    }
}

/// What is entered by an explicit step. A game of the play-off is not postponed: what comes next is known without it.
fn rare(back: Back, lang: Lang) -> Vec<(&'static str, &'static str, String)> {
    let mut rare = vec![
        ("+--", "+ –", say!(lang, "White wins by forfeit")),
        ("--+", "– +", say!(lang, "Black wins by forfeit")),
        ("---", "– –", say!(lang, "Both lose by forfeit")),
        ("1/2-0", "½ – 0", say!(lang, "Draw for White, loss for Black")),
        ("0-1/2", "0 – ½", say!(lang, "Loss for White, draw for Black")),
        ("0-0", "0 – 0", say!(lang, "Played, loss for both")),
    ];
    if back != Back::PlayOff {
        rare.push(("?", "?", say!(lang, "Postponed")));
    }
    rare
}

impl Words {
    fn new(lang: Lang) -> Self {
        Self {
            keys: say!(
                lang,
                "Keys: 1 White wins, 0 Black wins, = or 5 draw, + and − forfeits, ↑ ↓ another board, Ctrl-Z undo"
            ),
            forfeits: say!(lang, "Forfeits and other results"),
            clear: say!(lang, "No result"),
            undo: say!(lang, "Undo my last entry"),
            confirm: say!(lang, "{result}? Enter confirms, Esc does not.", result = "{result}"),
            replace: say!(
                lang,
                "{result} in place of {was}? Enter confirms, Esc does not.",
                result = "{result}",
                was = "{was}"
            ),
            nothing: say!(
                lang,
                "Nothing that was entered here can be taken back. What others have entered is in the history."
            ),
        }
    }
}

/// What a script shows after a line was written: an entry, or one that was taken back.
pub(crate) fn answer(
    kept: &Kept,
    progress: &str,
    groups: &[Group],
    line: Option<&Line>,
    lang: Lang,
) -> Response {
    let games = groups.iter().flat_map(|group| &group.games);
    let games = games.map(|game| serde_json::json!({ "game": game.key, "shown": game.shown, "is": game.is }));
    let scores: Vec<&str> = groups.iter().map(|group| group.score.as_str()).collect();
    let body = serde_json::json!({
        "version": kept.version(),
        "status": status(kept, kept.standings().ok().as_ref(), lang),
        "progress": progress,
        "scores": scores,
        "games": games.collect::<Vec<_>>(),
        "line": line.map(|line| line.number),
        "board": line.and_then(|line| key_of(&line.change)),
        "said": line.and_then(|line| taken_back(kept, line, lang)),
    });
    ([(header::CONTENT_TYPE, "application/json")], body.to_string()).into_response()
}

/// Which entry was taken back, in a sentence.
fn taken_back(kept: &Kept, line: &Line, lang: Lang) -> Option<String> {
    line.change.undoes()?;
    let what = worded::change(&kept.event, &line.change, line.seats.as_ref(), lang);
    Some(say!(lang, "Taken back. {what}.", what))
}
