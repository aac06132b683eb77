//! A pairing engine of the user's: a program that reads a TRF file and writes who meets whom.

use std::path::{Path as FilePath, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use axum::response::Response;
use exaequo::event::PairingPlan;
use exaequo::{Lang, Profile};
use exaequo_desk::change::round::Origin;
use exaequo_desk::next_step::has_teams;
use exaequo_texts::say;

use super::pair;
use super::settings::{Engine, Settings};
use crate::desk::{Desk, Kept};
use crate::failure::{Failure, said};
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::sheet::{Block, Form, Level, Lines, Note};

/// How long an engine may think.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much of what it says is shown.
const SHOWN: usize = 600;

/// Where the engine is asked.
pub(super) fn block(desk: &Desk, kept: &Kept, lang: Lang) -> Block {
    let title = say!(lang, "By a pairing engine");
    if has_teams(kept.event.tournament()) {
        let line = say!(lang, "Pairing engines pair players, not teams.");
        return Block::new(title, &Lines { lines: vec![line] }).folded();
    }
    if Settings::read(desk.folder()).engine.is_none() {
        let line =
            say!(lang, "Under “Settings of the desk” on the page “Run the event” the program is named once.");
        return Block::new(title, &Lines { lines: vec![line] }).folded();
    }
    let action = format!("/e/{}/run/engine", kept.id);
    Block::new(title, &Form::button(action, &[], say!(lang, "Ask the engine"))).folded()
}

/// `POST /e/{event}/run/engine`.
pub(crate) async fn post(OfEvent { desk, lang, kept, .. }: OfEvent) -> Result<Response, Failure> {
    match asked(&desk, &kept, lang).await {
        Ok(plan) => pair::settle(&desk, &kept, plan, Origin::Engine, &Fields::default(), lang).await,
        Err(wrong) => Ok(pair::page(&desk, &kept, &[], vec![Note::new(Level::Refuse, wrong)], lang)),
    }
}

/// What the engine answers, or a sentence that says why it does not.
async fn asked(desk: &Desk, kept: &Kept, lang: Lang) -> Result<PairingPlan, String> {
    let engine =
        Settings::read(desk.folder()).engine.ok_or_else(|| say!(lang, "No pairing engine is set."))?;
    let profile = if engine.is_javafo { Profile::EngineJavafo } else { Profile::EngineBbp };
    let file = kept.event.for_engine(profile).map_err(|error| said(&error, lang))?;
    let folder = Folder::new(desk.folder()).ok_or_else(|| say!(lang, "Not saved. Nothing was written."))?;
    let (input, output) = (folder.0.join("in.trf"), folder.0.join("out.txt"));
    std::fs::write(&input, file).map_err(|_| say!(lang, "Not saved. Nothing was written."))?;
    run(&engine, &input, &output, lang).await?;
    let answer =
        std::fs::read_to_string(&output).map_err(|_| say!(lang, "The pairing engine wrote no answer."))?;
    PairingPlan::of_engine(kept.event.tournament(), &answer).map_err(|error| said(&error, lang))
}

/// Runs the program; what it says when it fails is shown.
async fn run(engine: &Engine, input: &FilePath, output: &FilePath, lang: Lang) -> Result<(), String> {
    let mut command = tokio::process::Command::new(&engine.program);
    command.args(&engine.before).arg(input).arg("-p").arg(output);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let ended = tokio::time::timeout(PATIENCE, command.output()).await;
    let seconds = PATIENCE.as_secs();
    let ended = ended
        .map_err(|_| say!(lang, "The pairing engine did not answer within {seconds} seconds.", seconds))?;
    let ended = ended.map_err(|why| {
        let why = why.to_string();
        say!(lang, "The pairing engine cannot be started: {why}", why)
    })?;
    if ended.status.success() {
        return Ok(());
    }
    let text = [ended.stderr, ended.stdout].concat();
    let why: String = String::from_utf8_lossy(&text).trim().chars().take(SHOWN).collect();
    Err(say!(lang, "The pairing engine refused: {why}", why))
}

/// A folder for one question, which is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(data: &FilePath) -> Option<Self> {
        let number = jiff::Timestamp::now().as_nanosecond();
        let path = data.join(format!("engine-{number}"));
        std::fs::create_dir_all(&path).ok()?;
        Some(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
