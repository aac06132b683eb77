//! Roles, invitations and second factors.

use exaequo_access::{EventRole, Grant, ServerRole};

use super::desk::event;
use super::guests::{LATER, NOON, account, session, validity};
use super::{DeskGround, Outcome};
use crate::access::{AccessStore, KeyDigest};
use crate::desk::DeskStore;
use crate::erasure::ErasureStore;
use crate::people::{
    Acceptance, Accepted, Factor, Invitation, NewInvitation, NewPassword, PeopleStore, Purpose,
};

const ADMINISTRATOR: Grant = Grant::Server(ServerRole::Administrator);

fn join(digest: u8, grants: &[Grant]) -> NewInvitation {
    NewInvitation {
        validity: validity(digest),
        purpose: Purpose::Join(grants.to_vec()),
        by: "Bea".into(),
        by_id: None,
    }
}

const fn by<'a>(link: &'a KeyDigest, now: &'a str, name: &'a str, password: &'a str) -> Acceptance<'a> {
    Acceptance { link, now, name, password }
}

/// A name belongs to one account; names are compared byte by byte.
pub async fn a_name_is_of_one_account<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = store.add_account("Bea", "hash").await?.expect("a new name");
    assert_eq!(store.add_account("Bea", "other").await?, None);
    for name in ["bea", "Zoë", "Ábel"] {
        assert_ne!(store.add_account(name, "hash").await?, Some(bea));
    }
    let accounts = store.accounts().await?;
    let names: Vec<&str> = accounts.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Bea", "Zoë", "bea", "Ábel"], "by the bytes of the names, on every engine");
    assert_eq!(store.account_named("Bea").await?, Some(accounts[0].clone()));
    assert_eq!(accounts[0].password, "hash");
    assert_eq!(store.account_named("BEA").await?, None);
    Ok(())
}

/// Roles are given and taken away; an account has at most one in an event.
pub async fn roles_are_given_and_taken<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    let (one, two) = (store.open_event(&event("one")).await?, store.open_event(&event("two")).await?);
    assert_eq!(store.grants(bea).await?, []);
    for grant in [
        Grant::Event(two, EventRole::Viewer),
        Grant::Event(one, EventRole::Viewer),
        ADMINISTRATOR,
        ADMINISTRATOR,
        Grant::Event(one, EventRole::Deputy),
    ] {
        store.give(bea, grant).await?;
    }
    store.give(ada, Grant::Event(one, EventRole::Results)).await?;
    let of_bea = [ADMINISTRATOR, Grant::Event(one, EventRole::Deputy), Grant::Event(two, EventRole::Viewer)];
    assert_eq!(store.grants(bea).await?, of_bea);
    assert_eq!(store.all_grants().await?.len(), 4);
    store.take(bea, ADMINISTRATOR).await?;
    store.take(bea, Grant::Event(one, EventRole::Arbiter)).await?;
    assert_eq!(store.grants(bea).await?, of_bea[1..], "a role that is not there takes none away");
    store.take(bea, of_bea[1]).await?;
    assert_eq!(store.grants(ada).await?, [Grant::Event(one, EventRole::Results)]);
    assert!(store.give(bea, Grant::Event(two + 1, EventRole::Viewer)).await.is_err(), "of no event");
    assert!(store.give(ada + bea, ADMINISTRATOR).await.is_err(), "of nobody");
    store.remove_account(bea, &[0; 32]).await?;
    assert_eq!(store.all_grants().await?, [(ada, Grant::Event(one, EventRole::Results))]);
    Ok(())
}

/// Whoever opens an event is its arbiter, at once or not at all.
pub async fn whoever_opens_an_event_is_its_arbiter<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    let id = store.open_event_of(&event("one"), bea).await?;
    assert_eq!(store.grants(bea).await?, [Grant::Event(id, EventRole::Arbiter)]);
    assert_eq!(store.event(id).await?, Some(event("one")));
    assert!(store.open_event_of(&event("two"), bea + 1).await.is_err(), "of nobody");
    assert_eq!(store.events(&[]).await?.len(), 1, "and nothing was opened");
    Ok(())
}

/// An invitation works once and until it expires; others are not affected.
pub async fn an_invitation_is_good_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    let grants = [ADMINISTRATOR, Grant::Event(id, EventRole::Results)];
    let first = store.invite(&join(1, &grants)).await?;
    let second = store.invite(&join(2, &[])).await?;
    let open = |id, grants: &[Grant]| Invitation {
        id,
        purpose: Purpose::Join(grants.to_vec()),
        by: "Bea".into(),
        by_id: None,
        until: LATER.into(),
    };
    assert_eq!(store.invitations(NOON).await?, [open(second, &[]), open(first, &grants)]);
    assert_eq!(store.invitations(LATER).await?, []);
    assert_eq!(store.invitation(&[1; 32], NOON).await?, Some(open(first, &grants)));
    assert_eq!(store.invitation(&[1; 32], LATER).await?, None);
    assert_eq!(store.accept(by(&[1; 32], LATER, "Ada", "hash")).await?, Accepted::NotGood, "too late");
    assert_eq!(store.accept(by(&[9; 32], NOON, "Ada", "hash")).await?, Accepted::NotGood, "another one");
    assert_eq!(store.accounts().await?, []);
    let Accepted::By(ada) = store.accept(by(&[1; 32], NOON, "Ada", "hash")).await? else {
        panic!("the invitation is good")
    };
    assert_eq!(store.grants(ada).await?, grants);
    assert_eq!(store.accept(by(&[1; 32], NOON, "Cid", "hash")).await?, Accepted::NotGood, "once");
    store.uninvite(second).await?;
    assert_eq!(store.accept(by(&[2; 32], NOON, "Cid", "hash")).await?, Accepted::NotGood, "taken back");
    assert!(store.invite(&join(5, &[])).await.is_ok() && store.invite(&join(5, &[])).await.is_err());
    Ok(())
}

