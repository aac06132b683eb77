//! Accounts, sessions and the rights of telephones.

use super::desk::event;
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::access::{AccessStore, NewPhone, Phone, PhoneState, Session, Validity};
use crate::desk::DeskStore;
use crate::erasure::ErasureStore;
use crate::moving::WholeDesk;
use crate::people::{NewInvitation, PeopleStore as _, Purpose};

const BEFORE: &str = "2026-03-07T13:59:59Z";
pub(super) const NOON: &str = "2026-03-07T14:00:00Z";
pub(super) const LATER: &str = "2026-03-07T15:00:00Z";

/// Something that is open from two until three.
pub(super) fn validity(digest: u8) -> Validity {
    Validity { digest: [digest; 32], from: NOON.into(), until: LATER.into() }
}

/// A session of that time.
pub(super) fn session(digest: u8) -> Session {
    Session { validity: validity(digest), device: format!("browser {digest}") }
}

/// An account with the password every test gives it.
pub(super) async fn account(store: &impl WholeDesk, name: &str) -> Result<u64, StoreError> {
    Ok(store.add_account(name, "hash").await?.expect("a new name"))
}

/// A session is of its account until its time.
pub async fn sessions_last_for_a_while<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    store.begin_session(bea, &session(1)).await?;
    let found = store.session(&[1; 32], NOON).await?;
    assert_eq!(found.map(|one| (one.id, one.name)), Some((bea, "Bea".to_owned())));
    assert_eq!(store.session(&[1; 32], LATER).await?, None);
    assert_eq!(store.session(&[2; 32], NOON).await?, None);
    assert_eq!(store.sessions(bea, NOON).await?, [session(1)]);
    assert_eq!((store.sessions(bea, LATER).await?, store.sessions(bea + 1, NOON).await?), (vec![], vec![]));
    assert!(store.begin_session(bea + 1, &session(4)).await.is_err(), "of nobody");
    Ok(())
}

/// One session ends, or all but one, or all; those of others go on.
pub async fn sessions_end<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    for digest in 1..=4 {
        store.begin_session(bea, &session(digest)).await?;
    }
    store.begin_session(ada, &session(9)).await?;
    store.end_session(&[1; 32]).await?;
    assert_eq!(store.sessions(bea, NOON).await?, [2, 3, 4].map(session));
    store.end_sessions(bea, Some(&[3; 32])).await?;
    assert!(store.session(&[3; 32], NOON).await?.is_some() && store.session(&[2; 32], NOON).await?.is_none());
    store.end_sessions(bea, None).await?;
    assert_eq!(
        (store.sessions(bea, NOON).await?, store.sessions(ada, NOON).await?),
        (vec![], vec![session(9)])
    );
    Ok(())
}

/// Who is taken away is signed out.
pub async fn an_account_goes_with_its_sessions<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    store.begin_session(bea, &session(1)).await?;
    store.begin_session(ada, &session(2)).await?;
    store.remove_account(bea, &[0; 32]).await?;
    assert_eq!(store.session(&[1; 32], NOON).await?, None);
    assert!(store.session(&[2; 32], NOON).await?.is_some());
    assert_eq!(store.accounts().await?.len(), 1);
    Ok(())
}

fn phone(event: u64, digest: u8, boards: Option<(u32, u32)>) -> NewPhone {
    NewPhone { link: validity(digest), event, name: "Cid".into(), boards }
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

/// Sessions, invitations and rights end; accounts stay.
pub async fn everything_ends_at_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    let id = store.open_event(&event("one")).await?;
    store.begin_session(bea, &session(1)).await?;
    let (purpose, by) = (Purpose::Join(Vec::new()), String::new());
    store.invite(&NewInvitation { validity: validity(2), purpose, by, by_id: None }).await?;
    store.offer_phone(&phone(id, 3, None)).await?;
    store.offer_phone(&phone(id, 4, None)).await?;
    store.take_phone(&[4; 32], &[7; 32], NOON).await?;
    store.end_everything().await?;
    assert_eq!(store.session(&[1; 32], NOON).await?, None);
    assert_eq!(store.invitations(NOON).await?, []);
    assert_eq!(store.offered_phone(&[3; 32], NOON).await?, None);
    assert_eq!(store.phone(&[7; 32], NOON).await?, None);
    assert_eq!(store.accounts().await?.len(), 1);
    Ok(())
}
