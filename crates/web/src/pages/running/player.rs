//! One player: corrected, withdrawn, expelled, back again, with a bye.

use axum::extract::{Form as Sent, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_desk::change::Change;
use exaequo_desk::change::player::{Entrant, Leaving, PlayerChange};
use exaequo_desk::change::round::{ByeKind, RoundChange};
use exaequo_texts::say;

use super::{byes, meeting, players};
use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// `GET /e/{event}/run/player/{number}`.
pub(crate) async fn get(
    OfEvent { lang, kept, .. }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
) -> Result<Response, Failure> {
    let player = Entrant::of(kept.event.tournament(), number).ok_or(Failure::NoPage)?;
    Ok(page(&kept, &player, Vec::new(), lang))
}

fn page(kept: &Kept, player: &Entrant, notes: Vec<Note>, lang: Lang) -> Response {
    let path = format!("/e/{}/run/player/{}", kept.id, player.number);
    let form = Form {
        action: path.clone(),
        fields: players::fields(player, kept, lang),
        button: say!(lang, "Keep it like this"),
        ..Form::default()
    };
    let now = Entrant::of(kept.event.tournament(), player.number);
    let now = now.map(|now| players::fields(&now, kept, lang)).unwrap_or_default();
    let form = meeting::remembering(form, &now);
    let mut blocks = vec![Block::new("", &form)];
    if !kept.event.tournament().is_team_event() {
        blocks.push(byes(kept, player.number, &path, lang));
        blocks.push(departure(kept, player.number, &path, lang));
    }
    let ways = vec![(format!("/e/{}/run/players", kept.id), say!(lang, "All players"))];
    let sheet = Sheet { title: player.name.clone(), notes, blocks, ways, ..Sheet::default() };
    sheet.of_event(kept, &path, lang)
}

/// Byes of a participant: a form for another one.
pub(super) fn byes(kept: &Kept, number: u32, path: &str, lang: Lang) -> Block {
    let next = kept.event.tournament().rounds.next_round();
    let mut kinds = byes::choices(lang);
    kinds.push(("none".to_owned(), say!(lang, "no bye any more")));
    let form = Form {
        action: format!("{path}/bye"),
        fields: vec![
            Field::new("round", say!(lang, "Round"), next.to_string(), Kind::Number(1, 99)).required(),
            Field::new("bye", say!(lang, "Bye"), ByeKind::Half.name(), Kind::Choice(kinds)),
        ],
        hidden: vec![("number".to_owned(), number.to_string())],
        button: say!(lang, "Give this bye"),
        is_plain: true,
    };
    Block::new(say!(lang, "A bye"), &form).folded()
}

/// Leaving, or coming back.
pub(super) fn departure(kept: &Kept, number: u32, path: &str, lang: Lang) -> Block {
    let tournament = kept.event.tournament();
    let has_left = tournament.find(number).is_some_and(|who| tournament.status_of(who).left.is_some());
    let action = format!("{path}/leave");
    if has_left {
        let form = Form::button(action, &[("how", "return")], say!(lang, "Back again"));
        return Block::new(say!(lang, "Withdrawn or expelled"), &form);
    }
    let hows = vec![
        ("withdrawn".to_owned(), say!(lang, "withdraws")),
        ("expelled".to_owned(), say!(lang, "is expelled, results stand")),
        ("annulled".to_owned(), say!(lang, "is expelled, results are annulled")),
    ];
    let from = tournament.rounds.next_round();
    let form = Form {
        action,
        fields: vec![
            Field::new("how", say!(lang, "What happens"), "withdrawn", Kind::Choice(hows)),
            Field::new("from", say!(lang, "First round without"), from.to_string(), Kind::Number(1, 99))
                .required(),
        ],
        button: say!(lang, "Go on"),
        is_plain: true,
        ..Form::default()
    };
    Block::new(say!(lang, "Withdraw or expel"), &form).folded()
}

/// `POST /e/{event}/run/player/{number}`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let was = Entrant::of(kept.event.tournament(), number).ok_or(Failure::NoPage)?;
    let now = players::fields(&was, &kept, lang);
    if let Some((merged, note)) = meeting::met(&fields, &now, kept.newest(|one| corrects(one, number)), lang)
    {
        let shown = players::typed(&merged, &was, lang).unwrap_or_else(|refused| refused.0);
        return Ok(page(&kept, &shown, vec![note], lang));
    }
    match players::typed(&fields, &was, lang) {
        Err(refused) => {
            let (typed, wrong) = *refused;
            Ok(page(&kept, &typed, vec![Note::new(Level::Refuse, wrong)], lang))
        }
        Ok(is) => {
            desk.change(event, |kept| {
                let now = Entrant::of(kept.event.tournament(), number).ok_or(Failure::NoPage)?;
                if now != was {
                    return Err(Failure::Stale);
                }
                Ok(Change::Player(PlayerChange::Edit { was: Box::new(was), is: Box::new(is) }))
            })
            .await?;
            Ok(Redirect::to(&format!("/e/{event}/run/players")).into_response())
        }
    }
}

