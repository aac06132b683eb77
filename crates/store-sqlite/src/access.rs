//! Accounts, sessions, rights of telephones and tokens in the file of a desk.

use exaequo_store::StoreError;
use exaequo_store::access::{
    AccessStore, Account, KeyDigest, NewPhone, NewToken, Phone, PhoneState, Session, Token, TokenScope,
    Validity,
};
use exaequo_store::erasure::FormerKind;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Connection as _, Row as _, Sqlite};

use crate::SqliteDesk;
use crate::engine::{added, digest, error, natural, signed};

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments<'q>>;

const PHONE: &str = "SELECT id, event, name, first, last, until, device, revoked FROM phone";

const TOKEN: &str = "SELECT id, name, scopes, event, each_minute, begun, until, account FROM token";

impl SqliteDesk {
    /// Does something; how many rows it was done to.
    pub(crate) async fn does(&self, query: Query<'_>) -> Result<u64, StoreError> {
        let done = query.execute(&mut *self.writer().await?).await.map_err(error)?;
        Ok(done.rows_affected())
    }

    pub(crate) async fn row(&self, query: Query<'_>) -> Result<Option<SqliteRow>, StoreError> {
        query.fetch_optional(&mut *self.reader().await?).await.map_err(error)
    }

    pub(crate) async fn rows(&self, query: Query<'_>) -> Result<Vec<SqliteRow>, StoreError> {
        query.fetch_all(&mut *self.reader().await?).await.map_err(error)
    }
}

impl AccessStore for SqliteDesk {
    async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows = self.rows(sqlx::query("SELECT id, name, password FROM account ORDER BY name")).await?;
        rows.iter().map(account).collect()
    }

    async fn begin_session(&self, account: u64, session: &Session) -> Result<(), StoreError> {
        let Session { validity, device } = session;
        // Those that are over are not kept for ever.
        let over = sqlx::query("DELETE FROM session WHERE until <= ?").bind(&validity.from);
        self.does(over).await?;
        let sql = "INSERT INTO session (digest, account, begun, until, device) VALUES (?, ?, ?, ?, ?)";
        let sql = sqlx::query(sql).bind(&validity.digest[..]).bind(signed(account)?).bind(&validity.from);
        self.does(sql.bind(&validity.until).bind(device)).await.map(drop)
    }

    async fn session(&self, session: &KeyDigest, now: &str) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT account.id, name, password FROM session JOIN account ON account.id = account \
             WHERE digest = ? AND until > ?";
        self.row(sqlx::query(sql).bind(&session[..]).bind(now)).await?.as_ref().map(account).transpose()
    }

    async fn sessions(&self, account: u64, now: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT digest, begun, until, device FROM session WHERE account = ? AND until > ? \
             ORDER BY begun DESC, digest";
        self.rows(sqlx::query(sql).bind(signed(account)?).bind(now)).await?.iter().map(session).collect()
    }

    async fn end_session(&self, session: &KeyDigest) -> Result<(), StoreError> {
        self.does(sqlx::query("DELETE FROM session WHERE digest = ?").bind(&session[..])).await.map(drop)
    }

    async fn end_sessions(&self, account: u64, but: Option<&KeyDigest>) -> Result<(), StoreError> {
        let sql = sqlx::query("DELETE FROM session WHERE account = ? AND digest IS NOT ?");
        self.does(sql.bind(signed(account)?).bind(but.map(|one| &one[..]))).await.map(drop)
    }

    async fn offer_phone(&self, phone: &NewPhone) -> Result<u64, StoreError> {
        let sql = "INSERT INTO phone (event, name, first, last, begun, until, link) \
             VALUES (?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(signed(phone.event)?).bind(&phone.name);
        let query = query.bind(phone.boards.map(|one| one.0)).bind(phone.boards.map(|one| one.1));
        let query = query.bind(&phone.link.from).bind(&phone.link.until).bind(&phone.link.digest[..]);
        added(query.execute(&mut *self.writer().await?).await)
    }

    async fn phones(&self, event: u64) -> Result<Vec<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE event = ? ORDER BY id DESC");
        self.rows(sqlx::query(&sql).bind(signed(event)?)).await?.iter().map(phone).collect()
    }

    async fn offered_phone(&self, link: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE link = ? AND until > ? AND revoked = 0");
        self.row(sqlx::query(&sql).bind(&link[..]).bind(now)).await?.as_ref().map(phone).transpose()
    }

    async fn take_phone(&self, link: &KeyDigest, device: &KeyDigest, now: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE phone SET device = ?, link = NULL WHERE link = ? AND until > ? AND revoked = 0";
        Ok(self.does(sqlx::query(sql).bind(&device[..]).bind(&link[..]).bind(now)).await? > 0)
    }

    async fn phone(&self, device: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE device = ? AND until > ? AND revoked = 0");
        self.row(sqlx::query(&sql).bind(&device[..]).bind(now)).await?.as_ref().map(phone).transpose()
    }

    async fn revoke_phone(&self, event: u64, id: u64) -> Result<(), StoreError> {
        let sql = "UPDATE phone SET revoked = 1, link = NULL, device = NULL WHERE event = ? AND id = ?";
        self.does(sqlx::query(sql).bind(signed(event)?).bind(signed(id)?)).await.map(drop)
    }

    async fn add_token(&self, token: &NewToken) -> Result<u64, StoreError> {
        let sql = format!(
            "INSERT INTO token (id, digest, name, scopes, event, each_minute, begun, until, account) \
             VALUES ({}, ?, ?, ?, ?, ?, ?, ?, ?)",
            next_id("token", FormerKind::Program)
        );
        let query = sqlx::query(&sql).bind(&token.validity.digest[..]).bind(&token.name);
        let query = query.bind(TokenScope::join(&token.scopes)).bind(token.event.map(signed).transpose()?);
        let query = query.bind(token.each_minute).bind(&token.validity.from).bind(&token.validity.until);
        let query = query.bind(token.account.map(signed).transpose()?);
        added(query.execute(&mut *self.writer().await?).await)
    }

    async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{TOKEN} ORDER BY id");
        self.rows(sqlx::query(&sql)).await?.iter().map(token).collect()
    }

    async fn token(&self, secret: &KeyDigest, now: &str) -> Result<Option<Token>, StoreError> {
        let sql = format!("{TOKEN} WHERE digest = ? AND until > ?");
        self.row(sqlx::query(&sql).bind(&secret[..]).bind(now)).await?.as_ref().map(token).transpose()
    }

    async fn revoke_token(&self, id: u64) -> Result<bool, StoreError> {
        Ok(self.does(sqlx::query("DELETE FROM token WHERE id = ?").bind(signed(id)?)).await? > 0)
    }

    async fn end_everything(&self) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin().await.map_err(error)?;
        for sql in [
            "DELETE FROM session",
            "DELETE FROM link",
            "DELETE FROM invitation",
            "DELETE FROM token",
            "UPDATE phone SET revoked = 1, link = NULL, device = NULL",
        ] {
            sqlx::query(sql).execute(&mut *transaction).await.map_err(error)?;
        }
        transaction.commit().await.map_err(error)
    }
}

