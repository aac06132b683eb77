//! What an event says about itself, to be corrected.

use axum::extract::Form as Sent;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::model::Date;
use exaequo_desk::change::Change;
use exaequo_desk::change::event::{About, EventChange};
use exaequo_texts::say;

use super::meeting;
use crate::desk::Kept;
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Field, Form, Kind, Level, Note, Sheet};

/// The most rounds an event has.
pub(crate) const ROUNDS: u16 = 99;

/// `GET /e/{event}/run/details`.
pub(crate) async fn get(OfEvent { lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    Ok(page(&kept, &About::of(&kept.event), Vec::new(), lang))
}

fn page(kept: &Kept, about: &About, notes: Vec<Note>, lang: Lang) -> Response {
    let path = format!("/e/{}/run/details", kept.id);
    let form = Form {
        action: path.clone(),
        fields: fields(about, lang),
        button: say!(lang, "Keep it like this"),
        ..Form::default()
    };
    let form = meeting::remembering(form, &fields(&About::of(&kept.event), lang));
    let sheet = Sheet {
        title: say!(lang, "Name, days, place, rounds"),
        notes,
        blocks: vec![Block::new("", &form)],
        ..Sheet::default()
    };
    sheet.of_event(kept, &path, lang)
}

/// The fields in which an event says something about itself.
pub(crate) fn fields(about: &About, lang: Lang) -> Vec<Field> {
    let paces = vec![
        ("standard".to_owned(), say!(lang, ctx "kind of play", "Standard")),
        ("rapid".to_owned(), say!(lang, ctx "kind of play", "Rapid")),
        ("blitz".to_owned(), say!(lang, ctx "kind of play", "Blitz")),
    ];
    vec![
        Field::text("name", say!(lang, "Name of the event"), &about.name).required(),
        Field::new("day", say!(lang, "First day"), &about.start, Kind::Date).required(),
        Field::new("end", say!(lang, "Last day"), &about.end, Kind::Date),
        Field::text("city", say!(lang, "Town"), &about.city),
        Field::text("federation", say!(lang, "Federation"), &about.federation)
            .about(say!(lang, "Three letters, such as CAN")),
        Field::new(
            "rounds",
            say!(lang, "Number of rounds"),
            if about.rounds == 0 { String::new() } else { about.rounds.to_string() },
            Kind::Number(1, ROUNDS.into()),
        ),
        Field::new("pace", say!(lang, "Kind of play"), &about.pace, Kind::Choice(paces)),
        Field::text("time", say!(lang, "Time control"), &about.time)
            .about(say!(lang, "As announced, such as 90 min + 30 s")),
        Field::text("arbiter", say!(lang, "Chief arbiter"), &about.arbiter),
    ]
}

/// What was typed, or what is wrong with it.
pub(crate) fn typed(fields: &Fields, system: &str, lang: Lang) -> Result<About, Box<(About, String)>> {
    let about = About {
        name: fields.line("name"),
        city: fields.line("city"),
        federation: fields.line("federation").to_uppercase(),
        start: fields.line("day"),
        end: fields.line("end"),
        rounds: fields.number("rounds").unwrap_or(0),
        pace: fields.line("pace"),
        time: fields.line("time"),
        arbiter: fields.line("arbiter"),
        system: system.to_owned(),
    };
    let day = |text: &str| text.parse::<Date>().ok();
    let wrong = if about.name.is_empty() {
        say!(lang, "The event needs a name.")
    } else if day(&about.start).is_none() || (!about.end.is_empty() && day(&about.end).is_none()) {
        say!(lang, "The first day is a date such as 2026-03-07.")
    } else if day(&about.end).is_some_and(|end| Some(end) < day(&about.start)) {
        say!(lang, "The last day is before the first.")
    } else if about.rounds > ROUNDS || (!fields.get("rounds").is_empty() && about.rounds == 0) {
        let most = ROUNDS;
        say!(lang, "An event has 1 to {most} rounds.", most)
    } else {
        return Ok(about);
    };
    Err(Box::new((about, wrong)))
}

/// `POST /e/{event}/run/details`.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let was = About::of(&kept.event);
    let last =
        kept.newest(|one| matches!(one, Change::Event(EventChange::Describe { .. }) | Change::Undo { .. }));
    if let Some((merged, note)) = meeting::met(&fields, &self::fields(&was, lang), last, lang) {
        let shown = typed(&merged, &was.system, lang).unwrap_or_else(|refused| refused.0);
        return Ok(page(&kept, &shown, vec![note], lang));
    }
    match typed(&fields, &was.system, lang) {
        Err(refused) => {
            let (about, wrong) = *refused;
            Ok(page(&kept, &about, vec![Note::new(Level::Refuse, wrong)], lang))
        }
        Ok(is) => {
            let rounds = kept.event.tournament().rounds.count();
            let is = About { rounds: if is.rounds == 0 { was.rounds } else { is.rounds.max(rounds) }, ..is };
            desk.change(event, |kept| {
                if About::of(&kept.event) != was {
                    return Err(Failure::Stale);
                }
                Ok(Change::Event(EventChange::Describe { was: Box::new(was), is: Box::new(is) }))
            })
            .await?;
            Ok(Redirect::to(&format!("/e/{event}/run")).into_response())
        }
    }
}
