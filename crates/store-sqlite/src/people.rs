//! Roles, invitations and second factors in the file of a desk.

use exaequo_access::{EventRole, Grant};
use exaequo_store::StoreError;
use exaequo_store::access::{Account, KeyDigest};
use exaequo_store::desk::NewEvent;
use exaequo_store::erasure::FormerKind;
use exaequo_store::people::{
    Acceptance, Accepted, Factor, Invitation, NewInvitation, NewPassword, PeopleStore, Purpose,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection as _, Row as _, SqliteConnection};

use crate::SqliteDesk;
use crate::access::{account, next_id};
use crate::desk::open_event;
use crate::engine::{added, digest, error, natural, signed};

const INVITATION: &str = "SELECT id, account, grants, sender, until, sender_id FROM invitation";

const GRANTS: &str = "SELECT account, NULL AS event, role FROM server_role \
     UNION ALL SELECT account, event, role FROM event_role";

impl PeopleStore for SqliteDesk {
    async fn add_account(&self, name: &str, password: &str) -> Result<Option<u64>, StoreError> {
        add_account(&mut *self.writer().await?, name, password).await
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::query("SELECT id, name, password FROM account WHERE name = ?").bind(name);
        self.row(sql).await?.as_ref().map(account).transpose()
    }

    async fn set_password(&self, new: NewPassword<'_>) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
        set_password(&mut transaction, new).await?;
        transaction.commit().await.map_err(error)
    }

    async fn grants(&self, account: u64) -> Result<Vec<Grant>, StoreError> {
        let sql = format!("SELECT * FROM ({GRANTS}) WHERE account = ? ORDER BY event, role");
        let rows = self.rows(sqlx::query(&sql).bind(signed(account)?)).await?;
        Ok(granted(&rows)?.into_iter().map(|(_, grant)| grant).collect())
    }

    async fn all_grants(&self) -> Result<Vec<(u64, Grant)>, StoreError> {
        let sql = format!("SELECT * FROM ({GRANTS}) ORDER BY account, event, role");
        granted(&self.rows(sqlx::query(&sql)).await?)
    }

    async fn give(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        give(&mut *self.writer().await?, signed(account)?, grant).await
    }

    async fn take(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        let query = match grant {
            Grant::Server(role) => sqlx::query("DELETE FROM server_role WHERE account = ? AND role = ?")
                .bind(signed(account)?)
                .bind(role.name()),
            Grant::Event(event, role) => {
                sqlx::query("DELETE FROM event_role WHERE account = ? AND role = ? AND event = ?")
                    .bind(signed(account)?)
                    .bind(role.name())
                    .bind(signed(event)?)
            }
        };
        self.does(query).await.map(drop)
    }

