//! The next round: typed board by board, from a file, by the Berger tables or by an engine.

use askama::Template;
use axum::extract::{Form as Sent, Multipart, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::event::PairingPlan;
use exaequo::model::{Bye, ParticipantId, RoundNumber, Tournament};
use exaequo::{Event, Lang, ReadOptions};
use exaequo_desk::worded;
use exaequo_texts::say;

use super::fields::Fields;
use super::sheet::{Block, Cell, Field, Form, Kind, Level, Lines, Note, Sheet, Table};
use super::{engine, hub};
use crate::change::Change;
use crate::change::round::{ByeKind, Origin, RoundChange};
use crate::desk::{Desk, Kept};
use crate::failure::{Failure, said};
use crate::of_event::OfEvent;
use crate::pages::start;

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
    let (path, paired) = (format!("/e/{}/run/pair", kept.id), tournament.rounds.count());
    let round = paired.saturating_add(1);
    if round > tournament.schedule.announced() {
        let sentence =
            say!(lang, "All rounds that are announced are paired. Announce more, if there are more.");
        notes.push(Note::new(Level::Inform, sentence));
        let ways = vec![(format!("/e/{}/run/details", kept.id), say!(lang, "Name, days, place, rounds"))];
        let sheet = Sheet { title: say!(lang, "Pair a round"), notes, ways, ..Sheet::default() };
        return sheet.of_event(kept, &path, lang);
    }
    let present = present(tournament, RoundNumber(round));
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
    let absent = absences(tournament, lang);
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

/// Those who can be paired in a round.
fn present(tournament: &Tournament, round: RoundNumber) -> Vec<ParticipantId> {
    let is_there = |who: &ParticipantId| {
        let status = tournament.status_of(*who);
        let has_left = status.left.is_some_and(|departure| departure.after < round.0);
        !has_left && status.entered <= round && requested(tournament, round, *who).is_none()
    };
    tournament.participants().filter(is_there).collect()
}

fn requested(tournament: &Tournament, round: RoundNumber, who: ParticipantId) -> Option<Bye> {
    let mut requests = tournament.requests.iter();
    requests.find(|(of, absence)| *of == round && absence.participant == who).map(|(_, absence)| absence.bye)
}

/// Who asked for a bye in the next round.
fn absences(tournament: &Tournament, lang: Lang) -> Vec<String> {
    let round = RoundNumber(tournament.rounds.count().saturating_add(1));
    let line = |who: ParticipantId| {
        let (bye, name) = (requested(tournament, round, who)?, tournament.name_of(who).to_owned());
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

/// Pairs the round, unless something has to be asked before.
pub(super) async fn settle(
    desk: &Desk,
    kept: &Kept,
    mut plan: PairingPlan,
    from: Origin,
    fields: &Fields,
    lang: Lang,
) -> Result<Response, Failure> {
    let (event, tournament) = (kept.id, kept.event.tournament());
    let round = RoundNumber(tournament.rounds.count().saturating_add(1));
    let path = format!("/e/{event}/run/pair");
    let left: Vec<ParticipantId> = left_over(tournament, round, &plan);
    for who in &left {
        if let Some(kind) = ByeKind::named(fields.get(&format!("bye.{}", tournament.number_of(*who)))) {
            plan.byes.push((*who, kind.bye()));
        }
    }
    let mut notes = rematches(tournament, &plan, lang);
    notes.extend(without_players(tournament, &plan, lang));
    if from == Origin::File {
        // What a file holds has nobody seen yet.
        let n = plan.pairs.len();
        let sentence = say!(lang, count n,
            "The file has {n} board. Is it paired like this?", "The file has {n} boards. Is it paired like this?", n);
        notes.push(Note::new(Level::Confirm, sentence));
    }
    if !left.is_empty() {
        let n = left.len();
        let sentence = say!(lang, count n,
            "{n} participant has no opponent.", "{n} participants have no opponent.", n);
        notes.push(Note::new(Level::Acknowledge, sentence));
    }
    // Whatever is refused is refused before anything is asked.
    let mut tried = kept.event.clone();
    if let Err(wrong) = tried.pair_plan(&plan) {
        let pair = |(white, black): &(ParticipantId, ParticipantId)| {
            (shown(tournament, *white), shown(tournament, *black))
        };
        let typed: Vec<(String, String)> = plan.pairs.iter().map(pair).collect();
        let notes = vec![Note::new(Level::Refuse, said(&wrong, lang))];
        return Ok(page(desk, kept, &typed, notes, lang));
    }
    if !fields.is_sure(&notes) {
        let fields = Fields(sent(tournament, &plan, from));
        let round = round.0;
        let title = say!(lang, "Pair round {round}", round);
        let mut sheet =
            fields.question_with(title, &path, notes, bye_fields(tournament, &left, lang), &path, lang);
        sheet.blocks.push(Block::new(say!(lang, "Boards"), &planned(tournament, &plan, lang)));
        return Ok(sheet.of_event(kept, &path, lang));
    }
    let change = RoundChange::pairing(tournament, &plan, from);
    desk.change(event, |_| Ok(Change::Round(change))).await?;
    Ok(Redirect::to(&format!("/e/{event}/round/{round}/enter")).into_response())
}

/// The boards of a plan.
fn planned(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Table {
    let row = |(board, (white, black)): (usize, &(ParticipantId, ParticipantId))| {
        let name = |who: ParticipantId| Cell::Text(shown(tournament, who));
        vec![Cell::text(&board), name(*white), name(*black)]
    };
    let head = [
        (say!(lang, ctx "column", "Board"), true),
        (say!(lang, "White"), false),
        (say!(lang, "Black"), false),
    ];
    Table {
        caption: say!(lang, "Boards"),
        head: head.into(),
        rows: (1..).zip(&plan.pairs).map(row).collect(),
    }
}

/// Teams of a plan with nobody who could sit down.
fn without_players(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Vec<Note> {
    let is_empty = |who: &ParticipantId| {
        tournament.is_team_event()
            && tournament.teams.get(who.index()).is_some_and(|team| team.roster.is_empty())
    };
    let note = |who: ParticipantId| {
        let name = tournament.name_of(who).to_owned();
        Note::new(Level::Confirm, say!(lang, "{name} has no players: nobody sits at its boards.", name))
    };
    plan.pairs.iter().flat_map(|(white, black)| [*white, *black]).filter(is_empty).map(note).collect()
}

/// A plan as the form sends it.
fn sent(tournament: &Tournament, plan: &PairingPlan, from: Origin) -> Vec<(String, String)> {
    let field = |name: &str, who: ParticipantId| (name.to_owned(), tournament.number_of(who).to_string());
    let mut fields = vec![("from".to_owned(), from.name().to_owned())];
    for (white, black) in &plan.pairs {
        fields.extend([field("white", *white), field("black", *black)]);
    }
    let allocated = plan.byes.iter().filter(|(_, bye)| *bye == Bye::PairingAllocated);
    for (who, _) in allocated {
        fields.extend([field("white", *who), ("black".to_owned(), "0".to_owned())]);
    }
    let others = plan.byes.iter().filter(|(_, bye)| *bye != Bye::PairingAllocated);
    fields.extend(others.map(|(who, bye)| {
        let name = ByeKind::ALL
            .into_iter()
            .find(|(kind, _)| *kind == ByeKind::of(*bye))
            .map_or("zero", |(_, name)| name);
        (format!("bye.{}", tournament.number_of(*who)), name.to_owned())
    }));
    fields
}

/// Those who are there and neither paired nor have a bye.
fn left_over(tournament: &Tournament, round: RoundNumber, plan: &PairingPlan) -> Vec<ParticipantId> {
    let is_planned = |who: &ParticipantId| {
        plan.pairs.iter().any(|(white, black)| white == who || black == who)
            || plan.byes.iter().any(|(other, _)| other == who)
    };
    present(tournament, round).into_iter().filter(|who| !is_planned(who)).collect()
}

fn bye_fields(tournament: &Tournament, left: &[ParticipantId], lang: Lang) -> Vec<Field> {
    let kinds: Vec<(String, String)> =
        ByeKind::ALL.iter().map(|(kind, name)| ((*name).to_owned(), worded::bye(*kind, lang))).collect();
    let usual = if left.len() == 1 { "allocated" } else { "zero" };
    let field = |who: &ParticipantId| {
        let name = format!("bye.{}", tournament.number_of(*who));
        Field::new(&name, shown(tournament, *who), usual, Kind::Choice(kinds.clone()))
    };
    left.iter().map(field).collect()
}

/// Those who have met already, except where everybody meets several times.
fn rematches(tournament: &Tournament, plan: &PairingPlan, lang: Lang) -> Vec<Note> {
    if tournament.system.is_some_and(exaequo::model::System::is_predetermined) {
        return Vec::new();
    }
    let has_met = |(white, black): &&(ParticipantId, ParticipantId)| {
        let same =
            |one: u32, other: u32| (one, other) == (white.0, black.0) || (one, other) == (black.0, white.0);
        if tournament.is_team_event() {
            tournament.rounds.matches.iter().any(|one| same(one.white.0, one.black.0))
        } else {
            tournament.rounds.pairings.iter().any(|one| same(one.white.0, one.black.0))
        }
    };
    let note = |(white, black): &(ParticipantId, ParticipantId)| {
        let (white, black) = (tournament.name_of(*white).to_owned(), tournament.name_of(*black).to_owned());
        Note::new(Level::Confirm, say!(lang, "{white} and {black} have been paired before.", white, black))
    };
    plan.pairs.iter().filter(has_met).map(note).collect()
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
    let round = RoundNumber(tournament.rounds.count().saturating_add(1));
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
