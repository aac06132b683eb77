//! Accounts, links, sessions and the rights of telephones.

use super::desk::event;
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::access::{AccessStore, NewPhone, Phone, PhoneState, Span};
use crate::desk::DeskStore;

const BEFORE: &str = "2026-03-07T13:59:59Z";
const NOON: &str = "2026-03-07T14:00:00Z";
const LATER: &str = "2026-03-07T15:00:00Z";

/// Something that is open from two until three.
fn span(digest: u8) -> Span {
    Span { digest: [digest; 32], from: NOON.into(), until: LATER.into() }
}

/// An account, made as people make them.
async fn account(store: &impl AccessStore, name: &str) -> Result<u64, StoreError> {
    store.offer_link(&span(200)).await?;
    let id = store.use_link(&[200; 32], NOON, name, "hash").await?;
    Ok(id.expect("a link that was offered"))
}

/// A link works once, until its time; a newer one ends it.
pub async fn a_link_is_good_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    store.offer_link(&span(1)).await?;
    store.offer_link(&span(2)).await?;
    assert!(!store.is_offered(&[1; 32], NOON).await?, "the newer one has ended it");
    assert!(store.is_offered(&[2; 32], NOON).await? && !store.is_offered(&[2; 32], LATER).await?);
    assert_eq!(store.use_link(&[2; 32], LATER, "Bea", "hash").await?, None, "too late");
    assert_eq!(store.use_link(&[9; 32], NOON, "Bea", "hash").await?, None, "another one");
    assert_eq!(store.accounts().await?, []);
    assert!(store.use_link(&[2; 32], NOON, "Bea", "hash").await?.is_some());
    assert_eq!(store.use_link(&[2; 32], NOON, "Ada", "hash").await?, None, "once");
    assert_eq!(store.accounts().await?.len(), 1);
    Ok(())
}

/// A link makes an account, or gives the one of that name another password, whose sessions end.
pub async fn a_link_makes_or_changes_an_account<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    let others = ["bea", "Zoë", "Ábel"];
    for name in others {
        assert_ne!(account(&store, name).await?, bea);
    }
    store.begin_session(bea, &span(1)).await?;
    store.offer_link(&span(3)).await?;
    assert_eq!(store.use_link(&[3; 32], NOON, "Bea", "another").await?, Some(bea));
    assert_eq!(store.session(&[1; 32], NOON).await?, None, "its sessions have ended");
    let accounts = store.accounts().await?;
    let names: Vec<&str> = accounts.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Bea", "Zoë", "bea", "Ábel"], "by the bytes of the names, on every engine");
    assert_eq!(accounts[0].password, "another");
    Ok(())
}

/// A session is of its account until its time.
pub async fn sessions_last_for_a_while<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    store.begin_session(bea, &span(1)).await?;
    let found = store.session(&[1; 32], NOON).await?;
    assert_eq!(found.map(|one| (one.id, one.name)), Some((bea, "Bea".to_owned())));
    assert_eq!(store.session(&[1; 32], LATER).await?, None);
    assert_eq!(store.session(&[2; 32], NOON).await?, None);
    assert_eq!((store.sessions(bea, NOON).await?, store.sessions(bea, LATER).await?), (1, 0));
    assert_eq!(store.sessions(bea + 1, NOON).await?, 0);
    assert!(store.begin_session(bea + 1, &span(4)).await.is_err(), "of nobody");
    Ok(())
}

/// One session ends, or all but one, or all; those of others go on.
pub async fn sessions_end<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    for digest in 1..=4 {
        store.begin_session(bea, &span(digest)).await?;
    }
    store.begin_session(ada, &span(9)).await?;
    store.end_session(&[1; 32]).await?;
    assert_eq!(store.sessions(bea, NOON).await?, 3);
    store.end_sessions(bea, Some(&[3; 32])).await?;
    assert!(store.session(&[3; 32], NOON).await?.is_some() && store.session(&[2; 32], NOON).await?.is_none());
    store.end_sessions(bea, None).await?;
    assert_eq!((store.sessions(bea, NOON).await?, store.sessions(ada, NOON).await?), (0, 1));
    Ok(())
}