/// Whether what is known of a player is another thing after a change.
fn corrects(change: &Change, number: u32) -> bool {
    match change {
        Change::Player(PlayerChange::Edit { is, .. }) => is.number == number,
        Change::Undo { .. } => true,
        _ => false,
    }
}

/// `POST /e/{event}/run/player/{number}/leave`: of a team as well.
pub(crate) async fn leave(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Path((_, number)): Path<(u64, u32)>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let tournament = kept.event.tournament();
    let who = tournament.find(number).ok_or(Failure::NoPage)?;
    let back = format!("/e/{event}/run/{}", if tournament.is_team_event() { "teams" } else { "players" });
    if fields.get("how") == "return" {
        desk.change(event, |_| Ok(Change::Player(PlayerChange::Return { number }))).await?;
        return Ok(Redirect::to(&back).into_response());
    }
    let from: u16 = fields.number("from").filter(|from| *from > 0).ok_or(Failure::Request)?;
    let name = tournament.name_of(who).to_owned();
    let (how, note) = match fields.get("how") {
        "withdrawn" => {
            let sentence =
                say!(lang, "{name} is not paired any more from round {from}; results stand.", name, from);
            (Leaving::Withdrawn, Note::new(Level::Confirm, sentence))
        }
        "expelled" => {
            let sentence = say!(
                lang,
                "{name} is expelled and not paired any more from round {from}; results stand.",
                name,
                from
            );
            (Leaving::Expelled, Note::new(Level::Confirm, sentence))
        }
        "annulled" => {
            let sentence = say!(
                lang,
                "{name} is expelled from round {from} and all results of {name} are annulled: points and tie-breaks of every opponent change.",
                name,
                from
            );
            (Leaving::Annulled, Note::new(Level::ConfirmTwice, sentence))
        }
        _ => return Err(Failure::Request),
    };
    if !fields.is_sure(std::slice::from_ref(&note)) {
        let path = format!("/e/{event}/run/player/{number}/leave");
        let sheet = fields.question(say!(lang, "Withdraw or expel"), &path, vec![note], &back, lang);
        return Ok(sheet.of_event(&kept, &back, lang));
    }
    desk.change(event, |_| Ok(Change::Player(PlayerChange::Leave { number, after: from - 1, how }))).await?;
    Ok(Redirect::to(&back).into_response())
}

/// `POST /e/{event}/run/player/{number}/bye`.
pub(crate) async fn bye(
    State(desk): State<Desk>,
    Path((event, number)): Path<(u64, u32)>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let round: u16 = fields.number("round").ok_or(Failure::Request)?;
    let change = match fields.get("bye") {
        "none" => RoundChange::NoBye { round, number },
        name => RoundChange::Bye { round, number, bye: ByeKind::named(name).ok_or(Failure::Request)? },
    };
    let kept = desk.change(event, |_| Ok(Change::Round(change))).await?;
    let paired = kept.event.tournament().rounds.count();
    let to = if round <= paired { format!("round/{round}/arrange") } else { "run/pair".to_owned() };
    Ok(Redirect::to(&format!("/e/{event}/{to}")).into_response())
}