/// The next number of an account or a token: one that no other has had.
pub(crate) fn next_id(table: &str, kind: FormerKind) -> String {
    let kind = kind.name();
    format!(
        "(SELECT 1 + coalesce(max(id), 0) FROM \
         (SELECT id FROM {table} UNION ALL SELECT id FROM former WHERE kind = '{kind}'))"
    )
}

/// An account as a row has it.
pub(crate) fn account(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: natural(row.try_get(0).map_err(error)?)?,
        name: row.try_get(1).map_err(error)?,
        password: row.try_get(2).map_err(error)?,
    })
}

fn session(row: &SqliteRow) -> Result<Session, StoreError> {
    let device: Option<String> = row.try_get(3).map_err(error)?;
    let (from, until) = (row.try_get(1).map_err(error)?, row.try_get(2).map_err(error)?);
    let validity = Validity { digest: digest(row.try_get(0).map_err(error)?)?, from, until };
    Ok(Session { validity, device: device.unwrap_or_default() })
}

fn phone(row: &SqliteRow) -> Result<Phone, StoreError> {
    let (first, last): (Option<u32>, Option<u32>) =
        (row.try_get(3).map_err(error)?, row.try_get(4).map_err(error)?);
    let device: Option<Vec<u8>> = row.try_get(6).map_err(error)?;
    let is_revoked: bool = row.try_get(7).map_err(error)?;
    let state = match (is_revoked, device) {
        (true, _) => PhoneState::Revoked,
        (false, Some(_)) => PhoneState::Taken,
        (false, None) => PhoneState::Offered,
    };
    Ok(Phone {
        id: natural(row.try_get(0).map_err(error)?)?,
        event: natural(row.try_get(1).map_err(error)?)?,
        name: row.try_get(2).map_err(error)?,
        boards: first.zip(last),
        until: row.try_get(5).map_err(error)?,
        state,
    })
}

fn token(row: &SqliteRow) -> Result<Token, StoreError> {
    let (event, account): (Option<i64>, Option<i64>) =
        (row.try_get(3).map_err(error)?, row.try_get(7).map_err(error)?);
    let scopes: String = row.try_get(2).map_err(error)?;
    Ok(Token {
        id: natural(row.try_get(0).map_err(error)?)?,
        name: row.try_get(1).map_err(error)?,
        scopes: TokenScope::split(&scopes),
        event: event.map(natural).transpose()?,
        account: account.map(natural).transpose()?,
        each_minute: row.try_get(4).map_err(error)?,
        from: row.try_get(5).map_err(error)?,
        until: row.try_get(6).map_err(error)?,
    })
}
