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

/// What the traits of the stores can do, each asked of whichever it is.
macro_rules! asked {
    ($(impl $kind:ident { $($what:ident($($with:ident: $type:ty),*) -> $answer:ty;)+ })+) => {
        $(impl $kind for Store {
            $(async fn $what(&self $(, $with: $type)*) -> Result<$answer, StoreError> {
                ask!(self.$what($($with),*))
            })+
        })+
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

asked! {
    impl DeskStore {
        events(marks: &[&str]) -> Vec<EventHead>;
        open_event(event: &NewEvent) -> u64;
        event(id: u64) -> Option<NewEvent>;
        changes(event: u64, after: u64) -> Vec<StoredChange>;
        add_change(event: u64, after: u64, change: &NewChange) -> u64;
    }

    impl AccessStore {
        accounts() -> Vec<Account>;
        begin_session(account: u64, session: &Session) -> ();
        session(session: &KeyDigest, now: &str) -> Option<Account>;
        sessions(account: u64, now: &str) -> Vec<Session>;
        end_session(session: &KeyDigest) -> ();
        end_sessions(account: u64, but: Option<&KeyDigest>) -> ();
        offer_phone(phone: &NewPhone) -> u64;
        phones(event: u64) -> Vec<Phone>;
        offered_phone(link: &KeyDigest, now: &str) -> Option<Phone>;
        take_phone(link: &KeyDigest, device: &KeyDigest, now: &str) -> bool;
        phone(device: &KeyDigest, now: &str) -> Option<Phone>;
        revoke_phone(event: u64, id: u64) -> ();
        add_token(token: &NewToken) -> u64;
        tokens() -> Vec<Token>;
        token(secret: &KeyDigest, now: &str) -> Option<Token>;
        revoke_token(id: u64) -> bool;
        end_everything() -> ();
    }

    impl PeopleStore {
        add_account(name: &str, password: &str) -> Option<u64>;
        account_named(name: &str) -> Option<Account>;
        set_password(new: NewPassword<'_>) -> ();
        grants(account: u64) -> Vec<Grant>;
        all_grants() -> Vec<(u64, Grant)>;
        give(account: u64, grant: Grant) -> ();
        take(account: u64, grant: Grant) -> ();
        open_event_of(event: &NewEvent, arbiter: u64) -> u64;
        invite(invitation: &NewInvitation) -> u64;
        invitation(link: &KeyDigest, now: &str) -> Option<Invitation>;
        invitations(now: &str) -> Vec<Invitation>;
        uninvite(id: u64) -> ();
        accept(by: Acceptance<'_>) -> Accepted;
        factor(account: u64) -> Option<Factor>;
        recovery_codes(account: u64) -> Vec<KeyDigest>;
        set_factor(account: u64, factor: &Factor, codes: &[KeyDigest]) -> ();
        remove_factor(account: u64) -> ();
        use_step(account: u64, step: u64) -> bool;
        use_recovery_code(account: u64, code: &KeyDigest) -> bool;
    }

    impl ErasureStore {
        rewrite(event: u64, rewritten: &Rewritten) -> u64;
        erasures(event: u64) -> Vec<u64>;
        remove_account(account: u64, mark: &KeyDigest) -> ();
        former() -> Vec<Former>;
    }
}
