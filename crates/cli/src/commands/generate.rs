//! `exaequo generate`: tournaments from a seed.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::event::{Phase, Target};
use exaequo::generate::{Corpus, Plan, Purpose, Rates, Results, scoring};
use exaequo::model::{ScoreSystem, Tournament};
use exaequo::report::standings::{self, Detail, Layout};
use exaequo::tiebreak::parse_list;
use exaequo::trf::{Charset, Lossy};
use exaequo::{Event, Lang, Profile, Ranking, RankingError, ReadOptions, Standings, WriteOptions};

use super::forecast::from_nothing;
use crate::args::ranking::number;
use crate::args::settings::text;
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let corpus = corpus(matches)?;
    let count: u32 = number(matches, "count", "--count")?.unwrap_or(1);
    let Some(folder) = matches.get_one::<PathBuf>("output") else { return Ok(Status::Fine) };
    let seed = seed(matches)?;
    fs::create_dir_all(folder).map_err(|error| output::cannot_write(Some(folder), &error))?;
    let mut list = None;
    for index in 0..count {
        let tournament = corpus.tournament(index).map_err(|why| texts::Failure::Impossible { why })?;
        let name =
            if count == 1 { format!("event-{seed}") } else { format!("event-{seed}-{:04}", index + 1) };
        list = write(&published(tournament)?, &folder.join(name), matches, lang)?;
    }
    // A file that cannot name the list leaves nobody a way to the standings that are expected.
    if let Some(list) = list.filter(|_| text(matches, "to") == Some("trf16")) {
        let said = texts::list_of_batch(lang, &list);
        output::write(&folder.join(format!("event-{seed}.txt")), said.as_bytes())?;
    }
    Ok(Status::Fine)
}

fn seed(matches: &ArgMatches) -> Result<u32, Failure> {
    Ok(from_nothing(matches, "seed", "--seed", u32::MAX)?.unwrap_or(1))
}

/// What the options ask for.
fn corpus(matches: &ArgMatches) -> Result<Corpus, Failure> {
    let plan = plan(matches)?;
    let mut corpus = Corpus::new(plan);
    if let Some(list) = text(matches, "tie-breaks") {
        let wrong = |errors: exaequo::tiebreak::SpecErrors| RankingError::List {
            list: list.to_owned(),
            errors: errors.into_vec(),
        };
        parse_list(list).map_err(wrong)?;
        corpus = corpus.by(list);
    }
    if let Some(day) = text(matches, "start") {
        let wrong = || texts::Failure::Day { found: day.to_owned() };
        corpus = corpus.from(day.parse().map_err(|_| wrong())?);
    }
    Ok(if matches.get_flag("open") { corpus.open_last_round() } else { corpus })
}

fn plan(matches: &ArgMatches) -> Result<Plan, Failure> {
    let players: u32 = number(matches, "players", "--players")?.unwrap_or(2);
    let rounds: Option<u16> = number(matches, "rounds", "--rounds")?;
    let boards: u8 = number(matches, "boards", "--boards")?.unwrap_or(4);
    let seed = u64::from(seed(matches)?);
    let mut plan = match text(matches, "system") {
        Some("round-robin") => Plan::round_robin(players, 1, seed),
        Some("team") => Plan::teams(players, boards, rounds.unwrap_or(9), seed),
        _ => Plan::swiss(players, rounds.unwrap_or(9), seed),
    };
    plan.rounds = rounds.unwrap_or(plan.rounds);
    plan.rates = rates(matches)?;
    plan.scores = scores(matches);
    (plan.results, plan.purpose) = (Results::Model, Purpose::Everybody);
    plan.check().map_err(|why| texts::Failure::Impossible { why })?;
    Ok(plan)
}

fn scores(matches: &ArgMatches) -> ScoreSystem {
    match text(matches, "scores") {
        Some("3-1-0") => scoring::THREE_ONE_ZERO,
        Some("3-2-1") => scoring::PRESENCE,
        _ => scoring::STANDARD,
    }
}

/// How often something irregular happens.
fn rates(matches: &ArgMatches) -> Result<Rates, Failure> {
    let rate = |id: &str, option: &'static str, usual: u16| {
        let typed = from_nothing(matches, id, option, 1000)?;
        Ok::<u16, Failure>(typed.and_then(|rate| rate.try_into().ok()).unwrap_or(usual))
    };
    // Games that end before they begin and results that an arbiter decides are findings of `check`.
    let usual = Rates { short_games: 0, decisions: 0, ..Rates::USUAL };
    let rates = Rates {
        unrated: rate("unrated", "--unrated", usual.unrated)?,
        decisions: rate("odd", "--odd", usual.decisions)?,
        ..usual
    };
    Ok(rates
        .with_byes(rate("byes", "--byes", usual.half_byes)?)
        .with_forfeits(rate("forfeits", "--forfeits", usual.forfeits)?)
        .with_withdrawals(rate("withdrawals", "--withdrawals", usual.withdrawals)?))
}

/// The event with the ranks its list gives, once it is over.
fn published(tournament: Tournament) -> Result<Event, Failure> {
    let mut event = Event::from(tournament);
    let ranked = event.standings(Ranking::default())?;
    if ranked.phase() == Phase::Over {
        // The participants are its own, and so nothing is refused.
        ranked.write_into(&mut event).ok();
    }
    Ok(event)
}

/// Writes the file, and the standings beside it where they are asked for; the list they are by.
fn write(event: &Event, path: &Path, matches: &ArgMatches, lang: Lang) -> Result<Option<String>, Failure> {
    let trf = |profile| {
        let mut options = WriteOptions::new(profile);
        options.charset = Charset::Utf8;
        // Other points than 1-½-0 would make a file whose points are wrong.
        let holds = profile != Profile::Trf16 || event.tournament().scores == scoring::STANDARD;
        options.lossy = if holds { Lossy::Accept } else { Lossy::Refuse };
        (Target::Trf(options), "trf")
    };
    let (target, ending) = match text(matches, "to") {
        Some("json") => (Target::Json, "json"),
        Some("trf16") => trf(Profile::Trf16),
        _ => trf(Profile::Trf26),
    };
    let file = path.with_extension(ending);
    let written = event.write(&target).map_err(|losses| texts::Failure::Unwritable {
        file: Some(file.display().to_string()),
        losses: exaequo::report::loss::losses(lang, &losses),
        acceptable: false,
        richer: &["JSON"],
    })?;
    output::write(&file, &written.bytes)?;
    if !matches.get_flag("standings") {
        return Ok(None);
    }
    let ranked = of_file(event, written.bytes)?;
    let text = standings::json(&ranked, Detail::Values, Layout::Pretty, lang);
    output::write(&path.with_extension("standings.json"), text.as_bytes())?;
    let list: Vec<String> = ranked.table().specs.iter().map(ToString::to_string).collect();
    Ok(Some(list.join(",")))
}

/// The standings by the list of the event, of what its file holds of it.
fn of_file(event: &Event, bytes: Vec<u8>) -> Result<Standings, Failure> {
    let ranked = event.standings(Ranking::default())?;
    let list: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
    match Event::read(bytes, &ReadOptions::default()).event() {
        Ok(read) => Ok(read.standings(Ranking::by(list.join(",")))?),
        Err(_) => Ok(ranked),
    }
}
