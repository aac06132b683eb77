//! The tests of an engine, written once. An engine says how its stores are made ([`Ground`], [`DeskGround`]) and calls
//! [`register_suite!`](crate::register_suite) and [`desk_suite!`](crate::desk_suite), which make a test of each function here.

#![expect(clippy::missing_panics_doc, reason = "a test that fails panics")]

pub mod desk;
pub mod durability;
pub mod entries;
pub mod erased;
pub mod files;
pub mod guests;
pub mod moved;
pub mod pages;
pub mod people;
pub mod tokens;

use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use crate::StoreError;
use crate::moving::TakesOver;
use crate::register::{Digest, KeptEntry, RegisterStore};

/// What a test returns. What should not go wrong is handed on; what should is asserted.
pub type Outcome = Result<(), StoreError>;

/// How the stores of an engine are made and treated badly. What cannot be made panics.
pub trait Ground: Send + Sync {
    /// The stores it makes.
    type Store: RegisterStore;

    /// A new store with nothing in it.
    fn empty(&self) -> impl Future<Output = Self::Store> + Send;

    /// The same store a second time, as another program would open it.
    fn again(&self, store: &Self::Store) -> impl Future<Output = Self::Store> + Send;

    /// Closes a store and opens it again.
    fn reopened(&self, store: Self::Store) -> impl Future<Output = Self::Store> + Send;

    /// A place where a backup can be written.
    fn place(&self) -> PathBuf;

    /// Opens a backup.
    fn backup(&self, path: &Path) -> impl Future<Output = Self::Store> + Send;

    /// Changes a byte of a kept file behind the back of its store.
    fn spoil(&self, store: &Self::Store, digest: &Digest) -> impl Future<Output = ()> + Send;
}

/// How the desks of an engine are made. What cannot be made panics.
pub trait DeskGround: Send + Sync {
    /// The stores it makes.
    type Store: TakesOver;

    /// A new store with nothing in it.
    fn empty(&self) -> impl Future<Output = Self::Store> + Send;

    /// The same store a second time, as another program would open it.
    fn again(&self, store: &Self::Store) -> impl Future<Output = Self::Store> + Send;

    /// Closes a store and opens it again.
    fn reopened(&self, store: Self::Store) -> impl Future<Output = Self::Store> + Send;
}

/// Makes tests of the suite for what implements [`DeskGround`]; the engine has `tokio` with `macros` among its
/// dev-dependencies.
#[macro_export]
macro_rules! desk_suite {
    ($ground:expr) => {
        $crate::register_suite! { $ground;
            desk: an_event_is_what_was_opened, what_is_not_there_is_not_made_up, changes_have_their_order,
                of_two_who_know_the_same_the_second_is_told, one_of_two_servers_wins, every_text_is_kept,
                the_newest_mark_is_told, a_change_of_no_event_is_refused, all_is_there_after_reopening;
            guests: sessions_last_for_a_while, sessions_end, an_account_goes_with_its_sessions, a_right_is_taken_once, a_right_is_taken_back,
                everything_ends_at_once;
            people: a_name_is_of_one_account, roles_are_given_and_taken, whoever_opens_an_event_is_its_arbiter,
                an_invitation_is_good_once, an_invitation_takes_no_name_of_others, one_of_two_uses_an_invitation,
                a_password_is_set_by_a_link, codes_are_used_once;
            tokens: tokens_last_for_a_while, tokens_are_taken_back, a_token_goes_with_its_account;
            erased: what_is_erased_is_gone, an_erasure_is_of_what_is_there, what_is_erased_does_not_move, a_name_goes_with_its_account,
                what_is_gone_moves, who_worked_on_it_is_erased;
            moved: everything_moves, what_is_not_empty_takes_nothing_over, numbers_go_on_after_moving;
        }
    };
}

/// Makes tests of the suite for what implements [`Ground`]; the engine has `tokio` with `macros` among its dev-dependencies.
#[macro_export]
macro_rules! register_suite {
    ($ground:expr) => {
        $crate::register_suite! { $ground;
            entries: what_is_appended_is_read, every_text_is_kept, whoever_is_behind_is_refused,
                numbers_have_no_gaps, all_entries_or_none, one_of_two_writers_wins, nothing_is_appended;
            files: files_of_every_length, the_same_file_twice, a_stream_that_breaks_keeps_nothing,
                parts_one_by_one, a_file_that_is_not_there, a_changed_byte_is_found, two_put_the_same_file;
            pages: pages_are_replaced, pages_of_a_key_are_apart, the_pages_of_one_key, pages_are_cleared,
                pages_out_of_order_are_refused;
            durability: everything_is_there_after_reopening, a_backup_is_equal, a_backup_while_others_write,
                a_backup_replaces_nothing, a_sound_store;
        }
    };
    ($ground:expr; $($part:ident: $($name:ident),+;)+) => {
        $($(
            #[tokio::test]
            async fn $name() -> $crate::suite::Outcome {
                $crate::suite::$part::$name(&$ground).await
            }
        )+)+
    };
}

/// An entry whose digest is that of everything else in it.
pub fn entry(number: u64, body: &str) -> KeptEntry {
    let entry = KeptEntry {
        number,
        at: "2026-03-01T09:00:00Z".into(),
        by: "officer".into(),
        reason: format!("reason {number}"),
        body: body.into(),
        digest: Digest::default(),
    };
    KeptEntry { digest: seal(&entry), ..entry }
}

/// The digest of everything else in an entry, as a ledger would seal it.
pub fn seal(entry: &KeptEntry) -> Digest {
    let mut digest = Sha256::new();
    digest.update(entry.number.to_le_bytes());
    for text in [&entry.at, &entry.by, &entry.reason, &entry.body] {
        digest.update((text.len() as u64).to_le_bytes());
        digest.update(text);
    }
    Digest(digest.finalize().into())
}

/// Entries with consecutive numbers.
pub fn entries_from(first: u64, count: u64) -> Vec<KeptEntry> {
    (first..first + count).map(|number| entry(number, &format!("{{\"fact\":{number}}}"))).collect()
}

/// Bytes that look random and are always the same; they cannot be packed.
pub fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed;
    let word = || {
        // Splitmix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    std::iter::repeat_with(word).flat_map(u64::to_le_bytes).take(length).collect()
}

/// Lines of fixed width, as rating lists have; they can be packed well.
pub fn lines(length: usize) -> Vec<u8> {
    let line = |number: u64| format!("{number:<15}Somebody, Number {number:<44}FRA M\r\n").into_bytes();
    (1_000_000..).flat_map(line).take(length).collect()
}
