//! Where an event stands and what comes next; and what is done with the event as a whole.

use axum::extract::{Form as Sent, Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo::event::Details;
use exaequo::model::{Outcome, RoundNumber, System};
use exaequo_desk::change::Change;
use exaequo_desk::change::event::EventChange;
use exaequo_desk::change::reached::RoundState;
use exaequo_desk::next_step::{NextStep, has_teams};
use exaequo_texts::say;

use crate::desk::{Desk, Kept};
use crate::failure::Failure;
use crate::fields::Fields;
use crate::of_event::OfEvent;
use crate::progress::progress_of;
use crate::sheet::{Block, Field, Form, Kind, Level, Lines, Note, Sheet};

/// `GET /e/{event}/run`.
pub(crate) async fn get(OfEvent { lang, event, kept, .. }: OfEvent) -> Result<Response, Failure> {
    let base = format!("/e/{event}/run");
    let mut ways = vec![
        (format!("{base}/details"), say!(lang, "Name, days, place, rounds")),
        (format!("{base}/players"), say!(lang, "Enter players")),
        (format!("{base}/teams"), say!(lang, "Enter teams")),
        (format!("{base}/pair"), say!(lang, "Pair a round")),
        ("/settings".to_owned(), say!(lang, "Settings of the desk")),
    ];
    if !has_teams(kept.event.tournament()) {
        ways.remove(2);
    }
    let mut blocks = vec![Block::new(say!(lang, "Next"), &Next::of(&kept, lang))];
    let open = postponed(&kept, lang);
    if !open.is_empty() {
        blocks.push(Block::new(say!(lang, "Postponed games"), &Lines { lines: open }));
    }
    blocks.push(Block::new(say!(lang, "Another one like it"), &copying(&base, lang)).folded());
    blocks.push(Block::new(say!(lang, "Out of the way"), &archiving(&kept, &base, lang)).folded());
    let notes = if kept.is_archived {
        vec![Note::new(Level::Inform, say!(lang, "This event is in the archive."))]
    } else {
        Vec::new()
    };
    let sheet = Sheet { title: say!(lang, "Run the event"), notes, blocks, ways, ..Sheet::default() };
    Ok(sheet.of_event(&kept, &base, lang))
}

/// What comes next.
#[derive(Debug, askama::Template)]
#[template(
    source = "<p>{{ sentence }}</p>\n<p><a class=\"button\" href=\"{{ href }}\">{{ words }}</a></p>\n",
    ext = "html"
)]
struct Next {
    sentence: String,
    href: String,
    words: String,
}

impl Next {
    /// The next step of an event, in words and with the way there.
    fn of(kept: &Kept, lang: Lang) -> Self {
        let step = NextStep::of(&kept.event);
        let path = match step {
            NextStep::EnterResults(round) => format!("round/{round}/enter"),
            NextStep::EnterPlayers => "run/players".to_owned(),
            NextStep::EnterTeams => "run/teams".to_owned(),
            NextStep::FillRoster(team) => {
                format!("run/team/{}", kept.event.tournament().number_of(team.participant()))
            }
            NextStep::Pair(_) => "run/pair".to_owned(),
            NextStep::Over => "standings".to_owned(),
        };
        let (sentence, words) = (sentence(step, kept, lang), words(step, lang));
        Self { sentence, href: format!("/e/{}/{path}", kept.id), words }
    }
}

/// Where the event stands.
fn sentence(step: NextStep, kept: &Kept, lang: Lang) -> String {
    match step {
        NextStep::EnterResults(round) => progress_of(&kept.event, round, lang),
        NextStep::EnterPlayers => {
            say!(lang, "Nobody can be paired yet: enter the players, one by one or as a list.")
        }
        NextStep::EnterTeams => say!(lang, "The players are there; now put them into teams."),
        NextStep::FillRoster(team) => {
            let name = kept.event.tournament().name_of(team.participant()).to_owned();
            say!(lang, "{name} has no players yet: nobody sits at its boards.", name)
        }
        NextStep::Pair(round) => say!(lang, "Round {round} can be paired.", round = round.0),
        NextStep::Over => say!(lang, "All rounds are played."),
    }
}

