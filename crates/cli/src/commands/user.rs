//! `exaequo user`: who may sign in at the desk, and as what.

use clap::ArgMatches;
use exaequo::Lang;
use exaequo_web::{Grant, UserDone, UserTask};

use crate::args::definitions;
use crate::args::settings::{color, text};
use crate::commands::copies::{folder, wait};
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts::{ServeFailure, no_users, password_made, user_done, user_line};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.subcommand() {
        Some(("create", matches)) => {
            let typed = text(matches, "role").unwrap_or_default();
            let roles = typed.split(',').map(str::trim).filter(|role| !role.is_empty());
            run_task(lang, matches, &UserTask::Create(roles.map(role).collect::<Result<_, _>>()?))
        }
        Some(("reset", matches)) => run_task(lang, matches, &UserTask::Reset),
        Some(("list", matches)) => list(lang, matches),
        Some(("role", matches)) => {
            let role = role(text(matches, "role").unwrap_or_default())?;
            let task = if matches.get_flag("take") { UserTask::Take(role) } else { UserTask::Give(role) };
            run_task(lang, matches, &task)
        }
        Some(("remove", matches)) => run_task(lang, matches, &UserTask::Remove),
        _ => {
            output::say(&definitions::help_of("user", lang), color(matches));
            Ok(Status::Failure)
        }
    }
}

fn role(typed: &str) -> Result<Grant, ServeFailure> {
    typed.parse().map_err(|_| ServeFailure::Role(typed.to_owned()))
}

fn run_task(lang: Lang, matches: &ArgMatches, task: &UserTask) -> Result<Status, Failure> {
    let name = text(matches, "name").unwrap_or_default().trim();
    if name.is_empty() {
        return Err(ServeFailure::Nobody(String::new()).into());
    }
    let done = wait(exaequo_web::user(&folder(matches), text(matches, "database"), name, task))?;
    match done {
        UserDone::Done => output::print(&user_done(lang), color(matches))?,
        UserDone::Password(password) => {
            output::say(&password_made(lang), color(matches));
            output::print(&(password + "\n"), color(matches))?;
        }
        UserDone::NameTaken => return Err(ServeFailure::NameTaken(name.to_owned()).into()),
        UserDone::Nobody => return Err(ServeFailure::Nobody(name.to_owned()).into()),
        UserDone::NoEvent(event) => return Err(ServeFailure::NoEvent(event).into()),
    }
    Ok(Status::Fine)
}

fn list(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let users = wait(exaequo_web::users(&folder(matches), text(matches, "database")))?;
    let lines: String = users.iter().map(|user| user_line(lang, user)).collect();
    let text = if lines.is_empty() { no_users(lang) } else { lines };
    output::print(&text, color(matches))?;
    Ok(Status::Fine)
}
