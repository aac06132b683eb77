//! The players of a register in their file: found in the order in which they came, part by part.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

use std::path::Path;

use exaequo_seek::{Found, Players, Wanted};
use exaequo_store::lists::{ListHead, ListedPlayer};
use tokio::sync::mpsc;

fn player(fide_id: u64, name: &str, federation: &str) -> ListedPlayer {
    let (name, federation) = (name.to_owned(), federation.to_owned());
    ListedPlayer { fide_id, name, federation, ..ListedPlayer::default() }
}

async fn made(path: &Path, players: Vec<ListedPlayer>) -> Players {
    let (send, pieces) = mpsc::channel(1);
    send.send(players).await.unwrap();
    drop(send);
    let head = ListHead { file_name: "7".into(), ..ListHead::default() };
    Players::make(path, &head, pieces).await.unwrap()
}

async fn numbers(players: &Players, wanted: Wanted<'_>) -> Vec<(u64, u64)> {
    found(players, wanted).await.1
}

/// Whoever has the number itself, and the others with their places.
async fn found(players: &Players, wanted: Wanted<'_>) -> (Option<u64>, Vec<(u64, u64)>) {
    let Found { exact, others } = players.find(&wanted).await.unwrap();
    let others = others.into_iter().map(|(place, player)| (place, player.fide_id)).collect();
    (exact.map(|player| player.fide_id), others)
}

fn typed(typed: &str) -> Wanted<'_> {
    Wanted { typed, most: 10, ..Wanted::default() }
}

fn some() -> Vec<ListedPlayer> {
    vec![
        player(1_503_014, "Carlsen, Magnus", "NOR"),
        player(15, "Côté, Anne-Marie", "CAN"),
        player(1_500_001, "Marić, Alisa", "SRB"),
        player(150, "Al-Mahdi, Maria", "CAN"),
        player(2_600_150, "L'Ami, Erwin", "NED"),
    ]
}

#[tokio::test]
async fn words_come_in_any_order_and_without_accents() {
    let folder = tempfile::tempdir().unwrap();
    let players = made(&folder.path().join("players.sqlite"), some()).await;
    assert_eq!(numbers(&players, typed("ma al")).await, [(3, 1_500_001), (4, 150)]);
    assert_eq!(numbers(&players, typed("AL Ma")).await, [(3, 1_500_001), (4, 150)]);
    assert_eq!(numbers(&players, typed("cote marie")).await, [(2, 15)]);
    assert_eq!(numbers(&players, typed("L’Ami")).await, [(5, 2_600_150)]);
    assert_eq!(numbers(&players, typed("ma xx")).await, []);
    assert_eq!(numbers(&players, typed("m")).await, [], "one letter is too little");
    assert_eq!(numbers(&players, typed("can")).await, [], "a federation is no word of a name");
    assert_eq!(numbers(&players, typed("@can")).await, [], "whatever is typed");
    assert_eq!(numbers(&players, typed("")).await.len(), 5);
    players.close().await;
}

#[tokio::test]
async fn a_federation_is_asked_for_beside_words_and_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let players = made(&folder.path().join("players.sqlite"), some()).await;
    let of = |typed, federation| Wanted { federation, ..self::typed(typed) };
    assert_eq!(numbers(&players, of("", "can")).await, [(2, 15), (4, 150)]);
    assert_eq!(numbers(&players, of("al", "CAN")).await, [(4, 150)]);
    assert_eq!(numbers(&players, of("15", "NOR")).await, [(1, 1_503_014)]);
    assert_eq!(numbers(&players, of("", "FRA")).await, []);
    players.close().await;
}

#[tokio::test]
async fn whoever_has_the_number_itself_comes_first_and_once() {
    let folder = tempfile::tempdir().unwrap();
    let players = made(&folder.path().join("players.sqlite"), some()).await;
    assert_eq!(found(&players, typed("150")).await, (Some(150), vec![(1, 1_503_014), (3, 1_500_001)]));
    let two = Wanted { most: 2, ..typed("150") };
    assert_eq!(found(&players, two).await, (Some(150), vec![(1, 1_503_014)]));
    assert_eq!(numbers(&players, Wanted { after: 1, ..two }).await, [(3, 1_500_001)]);
    assert_eq!(numbers(&players, typed("00")).await, []);
    assert_eq!(numbers(&players, typed("99999999999999999999999")).await, []);
    players.close().await;
}

/// What was made is found again by the next server.
#[tokio::test]
async fn parts_follow_each_other_in_a_file_that_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players.sqlite");
    let many =
        (1..=12_000).map(|number| player(number, &format!("Player{}, A", number % 7), "CAN")).collect();
    made(&path, many).await.close().await;
    let players = Players::open(&path).await.unwrap();
    assert_eq!((players.head().players, players.head().file_name.as_str()), (12_000, "7"));
    let wanted = Wanted { most: 3, ..typed("player3 a") };
    assert_eq!(numbers(&players, wanted).await, [(3, 3), (10, 10), (17, 17)]);
    assert_eq!(numbers(&players, Wanted { after: 11_990, ..wanted }).await, [(11_994, 11_994)]);
    assert_eq!(numbers(&players, Wanted { after: u64::MAX, ..wanted }).await, []);
    players.close().await;
}
