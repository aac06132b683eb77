//! A desk that takes over another one.

use super::desk::{change, event};
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::access::{AccessStore, Span};
use crate::desk::DeskStore;
use crate::moving::{TakesOver, WholeEvent};

/// Three events, one of them with changes, and an account.
async fn fill(store: &impl TakesOver) -> Outcome {
    for name in ["one", "two", "three"] {
        store.open_event(&event(name)).await?;
    }
    let second = store.events(&[]).await?[1].id;
    for (after, kind) in (0..).zip(["a", "b", "c"]) {
        store.add_change(second, after, &change(kind)).await?;
    }
    let (from, until) = ("2026-03-07T14:00:00Z".to_owned(), "2026-03-07T15:00:00Z".to_owned());
    store.offer_link(&Span { digest: [1; 32], from: from.clone(), until }).await?;
    store.use_link(&[1; 32], &from, "Bea", "hash").await.map(drop)
}

/// Events with numbers and logs, and accounts, are the same.
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
