//! Data of persons out of an event, and the names of accounts that go.

use exaequo_access::{Grant, ServerRole};

use super::desk::{change, event};
use super::guests::{NOON, account, validity};
use super::{DeskGround, Outcome};
use crate::StoreError;
use crate::access::{AccessStore, NewPhone, NewToken, TokenScope};
use crate::desk::{DeskStore, NewChange, NewEvent};
use crate::erasure::{ERASE, ErasureStore, Former, FormerKind, PhoneNames, Rewritten};
use crate::moving::{TakesOver, WholeEvent};
use crate::people::{NewInvitation, PeopleStore, Purpose};

fn rewritten(count: usize, record: &NewChange) -> Rewritten {
    let actors = vec![change("any").by; count];
    let bodies = (0..count).map(|number| format!("{{\"NN\":{number}}}")).collect();
    Rewritten {
        file_name: "erased.json".into(),
        file: b"{}".to_vec(),
        bodies,
        actors,
        phones: PhoneNames::Kept,
        record: record.clone(),
    }
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

fn done_by(by: &str, by_id: Option<u64>) -> NewChange {
    NewChange { by: by.into(), by_id, ..change("result") }
}

async fn actors(store: &impl DeskStore, event: u64) -> Result<Vec<(String, Option<u64>)>, StoreError> {
    Ok(store.changes(event, 0).await?.into_iter().map(|one| (one.change.by, one.change.by_id)).collect())
}

async fn token_of(store: &impl AccessStore, account: u64, digest: u8) -> Result<u64, StoreError> {
    let (name, scopes) = ("Cid's laptop".to_owned(), vec![TokenScope::Read]);
    let token = NewToken {
        validity: validity(digest),
        name,
        scopes,
        event: None,
        account: Some(account),
        each_minute: 60,
    };
    store.add_token(&token).await
}

async fn invite(
    store: &impl PeopleStore,
    digest: u8,
    by: &str,
    by_id: Option<u64>,
) -> Result<u64, StoreError> {
    let purpose = Purpose::Join(vec![Grant::Server(ServerRole::Officer)]);
    store.invite(&NewInvitation { validity: validity(digest), purpose, by: by.into(), by_id }).await
}

/// The name of an account that goes is in no log any more, nor are those of its tokens; what others did stays theirs. Nobody gets
/// its number, and no invitation it has sent is good.
pub async fn a_name_goes_with_its_account<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (ada, cid) = (account(&store, "Ada").await?, account(&store, "Cid").await?);
    let (id, token) = (store.open_event(&event("one")).await?, token_of(&store, cid, 1).await?);
    let lines = [
        done_by("account:Cid", Some(cid)),
        done_by("account:Ada", Some(ada)),
        // As a program of the version before writes it down.
        done_by("account:Cid", None),
        done_by("program:Cid's laptop", Some(token)),
        done_by("phone:Cid", Some(cid)),
        done_by("", None),
    ];
    for (after, line) in (0..).zip(&lines) {
        store.add_change(id, after, line).await?;
    }
    for (digest, by, by_id) in [(2, "Cid", Some(cid)), (3, "Cid", None), (4, "Ada", Some(ada))] {
        invite(&store, digest, by, by_id).await?;
    }
    store.remove_account(cid, &[7; 32]).await?;
    let store = ground.reopened(store).await;
    let expected = [
        (format!("account #{cid}"), Some(cid)),
        ("account:Ada".into(), Some(ada)),
        (format!("account #{cid}"), Some(cid)),
        (format!("program #{token}"), Some(token)),
        ("phone:Cid".into(), Some(cid)),
        (String::new(), None),
    ];
    assert_eq!(actors(&store, id).await?, expected);
    let left = store.invitations(NOON).await?;
    assert_eq!(left.iter().map(|one| one.by_id).collect::<Vec<_>>(), [Some(ada)]);
    let former = |kind, id, mark| Former { kind, id, mark };
    assert_eq!(
        store.former().await?,
        [former(FormerKind::Account, cid, Some([7; 32])), former(FormerKind::Program, token, None)]
    );
    let again = account(&store, "Cid").await?;
    assert!(again > cid && token_of(&store, again, 8).await? > token, "numbers are not given again");
    assert_eq!(actors(&store, id).await?, expected, "and a name that is given again takes nothing over");
    Ok(())
}

/// What is gone is gone elsewhere, too: no number is given again there.
pub async fn what_is_gone_moves<G: DeskGround>(ground: &G) -> Outcome {
    let (one, other) = (ground.empty().await, ground.empty().await);
    let cid = account(&one, "Cid").await?;
    let token = token_of(&one, cid, 1).await?;
    one.remove_account(cid, &[7; 32]).await?;
    other.take_over(&one).await?;
    assert_eq!((other.former().await?.len(), other.former().await?), (2, one.former().await?));
    let again = account(&other, "Cid").await?;
    assert!(again > cid && token_of(&other, again, 2).await? > token);
    Ok(())
}

/// With everybody's data the names of those go who worked on the event, in its log and of its telephones; the numbers stay.
pub async fn who_worked_on_it_is_erased<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let (id, other) = (store.open_event(&event("one")).await?, store.open_event(&event("two")).await?);
    for (mark, event) in [(1, id), (2, other)] {
        let phone = NewPhone { link: validity(mark), event, name: "Ana".into(), boards: None };
        store.offer_phone(&phone).await?;
        store.add_change(event, 0, &done_by("phone:Ana", Some(3))).await?;
    }
    let record = change(ERASE);
    let wrong = Rewritten { actors: vec!["phone:Bob".into()], ..rewritten(1, &record) };
    assert!(store.rewrite(id, &wrong).await.is_err(), "a name becomes no other");
    let actors_then = vec!["phone #3".to_owned()];
    let erased = Rewritten { actors: actors_then, phones: PhoneNames::Erased, ..rewritten(1, &record) };
    store.rewrite(id, &erased).await?;
    assert_eq!(actors(&store, id).await?[0], ("phone #3".to_owned(), Some(3)));
    assert_eq!(actors(&store, other).await?[0].0, "phone:Ana");
    let names = async |event| store.phones(event).await.map(|all| all[0].name.clone());
    assert!(!names(id).await?.contains("Ana") && names(other).await? == "Ana");
    Ok(())
}