    async fn open_event_of(&self, event: &NewEvent, arbiter: u64) -> Result<u64, StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
        let id = open_event(&mut transaction, event).await?;
        give(&mut transaction, signed(arbiter)?, Grant::Event(id, EventRole::Arbiter)).await?;
        transaction.commit().await.map_err(error)?;
        Ok(id)
    }

    async fn invite(&self, invitation: &NewInvitation) -> Result<u64, StoreError> {
        let NewInvitation { validity, purpose, by, by_id } = invitation;
        let over = sqlx::query("DELETE FROM invitation WHERE until <= ?").bind(&validity.from);
        self.does(over).await?;
        let (account, grants) = purpose.parts();
        let account = account.map(signed).transpose()?;
        let sql = "INSERT INTO invitation (digest, account, grants, sender, begun, until, sender_id) \
             VALUES (?, ?, ?, ?, ?, ?, ?)";
        let query = sqlx::query(sql).bind(&validity.digest[..]).bind(account).bind(grants);
        let query = query.bind(by).bind(&validity.from).bind(&validity.until);
        let query = query.bind(by_id.map(signed).transpose()?);
        added(query.execute(&mut *self.writer().await?).await)
    }

    async fn invitation(&self, link: &KeyDigest, now: &str) -> Result<Option<Invitation>, StoreError> {
        let sql = format!("{INVITATION} WHERE digest = ? AND until > ?");
        self.row(sqlx::query(&sql).bind(&link[..]).bind(now)).await?.as_ref().map(invitation).transpose()
    }

    async fn invitations(&self, now: &str) -> Result<Vec<Invitation>, StoreError> {
        let sql = format!("{INVITATION} WHERE until > ? ORDER BY id DESC");
        self.rows(sqlx::query(&sql).bind(now)).await?.iter().map(invitation).collect()
    }

    async fn uninvite(&self, id: u64) -> Result<(), StoreError> {
        self.does(sqlx::query("DELETE FROM invitation WHERE id = ?").bind(signed(id)?)).await.map(drop)
    }

    async fn accept(&self, by: Acceptance<'_>) -> Result<Accepted, StoreError> {
        let Acceptance { link, now, name, password } = by;
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
        let sql = "DELETE FROM invitation WHERE digest = ? AND until > ? \
             RETURNING id, account, grants, sender, until, sender_id";
        let used = sqlx::query(sql).bind(&link[..]).bind(now);
        let Some(used) = used.fetch_optional(&mut *transaction).await.map_err(error)? else {
            return Ok(Accepted::NotGood);
        };
        let account = match invitation(&used)?.purpose {
            Purpose::Password(account) => {
                set_password(&mut transaction, NewPassword { account, password, but: None }).await?;
                account
            }
            Purpose::Join(grants) => {
                let Some(account) = add_account(&mut transaction, name, password).await? else {
                    // Nothing is written, so that the invitation is still there.
                    return Ok(Accepted::NameTaken);
                };
                for grant in grants {
                    give(&mut transaction, signed(account)?, grant).await?;
                }
                account
            }
        };
        transaction.commit().await.map_err(error)?;
        Ok(Accepted::By(account))
    }

    async fn factor(&self, account: u64) -> Result<Option<Factor>, StoreError> {
        let sql = sqlx::query("SELECT secret, used FROM second_factor WHERE account = ?");
        let row = self.row(sql.bind(signed(account)?)).await?;
        row.as_ref().map(factor).transpose()
    }

    async fn recovery_codes(&self, account: u64) -> Result<Vec<KeyDigest>, StoreError> {
        let sql = sqlx::query("SELECT digest FROM recovery_code WHERE account = ? ORDER BY digest");
        let rows = self.rows(sql.bind(signed(account)?)).await?;
        rows.iter().map(|row| digest(row.try_get(0).map_err(error)?)).collect()
    }

    async fn set_factor(&self, account: u64, factor: &Factor, codes: &[KeyDigest]) -> Result<(), StoreError> {
        let mut writer = self.writer().await?;
        let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await.map_err(error)?;
        put_factor(&mut transaction, signed(account)?, factor, codes).await?;
        transaction.commit().await.map_err(error)
    }

    async fn remove_factor(&self, account: u64) -> Result<(), StoreError> {
        let sql = sqlx::query("DELETE FROM second_factor WHERE account = ?").bind(signed(account)?);
        self.does(sql).await.map(drop)
    }

    async fn use_step(&self, account: u64, step: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE second_factor SET used = ?1 WHERE account = ?2 AND coalesce(used, -1) < ?1";
        Ok(self.does(sqlx::query(sql).bind(signed(step)?).bind(signed(account)?)).await? > 0)
    }

    async fn use_recovery_code(&self, account: u64, code: &KeyDigest) -> Result<bool, StoreError> {
        let sql = sqlx::query("DELETE FROM recovery_code WHERE account = ? AND digest = ?");
        Ok(self.does(sql.bind(signed(account)?).bind(&code[..])).await? > 0)
    }
}

