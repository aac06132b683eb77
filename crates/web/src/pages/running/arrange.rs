//! A round that is paired: colours, the order of the boards, byes, line-ups, and taking it back.

mod task;

use axum::extract::{Form as Sent, Path, Query};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::{MatchOutcome, ParticipantId, RoundNumber};
use exaequo::report::pairings::{self, EntryGame};
use exaequo_desk::change::Change;
use exaequo_desk::change::round::{ByeKind, RoundChange};
use exaequo_texts::say;

use super::byes;
use super::meeting::{self, Seen};
use super::teams;
use crate::desk::Kept;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Note, Sheet, Table};
use task::{Task, substitutes};

/// `GET /e/{event}/round/{round}/arrange`.
pub(crate) async fn get(
    OfEvent { lang, kept, .. }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
) -> Result<Response, Failure> {
    page(&kept, round, Vec::new(), lang)
}

fn page(kept: &Kept, round: u16, mut notes: Vec<Note>, lang: Lang) -> Result<Response, Failure> {
    // Whoever arranges says which boards were seen.
    let seen = meeting::version(kept, |one| one.arranges(round));
    let own = format!("/e/{}/round/{round}/arrange", kept.id);
    let path = format!("{own}?seen={seen}");
    let groups = pairings::entry(&kept.event, round, lang)?;
    let tournament = kept.event.tournament();
    let mut blocks = Vec::new();
    for (place, group) in (1..).zip(&groups) {
        let boards = boards(&path, &group.games, lang);
        if !boards.rows.is_empty() {
            let title =
                if group.title.is_empty() { String::new() } else { format!("{place} · {}", group.title) };
            blocks.push(Block::new(title, &boards));
        }
    }
    if tournament.is_team_event() {
        blocks.extend(line_ups(kept, round, &path, lang));
    }
    blocks.push(order(kept, round, &path, lang));
    blocks.extend(byes(kept, round, &path, lang));
    if round == tournament.rounds.count() {
        let words = say!(lang, "Take the pairings of round {round} back", round);
        let form = Form::button(path.clone(), &[("do", "take-back")], words);
        blocks.push(Block::new(say!(lang, "Pair it again"), &form).folded());
    }
    if round < tournament.rounds.count() {
        let sentence = say!(
            lang,
            "A later round is paired already: what is changed here changes what it was paired by."
        );
        notes.push(Note::new(Level::Inform, sentence));
    }
    let sheet = Sheet {
        title: say!(lang, "Arrange round {round}", round),
        notes,
        blocks,
        ways: vec![(format!("/e/{}/round/{round}/enter", kept.id), say!(lang, "Enter results"))],
        ..Sheet::default()
    };
    Ok(sheet.of_event(kept, &own, lang))
}

fn boards(path: &str, games: &[EntryGame], lang: Lang) -> Table {
    let row = |game: &EntryGame| {
        let number = game.game.to_string();
        let swap = Form::button(path, &[("do", "swap"), ("board", &number)], say!(lang, "Exchange colours"));
        vec![
            Cell::text(&game.board),
            Cell::text(&format!("○\u{a0}{}", game.white.0)),
            Cell::text(&format!("●\u{a0}{}", game.black.0)),
            Cell::form(&swap),
        ]
    };
    let head = [
        (say!(lang, ctx "column", "Board"), true),
        (say!(lang, "White"), false),
        (say!(lang, "Black"), false),
        (String::new(), false),
    ];
    Table { caption: say!(lang, "Boards"), head: head.into(), rows: games.iter().map(row).collect() }
}

fn order(kept: &Kept, round: u16, path: &str, lang: Lang) -> Block {
    let rounds = &kept.event.tournament().rounds;
    let number = RoundNumber(round);
    let is_team = kept.event.tournament().is_team_event();
    let count = if is_team { rounds.matches_of(number).len() } else { rounds.pairings_of(number).len() };
    let now: Vec<String> = (1..=count).map(|board| board.to_string()).collect();
    let about = say!(lang, "The numbers the boards have now, in the order they are to have.");
    let form = Form {
        action: path.to_owned(),
        hidden: vec![("do".to_owned(), "order".to_owned())],
        fields: vec![Field::text("order", say!(lang, "Order of the boards"), now.join(" ")).about(about)],
        button: say!(lang, "Number them anew"),
        is_plain: true,
    };
    Block::new(say!(lang, "Order of the boards"), &form).folded()
}

