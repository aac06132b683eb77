//! Pages of derived data: replaced, found by key, cleared.

use super::{Ground, Outcome, noise};
use crate::StoreError;
use crate::register::{KeptPage, PageKey, RegisterStore};

fn key(shelf: &str, at: i32, revision: u32) -> PageKey {
    PageKey { shelf: shelf.into(), at, revision }
}

/// A page with its own bytes.
fn page(first: u64, last: u64) -> KeptPage {
    KeptPage { first, last, bytes: noise(first ^ (last << 20), 100) }
}

/// What is put replaces what was there.
pub async fn pages_are_replaced<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let key = key("change", 24_315, 0);
    assert_eq!(store.pages(&key).await?, []);
    let long = KeptPage { bytes: noise(1, 1 << 20), ..page(20, 29) };
    let none = KeptPage { bytes: Vec::new(), ..page(30, 30) };
    for pages in [vec![page(0, 9), page(10, 12), long, none], vec![page(5, 1 << 40)], vec![]] {
        store.put_pages(&key, &pages).await?;
        assert_eq!(store.pages(&key).await?, pages);
    }
    Ok(())
}

/// Shelves, lists and revisions do not touch each other.
pub async fn pages_of_a_key_are_apart<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let keys = [key("a", 1, 0), key("a", 1, 1), key("a", -2, 0), key("b", 1, 0), key("A", 1, u32::MAX)];
    for (number, key) in (1..).zip(&keys) {
        store.put_pages(key, &[page(number, number)]).await?;
    }
    for (number, key) in (1..).zip(&keys) {
        assert_eq!(store.pages(key).await?, [page(number, number)]);
    }
    Ok(())
}

/// One page at most of every list and revision, in order.
pub async fn the_pages_of_one_key<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let pages = [page(10, 19), page(20, 29), page(40, 49)];
    for (at, revision) in [(3, 0), (1, 1), (1, 0), (-5, 0)] {
        store.put_pages(&key("a", at, revision), &pages).await?;
    }
    store.put_pages(&key("a", 2, 0), &[page(100, 200)]).await?;
    store.put_pages(&key("b", 1, 0), &pages).await?;
    let keys = [key("a", -5, 0), key("a", 1, 0), key("a", 1, 1), key("a", 3, 0)];
    for at in [20, 25, 29] {
        let expected: Vec<_> = keys.iter().map(|key| (key.clone(), page(20, 29))).collect();
        assert_eq!(store.pages_with("a", at).await?, expected);
    }
    assert_eq!(store.pages_with("a", 150).await?, [(key("a", 2, 0), page(100, 200))]);
    for (shelf, at) in [("a", 9), ("a", 30), ("a", 201), ("c", 20)] {
        assert_eq!(store.pages_with(shelf, at).await?, []);
    }
    Ok(())
}

/// Lists from one on, of one shelf or of all.
pub async fn pages_are_cleared<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let shelves = ["a", "b"];
    for (shelf, list) in shelves.iter().flat_map(|shelf| (1..=4).map(move |list| (shelf, list))) {
        store.put_pages(&key(shelf, list, 0), &[page(1, 2)]).await?;
    }
    let left = async || -> Result<[Vec<i32>; 2], StoreError> {
        let [a, b] = [store.pages_with("a", 1).await?, store.pages_with("b", 1).await?];
        Ok([a, b].map(|pages| pages.iter().map(|(key, _)| key.at).collect()))
    };
    store.clear_pages(Some("a"), 3).await?;
    assert_eq!(left().await?, [vec![1, 2], vec![1, 2, 3, 4]]);
    store.clear_pages(None, 2).await?;
    assert_eq!(left().await?, [vec![1], vec![1]]);
    store.clear_pages(None, i32::MIN).await?;
    assert_eq!(left().await?, [Vec::<i32>::new(), Vec::new()]);
    Ok(())
}

/// Pages that are out of order, overlap or have keys no engine has room for are refused, and the old ones stay.
pub async fn pages_out_of_order_are_refused<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let key = key("a", 1, 0);
    store.put_pages(&key, &[page(1, 2)]).await?;
    for pages in [[page(1, 5), page(5, 6)], [page(8, 9), page(1, 2)], [page(1, 2), page(4, 3)]] {
        let refused = store.put_pages(&key, &pages).await;
        assert!(matches!(refused, Err(StoreError::Overlap { .. })), "{refused:?}");
    }
    let large = KeptPage { first: 5, last: u64::MAX, bytes: Vec::new() };
    let refused = store.put_pages(&key, &[page(3, 4), large]).await;
    assert!(matches!(refused, Err(StoreError::TooLarge(u64::MAX))), "{refused:?}");
    assert_eq!(store.pages(&key).await?, [page(1, 2)]);
    assert_eq!(store.pages_with("a", u64::MAX).await?, []);
    Ok(())
}
