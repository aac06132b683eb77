//! The one way to change what is kept of an event: data of persons are erased.

use crate::StoreError;
use crate::access::KeyDigest;
use crate::desk::NewChange;

/// What an event is kept as from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The name of the file it began with.
    pub file_name: String,
    /// The bytes of the file.
    pub file: Vec<u8>,
    /// The changes themselves, all of them in order. When and of what kind they were stays.
    pub bodies: Vec<String>,
    /// Who made each change, in the same order: unchanged, or with the name replaced by a number, `account #7` for
    /// `account:Cid`. The tables refuse anything else.
    pub actors: Vec<String>,
    /// What becomes of the names of telephones.
    pub phones: PhoneNames,
    /// The change that records the erasure, behind them.
    pub record: NewChange,
}

/// What becomes of the names of the telephones of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoneNames {
    /// They stay what they are.
    Kept,
    /// They become numbers, as in the log.
    Erased,
}

/// An account or a token that is gone. No other gets its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Former {
    /// What it was.
    pub kind: FormerKind,
    /// The number it had.
    pub id: u64,
    /// By which copies know the same account, where it was given.
    pub mark: Option<KeyDigest>,
}

/// What is taken away as a whole, with what it has done left in the logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormerKind {
    /// An account that somebody has signed in with.
    Account,
    /// A program with a token.
    Program,
}

impl FormerKind {
    const ALL: [Self; 2] = [Self::Account, Self::Program];

    /// The name that is kept, with which those who have done something begin in logs too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Account => "account",
            Self::Program => "program",
        }
    }

    /// The kind of a name that was kept.
    pub fn kept(name: &str) -> Result<Self, StoreError> {
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| StoreError::Damaged(format!("{name} is nothing that is taken away")))
    }
}

/// The kind of the change that records an erasure.
pub const ERASE: &str = "erase";

/// What erasing needs of a store.
pub trait ErasureStore: Send + Sync {
    /// Replaces the file of an event, the bodies of its changes and who made them, and adds the change that records it, all at once or not at
    /// all. Whoever does not know the newest change is refused with [`StoreError::Behind`]. What was there is overwritten.
    fn rewrite(
        &self,
        event: u64,
        rewritten: &Rewritten,
    ) -> impl Future<Output = Result<u64, StoreError>> + Send;

    /// The changes of an event that record erasures.
    fn erasures(&self, event: u64) -> impl Future<Output = Result<Vec<u64>, StoreError>> + Send;

    /// Takes an account away, with its sessions, roles, tokens and the invitations it has sent. In every log its name and those
    /// of its tokens become numbers. What was there is overwritten; by the mark copies know the account.
    fn remove_account(
        &self,
        account: u64,
        mark: &KeyDigest,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Accounts and tokens that are gone.
    fn former(&self) -> impl Future<Output = Result<Vec<Former>, StoreError>> + Send;
}
