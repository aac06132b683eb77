//! Accounts, sessions, rights of telephones and tokens in the database of a desk.

use exaequo_store::StoreError;
use exaequo_store::access::{
    AccessStore, Account, KeyDigest, NewPhone, NewToken, Phone, PhoneState, Session, Token, TokenScope,
    Validity,
};
use sqlx::postgres::PgRow;
use sqlx::query;

use crate::PostgresDesk;
use crate::ask::{self, Query};
use crate::desk::{column, number};
use crate::engine::{natural, signed, text};

const PHONE: &str = "SELECT id, event, name, first, last, until, device, revoked FROM phone";

const TOKEN: &str = "SELECT id, name, scopes, event, each_minute, begun, until, account FROM token";

impl PostgresDesk {
    pub(crate) async fn does(&self, query: Query<'_>) -> Result<(), StoreError> {
        ask::write(self.pool(), query).await.map(drop)
    }

    pub(crate) async fn row(&self, query: Query<'_>) -> Result<Option<PgRow>, StoreError> {
        ask::row(self.pool(), query).await
    }

    /// The right that fits, while it is good.
    async fn right(&self, whose: &str, digest: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE {whose} = $1 AND until > $2 AND NOT revoked");
        self.row(query(&sql).bind(&digest[..]).bind(now)).await?.as_ref().map(phone).transpose()
    }
}

impl AccessStore for PostgresDesk {
    async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows = ask::rows(self.pool(), query("SELECT id, name, password FROM account ORDER BY name"));
        rows.await?.iter().map(account).collect()
    }

    async fn begin_session(&self, account: u64, session: &Session) -> Result<(), StoreError> {
        let Session { validity, device } = session;
        // Those that are over are not kept for ever.
        let sql = "WITH gone AS (DELETE FROM session WHERE until <= $3) \
             INSERT INTO session (digest, account, begun, until, device) VALUES ($1, $2, $3, $4, $5)";
        let query = query(sql).bind(&validity.digest[..]).bind(signed(account)?);
        self.does(query.bind(&validity.from).bind(&validity.until).bind(text(device))).await
    }

    async fn session(&self, session: &KeyDigest, now: &str) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT account.id, name, password FROM session JOIN account ON account.id = account \
             WHERE digest = $1 AND until > $2";
        self.row(query(sql).bind(&session[..]).bind(now)).await?.as_ref().map(account).transpose()
    }

    async fn sessions(&self, account: u64, now: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT digest, begun, until, device FROM session WHERE account = $1 AND until > $2 \
             ORDER BY begun DESC, digest";
        let rows = ask::rows(self.pool(), query(sql).bind(signed(account)?).bind(now)).await?;
        rows.iter().map(session).collect()
    }

    async fn end_session(&self, session: &KeyDigest) -> Result<(), StoreError> {
        self.does(query("DELETE FROM session WHERE digest = $1").bind(&session[..])).await
    }

    async fn end_sessions(&self, account: u64, but: Option<&KeyDigest>) -> Result<(), StoreError> {
        let sql = query("DELETE FROM session WHERE account = $1 AND digest IS DISTINCT FROM $2");
        self.does(sql.bind(signed(account)?).bind(but.map(|one| &one[..]))).await
    }

    async fn offer_phone(&self, phone: &NewPhone) -> Result<u64, StoreError> {
        let sql = "INSERT INTO phone (event, name, first, last, begun, until, link) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
        let query = query(sql).bind(signed(phone.event)?).bind(text(&phone.name));
        let query = query.bind(phone.boards.map(|one| i64::from(one.0)));
        let query = query.bind(phone.boards.map(|one| i64::from(one.1)));
        let query = query.bind(&phone.link.from).bind(&phone.link.until).bind(&phone.link.digest[..]);
        number(&ask::write(self.pool(), query).await?)
    }

    async fn phones(&self, event: u64) -> Result<Vec<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE event = $1 ORDER BY id DESC");
        ask::rows(self.pool(), query(&sql).bind(signed(event)?)).await?.iter().map(phone).collect()
    }

    async fn offered_phone(&self, link: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        self.right("link", link, now).await
    }

    async fn take_phone(&self, link: &KeyDigest, device: &KeyDigest, now: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE phone SET device = $1, link = NULL \
             WHERE link = $2 AND until > $3 AND NOT revoked RETURNING id";
        let query = query(sql).bind(&device[..]).bind(&link[..]).bind(now);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }

    async fn phone(&self, device: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        self.right("device", device, now).await
    }

    async fn revoke_phone(&self, event: u64, id: u64) -> Result<(), StoreError> {
        let sql = "UPDATE phone SET revoked = true, link = NULL, device = NULL WHERE event = $1 AND id = $2";
        self.does(query(sql).bind(signed(event)?).bind(signed(id)?)).await
    }

    async fn add_token(&self, token: &NewToken) -> Result<u64, StoreError> {
        let sql = "INSERT INTO token (digest, name, scopes, event, each_minute, begun, until, account) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
        let query = query(sql).bind(&token.validity.digest[..]).bind(text(&token.name));
        let query = query.bind(TokenScope::join(&token.scopes)).bind(token.event.map(signed).transpose()?);
        let query =
            query.bind(i64::from(token.each_minute)).bind(&token.validity.from).bind(&token.validity.until);
        let query = query.bind(token.account.map(signed).transpose()?);
        number(&ask::write(self.pool(), query).await?)
    }

    async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{TOKEN} ORDER BY id");
        ask::rows(self.pool(), query(&sql)).await?.iter().map(token).collect()
    }

    async fn token(&self, secret: &KeyDigest, now: &str) -> Result<Option<Token>, StoreError> {
        let sql = format!("{TOKEN} WHERE digest = $1 AND until > $2");
        self.row(query(&sql).bind(&secret[..]).bind(now)).await?.as_ref().map(token).transpose()
    }

    async fn revoke_token(&self, id: u64) -> Result<bool, StoreError> {
        let query = query("DELETE FROM token WHERE id = $1 RETURNING id").bind(signed(id)?);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }

    async fn end_everything(&self) -> Result<(), StoreError> {
        let sql = "WITH sessions AS (DELETE FROM session), links AS (DELETE FROM link), \
             invitations AS (DELETE FROM invitation), \
             tokens AS (DELETE FROM token) \
             UPDATE phone SET revoked = true, link = NULL, device = NULL";
        self.does(query(sql)).await
    }
}

