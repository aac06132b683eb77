//! Data of persons out of an event.

use super::desk::{change, event};
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::desk::{DeskStore, NewChange, NewEvent};
use crate::erasure::{ERASE, ErasureStore, Rewritten};
use crate::moving::{TakesOver, WholeEvent};

fn rewritten(count: usize, record: &NewChange) -> Rewritten {
    let bodies = (0..count).map(|number| format!("{{\"NN\":{number}}}")).collect();
    Rewritten { file_name: "erased.json".into(), file: b"{}".to_vec(), bodies, record: record.clone() }
}

/// The file and the bodies are others, and everything else is what it was; others are not touched.
pub async fn what_is_erased_is_gone<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (id, other) = (store.open_event(&event("one")).await?, store.open_event(&event("two")).await?);
    for after in 0..3 {
        store.add_change(id, after, &change("player")).await?;
        store.add_change(other, after, &change("player")).await?;
    }
    let record = NewChange { by: "account:Bea".into(), ..change(ERASE) };
    assert_eq!(store.rewrite(id, &rewritten(3, &record)).await?, 4);
    let store = ground.reopened(store).await;
    let kept = NewEvent { file_name: "erased.json".into(), file: b"{}".to_vec(), ..event("one") };
    assert_eq!(store.event(id).await?, Some(kept));
    let changes = store.changes(id, 0).await?;
    for (number, stored) in changes[..3].iter().enumerate() {
        let body = format!("{{\"NN\":{number}}}");
        assert_eq!(stored.change, NewChange { body, ..change("player") });
    }
    assert_eq!((changes[3].number, &changes[3].change), (4, &record));
    assert_eq!((store.erasures(id).await?, store.erasures(other).await?), (vec![4], vec![]));
    assert_eq!(store.event(other).await?, Some(event("two")));
    assert_eq!(store.changes(other, 2).await?[0].change, change("player"));
    assert_eq!(store.add_change(id, 4, &change("a")).await?, 5, "and the log goes on");
    Ok(())
}

/// Who does not know the newest change erases nothing, and so does who has another number of changes.
pub async fn an_erasure_is_of_what_is_there<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    store.add_change(id, 0, &change("player")).await?;
    for count in [0, 2] {
        let refused = store.rewrite(id, &rewritten(count, &change(ERASE))).await;
        assert!(matches!(refused, Err(StoreError::Behind { newest: 1 })), "{refused:?}");
    }
    assert!(store.rewrite(id, &rewritten(1, &change("result"))).await.is_err(), "it has to be recorded");
    assert!(store.rewrite(id + 1, &rewritten(0, &change(ERASE))).await.is_err(), "of no event");
    assert_eq!(store.event(id).await?, Some(event("one")));
    assert_eq!(store.changes(id, 0).await?.len(), 1);
    assert_eq!(store.erasures(id).await?, [0; 0]);
    Ok(())
}

/// What was erased stays so elsewhere.
pub async fn what_is_erased_does_not_move<G: DeskGround>(ground: &G) -> Outcome {
    let (one, other) = (ground.empty().await, ground.empty().await);
    let id = one.open_event(&event("one")).await?;
    one.add_change(id, 0, &change("player")).await?;
    one.rewrite(id, &rewritten(1, &change(ERASE))).await?;
    other.take_over(&one).await?;
    let head = one.events(&[]).await?.remove(0);
    assert_eq!(WholeEvent::of(&one, &head).await?, WholeEvent::of(&other, &head).await?);
    assert_eq!(other.rewrite(id, &rewritten(2, &change(ERASE))).await?, 3);
    Ok(())
}
