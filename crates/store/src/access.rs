//! Who may use a desk: accounts with their sessions, the rights of telephones, tokens of programs. What people may do is in
//! [`people`](crate::people).
//!
//! Whatever opens something is kept as its digest only: who reads the store cannot use it.

use crate::StoreError;

/// What is kept of a secret that opens something.
pub type KeyDigest = [u8; 32];

/// Somebody with a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The number, from 1 on.
    pub id: u64,
    /// What people call them.
    pub name: String,
    /// The password as its hash, with how it was made.
    pub password: String,
}

/// Something that is open for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Validity {
    /// The digest of what opens it.
    pub digest: KeyDigest,
    /// Since when, by RFC 3339 in UTC.
    pub from: String,
    /// Until when, in the same form.
    pub until: String,
}

/// A session of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The digest of what opens it, and how long it lasts.
    pub validity: Validity,
    /// What the browser says it is; empty where nothing is known.
    pub device: String,
}

/// A right of a telephone that is about to be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPhone {
    /// The link by which a telephone takes it, once.
    pub link: Validity,
    /// The event it is for.
    pub event: u64,
    /// Whose it is.
    pub name: String,
    /// The first board and the last; all of them without.
    pub boards: Option<(u32, u32)>,
}

/// What has become of a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoneState {
    /// No telephone has it yet.
    Offered,
    /// A telephone has it.
    Taken,
    /// It was taken back.
    Revoked,
}

/// A right of a telephone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// The number, from 1 on.
    pub id: u64,
    /// The event it is for.
    pub event: u64,
    /// Whose it is.
    pub name: String,
    /// The first board and the last; all of them without.
    pub boards: Option<(u32, u32)>,
    /// Until when, by RFC 3339 in UTC.
    pub until: String,
    /// What has become of it.
    pub state: PhoneState,
}

/// What a program may do with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenScope {
    /// Events may be read.
    Read,
    /// Results may be entered.
    Results,
    /// Rounds may be published.
    Publish,
    /// Reports may be sent to the register.
    Report,
    /// Lists of the register may be published.
    Lists,
}

impl TokenScope {
    /// All of them, with their names.
    pub const NAMED: [(&str, Self); 5] = [
        ("read", Self::Read),
        ("results", Self::Results),
        ("publish", Self::Publish),
        ("report", Self::Report),
        ("lists", Self::Lists),
    ];

    /// The scope that has a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(known, _)| *known == name).map(|(_, scope)| *scope)
    }

    /// The name it is typed by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Results => "results",
            Self::Publish => "publish",
            Self::Report => "report",
            Self::Lists => "lists",
        }
    }

    /// Several as they are kept: their names with blanks between them.
    pub fn join(scopes: &[Self]) -> String {
        scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
    }

    /// Those that are kept; what a newer program has written is no right here.
    pub fn split(kept: &str) -> Vec<Self> {
        kept.split(' ').filter_map(Self::named).collect()
    }
}

/// A token that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// The digest of its secret, and how long it lasts.
    pub validity: Validity,
    /// What people call the program.
    pub name: String,
    /// What the program may do.
    pub scopes: Vec<TokenScope>,
    /// The only event it is for; all of them without.
    pub event: Option<u64>,
    /// Whose rights it has; all of them without, as whoever runs the server makes it.
    pub account: Option<u64>,
    /// How many requests a minute the program has.
    pub each_minute: u32,
}

/// A token of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The number, from 1 on.
    pub id: u64,
    /// What people call the program.
    pub name: String,
    /// What the program may do.
    pub scopes: Vec<TokenScope>,
    /// The only event it is for; all of them without.
    pub event: Option<u64>,
    /// Whose rights it has; all of them without, as whoever runs the server makes it.
    pub account: Option<u64>,
    /// How many requests a minute the program has.
    pub each_minute: u32,
    /// Since when, by RFC 3339 in UTC.
    pub from: String,
    /// Until when it is good.
    pub until: String,
}

/// What a desk that others reach needs of a store. Moments are by RFC 3339 in UTC and to the second, so that they compare
/// as texts.
pub trait AccessStore: Send + Sync {
    /// All accounts, by name.
    fn accounts(&self) -> impl Future<Output = Result<Vec<Account>, StoreError>> + Send;

    /// Begins a session of an account.
    fn begin_session(
        &self,
        account: u64,
        session: &Session,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The account a session is of, while it lasts.
    fn session(
        &self,
        session: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<Option<Account>, StoreError>> + Send;

    /// The sessions an account has now, the newest first.
    fn sessions(
        &self,
        account: u64,
        now: &str,
    ) -> impl Future<Output = Result<Vec<Session>, StoreError>> + Send;

    /// Ends a session, whoever's it is.
    fn end_session(&self, session: &KeyDigest) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Ends all sessions of an account but one; all of them without one.
    fn end_sessions(
        &self,
        account: u64,
        but: Option<&KeyDigest>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Gives a right; its number.
    fn offer_phone(&self, phone: &NewPhone) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The rights of an event, the newest first.
    fn phones(&self, event: u64) -> impl Future<Output = Result<Vec<Phone>, StoreError>> + Send;

    /// The right a link offers, while it is good.
    fn offered_phone(
        &self,
        link: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<Option<Phone>, StoreError>> + Send;

    /// A telephone takes the right a link offers. Whether it was still to be had.
    fn take_phone(
        &self,
        link: &KeyDigest,
        device: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// The right a telephone has, while it lasts.
    fn phone(
        &self,
        device: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<Option<Phone>, StoreError>> + Send;

    /// Takes a right of an event back.
    fn revoke_phone(&self, event: u64, id: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Makes a token of a program; its number.
    fn add_token(&self, token: &NewToken) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// All tokens, in the order they were made.
    fn tokens(&self) -> impl Future<Output = Result<Vec<Token>, StoreError>> + Send;

    /// The token of a secret, while it lasts.
    fn token(
        &self,
        secret: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<Option<Token>, StoreError>> + Send;

    /// Takes a token back. Whether there was one.
    fn revoke_token(&self, id: u64) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Ends everything that is open for a while: sessions, invitations, tokens and rights.
    fn end_everything(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}
