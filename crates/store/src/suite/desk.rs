//! Events and the log of their changes.

use super::{DeskGround, Outcome, noise};
use crate::StoreError;
use crate::desk::{DeskStore, NewChange, NewEvent, StoredChange};

/// An event that can be told from others.
pub fn event(name: &str) -> NewEvent {
    let at = "2026-03-07T14:00:00Z".to_owned();
    NewEvent { at, name: name.into(), file_name: format!("{name}.trf"), file: noise(1, 3000) }
}

/// A change of a kind.
pub fn change(kind: &str) -> NewChange {
    let (at, by) = ("2026-03-07T15:00:00Z".to_owned(), "Bea".to_owned());
    NewChange { at, by, by_id: None, kind: kind.into(), body: format!("{{\"is\":\"{kind}\"}}") }
}

/// Events come back as they were opened, the newest first.
pub async fn an_event_is_what_was_opened<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    assert_eq!(store.events(&[]).await?, []);
    let mut ids = Vec::new();
    for name in ["one", "two", "three"] {
        ids.push(store.open_event(&event(name)).await?);
    }
    assert!(ids.iter().all(|id| *id > 0) && ids.is_sorted(), "{ids:?}");
    let names: Vec<String> = store.events(&[]).await?.into_iter().map(|head| head.name).collect();
    assert_eq!(names, ["three", "two", "one"]);
    assert_eq!(store.event(ids[1]).await?, Some(event("two")));
    Ok(())
}

/// What was never opened or changed is not there.
pub async fn what_is_not_there_is_not_made_up<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    for id in [0, 1, 99, u64::MAX] {
        assert_eq!(store.event(id).await?, None);
    }
    assert_eq!(store.changes(99, 0).await?, []);
    Ok(())
}

/// Changes of an event are numbered from 1 on and read from any number on; other events have their own.
pub async fn changes_have_their_order<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (one, other) = (store.open_event(&event("one")).await?, store.open_event(&event("other")).await?);
    for (after, kind) in (0..).zip(["a", "b", "c"]) {
        assert_eq!(store.add_change(one, after, &change(kind)).await?, after + 1);
    }
    store.add_change(other, 0, &change("x")).await?;
    let stored = |number, kind| StoredChange { number, change: change(kind) };
    assert_eq!(store.changes(one, 0).await?, [stored(1, "a"), stored(2, "b"), stored(3, "c")]);
    assert_eq!(store.changes(one, 2).await?, [stored(3, "c")]);
    assert_eq!(store.changes(one, 3).await?, []);
    assert_eq!(store.changes(other, 0).await?, [stored(1, "x")]);
    let versions: Vec<u64> = store.events(&[]).await?.iter().map(|head| head.version).collect();
    assert_eq!(versions, [1, 3]);
    Ok(())
}

/// Who does not know the newest change, or knows one that is not there, adds nothing.
pub async fn of_two_who_know_the_same_the_second_is_told<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    store.add_change(id, 0, &change("first")).await?;
    for after in [0, 2, 7] {
        let refused = store.add_change(id, after, &change("second")).await;
        assert!(matches!(refused, Err(StoreError::Behind { newest: 1 })), "{refused:?}");
    }
    assert_eq!(store.changes(id, 0).await?.len(), 1);
    Ok(())
}

/// Of two servers that add behind the same change one does, over and over; nothing is lost and nothing is there twice.
pub async fn one_of_two_servers_wins<G: DeskGround>(ground: &G) -> Outcome {
    let one = ground.empty().await;
    let other = ground.again(&one).await;
    let id = one.open_event(&event("one")).await?;
    for after in 0..30 {
        let (mine, theirs) = (change("mine"), change("theirs"));
        let (first, second) =
            tokio::join!(one.add_change(id, after, &mine), other.add_change(id, after, &theirs));
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let lost = first.and(second);
        assert!(matches!(lost, Err(StoreError::Behind { newest }) if newest == after + 1), "{lost:?}");
    }
    assert_eq!(one.changes(id, 0).await?, other.changes(id, 0).await?);
    assert_eq!(one.changes(id, 0).await?.len(), 30);
    Ok(())
}

/// The store does not care what the texts are.
pub async fn every_text_is_kept<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let long = "é".repeat(1 << 20);
    let texts = ["", "Muñoz, 李 '; --", "two\nlines\r\n\t\\", "\u{1f3c6}%_$1?", &long];
    let id = store.open_event(&NewEvent { file: Vec::new(), ..event(texts[1]) }).await?;
    assert_eq!(store.event(id).await?.map(|event| event.name).as_deref(), Some(texts[1]));
    for (after, text) in (0..).zip(texts) {
        let text = text.to_owned();
        store.add_change(id, after, &NewChange { body: text.clone(), by: text, ..change("a") }).await?;
    }
    let kept: Vec<String> = store.changes(id, 0).await?.into_iter().map(|one| one.change.body).collect();
    assert_eq!(kept, texts);
    // A file can have any byte in its names; what an engine has no room for becomes a sign, and nothing fails.
    let odd = store.open_event(&event("a\0b")).await?;
    assert!(store.event(odd).await?.is_some_and(|event| event.name.starts_with('a')));
    Ok(())
}

/// Of the kinds asked for, a list of events has the newest.
pub async fn the_newest_mark_is_told<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    for (after, kind) in (0..).zip(["result", "removed", "restored", "result"]) {
        store.add_change(id, after, &change(kind)).await?;
    }
    for (marks, mark) in
        [(&["removed", "restored"][..], Some("restored")), (&["removed"], Some("removed")), (&[], None)]
    {
        let head = store.events(marks).await?.remove(0);
        assert_eq!((head.version, head.mark.as_deref()), (4, mark), "{marks:?}");
    }
    Ok(())
}

/// A change belongs to an event.
pub async fn a_change_of_no_event_is_refused<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    for id in [1, u64::MAX] {
        assert!(store.add_change(id, 0, &change("a")).await.is_err());
    }
    assert_eq!(store.changes(1, 0).await?, []);
    Ok(())
}

/// What was kept is there after the store was closed, and goes on.
pub async fn all_is_there_after_reopening<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let id = store.open_event(&event("one")).await?;
    store.add_change(id, 0, &change("a")).await?;
    let store = ground.reopened(store).await;
    assert_eq!(store.event(id).await?, Some(event("one")));
    assert_eq!(store.add_change(id, 1, &change("b")).await?, 2);
    assert!(store.open_event(&event("two")).await? > id);
    Ok(())
}
