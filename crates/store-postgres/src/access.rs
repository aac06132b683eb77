//! Accounts, sessions, links and rights of telephones in the database of a desk.

use exaequo_store::StoreError;
use exaequo_store::access::{
    AccessStore, Account, Digest, NewPhone, NewToken, Phone, PhoneState, Scope, Span, Token,
};
use sqlx::postgres::PgRow;
use sqlx::query;

use crate::PostgresDesk;
use crate::ask::{self, Query};
use crate::desk::{column, number};
use crate::engine::{natural, signed, text};

const PHONE: &str = "SELECT id, event, name, first, last, until, device, revoked FROM phone";

const TOKEN: &str = "SELECT id, name, scopes, event, each_minute, begun, until FROM token";

impl PostgresDesk {
    async fn does(&self, query: Query<'_>) -> Result<(), StoreError> {
        ask::write(self.pool(), query).await.map(drop)
    }

    async fn row(&self, query: Query<'_>) -> Result<Option<PgRow>, StoreError> {
        ask::row(self.pool(), query).await
    }

    /// The right that fits, while it is good.
    async fn right(&self, whose: &str, digest: &Digest, now: &str) -> Result<Option<Phone>, StoreError> {
        let sql = format!("{PHONE} WHERE {whose} = $1 AND until > $2 AND NOT revoked");
        self.row(query(&sql).bind(&digest[..]).bind(now)).await?.as_ref().map(phone).transpose()
    }
}

