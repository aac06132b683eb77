//! Roles, invitations and second factors in the database of a desk.

use exaequo_access::{EventRole, Grant};
use exaequo_store::StoreError;
use exaequo_store::access::{Account, KeyDigest};
use exaequo_store::desk::NewEvent;
use exaequo_store::people::{
    Acceptance, Accepted, Factor, Invitation, NewInvitation, NewPassword, PeopleStore, Purpose,
};
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, query};

use crate::PostgresDesk;
use crate::access::{account, digest};
use crate::ask::{self, Query};
use crate::desk::{column, number};
use crate::engine::{error, natural, signed, text, written};

const INVITATION: &str = "SELECT id, account, grants, sender, until, sender_id FROM invitation";

const GRANTS: &str = "SELECT account, NULL::bigint AS event, role FROM server_role \
     UNION ALL SELECT account, event, role FROM event_role";

impl PeopleStore for PostgresDesk {
    async fn add_account(&self, name: &str, password: &str) -> Result<Option<u64>, StoreError> {
        let sql =
            "INSERT INTO account (name, password) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING id";
        let made = ask::write(self.pool(), query(sql).bind(text(name)).bind(password)).await?;
        if made.is_empty() { Ok(None) } else { number(&made).map(Some) }
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql = query("SELECT id, name, password FROM account WHERE name = $1").bind(text(name));
        self.row(sql).await?.as_ref().map(account).transpose()
    }

    async fn set_password(&self, new: NewPassword<'_>) -> Result<(), StoreError> {
        let NewPassword { account, password, but } = new;
        let sql = "WITH ended AS (DELETE FROM session WHERE account = $2 AND digest IS DISTINCT FROM $3) \
             UPDATE account SET password = $1 WHERE id = $2";
        self.does(query(sql).bind(password).bind(signed(account)?).bind(but.map(|one| &one[..]))).await
    }

    async fn grants(&self, account: u64) -> Result<Vec<Grant>, StoreError> {
        let sql = format!(
            "SELECT * FROM ({GRANTS}) AS granted WHERE account = $1 ORDER BY event NULLS FIRST, role"
        );
        let rows = ask::rows(self.pool(), query(&sql).bind(signed(account)?)).await?;
        Ok(granted(&rows)?.into_iter().map(|(_, grant)| grant).collect())
    }

    async fn all_grants(&self) -> Result<Vec<(u64, Grant)>, StoreError> {
        let sql = format!("SELECT * FROM ({GRANTS}) AS granted ORDER BY account, event NULLS FIRST, role");
        granted(&ask::rows(self.pool(), query(&sql)).await?)
    }

    async fn give(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        self.does(giving(signed(account)?, grant)?).await
    }

    async fn take(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        let query = match grant {
            Grant::Server(role) => query("DELETE FROM server_role WHERE account = $1 AND role = $2")
                .bind(signed(account)?)
                .bind(role.name()),
            Grant::Event(event, role) => {
                query("DELETE FROM event_role WHERE account = $1 AND role = $2 AND event = $3")
                    .bind(signed(account)?)
                    .bind(role.name())
                    .bind(signed(event)?)
            }
        };
        self.does(query).await
    }

    async fn open_event_of(&self, event: &NewEvent, arbiter: u64) -> Result<u64, StoreError> {
        let sql = "WITH opened AS (INSERT INTO event (at, name, file_name, file) VALUES ($1, $2, $3, $4) \
             RETURNING id) INSERT INTO event_role (account, event, role) SELECT $5, id, $6 FROM opened \
             RETURNING event";
        let query = query(sql).bind(&event.at).bind(text(&event.name));
        let query = query.bind(text(&event.file_name)).bind(&event.file);
        let query = query.bind(signed(arbiter)?).bind(EventRole::Arbiter.name());
        number(&ask::write(self.pool(), query).await?)
    }