async fn add_account(
    connection: &mut SqliteConnection,
    name: &str,
    password: &str,
) -> Result<Option<u64>, StoreError> {
    let next = next_id("account", FormerKind::Account);
    let sql = format!(
        "INSERT INTO account (id, name, password) VALUES ({next}, ?, ?) ON CONFLICT (name) DO NOTHING"
    );
    let done = sqlx::query(&sql).bind(name).bind(password).execute(connection).await.map_err(error)?;
    if done.rows_affected() == 0 { Ok(None) } else { added(Ok(done)).map(Some) }
}

async fn set_password(connection: &mut SqliteConnection, new: NewPassword<'_>) -> Result<(), StoreError> {
    let NewPassword { account, password, but } = new;
    let account = signed(account)?;
    let set = sqlx::query("UPDATE account SET password = ? WHERE id = ?").bind(password).bind(account);
    set.execute(&mut *connection).await.map_err(error)?;
    let ended = sqlx::query("DELETE FROM session WHERE account = ? AND digest IS NOT ?").bind(account);
    ended.bind(but.map(|one| &one[..])).execute(connection).await.map(drop).map_err(error)
}

/// Gives an account a role.
pub(crate) async fn give(
    connection: &mut SqliteConnection,
    account: i64,
    grant: Grant,
) -> Result<(), StoreError> {
    let query = match grant {
        Grant::Server(role) => {
            let sql = "INSERT INTO server_role (account, role) VALUES (?, ?) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(account).bind(role.name())
        }
        Grant::Event(event, role) => {
            let sql = "INSERT INTO event_role (account, role, event) VALUES (?, ?, ?) \
                 ON CONFLICT (account, event) DO UPDATE SET role = excluded.role";
            sqlx::query(sql).bind(account).bind(role.name()).bind(signed(event)?)
        }
    };
    query.execute(connection).await.map(drop).map_err(error)
}

/// Gives an account a second factor in place of any before.
pub(crate) async fn put_factor(
    connection: &mut SqliteConnection,
    account: i64,
    factor: &Factor,
    codes: &[KeyDigest],
) -> Result<(), StoreError> {
    let gone = sqlx::query("DELETE FROM second_factor WHERE account = ?").bind(account);
    gone.execute(&mut *connection).await.map_err(error)?;
    let sql = sqlx::query("INSERT INTO second_factor (account, secret, used) VALUES (?, ?, ?)").bind(account);
    let sql = sql.bind(&factor.secret).bind(factor.used.map(signed).transpose()?);
    sql.execute(&mut *connection).await.map_err(error)?;
    for code in codes {
        let sql = sqlx::query("INSERT INTO recovery_code (account, digest) VALUES (?, ?)");
        sql.bind(account).bind(&code[..]).execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}

/// Roles as they are kept, as far as they are known.
fn granted(rows: &[SqliteRow]) -> Result<Vec<(u64, Grant)>, StoreError> {
    let one = |row: &SqliteRow| {
        let account = natural(row.try_get(0).map_err(error)?)?;
        let event: Option<i64> = row.try_get(1).map_err(error)?;
        let role: String = row.try_get(2).map_err(error)?;
        Ok(Grant::kept(event.map(natural).transpose()?, &role).map(|grant| (account, grant)))
    };
    rows.iter().map(one).filter_map(Result::transpose).collect()
}

fn invitation(row: &SqliteRow) -> Result<Invitation, StoreError> {
    let (account, by_id): (Option<i64>, Option<i64>) =
        (row.try_get(1).map_err(error)?, row.try_get(5).map_err(error)?);
    let grants: String = row.try_get(2).map_err(error)?;
    Ok(Invitation {
        id: natural(row.try_get(0).map_err(error)?)?,
        purpose: Purpose::kept(account.map(natural).transpose()?, &grants),
        by: row.try_get(3).map_err(error)?,
        by_id: by_id.map(natural).transpose()?,
        until: row.try_get(4).map_err(error)?,
    })
}

fn factor(row: &SqliteRow) -> Result<Factor, StoreError> {
    let used: Option<i64> = row.try_get(1).map_err(error)?;
    Ok(Factor { secret: row.try_get(0).map_err(error)?, used: used.map(natural).transpose()? })
}