/// What the button says.
fn words(step: NextStep, lang: Lang) -> String {
    match step {
        NextStep::EnterResults(_) => say!(lang, "Enter results"),
        NextStep::EnterPlayers => say!(lang, "Enter players"),
        NextStep::EnterTeams => say!(lang, "Enter teams"),
        NextStep::FillRoster(_) => say!(lang, "Enter its players"),
        NextStep::Pair(round) => say!(lang, "Pair round {round}", round = round.0),
        NextStep::Over => say!(lang, "See the standings"),
    }
}

/// Games that are still to be played although their round is over.
fn postponed(kept: &Kept, lang: Lang) -> Vec<String> {
    let tournament = kept.event.tournament();
    let of_round = |round: RoundNumber| {
        let games = tournament.rounds.pairings_of(round).iter();
        games.filter(|game| game.outcome == Outcome::Unknown).map(move |game| {
            let name =
                |id: exaequo::model::PlayerId| tournament.str(tournament.players[id.index()].name).to_owned();
            let (round, white, black) = (round.0, name(game.white), name(game.black));
            say!(lang, "Round {round}: {white} – {black}", round, white, black)
        })
    };
    tournament.rounds.numbers().flat_map(of_round).collect()
}

fn copying(base: &str, lang: Lang) -> Form {
    let choices = vec![
        ("no".to_owned(), say!(lang, "the players only")),
        ("yes".to_owned(), say!(lang, "everything, with pairings and results")),
    ];
    Form {
        action: format!("{base}/copy"),
        fields: vec![
            Field::text("name", say!(lang, "Name of the copy"), "").required(),
            Field::new("results", say!(lang, "What is taken along"), "no", Kind::Choice(choices)),
        ],
        button: say!(lang, "Make a copy"),
        ..Form::default()
    }
}

fn archiving(kept: &Kept, base: &str, lang: Lang) -> Form {
    let (value, words) = if kept.is_archived {
        ("no", say!(lang, "Take it out of the archive"))
    } else {
        ("yes", say!(lang, "Put it into the archive; it can still be read"))
    };
    Form::button(format!("{base}/archive"), &[("archive", value)], words)
}

/// `POST /e/{event}/run/copy`.
pub(crate) async fn copy(
    OfEvent { desk, lang, kept, .. }: OfEvent,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let name = fields.line("name");
    if name.is_empty() {
        return Err(Failure::Unsuitable(say!(lang, "The event needs a name.")));
    }
    let mut copied = if fields.get("results") == "yes" { kept.event.clone() } else { kept.event.anew()? };
    let known = Details::of(copied.tournament());
    copied.describe(&Details { name: name.clone(), ..known })?;
    let id = desk.add("", copied.to_json().into_bytes(), &name).await?;
    if !kept.rules.is_empty() {
        let rules = Change::Rules {
            was: exaequo_desk::ruleset::RuleSet::default(),
            is: kept.rules.clone(),
            list: String::new(),
            after: 0,
            then: RoundState::Over,
            undoes: None,
        };
        desk.change(id, |_| Ok(rules)).await?;
    }
    Ok(Redirect::to(&format!("/e/{id}/run")).into_response())
}

/// `POST /e/{event}/run/archive`.
pub(crate) async fn archive(
    State(desk): State<Desk>,
    Path(event): Path<u64>,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let change = if fields.get("archive") == "no" { EventChange::Unarchive } else { EventChange::Archive };
    desk.change(event, |_| Ok(Change::Event(change))).await?;
    Ok(Redirect::to(&format!("/e/{event}/run")).into_response())
}

/// Whether all rounds are paired at once.
pub(super) fn is_round_robin(kept: &Kept) -> bool {
    matches!(kept.event.tournament().system, Some(System::RoundRobin { .. }))
}
