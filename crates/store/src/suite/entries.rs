//! Entries: in order, without gaps, all or none, and one writer at a time.

use super::{Ground, Outcome, entries_from, entry};
use crate::StoreError;
use crate::register::RegisterStore;

/// Entries come back as they were, from any number on.
pub async fn what_is_appended_is_read<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    assert_eq!(store.entries(1).await?, []);
    let entries = entries_from(1, 25);
    store.append(0, &entries[..10]).await?;
    store.append(10, &entries[10..]).await?;
    assert_eq!(store.entries(1).await?, entries);
    assert_eq!(store.entries(0).await?, entries);
    assert_eq!(store.entries(20).await?, entries[19..]);
    assert_eq!(store.entries(26).await?, []);
    Ok(())
}

/// The store does not care what the texts are.
pub async fn every_text_is_kept<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let long = "é".repeat(1 << 20);
    let bodies = ["", "not json", "{\"name\":\"Muñoz, 李 '; --\"}", "two\nlines\r\n", &long];
    let entries: Vec<_> = (1..).zip(bodies).map(|(number, body)| entry(number, body)).collect();
    store.append(0, &entries).await?;
    assert_eq!(store.entries(1).await?, entries);
    Ok(())
}

/// Whoever does not know the newest entry appends nothing.
pub async fn whoever_is_behind_is_refused<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    store.append(0, &entries_from(1, 3)).await?;
    for after in [0, 2, 4] {
        let refused = store.append(after, &entries_from(after + 1, 1)).await;
        assert!(matches!(refused, Err(StoreError::Behind { newest: 3 })), "{refused:?}");
    }
    assert_eq!(store.entries(1).await?.len(), 3);
    Ok(())
}

/// Numbers follow each other from 1 on.
pub async fn numbers_have_no_gaps<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let refused = store.append(0, &entries_from(2, 1)).await;
    assert!(matches!(refused, Err(StoreError::Gap { expected: 1, found: 2 })), "{refused:?}");
    let refused = store.append(0, &[entry(1, "a"), entry(3, "c")]).await;
    assert!(matches!(refused, Err(StoreError::Gap { expected: 2, found: 3 })), "{refused:?}");
    let refused = store.append(u64::MAX, &[entry(1, "a")]).await;
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(store.entries(1).await?, []);
    Ok(())
}

/// Where one of many entries does not fit, none is kept.
pub async fn all_entries_or_none<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let mut entries = entries_from(1, 50);
    entries.push(entry(50, "once more"));
    assert!(store.append(0, &entries).await.is_err());
    assert_eq!(ground.reopened(store).await.entries(1).await?, []);
    Ok(())
}

/// Of two who append at once one wins, and the other is told the newest number, over and over.
pub async fn one_of_two_writers_wins<G: Ground>(ground: &G) -> Outcome {
    let one = ground.empty().await;
    let other = ground.again(&one).await;
    for newest in 0..20 {
        let entries = entries_from(newest + 1, 1);
        let (first, second) = tokio::join!(one.append(newest, &entries), other.append(newest, &entries));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let lost = first.and(second);
        assert!(matches!(lost, Err(StoreError::Behind { newest: now }) if now == newest + 1), "{lost:?}");
    }
    assert_eq!(one.entries(1).await?, other.entries(1).await?);
    Ok(())
}

/// Appending nothing changes nothing, but tells who is behind.
pub async fn nothing_is_appended<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    store.append(0, &[]).await?;
    store.append(0, &entries_from(1, 2)).await?;
    store.append(2, &[]).await?;
    assert!(matches!(store.append(1, &[]).await, Err(StoreError::Behind { newest: 2 })));
    assert_eq!(store.entries(1).await?.len(), 2);
    Ok(())
}
