//! Where a desk is kept: in a file of its own, or in a database that several servers share.

use exaequo_access::Grant;
use exaequo_store::StoreError;
use exaequo_store::access::{AccessStore, Account, KeyDigest, NewPhone, NewToken, Phone, Session, Token};
use exaequo_store::desk::{DeskStore, EventHead, NewChange, NewEvent, StoredChange};
use exaequo_store::erasure::{ErasureStore, Former, Rewritten};
use exaequo_store::people::{
    Acceptance, Accepted, Factor, Invitation, NewInvitation, NewPassword, PeopleStore,
};
use exaequo_store_postgres::PostgresDesk;
use exaequo_store_sqlite::SqliteDesk;

/// Where a desk is kept.
#[derive(Debug)]
pub(crate) enum Store {
    /// In a file, which nobody else writes to.
    File(Box<SqliteDesk>),
    /// In a database that other servers may change too.
    Database(PostgresDesk),
}

/// Asks whichever store it is.
macro_rules! ask {
    ($store:ident . $what:ident ( $($with:expr),* )) => {
        match $store {
            Store::File(desk) => desk.$what($($with),*).await,
            Store::Database(desk) => desk.$what($($with),*).await,
        }
    };
}

impl Store {
    /// The version of its tables.
    pub(crate) fn schema(&self) -> i64 {
        match self {
            Self::File(desk) => desk.schema(),
            Self::Database(desk) => desk.schema(),
        }
    }

    /// The database, where others may change it too.
    pub(crate) const fn database(&self) -> Option<&PostgresDesk> {
        match self {
            Self::File(_) => None,
            Self::Database(desk) => Some(desk),
        }
    }

    /// Closes the file or the connection.
    pub(crate) async fn close(self) {
        ask!(self.close());
    }
}

impl DeskStore for Store {
    async fn events(&self, marks: &[&str]) -> Result<Vec<EventHead>, StoreError> {
        ask!(self.events(marks))
    }

    async fn open_event(&self, event: &NewEvent) -> Result<u64, StoreError> {
        ask!(self.open_event(event))
    }

    async fn event(&self, id: u64) -> Result<Option<NewEvent>, StoreError> {
        ask!(self.event(id))
    }

    async fn changes(&self, event: u64, after: u64) -> Result<Vec<StoredChange>, StoreError> {
        ask!(self.changes(event, after))
    }

    async fn add_change(&self, event: u64, after: u64, change: &NewChange) -> Result<u64, StoreError> {
        ask!(self.add_change(event, after, change))
    }
}

impl AccessStore for Store {
    async fn accounts(&self) -> Result<Vec<Account>, StoreError> {
        ask!(self.accounts())
    }

    async fn begin_session(&self, account: u64, session: &Session) -> Result<(), StoreError> {
        ask!(self.begin_session(account, session))
    }

    async fn session(&self, session: &KeyDigest, now: &str) -> Result<Option<Account>, StoreError> {
        ask!(self.session(session, now))
    }

    async fn sessions(&self, account: u64, now: &str) -> Result<Vec<Session>, StoreError> {
        ask!(self.sessions(account, now))
    }

    async fn end_session(&self, session: &KeyDigest) -> Result<(), StoreError> {
        ask!(self.end_session(session))
    }

    async fn end_sessions(&self, account: u64, but: Option<&KeyDigest>) -> Result<(), StoreError> {
        ask!(self.end_sessions(account, but))
    }

    async fn offer_phone(&self, phone: &NewPhone) -> Result<u64, StoreError> {
        ask!(self.offer_phone(phone))
    }

    async fn phones(&self, event: u64) -> Result<Vec<Phone>, StoreError> {
        ask!(self.phones(event))
    }

    async fn offered_phone(&self, link: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        ask!(self.offered_phone(link, now))
    }

    async fn take_phone(&self, link: &KeyDigest, device: &KeyDigest, now: &str) -> Result<bool, StoreError> {
        ask!(self.take_phone(link, device, now))
    }

    async fn phone(&self, device: &KeyDigest, now: &str) -> Result<Option<Phone>, StoreError> {
        ask!(self.phone(device, now))
    }

