//! Tokens by which programs use the desk, made and taken back by whoever runs the server, also while it is open.

use std::path::Path;

use exaequo_store::StoreError;
use exaequo_store::access::{AccessStore as _, NewToken, Token, TokenScope, Validity};

use crate::clock;
use crate::copies::CopyError;
use crate::desk::Desk;
use crate::secret::Secret;
use crate::serve::DESK;

/// What a token is to be for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// What people call the program.
    pub name: String,
    /// What the program may do.
    pub scopes: Vec<TokenScope>,
    /// The only event it is for; all of them without.
    pub event: Option<u64>,
    /// Whose rights it has; all of them without.
    pub account: Option<u64>,
    /// How many requests a minute the program has.
    pub each_minute: u32,
    /// For how many days it lasts.
    pub days: u32,
}

impl Desk {
    /// Makes a token; its secret, which is shown once and kept by nobody else.
    pub async fn make_token(&self, wish: &Wish) -> Result<String, StoreError> {
        let secret =
            Secret::new().map_err(|_| StoreError::Engine("the system gives no random numbers".into()))?;
        let (from, until) = (clock::now(), clock::later(i64::from(wish.days) * 24 * 3600));
        let validity = Validity { digest: secret.digest(), from, until };
        let Wish { name, scopes, event, account, each_minute, .. } = wish.clone();
        self.store().add_token(&NewToken { validity, name, scopes, event, account, each_minute }).await?;
        Ok(secret.text().to_owned())
    }
}

/// The desk in a folder or in a database.
pub(crate) async fn opened(data: &Path, database: Option<&str>) -> Result<Desk, CopyError> {
    if let Some(address) = database {
        let desk = Desk::connect(address, data).await;
        return desk.map_err(|error| CopyError::Io(std::io::Error::other(error)));
    }
    let file = data.join(DESK);
    if !file.exists() {
        return Err(CopyError::Open(exaequo_store_sqlite::OpenError::NoFile(file)));
    }
    Ok(Desk::open(&file).await?)
}

fn failed(error: StoreError) -> CopyError {
    CopyError::Io(std::io::Error::other(error))
}

/// Makes a token for the desk in a folder or in a database; its secret.
pub async fn create_token(data: &Path, database: Option<&str>, wish: &Wish) -> Result<String, CopyError> {
    let desk = opened(data, database).await?;
    let secret = desk.make_token(wish).await.map_err(failed);
    desk.close().await;
    secret
}

/// The tokens of the desk in a folder or in a database.
pub async fn tokens(data: &Path, database: Option<&str>) -> Result<Vec<Token>, CopyError> {
    let desk = opened(data, database).await?;
    let tokens = desk.store().tokens().await.map_err(failed);
    desk.close().await;
    tokens
}

/// Takes a token back; whether there was one.
pub async fn revoke_token(data: &Path, database: Option<&str>, id: u64) -> Result<bool, CopyError> {
    let desk = opened(data, database).await?;
    let revoked = desk.store().revoke_token(id).await.map_err(failed);
    desk.close().await;
    revoked
}