/// An account as a row has it.
pub(crate) fn account(row: &PgRow) -> Result<Account, StoreError> {
    Ok(Account { id: natural(column(row, 0)?)?, name: column(row, 1)?, password: column(row, 2)? })
}

/// A digest of a row.
pub(crate) fn digest(row: &PgRow, index: usize) -> Result<KeyDigest, StoreError> {
    let bytes: Vec<u8> = column(row, index)?;
    let length = bytes.len();
    bytes.try_into().map_err(|_| StoreError::Damaged(format!("a digest has {length} bytes")))
}

fn session(row: &PgRow) -> Result<Session, StoreError> {
    let device: Option<String> = column(row, 3)?;
    let validity = Validity { digest: digest(row, 0)?, from: column(row, 1)?, until: column(row, 2)? };
    Ok(Session { validity, device: device.unwrap_or_default() })
}

/// A number of a board.
fn board(kept: Option<i64>) -> Result<Option<u32>, StoreError> {
    kept.map(natural).transpose()
}

fn phone(row: &PgRow) -> Result<Phone, StoreError> {
    let device: Option<Vec<u8>> = column(row, 6)?;
    let state = match (column(row, 7)?, device) {
        (true, _) => PhoneState::Revoked,
        (false, Some(_)) => PhoneState::Taken,
        (false, None) => PhoneState::Offered,
    };
    Ok(Phone {
        id: natural(column(row, 0)?)?,
        event: natural(column(row, 1)?)?,
        name: column(row, 2)?,
        boards: board(column(row, 3)?)?.zip(board(column(row, 4)?)?),
        until: column(row, 5)?,
        state,
    })
}

fn token(row: &PgRow) -> Result<Token, StoreError> {
    let (event, account): (Option<i64>, Option<i64>) = (column(row, 3)?, column(row, 7)?);
    let scopes: String = column(row, 2)?;
    Ok(Token {
        id: natural(column(row, 0)?)?,
        name: column(row, 1)?,
        scopes: TokenScope::split(&scopes),
        event: event.map(natural).transpose()?,
        account: account.map(natural).transpose()?,
        each_minute: natural(column(row, 4)?)?,
        from: column(row, 5)?,
        until: column(row, 6)?,
    })
}
