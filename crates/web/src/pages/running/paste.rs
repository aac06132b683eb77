//! Many players at once, from a spreadsheet: shown first, then entered.

use axum::extract::{Form as Sent, Multipart};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::event::entries::{self, Entries};
use exaequo::model::search_key;
use exaequo_desk::change::player::Entrant;
use exaequo_texts::say;

use super::players::entering;
use crate::desk::Kept;
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::pages::start;
use crate::sheet::{Block, Cell, Field, Form, Kind, Level, Lines, Note, Sheet, Table};

/// How many players a preview shows.
const SHOWN: usize = 500;

/// Where cells are pasted, or a file is chosen.
pub(super) fn block(kept: &Kept, text: &str, lang: Lang) -> Block {
    let base = format!("/e/{}/run", kept.id);
    let about = say!(
        lang,
        "One player on each line. With a heading the columns can be name, rating, title, club, federation, birth, sex, category, FIDE number, and rapid, blitz and national rating."
    );
    let label = say!(lang, "Cells from a spreadsheet");
    let paste = Form {
        action: format!("{base}/paste"),
        fields: vec![Field::new("text", label, text, Kind::Area(8)).required().about(about)],
        button: say!(lang, "Look at them first"),
        ..Form::default()
    };
    let file = Form {
        action: format!("{base}/players-file"),
        fields: vec![Field::new(
            "file",
            say!(lang, "Or a CSV file"),
            "",
            Kind::File(".csv,.txt,.tsv,text/csv,text/plain"),
        )],
        button: say!(lang, "Look at it first"),
        is_plain: true,
        ..Form::default()
    };
    let both = Both { paste: render(&paste), file: render(&file) };
    let block = Block::new(say!(lang, "Enter many"), &both);
    if text.is_empty() && !kept.event.tournament().players.is_empty() {
        block.folded()
    } else {
        block.opened()
    }
}

fn render(form: &Form) -> String {
    askama::Template::render(form).unwrap_or_default()
}

#[derive(Debug, askama::Template)]
#[template(source = "{{ paste|safe }}\n{{ file|safe }}", ext = "html")]
struct Both {
    paste: String,
    file: String,
}

/// `POST /e/{event}/run/paste`: a preview, then the entry itself.
pub(crate) async fn post(
    OfEvent { desk, lang, event, kept }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let text = fields.get("text");
    if fields.get("sure") != "yes" {
        return Ok(preview(&kept, text, lang));
    }
    let read = entries::read(text);
    let players: Vec<Entrant> = new(&kept, &read).0;
    if players.is_empty() {
        return Ok(preview(&kept, text, lang));
    }
    let n = players.len();
    let kept = desk.change(event, |kept| Ok(entering(kept, players))).await?;
    if read.faults.is_empty() {
        return Ok(Redirect::to(&format!("/e/{event}/run/players")).into_response());
    }
    let sentence = say!(lang, count n, "{n} player was entered.", "{n} players were entered.", n);
    Ok(left(&kept, &read, text, Note::new(Level::Inform, sentence), lang))
}

/// The lines that were not understood, to be corrected.
fn left(kept: &Kept, read: &Entries, text: &str, note: Note, lang: Lang) -> Response {
    let lines: Vec<&str> = text.lines().collect();
    let line = |number: usize| lines.get(number.checked_sub(1)?).copied();
    let heading = if read.columns.is_empty() { None } else { lines.first().copied() };
    let wrong = read.faults.iter().filter_map(|fault| line(fault.line));
    let text = heading.into_iter().chain(wrong).collect::<Vec<_>>().join("\n");
    let path = format!("/e/{}/run/players", kept.id);
    let sheet = Sheet {
        title: say!(lang, "Players as they were understood"),
        notes: vec![note],
        blocks: vec![misunderstood(read, lang), block(kept, &text, lang)],
        ways: vec![(path.clone(), say!(lang, "All players"))],
        ..Sheet::default()
    };
    sheet.of_event(kept, &path, lang)
}

fn misunderstood(read: &Entries, lang: Lang) -> Block {
    let lines = read.faults.iter().map(|fault| said(fault, lang)).collect();
    Block::new(say!(lang, "Not understood, and left out"), &Lines { lines })
}

/// `POST /e/{event}/run/players-file`.
pub(crate) async fn file(OfEvent { lang, kept, .. }: OfEvent, form: Multipart) -> Result<Response, Failure> {
    let (_, bytes) = start::received(form).await?;
    Ok(preview(&kept, &entries::text(&bytes), lang))
}

/// Those who are not there yet, and the names of those who are.
fn new(kept: &Kept, read: &Entries) -> (Vec<Entrant>, Vec<String>) {
    let tournament = kept.event.tournament();
    let is_there = |player: &Entrant| {
        tournament.players.iter().any(|other| {
            let same_id = player.fide_id.is_some() && other.fide_id.number() == player.fide_id;
            same_id || search_key(tournament.str(other.name)) == search_key(&player.name)
        })
    };
    let from = tournament.rounds.next_round().0;
    let players =
        read.players.iter().map(|(_, player)| Entrant { from: Some(from), ..Entrant::from(player) });
    let (there, new): (Vec<Entrant>, Vec<Entrant>) = players.partition(is_there);
    (new, there.into_iter().map(|player| player.name).collect())
}