    async fn revoke_phone(&self, event: u64, id: u64) -> Result<(), StoreError> {
        ask!(self.revoke_phone(event, id))
    }

    async fn add_token(&self, token: &NewToken) -> Result<u64, StoreError> {
        ask!(self.add_token(token))
    }

    async fn tokens(&self) -> Result<Vec<Token>, StoreError> {
        ask!(self.tokens())
    }

    async fn token(&self, secret: &KeyDigest, now: &str) -> Result<Option<Token>, StoreError> {
        ask!(self.token(secret, now))
    }

    async fn revoke_token(&self, id: u64) -> Result<bool, StoreError> {
        ask!(self.revoke_token(id))
    }

    async fn end_everything(&self) -> Result<(), StoreError> {
        ask!(self.end_everything())
    }
}

impl PeopleStore for Store {
    async fn add_account(&self, name: &str, password: &str) -> Result<Option<u64>, StoreError> {
        ask!(self.add_account(name, password))
    }

    async fn account_named(&self, name: &str) -> Result<Option<Account>, StoreError> {
        ask!(self.account_named(name))
    }

    async fn set_password(&self, new: NewPassword<'_>) -> Result<(), StoreError> {
        ask!(self.set_password(new))
    }

    async fn grants(&self, account: u64) -> Result<Vec<Grant>, StoreError> {
        ask!(self.grants(account))
    }

    async fn all_grants(&self) -> Result<Vec<(u64, Grant)>, StoreError> {
        ask!(self.all_grants())
    }

    async fn give(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        ask!(self.give(account, grant))
    }

    async fn take(&self, account: u64, grant: Grant) -> Result<(), StoreError> {
        ask!(self.take(account, grant))
    }

    async fn open_event_of(&self, event: &NewEvent, arbiter: u64) -> Result<u64, StoreError> {
        ask!(self.open_event_of(event, arbiter))
    }

    async fn invite(&self, invitation: &NewInvitation) -> Result<u64, StoreError> {
        ask!(self.invite(invitation))
    }

    async fn invitation(&self, link: &KeyDigest, now: &str) -> Result<Option<Invitation>, StoreError> {
        ask!(self.invitation(link, now))
    }

    async fn invitations(&self, now: &str) -> Result<Vec<Invitation>, StoreError> {
        ask!(self.invitations(now))
    }

    async fn uninvite(&self, id: u64) -> Result<(), StoreError> {
        ask!(self.uninvite(id))
    }

    async fn accept(&self, by: Acceptance<'_>) -> Result<Accepted, StoreError> {
        ask!(self.accept(by))
    }

    async fn factor(&self, account: u64) -> Result<Option<Factor>, StoreError> {
        ask!(self.factor(account))
    }

    async fn recovery_codes(&self, account: u64) -> Result<Vec<KeyDigest>, StoreError> {
        ask!(self.recovery_codes(account))
    }

    async fn set_factor(&self, account: u64, factor: &Factor, codes: &[KeyDigest]) -> Result<(), StoreError> {
        ask!(self.set_factor(account, factor, codes))
    }

    async fn remove_factor(&self, account: u64) -> Result<(), StoreError> {
        ask!(self.remove_factor(account))
    }

    async fn use_step(&self, account: u64, step: u64) -> Result<bool, StoreError> {
        ask!(self.use_step(account, step))
    }

    async fn use_recovery_code(&self, account: u64, code: &KeyDigest) -> Result<bool, StoreError> {
        ask!(self.use_recovery_code(account, code))
    }
}

impl ErasureStore for Store {
    async fn rewrite(&self, event: u64, rewritten: &Rewritten) -> Result<u64, StoreError> {
        ask!(self.rewrite(event, rewritten))
    }

    async fn erasures(&self, event: u64) -> Result<Vec<u64>, StoreError> {
        ask!(self.erasures(event))
    }

    async fn remove_account(&self, account: u64, mark: &KeyDigest) -> Result<(), StoreError> {
        ask!(self.remove_account(account, mark))
    }

    async fn former(&self) -> Result<Vec<Former>, StoreError> {
        ask!(self.former())
    }
}