    async fn invite(&self, invitation: &NewInvitation) -> Result<u64, StoreError> {
        let NewInvitation { validity, purpose, by, by_id } = invitation;
        let (account, grants) = purpose.parts();
        let account = account.map(signed).transpose()?;
        let sql = "WITH gone AS (DELETE FROM invitation WHERE until <= $5) \
             INSERT INTO invitation (digest, account, grants, sender, begun, until, sender_id) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
        let query = query(sql).bind(&validity.digest[..]).bind(account).bind(grants);
        let query = query.bind(text(by)).bind(&validity.from).bind(&validity.until);
        let query = query.bind(by_id.map(signed).transpose()?);
        number(&ask::write(self.pool(), query).await?)
    }

    async fn invitation(&self, link: &KeyDigest, now: &str) -> Result<Option<Invitation>, StoreError> {
        let sql = format!("{INVITATION} WHERE digest = $1 AND until > $2");
        self.row(query(&sql).bind(&link[..]).bind(now)).await?.as_ref().map(invitation).transpose()
    }

    async fn invitations(&self, now: &str) -> Result<Vec<Invitation>, StoreError> {
        let sql = format!("{INVITATION} WHERE until > $1 ORDER BY id DESC");
        ask::rows(self.pool(), query(&sql).bind(now)).await?.iter().map(invitation).collect()
    }

    async fn uninvite(&self, id: u64) -> Result<(), StoreError> {
        self.does(query("DELETE FROM invitation WHERE id = $1").bind(signed(id)?)).await
    }

    async fn accept(&self, by: Acceptance<'_>) -> Result<Accepted, StoreError> {
        let Acceptance { link, now, name, password } = by;
        let mut transaction = self.pool().begin().await.map_err(error)?;
        let sql = "DELETE FROM invitation WHERE digest = $1 AND until > $2 \
             RETURNING id, account, grants, sender, until, sender_id";
        let used = query(sql).bind(&link[..]).bind(now).fetch_optional(&mut *transaction);
        let Some(used) = used.await.map_err(error)? else { return Ok(Accepted::NotGood) };
        let account = match invitation(&used)?.purpose {
            Purpose::Password(account) => {
                let sql = "WITH ended AS (DELETE FROM session WHERE account = $2) \
                     UPDATE account SET password = $1 WHERE id = $2";
                run(&mut transaction, query(sql).bind(password).bind(signed(account)?)).await?;
                account
            }
            Purpose::Join(grants) => {
                let sql = "INSERT INTO account (name, password) VALUES ($1, $2) \
                     ON CONFLICT (name) DO NOTHING RETURNING id";
                let made = query(sql).bind(text(name)).bind(password).fetch_optional(&mut *transaction);
                // Nothing is written, so that the invitation is still there.
                let Some(made) = made.await.map_err(error)? else { return Ok(Accepted::NameTaken) };
                let account: i64 = column(&made, 0)?;
                for grant in grants {
                    run(&mut transaction, giving(account, grant)?).await?;
                }
                natural(account)?
            }
        };
        transaction.commit().await.map_err(written)?;
        Ok(Accepted::By(account))
    }

    async fn factor(&self, account: u64) -> Result<Option<Factor>, StoreError> {
        let sql = query("SELECT secret, used FROM second_factor WHERE account = $1");
        self.row(sql.bind(signed(account)?)).await?.as_ref().map(factor).transpose()
    }

    async fn recovery_codes(&self, account: u64) -> Result<Vec<KeyDigest>, StoreError> {
        let sql = query("SELECT digest FROM recovery_code WHERE account = $1 ORDER BY digest");
        let rows = ask::rows(self.pool(), sql.bind(signed(account)?)).await?;
        rows.iter().map(|row| digest(row, 0)).collect()
    }

    async fn set_factor(&self, account: u64, factor: &Factor, codes: &[KeyDigest]) -> Result<(), StoreError> {
        let mut transaction = self.pool().begin().await.map_err(error)?;
        put_factor(&mut transaction, signed(account)?, factor, codes).await?;
        transaction.commit().await.map_err(written)
    }