impl AccessStore for PostgresDesk {
    async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        let rows = ask::rows(self.pool(), query("SELECT id, name, password FROM account ORDER BY name"));
        rows.await?.iter().map(account).collect()
    }

    async fn offer_link(&self, link: &Span) -> Result<(), StoreError> {
        let sql =
            "WITH gone AS (DELETE FROM link) INSERT INTO link (digest, begun, until) VALUES ($1, $2, $3)";
        self.does(query(sql).bind(&link.digest[..]).bind(&link.from).bind(&link.until)).await
    }

    async fn is_offered(&self, link: &Digest, now: &str) -> Result<bool, StoreError> {
        let sql = query("SELECT 1 FROM link WHERE digest = $1 AND until > $2");
        Ok(self.row(sql.bind(&link[..]).bind(now)).await?.is_some())
    }

    async fn use_link(
        &self,
        link: &Digest,
        now: &str,
        name: &str,
        password: &str,
    ) -> Result<Option<u64>, StoreError> {
        let sql = "WITH used AS (DELETE FROM link WHERE digest = $1 AND until > $2 RETURNING digest), \
             made AS (INSERT INTO account (name, password) SELECT $3, $4 FROM used \
             ON CONFLICT (name) DO UPDATE SET password = excluded.password RETURNING id), \
             ended AS (DELETE FROM session WHERE account IN (SELECT id FROM made)) SELECT id FROM made";
        let query = query(sql).bind(&link[..]).bind(now).bind(text(name)).bind(password);
        let made = ask::write(self.pool(), query).await?;
        if made.is_empty() { Ok(None) } else { number(&made).map(Some) }
    }

    async fn begin_session(&self, account: u64, session: &Span) -> Result<(), StoreError> {
        // Those that are over are not kept for ever.
        let sql = "WITH gone AS (DELETE FROM session WHERE until <= $3) \
             INSERT INTO session (digest, account, begun, until) VALUES ($1, $2, $3, $4)";
        let query = query(sql).bind(&session.digest[..]).bind(signed(account)?);
        self.does(query.bind(&session.from).bind(&session.until)).await
    }

    async fn session(&self, session: &Digest, now: &str) -> Result<Option<Account>, StoreError> {
        let sql = "SELECT account.id, name, password FROM session JOIN account ON account.id = account \
             WHERE digest = $1 AND until > $2";
        self.row(query(sql).bind(&session[..]).bind(now)).await?.as_ref().map(account).transpose()
    }

    async fn sessions(&self, account: u64, now: &str) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) FROM session WHERE account = $1 AND until > $2";
        let row = self.row(query(sql).bind(signed(account)?).bind(now)).await?;
        row.map_or(Ok(0), |row| natural(column(&row, 0)?))
    }

    async fn end_session(&self, session: &Digest) -> Result<(), StoreError> {
        self.does(query("DELETE FROM session WHERE digest = $1").bind(&session[..])).await
    }

    async fn end_sessions(&self, account: u64, but: Option<&Digest>) -> Result<(), StoreError> {
        let sql = query("DELETE FROM session WHERE account = $1 AND digest IS DISTINCT FROM $2");
        self.does(sql.bind(signed(account)?).bind(but.map(|one| &one[..]))).await
    }

    async fn remove_account(&self, account: u64) -> Result<(), StoreError> {
        self.does(query("DELETE FROM account WHERE id = $1").bind(signed(account)?)).await
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

    async fn offered_phone(&self, link: &Digest, now: &str) -> Result<Option<Phone>, StoreError> {
        self.right("link", link, now).await
    }

    async fn take_phone(&self, link: &Digest, device: &Digest, now: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE phone SET device = $1, link = NULL \
             WHERE link = $2 AND until > $3 AND NOT revoked RETURNING id";
        let query = query(sql).bind(&device[..]).bind(&link[..]).bind(now);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }

    async fn phone(&self, device: &Digest, now: &str) -> Result<Option<Phone>, StoreError> {
        self.right("device", device, now).await
    }

    async fn revoke_phone(&self, event: u64, id: u64) -> Result<(), StoreError> {
        let sql = "UPDATE phone SET revoked = true, link = NULL, device = NULL WHERE event = $1 AND id = $2";
        self.does(query(sql).bind(signed(event)?).bind(signed(id)?)).await
    }

    async fn add_token(&self, token: &NewToken) -> Result<u64, StoreError> {
        let sql = "INSERT INTO token (digest, name, scopes, event, each_minute, begun, until) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
        let query = query(sql).bind(&token.span.digest[..]).bind(text(&token.name));
        let query = query.bind(Scope::join(&token.scopes)).bind(token.event.map(signed).transpose()?);
        let query = query.bind(i64::from(token.each_minute)).bind(&token.span.from).bind(&token.span.until);
        number(&ask::write(self.pool(), query).await?)
    }

    async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        let sql = format!("{TOKEN} ORDER BY id");
        ask::rows(self.pool(), query(&sql)).await?.iter().map(token).collect()
    }

    async fn token(&self, secret: &Digest, now: &str) -> Result<Option<Token>, StoreError> {
        let sql = format!("{TOKEN} WHERE digest = $1 AND until > $2");
        self.row(query(&sql).bind(&secret[..]).bind(now)).await?.as_ref().map(token).transpose()
    }

    async fn revoke_token(&self, id: u64) -> Result<bool, StoreError> {
        let query = query("DELETE FROM token WHERE id = $1 RETURNING id").bind(signed(id)?);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }

    async fn end_everything(&self) -> Result<(), StoreError> {
        let sql = "WITH sessions AS (DELETE FROM session), links AS (DELETE FROM link), \
             tokens AS (DELETE FROM token) \
             UPDATE phone SET revoked = true, link = NULL, device = NULL";
        self.does(query(sql)).await
    }
}

fn account(row: &PgRow) -> Result<Account, StoreError> {
    Ok(Account { id: natural(column(row, 0)?)?, name: column(row, 1)?, password: column(row, 2)? })
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
    let (event, scopes): (Option<i64>, String) = (column(row, 3)?, column(row, 2)?);
    Ok(Token {
        id: natural(column(row, 0)?)?,
        name: column(row, 1)?,
        scopes: Scope::split(&scopes),
        event: event.map(natural).transpose()?,
        each_minute: natural(column(row, 4)?)?,
        from: column(row, 5)?,
        until: column(row, 6)?,
    })
}