/// Those without an opponent, each with the bye.
fn byes(kept: &Kept, round: u16, path: &str, lang: Lang) -> Option<Block> {
    let tournament = kept.event.tournament();
    let absences = tournament.rounds.absences_of(RoundNumber(round));
    let row = |who: ParticipantId, now: ByeKind| {
        let number = tournament.number_of(who);
        let field = Field::new(&format!("bye.{number}"), say!(lang, "Bye"), now.name(), byes::choice(lang));
        let form = Form {
            action: path.to_owned(),
            hidden: vec![("do".to_owned(), "bye".to_owned()), ("number".to_owned(), number.to_string())],
            fields: vec![field],
            button: say!(lang, "Give this bye"),
            is_plain: true,
        };
        vec![Cell::text(&number), Cell::text(&tournament.name_of(who)), Cell::form(&form)]
    };
    let rows: Vec<_> = absences.iter().map(|one| row(one.participant, ByeKind::of(one.bye))).collect();
    if rows.is_empty() {
        return None;
    }
    let head = [("#".to_owned(), true), (say!(lang, "Name"), false), (say!(lang, "Bye"), false)];
    let table = Table { caption: say!(lang, "Byes"), head: head.into(), rows };
    Some(Block::new(say!(lang, "Without an opponent"), &table))
}

/// Who plays for each team, and teams that do not appear.
fn line_ups(kept: &Kept, round: u16, path: &str, lang: Lang) -> Vec<Block> {
    let tournament = kept.event.tournament();
    let matches = tournament.rounds.matches_of(RoundNumber(round)).iter();
    let of_match = |one: &exaequo::model::Match| {
        [one.white, one.black].map(|team| {
            let id = team.participant();
            let (number, name) = (tournament.number_of(id), tournament.name_of(id).to_owned());
            let seated = teams::seated(tournament, one, team);
            let about = say!(lang, "Numbers or names, one on each line, the first board first");
            let line_up = say!(lang, "Line-up");
            let form = Form {
                action: path.to_owned(),
                hidden: vec![
                    ("do".to_owned(), "line-up".to_owned()),
                    ("number".to_owned(), number.to_string()),
                ],
                fields: vec![Field::new("players", line_up, seated, Kind::Area(4)).about(about)],
                button: say!(lang, "Seat them like this"),
                is_plain: true,
            };
            let number = number.to_string();
            let (action, words) = match one.outcome {
                MatchOutcome::Boards => ("forfeit", say!(lang, "{name} does not appear", name)),
                MatchOutcome::Forfeited(_) => ("play", say!(lang, "The match is played after all")),
            };
            let absent = Form::button(path, &[("do", action), ("number", &number)], words);
            let forms = [form, absent].map(|form| askama::Template::render(&form).unwrap_or_default());
            let title = say!(lang, "Line-up of {name}", name);
            Block::new(title, &Forms { forms: forms.into() }).folded()
        })
    };
    matches.flat_map(of_match).collect()
}

#[derive(Debug, askama::Template)]
#[template(source = "{% for form in forms %}{{ form|safe }}{% endfor %}", ext = "html")]
struct Forms {
    forms: Vec<String>,
}

/// `POST /e/{event}/round/{round}/arrange`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Path((_, round)): Path<(u64, u16)>,
    Query(seen): Query<Seen>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    if let Some(note) = meeting::done_since(&kept, seen.seen, |one| one.arranges(round), lang) {
        return page(&kept, round, vec![note], lang);
    }
    let task = Task::read(&fields).ok_or(Failure::Request)?;
    let change = task.change(round, &kept.event, lang)?;
    let doubts: Vec<Note> = substitutes(kept.event.tournament(), &change, lang).into_iter().collect();
    if !fields.is_sure(&doubts) {
        let own = format!("/e/{event}/round/{round}/arrange");
        let action = seen.seen.map_or_else(|| own.clone(), |seen| format!("{own}?seen={seen}"));
        let title = say!(lang, "Arrange round {round}", round);
        return Ok(fields.question(title, &action, doubts, &own, lang).of_event(&kept, &own, lang));
    }
    let is_taken_back = matches!(change, Change::Round(RoundChange::TakeBack { .. }));
    let to = if is_taken_back { "run/pair".to_owned() } else { format!("round/{round}/arrange") };
    desk.change(event, |kept| {
        seen.unless_newer(kept, |one| one.arranges(round))?;
        Ok(change)
    })
    .await?;
    Ok(Redirect::to(&format!("/e/{event}/{to}")).into_response())
}