    async fn remove_factor(&self, account: u64) -> Result<(), StoreError> {
        self.does(query("DELETE FROM second_factor WHERE account = $1").bind(signed(account)?)).await
    }

    async fn use_step(&self, account: u64, step: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE second_factor SET used = $1 WHERE account = $2 AND coalesce(used, -1) < $1 \
             RETURNING account";
        let query = query(sql).bind(signed(step)?).bind(signed(account)?);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }

    async fn use_recovery_code(&self, account: u64, code: &KeyDigest) -> Result<bool, StoreError> {
        let sql = "DELETE FROM recovery_code WHERE account = $1 AND digest = $2 RETURNING account";
        let query = query(sql).bind(signed(account)?).bind(&code[..]);
        Ok(!ask::write(self.pool(), query).await?.is_empty())
    }
}

/// Does something on a connection.
pub(crate) async fn run(connection: &mut PgConnection, query: Query<'_>) -> Result<(), StoreError> {
    query.execute(connection).await.map(drop).map_err(error)
}

/// What gives an account a role.
fn giving<'q>(account: i64, grant: Grant) -> Result<Query<'q>, StoreError> {
    Ok(match grant {
        Grant::Server(role) => {
            let sql = "INSERT INTO server_role (account, role) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            query(sql).bind(account).bind(role.name())
        }
        Grant::Event(event, role) => {
            let sql = "INSERT INTO event_role (account, role, event) VALUES ($1, $2, $3) \
                 ON CONFLICT (account, event) DO UPDATE SET role = excluded.role";
            query(sql).bind(account).bind(role.name()).bind(signed(event)?)
        }
    })
}

/// Gives an account a role.
pub(crate) async fn give(
    connection: &mut PgConnection,
    account: u64,
    grant: Grant,
) -> Result<(), StoreError> {
    run(connection, giving(signed(account)?, grant)?).await
}

/// Gives an account a second factor in place of any before.
pub(crate) async fn put_factor(
    connection: &mut PgConnection,
    account: i64,
    factor: &Factor,
    codes: &[KeyDigest],
) -> Result<(), StoreError> {
    run(connection, query("DELETE FROM second_factor WHERE account = $1").bind(account)).await?;
    let sql = query("INSERT INTO second_factor (account, secret, used) VALUES ($1, $2, $3)").bind(account);
    run(connection, sql.bind(&factor.secret).bind(factor.used.map(signed).transpose()?)).await?;
    for code in codes {
        let sql = query("INSERT INTO recovery_code (account, digest) VALUES ($1, $2)");
        run(connection, sql.bind(account).bind(&code[..])).await?;
    }
    Ok(())
}

/// Roles as they are kept, as far as they are known.
fn granted(rows: &[PgRow]) -> Result<Vec<(u64, Grant)>, StoreError> {
    let one = |row: &PgRow| {
        let (account, event): (i64, Option<i64>) = (column(row, 0)?, column(row, 1)?);
        let (account, event) = (natural(account)?, event.map(natural).transpose()?);
        let role: String = column(row, 2)?;
        Ok(Grant::kept(event, &role).map(|grant| (account, grant)))
    };
    rows.iter().map(one).filter_map(Result::transpose).collect()
}

fn invitation(row: &PgRow) -> Result<Invitation, StoreError> {
    let (account, grants): (Option<i64>, String) = (column(row, 1)?, column(row, 2)?);
    let by_id: Option<i64> = column(row, 5)?;
    Ok(Invitation {
        id: natural(column(row, 0)?)?,
        purpose: Purpose::kept(account.map(natural).transpose()?, &grants),
        by: column(row, 3)?,
        by_id: by_id.map(natural).transpose()?,
        until: column(row, 4)?,
    })
}

fn factor(row: &PgRow) -> Result<Factor, StoreError> {
    let used: Option<i64> = column(row, 1)?;
    Ok(Factor { secret: column(row, 0)?, used: used.map(natural).transpose()? })
}
