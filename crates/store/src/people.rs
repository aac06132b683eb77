//! Who works at a desk, and in which role: accounts, the roles they were given, invitations, and second factors.

use exaequo_access::Grant;

use crate::StoreError;
use crate::access::{Account, KeyDigest, Validity};
use crate::desk::NewEvent;

/// An invitation that is about to be sent: a link that somebody uses once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewInvitation {
    /// The digest of the link, and how long it is valid.
    pub validity: Validity,
    /// What it is for.
    pub purpose: Purpose,
    /// Who sends it; empty for whoever sits at the machine.
    pub by: String,
    /// The number of the account that sends it.
    pub by_id: Option<u64>,
}

/// What an invitation is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A new account with these roles.
    Join(Vec<Grant>),
    /// A new password of an account.
    Password(u64),
}

impl Purpose {
    /// What is kept of it: an account, or roles.
    pub fn parts(&self) -> (Option<u64>, String) {
        match self {
            Self::Join(grants) => (None, Grant::join(grants)),
            Self::Password(account) => (Some(*account), String::new()),
        }
    }

    /// What was kept.
    pub fn kept(account: Option<u64>, grants: &str) -> Self {
        account.map_or_else(|| Self::Join(Grant::split(grants)), Self::Password)
    }
}

/// An invitation that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The number, from 1 on.
    pub id: u64,
    /// What it is for.
    pub purpose: Purpose,
    /// Who has sent it.
    pub by: String,
    /// The number of the account that has sent it; `None` where the previous version of the program wrote it.
    pub by_id: Option<u64>,
    /// When it expires.
    pub until: String,
}

/// Somebody who uses an invitation.
#[derive(Clone, Copy, Debug)]
pub struct Acceptance<'a> {
    /// The digest of the link.
    pub link: &'a KeyDigest,
    /// When it is used.
    pub now: &'a str,
    /// The name of somebody new.
    pub name: &'a str,
    /// The password as it is kept.
    pub password: &'a str,
}

/// What has come of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// The account that was made, or has its new password.
    By(u64),
    /// Somebody else has the name; nothing was written, and the invitation is still valid.
    NameTaken,
    /// There is no such invitation, or it has expired.
    NotGood,
}

/// A new password for an account.
#[derive(Clone, Copy, Debug)]
pub struct NewPassword<'a> {
    /// The number of the account.
    pub account: u64,
    /// The password as it is kept.
    pub password: &'a str,
    /// The session that stays open.
    pub but: Option<&'a KeyDigest>,
}

/// A second factor of an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The secret that codes are made from.
    pub secret: Vec<u8>,
    /// The newest step whose code was used.
    pub used: Option<u64>,
}

/// What a server with several people needs of a store. Moments are as in [`AccessStore`](crate::access::AccessStore).
pub trait PeopleStore: Send + Sync {
    /// Makes an account; its number, or nothing where somebody has the name.
    fn add_account(
        &self,
        name: &str,
        password: &str,
    ) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;

    /// The account of a name.
    fn account_named(&self, name: &str) -> impl Future<Output = Result<Option<Account>, StoreError>> + Send;

    /// Gives an account another password, and ends its sessions but one.
    fn set_password(&self, new: NewPassword<'_>) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// The roles of an account.
    fn grants(&self, account: u64) -> impl Future<Output = Result<Vec<Grant>, StoreError>> + Send;

    /// The roles of everybody, by account.
    fn all_grants(&self) -> impl Future<Output = Result<Vec<(u64, Grant)>, StoreError>> + Send;

    /// Gives a role; in an event it replaces the one before.
    fn give(&self, account: u64, grant: Grant) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes a role away.
    fn take(&self, account: u64, grant: Grant) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Opens an event whose arbiter is an account; its number.
    fn open_event_of(
        &self,
        event: &NewEvent,
        arbiter: u64,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// Sends an invitation; its number. Expired ones are dropped.
    fn invite(&self, invitation: &NewInvitation) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The invitation of a link, while it is valid.
    fn invitation(
        &self,
        link: &KeyDigest,
        now: &str,
    ) -> impl Future<Output = Result<Option<Invitation>, StoreError>> + Send;

    /// All invitations that are valid now, the newest first.
    fn invitations(&self, now: &str) -> impl Future<Output = Result<Vec<Invitation>, StoreError>> + Send;

    /// Takes an invitation back.
    fn uninvite(&self, id: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Uses an invitation: somebody new has a name, a password and the roles; or an account has its new password, whatever the
    /// name, and its sessions end.
    fn accept(&self, by: Acceptance<'_>) -> impl Future<Output = Result<Accepted, StoreError>> + Send;

    /// The second factor of an account.
    fn factor(&self, account: u64) -> impl Future<Output = Result<Option<Factor>, StoreError>> + Send;

    /// The digests of the codes an account can still use without its second factor.
    fn recovery_codes(&self, account: u64)
    -> impl Future<Output = Result<Vec<KeyDigest>, StoreError>> + Send;

    /// Gives an account a second factor with its recovery codes, in place of any before.
    fn set_factor(
        &self,
        account: u64,
        factor: &Factor,
        codes: &[KeyDigest],
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Takes the second factor of an account away, with its codes.
    fn remove_factor(&self, account: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Uses the code of a step. Whether it was later than the newest that was used: of two who send the same one wins.
    fn use_step(&self, account: u64, step: u64) -> impl Future<Output = Result<bool, StoreError>> + Send;

    /// Uses a recovery code, once. Whether it was one.
    fn use_recovery_code(
        &self,
        account: u64,
        code: &KeyDigest,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send;
}