/// Who is taken away is signed out.
pub async fn an_account_goes_with_its_sessions<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    store.begin_session(bea, &span(1)).await?;
    store.begin_session(ada, &span(2)).await?;
    store.remove_account(bea).await?;
    assert_eq!(store.session(&[1; 32], NOON).await?, None);
    assert!(store.session(&[2; 32], NOON).await?.is_some());
    assert_eq!(store.accounts().await?.len(), 1);
    Ok(())
}

fn phone(event: u64, digest: u8, boards: Option<(u32, u32)>) -> NewPhone {
    NewPhone { link: span(digest), event, name: "Cid".into(), boards }
}

/// A telephone takes what a link offers; a second one does not.
pub async fn a_right_is_taken_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    let right = store.offer_phone(&phone(id, 1, Some((1, u32::MAX)))).await?;
    let offered = Phone {
        id: right,
        event: id,
        name: "Cid".into(),
        boards: Some((1, u32::MAX)),
        until: LATER.into(),
        state: PhoneState::Offered,
    };
    assert_eq!(store.offered_phone(&[1; 32], NOON).await?, Some(offered.clone()));
    assert_eq!(store.offered_phone(&[1; 32], LATER).await?, None);
    assert!(!store.take_phone(&[1; 32], &[7; 32], LATER).await?, "too late");
    assert!(store.take_phone(&[1; 32], &[7; 32], NOON).await?);
    assert!(!store.take_phone(&[1; 32], &[8; 32], NOON).await?, "once");
    let taken = Phone { state: PhoneState::Taken, ..offered };
    assert_eq!(store.phone(&[7; 32], BEFORE).await?, Some(taken));
    assert_eq!((store.phone(&[7; 32], LATER).await?, store.phone(&[8; 32], NOON).await?), (None, None));
    assert!(store.offer_phone(&phone(id + 1, 2, None)).await.is_err(), "of no event");
    Ok(())
}

/// A right that was taken back is worth nothing; those of another event are not touched.
pub async fn a_right_is_taken_back<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (one, other) = (store.open_event(&event("one")).await?, store.open_event(&event("two")).await?);
    let first = store.offer_phone(&phone(one, 1, None)).await?;
    let second = store.offer_phone(&phone(one, 2, None)).await?;
    store.take_phone(&[1; 32], &[7; 32], NOON).await?;
    store.revoke_phone(other, first).await?;
    assert!(store.phone(&[7; 32], NOON).await?.is_some(), "not by another event");
    for right in [first, second] {
        store.revoke_phone(one, right).await?;
    }
    assert_eq!(store.phone(&[7; 32], NOON).await?, None);
    assert_eq!(store.offered_phone(&[2; 32], NOON).await?, None);
    let states: Vec<_> = store.phones(one).await?.into_iter().map(|one| (one.id, one.state)).collect();
    assert_eq!(states, [(second, PhoneState::Revoked), (first, PhoneState::Revoked)]);
    assert_eq!(store.phones(other).await?, []);
    Ok(())
}

/// Sessions, links and rights end; accounts stay.
pub async fn everything_ends_at_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    let id = store.open_event(&event("one")).await?;
    store.begin_session(bea, &span(1)).await?;
    store.offer_link(&span(2)).await?;
    store.offer_phone(&phone(id, 3, None)).await?;
    store.offer_phone(&phone(id, 4, None)).await?;
    store.take_phone(&[4; 32], &[7; 32], NOON).await?;
    store.end_everything().await?;
    assert_eq!(store.session(&[1; 32], NOON).await?, None);
    assert!(!store.is_offered(&[2; 32], NOON).await?);
    assert_eq!(store.offered_phone(&[3; 32], NOON).await?, None);
    assert_eq!(store.phone(&[7; 32], NOON).await?, None);
    assert_eq!(store.accounts().await?.len(), 1);
    Ok(())
}
