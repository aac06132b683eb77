//! Tokens of programs.

use super::desk::event;
use super::guests::account;
use super::{DeskGround, Outcome};
use crate::access::{AccessStore, NewToken, Token, TokenScope, Validity};
use crate::desk::DeskStore;
use crate::erasure::ErasureStore;

const NOON: &str = "2026-03-07T14:00:00Z";
const LATER: &str = "2026-03-07T15:00:00Z";

fn token(digest: u8, scopes: &[TokenScope], event: Option<u64>) -> NewToken {
    NewToken {
        validity: Validity { digest: [digest; 32], from: NOON.into(), until: LATER.into() },
        name: format!("program {digest}"),
        scopes: scopes.to_vec(),
        event,
        account: None,
        each_minute: 120,
    }
}

/// A token keeps what it was made with until it expires.
pub async fn tokens_last_for_a_while<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let open = store.open_event(&event("Open")).await?;
    let id = store.add_token(&token(1, &[TokenScope::Read, TokenScope::Publish], Some(open))).await?;
    let found = store.token(&[1; 32], NOON).await?;
    let expected = Token {
        id,
        name: "program 1".into(),
        scopes: vec![TokenScope::Read, TokenScope::Publish],
        event: Some(open),
        account: None,
        each_minute: 120,
        from: NOON.into(),
        until: LATER.into(),
    };
    assert_eq!(found, Some(expected));
    assert_eq!(store.token(&[1; 32], LATER).await?, None, "too late");
    assert_eq!(store.token(&[2; 32], NOON).await?, None, "another one");
    assert!(store.add_token(&token(1, &[TokenScope::Read], None)).await.is_err(), "a secret is of one token");
    assert!(store.add_token(&token(3, &[TokenScope::Read], Some(open + 1))).await.is_err(), "of no event");
    Ok(())
}

/// Tokens are listed in their order; one that was taken back no longer works.
pub async fn tokens_are_taken_back<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let first = store.add_token(&token(1, &[TokenScope::Read], None)).await?;
    let second = store.add_token(&token(2, &[TokenScope::Results], None)).await?;
    let ids = |tokens: Vec<Token>| tokens.into_iter().map(|token| token.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tokens().await?), [first, second]);
    assert!(store.revoke_token(first).await?);
    assert!(!store.revoke_token(first).await?, "there is none any more");
    assert_eq!(store.token(&[1; 32], NOON).await?, None);
    assert_eq!(ids(store.tokens().await?), [second]);
    store.end_everything().await?;
    assert_eq!(store.tokens().await?, []);
    Ok(())
}

/// A token that somebody has made is of that account, and goes with it.
pub async fn a_token_goes_with_its_account<G: DeskGround>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bea = account(&store, "Bea").await?;
    store.add_token(&NewToken { account: Some(bea), ..token(1, &[TokenScope::Read], None) }).await?;
    store.add_token(&token(2, &[TokenScope::Read], None)).await?;
    assert_eq!(store.token(&[1; 32], NOON).await?.and_then(|token| token.account), Some(bea));
    let nobody = NewToken { account: Some(bea + 1), ..token(3, &[TokenScope::Read], None) };
    assert!(store.add_token(&nobody).await.is_err(), "of nobody");
    store.remove_account(bea, &[0; 32]).await?;
    assert_eq!(store.token(&[1; 32], NOON).await?, None);
    assert!(store.token(&[2; 32], NOON).await?.is_some());
    Ok(())
}