fn preview(kept: &Kept, text: &str, lang: Lang) -> Response {
    let read = entries::read(text);
    let (players, there) = new(kept, &read);
    let mut notes = Vec::new();
    if players.is_empty() {
        notes.push(Note::new(Level::Refuse, say!(lang, "There is no new player in it.")));
    }
    if !there.is_empty() {
        let n = there.len();
        let sentence = say!(lang, count n,
            "{n} player is there already and is left out.", "{n} players are there already and are left out.", n);
        notes.push(Note::new(Level::Inform, sentence));
    }
    let unrated = players.iter().filter(|player| player.ratings.is_empty()).count();
    if unrated > 0 {
        let n = unrated;
        let sentence = say!(lang, count n, "{n} player has no rating.", "{n} players have no rating.", n);
        notes.push(Note::new(Level::Inform, sentence));
    }
    let mut blocks = Vec::new();
    if !read.faults.is_empty() {
        blocks.push(misunderstood(&read, lang));
    }
    if !players.is_empty() {
        let n = players.len();
        let button = say!(lang, count n, "Enter {n} player", "Enter {n} players", n);
        let hidden = [("sure", "yes"), ("text", text)];
        let form =
            Form { is_plain: false, ..Form::button(format!("/e/{}/run/paste", kept.id), &hidden, button) };
        blocks.push(Block::new("", &form));
        blocks.push(Block::new("", &table(&players, lang)));
    }
    blocks.push(block(kept, text, lang));
    let path = format!("/e/{}/run/players", kept.id);
    let ways = vec![(path.clone(), say!(lang, "No, go back"))];
    let sheet = Sheet {
        title: say!(lang, "Players as they were understood"),
        notes,
        blocks,
        ways,
        ..Sheet::default()
    };
    sheet.of_event(kept, &path, lang)
}

/// A column of the preview: its heading, whether it holds numbers, and what it says of somebody.
type Column = (String, bool, fn(&Entrant, Lang) -> String);

/// What is known of players. Ratings of other paces and lists are shown where somebody has one.
fn columns(players: &[Entrant], lang: Lang) -> Vec<Column> {
    let rated = |names: [&str; 2]| players.iter().any(|one| names.iter().any(|name| one.rating(name) > 0));
    let mut columns: Vec<Column> = vec![
        ("#".to_owned(), true, |player, _| counted(player.number.into())),
        (say!(lang, ctx "of a player", "Title"), false, |player, _| player.title.clone()),
        (say!(lang, "Name"), false, |player, _| player.name.clone()),
        (say!(lang, "Rating"), true, |player, _| first_rating(player, ["own", "standard"])),
        (say!(lang, "National rating"), true, |player, _| first_rating(player, ["national"])),
        (say!(lang, "Rapid rating"), true, |player, _| first_rating(player, RAPID)),
        (say!(lang, "Blitz rating"), true, |player, _| first_rating(player, BLITZ)),
        (say!(lang, "Federation"), false, |player, _| player.federation.clone()),
        (say!(lang, "Club"), false, |player, _| player.club.clone()),
        (say!(lang, "Birth"), false, |player, _| player.birth.clone()),
        (say!(lang, "Sex"), false, |player, lang| sex(player, lang)),
        (say!(lang, "Category"), false, |player, _| player.category.clone()),
        (say!(lang, "FIDE number"), true, |player, _| counted(player.fide_id.unwrap_or(0))),
    ];
    // The last first, so that the others stay where they are.
    for (column, names) in [(6, BLITZ), (5, RAPID), (4, ["national"; 2])] {
        if !rated(names) {
            columns.remove(column);
        }
    }
    columns
}

const RAPID: [&str; 2] = ["rapid", "national-rapid"];
const BLITZ: [&str; 2] = ["blitz", "national-blitz"];

/// A number, or nothing where there is none.
fn counted(number: u64) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

fn first_rating<const N: usize>(player: &Entrant, names: [&str; N]) -> String {
    let known = names.map(|name| player.rating(name)).into_iter().find(|one| *one > 0);
    counted(known.unwrap_or(0).into())
}

fn sex(player: &Entrant, lang: Lang) -> String {
    match player.sex.as_str() {
        "m" => say!(lang, "Man"),
        "f" => say!(lang, "Woman"),
        _ => String::new(),
    }
}

fn table(players: &[Entrant], lang: Lang) -> Table {
    let columns = columns(players, lang);
    let row = |player: &Entrant| columns.iter().map(|(.., cell)| Cell::Text(cell(player, lang))).collect();
    Table {
        caption: say!(lang, "Players"),
        rows: players.iter().take(SHOWN).map(row).collect(),
        head: columns.iter().map(|(head, is_number, _)| (head.clone(), *is_number)).collect(),
    }
}
