//! A desk that takes over another one.

use exaequo_access::{EventRole, Grant, ServerRole};

use super::desk::{change, event};
use super::guests::account;
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::access::AccessStore;
use crate::desk::DeskStore;
use crate::moving::{TakesOver, WholeEvent};
use crate::people::{Factor, PeopleStore};

/// Three events, one of them with changes, and an account with roles and a second factor.
async fn fill(store: &impl TakesOver) -> Outcome {
    for name in ["one", "two", "three"] {
        store.open_event(&event(name)).await?;
    }
    let second = store.events(&[]).await?[1].id;
    for (after, kind) in (0..).zip(["a", "b", "c"]) {
        store.add_change(second, after, &change(kind)).await?;
    }
    let bea = account(store, "Bea").await?;
    store.give(bea, Grant::Server(ServerRole::Administrator)).await?;
    store.give(bea, Grant::Event(second, EventRole::Viewer)).await?;
    store.set_factor(bea, &Factor { secret: vec![1, 2, 3], used: Some(7) }, &[[1; 32], [2; 32]]).await
}

/// Events with numbers and logs, and accounts with all that is theirs, are the same.
pub async fn everything_moves<G: DeskGround>(ground: &G) -> Outcome {
    let (one, other) = (ground.empty().await, ground.empty().await);
    fill(&one).await?;
    other.take_over(&one).await?;
    let other = ground.reopened(other).await;
    let heads = one.events(&["b"]).await?;
    assert_eq!((heads.len(), other.events(&["b"]).await?), (3, heads.clone()));
    for head in &heads {
        assert_eq!(WholeEvent::of(&one, head).await?, WholeEvent::of(&other, head).await?);
    }
    assert_eq!(one.accounts().await?, other.accounts().await?);
    assert_eq!((one.all_grants().await?.len(), one.all_grants().await?), (2, other.all_grants().await?));
    let bea = one.accounts().await?[0].id;
    assert!(other.factor(bea).await?.is_some());
    assert_eq!(one.factor(bea).await?, other.factor(bea).await?);
    assert_eq!(one.recovery_codes(bea).await?, other.recovery_codes(bea).await?);
    Ok(())
}

/// Nothing is mixed with anything.
pub async fn what_is_not_empty_takes_nothing_over<G: DeskGround>(ground: &G) -> Outcome {
    let (one, other) = (ground.empty().await, ground.empty().await);
    fill(&one).await?;
    other.open_event(&event("own")).await?;
    let refused = other.take_over(&one).await;
    assert!(matches!(refused, Err(StoreError::NotEmpty)), "{refused:?}");
    assert_eq!(other.events(&[]).await?.len(), 1);
    Ok(())
}

/// What comes after it has numbers of its own.
pub async fn numbers_go_on_after_moving<G: DeskGround>(ground: &G) -> Outcome {
    let (one, other) = (ground.empty().await, ground.empty().await);
    fill(&one).await?;
    other.take_over(&one).await?;
    let newest = other.events(&[]).await?[0].id;
    assert!(other.open_event(&event("four")).await? > newest);
    let second = other.events(&[]).await?[2].id;
    assert_eq!(other.add_change(second, 3, &change("d")).await?, 4);
    assert_eq!(other.accounts().await?.len(), 1);
    Ok(())
}