/// Nobody gets the account of somebody else by its name.
pub async fn an_invitation_takes_no_name_of_others<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    store.begin_session(bea, &session(1)).await?;
    store.invite(&join(2, &[ADMINISTRATOR])).await?;
    assert_eq!(store.accept(by(&[2; 32], NOON, "Bea", "stolen")).await?, Accepted::NameTaken);
    assert_eq!(store.accounts().await?[0].password, "hash");
    assert!(store.session(&[1; 32], NOON).await?.is_some());
    assert_eq!(store.grants(bea).await?, []);
    assert!(matches!(store.accept(by(&[2; 32], NOON, "Ada", "hash")).await?, Accepted::By(_)), "still good");
    Ok(())
}

/// Of two people who use an invitation at once, one succeeds.
pub async fn one_of_two_uses_an_invitation<G: DeskGround>(ground: &G) -> Outcome {
    let one = ground.empty().await;
    let other = ground.again(&one).await;
    one.invite(&join(1, &[ADMINISTRATOR])).await?;
    let (first, second) = tokio::join!(
        one.accept(by(&[1; 32], NOON, "Ada", "hash")),
        other.accept(by(&[1; 32], NOON, "Cid", "hash"))
    );
    let good = [first?, second?].into_iter().filter(|one| matches!(one, Accepted::By(_))).count();
    assert_eq!((good, one.accounts().await?.len()), (1, 1));
    Ok(())
}

/// A link for a new password works for its account only, whatever name is given; the sessions of the account end.
pub async fn a_password_is_set_by_a_link<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    store.begin_session(bea, &session(1)).await?;
    store.begin_session(ada, &session(2)).await?;
    let invitation = NewInvitation { purpose: Purpose::Password(bea), ..join(3, &[]) };
    store.invite(&invitation).await?;
    assert_eq!(store.accept(by(&[3; 32], NOON, "Ada", "new")).await?, Accepted::By(bea));
    assert_eq!(store.account_named("Bea").await?.map(|one| one.password).as_deref(), Some("new"));
    assert_eq!(store.account_named("Ada").await?.map(|one| one.password).as_deref(), Some("hash"));
    assert!(store.session(&[1; 32], NOON).await?.is_none() && store.session(&[2; 32], NOON).await?.is_some());
    store.begin_session(ada, &session(4)).await?;
    store.set_password(NewPassword { account: ada, password: "other", but: Some(&[4; 32]) }).await?;
    assert!(store.session(&[2; 32], NOON).await?.is_none() && store.session(&[4; 32], NOON).await?.is_some());
    store.invite(&NewInvitation { purpose: Purpose::Password(bea), ..join(6, &[]) }).await?;
    store.remove_account(bea, &[0; 32]).await?;
    assert_eq!(store.invitations(NOON).await?, [], "it goes with the account");
    Ok(())
}

/// A code is used once, in the order of the steps, and so is each recovery code.
pub async fn codes_are_used_once<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (bea, ada) = (account(&store, "Bea").await?, account(&store, "Ada").await?);
    assert!(!store.use_step(bea, 5).await?, "there is no factor");
    let factor = Factor { secret: vec![0, 1, 255], used: None };
    store.set_factor(bea, &factor, &[[1; 32], [2; 32]]).await?;
    assert_eq!(store.factor(bea).await?, Some(factor.clone()));
    assert!(store.use_step(bea, 5).await? && !store.use_step(bea, 5).await?);
    assert!(!store.use_step(bea, 4).await? && store.use_step(bea, 6).await?);
    assert_eq!(store.factor(bea).await?.and_then(|factor| factor.used), Some(6));
    assert!(!store.use_recovery_code(ada, &[1; 32]).await?, "not of others");
    assert!(store.use_recovery_code(bea, &[1; 32]).await? && !store.use_recovery_code(bea, &[1; 32]).await?);
    assert_eq!(store.recovery_codes(bea).await?, [[2; 32]]);
    store.set_factor(bea, &factor, &[[7; 32]]).await?;
    assert_eq!(store.recovery_codes(bea).await?, [[7; 32]], "new ones replace those before");
    store.remove_factor(bea).await?;
    assert_eq!((store.factor(bea).await?, store.recovery_codes(bea).await?), (None, Vec::new()));
    Ok(())
}
