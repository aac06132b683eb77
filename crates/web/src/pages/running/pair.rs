//! The next round: typed board by board, from a file, by the Berger tables or by an engine.

mod settle;

use askama::Template;
use axum::extract::{Form as Sent, Multipart, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::PairingPlan;
use exaequo::model::{ParticipantId, Tournament};
use exaequo::{Event, Lang, ReadOptions};
use exaequo_desk::change::Change;
use exaequo_desk::change::round::{ByeKind, Origin, RoundChange};
use exaequo_desk::worded;
use exaequo_texts::say;

use super::{engine, hub};
use crate::desk::{Desk, Kept};
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::pages::start;
use crate::sheet::{Block, Field, Form, Kind, Level, Lines, Note, Sheet};

pub(super) use settle::settle;

#[derive(Debug, Template)]
#[template(path = "running/pair.html")]
struct Boards {
    action: String,
    title: String,
    white: String,
    black: String,
    rows: Vec<(usize, String, String)>,
    who: Vec<String>,
    button: String,
}

/// `GET /e/{event}/run/pair`.
pub(crate) async fn get(OfEvent { desk, lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    Ok(page(&desk, &kept, &[], Vec::new(), lang))
}

/// The page, with what was typed.
pub(super) fn page(
    desk: &Desk,
    kept: &Kept,
    typed: &[(String, String)],
    mut notes: Vec<Note>,
    lang: Lang,
) -> Response {
    let tournament = kept.event.tournament();
    let (path, next) = (format!("/e/{}/run/pair", kept.id), tournament.rounds.next_round());
    let round = next.0;
    if round > tournament.schedule.announced() {
        let sentence =
            say!(lang, "All rounds that are announced are paired. Announce more, if there are more.");
        notes.push(Note::new(Level::Inform, sentence));
        let ways = vec![(format!("/e/{}/run/details", kept.id), say!(lang, "Name, days, place, rounds"))];
        let sheet = Sheet { title: say!(lang, "Pair a round"), notes, ways, ..Sheet::default() };
        return sheet.of_event(kept, &path, lang);
    }
    let present = kept.event.pairable(next);
    if present.len() < 2 {
        let sentence = say!(lang, "Nobody can be paired yet: enter the players, one by one or as a list.");
        notes.push(Note::new(Level::Inform, sentence));
        let ways = vec![(format!("/e/{}/run/players", kept.id), say!(lang, "Enter players"))];
        let sheet = Sheet { title: say!(lang, "Pair a round"), notes, ways, ..Sheet::default() };
        return sheet.of_event(kept, &path, lang);
    }
    let missing: usize = tournament.rounds.numbers().map(|round| tournament.missing_results(round)).sum();
    if missing > 0 && notes.is_empty() {
        let n = missing;
        let sentence =
            say!(lang, count n, "{n} result is still missing.", "{n} results are still missing.", n);
        notes.push(Note::new(Level::Inform, sentence));
    }
    let sheet = Sheet {
        title: say!(lang, "Pair round {round}", round),
        about: say!(
            lang,
            "Type a number or a part of a name; White stands first. Whoever is left over gets a bye in the next step."
        ),
        notes,
        blocks: blocks(desk, kept, &present, typed, lang),
        ways: vec![(format!("/e/{}/run", kept.id), say!(lang, "Run the event"))],
        ..Sheet::default()
    };
    sheet.of_event(kept, &path, lang)
}

fn blocks(
    desk: &Desk,
    kept: &Kept,
    present: &[ParticipantId],
    typed: &[(String, String)],
    lang: Lang,
) -> Vec<Block> {
    let (tournament, base) = (kept.event.tournament(), format!("/e/{}/run", kept.id));
    let row = |index: usize| {
        let (white, black) = typed.get(index).cloned().unwrap_or_default();
        (index + 1, white, black)
    };
    let boards = Boards {
        action: format!("{base}/pair"),
        title: say!(lang, "Boards"),
        white: say!(lang, "White"),
        black: say!(lang, "Black"),
        rows: (0..present.len().div_ceil(2).max(typed.len())).map(row).collect(),
        who: present.iter().map(|who| shown(tournament, *who)).collect(),
        button: say!(lang, "Go on"),
    };
    let mut blocks = Vec::new();
    if hub::is_round_robin(kept) && tournament.rounds.count() == 0 {
        let twice =
            matches!(tournament.system, Some(exaequo::model::System::RoundRobin { cycles }) if cycles > 1);
        let hidden = [("twice", if twice { "yes" } else { "no" })];
        let words = say!(lang, "Pair all rounds by the Berger tables");
        let form = Form { is_plain: false, ..Form::button(format!("{base}/berger"), &hidden, words) };
        blocks.push(Block::new(say!(lang, "Round robin"), &form));
        blocks.push(Block::new(say!(lang, "Board by board"), &boards).folded());
    } else {
        blocks.push(Block::new("", &boards));
    }
    let absent = absences(&kept.event, lang);
    if !absent.is_empty() {
        blocks.push(Block::new(say!(lang, "Not to be paired"), &Lines { lines: absent }));
    }
    blocks.push(from_file(&base, lang));
    blocks.push(engine::block(desk, kept, lang));
    blocks
}

fn from_file(base: &str, lang: Lang) -> Block {
    let about = say!(
        lang,
        "CSV with the columns White and Black, or a TRF or JSON file of this event in which the round is paired."
    );
    let field = Field::new(
        "file",
        say!(lang, "Pairings"),
        "",
        Kind::File(".csv,.txt,.trf,.trfx,.json,text/plain,text/csv"),
    );
    let form = Form {
        action: format!("{base}/pairings-file"),
        fields: vec![field.about(about)],
        button: say!(lang, "Look at it first"),
        is_plain: true,
        ..Form::default()
    };
    Block::new(say!(lang, "From a file"), &form).folded()
}

/// A participant as the list of a field shows one.
fn shown(tournament: &Tournament, who: ParticipantId) -> String {
    format!("{} · {}", tournament.number_of(who), tournament.name_of(who))
}

/// Who asked for a bye in the next round.
fn absences(event: &Event, lang: Lang) -> Vec<String> {
    let tournament = event.tournament();
    let round = tournament.rounds.next_round();
    let line = |who: ParticipantId| {
        let (bye, name) = (event.requested_bye(round, who)?, tournament.name_of(who).to_owned());
        let bye = worded::bye(ByeKind::of(bye), lang);
        Some(say!(lang, "{name}: {bye}", name, bye))
    };
    tournament.participants().filter_map(line).collect()
}

/// `POST /e/{event}/run/pair`.
pub(crate) async fn post(
    OfEvent { desk, lang, kept, .. }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let typed: Vec<(String, String)> = fields
        .all("white")
        .map(str::to_owned)
        .zip(fields.all("black").map(str::to_owned))
        .filter(|(white, black)| !white.is_empty() || !black.is_empty())
        .collect();
    let tournament = kept.event.tournament();
    // What was chosen from the list has its number in front.
    let cell = |text: &str| text.split_once(" · ").map_or(text, |(number, _)| number).replace('\t', " ");
    let lines: Vec<String> =
        typed.iter().map(|(white, black)| format!("{}\t{}", cell(white), cell(black))).collect();
    match PairingPlan::read(tournament, &lines.join("\n")) {
        Ok(plan) => settle(&desk, &kept, plan, Origin::named(fields.get("from")), &fields, lang).await,
        Err(wrong) => {
            let notes = vec![Note::new(Level::Refuse, said(&wrong, lang))];
            Ok(page(&desk, &kept, &typed, notes, lang))
        }
    }
}

/// `POST /e/{event}/run/berger`.
pub(crate) async fn berger(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let twice = fields.get("twice") == "yes";
    desk.change(event, |_| Ok(Change::Round(RoundChange::Berger { twice }))).await?;
    Ok(Redirect::to(&format!("/e/{event}/round/1/enter")).into_response())
}

/// `POST /e/{event}/run/pairings-file`.
pub(crate) async fn file(
    OfEvent { desk, lang, kept, .. }: OfEvent,
    form: Multipart,
) -> Result<Response, Failure> {
    let (_, bytes) = start::received(form).await?;
    let tournament = kept.event.tournament();
    let round = tournament.rounds.next_round();
    let other = Event::read(bytes.clone(), &ReadOptions::default()).event().ok();
    let plan = match other.filter(|other| other.tournament().rounds.count() >= round.0) {
        Some(other) => PairingPlan::of_round(tournament, other.tournament(), round),
        None => PairingPlan::read(tournament, &exaequo::event::entries::text(&bytes)),
    };
    match plan {
        Ok(plan) => settle(&desk, &kept, plan, Origin::File, &Fields::default(), lang).await,
        Err(wrong) => Ok(page(&desk, &kept, &[], vec![Note::new(Level::Refuse, said(&wrong, lang))], lang)),
    }
}
