//! People of the desk, for whoever runs the server at a command line, also while it is open.

use std::path::Path;

use exaequo_access::{Grant, totp};
use exaequo_store::StoreError;
use exaequo_store::access::{AccessStore as _, Account};
use exaequo_store::people::{NewPassword, PeopleStore as _};

use crate::clock;
use crate::copies::CopyError;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::password;
use crate::tokens::opened;

/// The bytes of a password that the program makes: 24 letters and digits.
const BYTES: usize = 15;

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct User {
    /// The number of the account.
    pub id: u64,
    /// The name that is signed in with.
    pub name: String,
    /// The roles of the account.
    pub grants: Vec<Grant>,
    /// On how many devices somebody has signed in.
    pub sessions: usize,
    /// Whether a code is asked for beside the password.
    pub has_factor: bool,
}

/// What is done about people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserTask {
    /// An account is made, with roles.
    Create(Vec<Grant>),
    /// An account gets a new password; its sessions end, and its second factor goes.
    Reset,
    /// A role is given.
    Give(Grant),
    /// A role is taken away.
    Take(Grant),
    /// The account is taken away.
    Remove,
}

/// What has come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserDone {
    /// It is done.
    Done,
    /// It is done, and this is the password, which is kept by nobody else.
    Password(String),
    /// Somebody has the name already.
    NameTaken,
    /// Nobody has the name.
    Nobody,
    /// There is no such event.
    NoEvent(u64),
}

fn failed(error: impl Into<Failure>) -> CopyError {
    CopyError::Io(std::io::Error::other(error.into()))
}

/// Everybody with an account, by name.
pub async fn users(data: &Path, database: Option<&str>) -> Result<Vec<User>, CopyError> {
    let desk = opened(data, database).await?;
    let listed = listed(&desk).await.map_err(failed);
    desk.close().await;
    listed
}

async fn listed(desk: &Desk) -> Result<Vec<User>, StoreError> {
    let mut users = Vec::new();
    for Account { id, name, .. } in desk.store().accounts().await? {
        users.push(User {
            id,
            name,
            grants: desk.store().grants(id).await?,
            sessions: desk.store().sessions(id, &clock::now()).await?.len(),
            has_factor: desk.store().factor(id).await?.is_some(),
        });
    }
    Ok(users)
}

/// Does something about somebody.
pub async fn user(
    data: &Path,
    database: Option<&str>,
    name: &str,
    task: &UserTask,
) -> Result<UserDone, CopyError> {
    let desk = opened(data, database).await?;
    let done = done(&desk, name, task).await.map_err(failed);
    desk.close().await;
    done
}

async fn done(desk: &Desk, name: &str, task: &UserTask) -> Result<UserDone, Failure> {
    if let UserTask::Create(grants) = task {
        return created(desk, name, grants).await;
    }
    let Some(account) = desk.store().account_named(name).await? else {
        return Ok(UserDone::Nobody);
    };
    let id = account.id;
    match task {
        UserTask::Create(_) => {}
        UserTask::Reset => {
            let password = new_password()?;
            let hash = password::hash(password.clone()).await?;
            desk.store().set_password(NewPassword { account: id, password: &hash, but: None }).await?;
            desk.store().remove_factor(id).await?;
            return Ok(UserDone::Password(password));
        }
        UserTask::Give(grant) => {
            if let Some(missing) = no_event(desk, &[*grant]).await {
                return Ok(UserDone::NoEvent(missing));
            }
            desk.store().give(id, *grant).await?;
            desk.end_first_links().await?;
        }
        UserTask::Take(grant) => desk.store().take(id, *grant).await?,
        UserTask::Remove => desk.remove_account(&account).await?,
    }
    Ok(UserDone::Done)
}

async fn created(desk: &Desk, name: &str, grants: &[Grant]) -> Result<UserDone, Failure> {
    if let Some(missing) = no_event(desk, grants).await {
        return Ok(UserDone::NoEvent(missing));
    }
    let password = new_password()?;
    let hash = password::hash(password.clone()).await?;
    let Some(id) = desk.store().add_account(name, &hash).await? else { return Ok(UserDone::NameTaken) };
    for grant in grants {
        desk.store().give(id, *grant).await?;
    }
    desk.end_first_links().await?;
    Ok(UserDone::Password(password))
}

/// The first event of the roles that is not there.
async fn no_event(desk: &Desk, grants: &[Grant]) -> Option<u64> {
    for grant in grants {
        if let Grant::Event(event, _) = grant
            && desk.event(*event).await.is_err()
        {
            return Some(*event);
        }
    }
    None
}

/// A password that nobody guesses, of letters and digits that are not mistaken for each other.
fn new_password() -> Result<String, Failure> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|_| Failure::NoChance)?;
    let signs = totp::base32(&bytes).to_ascii_lowercase();
    let parts: Vec<&str> = (0..signs.len()).step_by(6).map(|at| &signs[at..at + 6]).collect();
    Ok(parts.join("-"))
}
