//! Rating lists: loaded in short steps, found by words in any order, by number, and never half there.

#![allow(clippy::unwrap_used, reason = "a failing unwrap is a failing test")]

use exaequo_store::lists::{ListHead, ListedPlayer, Sought};
use exaequo_store_sqlite::{NewList, STEP, SqliteList};

fn player(fide_id: u64, name: &str, rating: u16) -> ListedPlayer {
    let (key, standard) = (name.to_lowercase(), Some(rating));
    ListedPlayer { fide_id, name: name.into(), key, standard, birth: Some(1990), ..ListedPlayer::default() }
}

fn words(words: &[&str]) -> Sought {
    Sought::Words(words.iter().map(|word| (*word).to_owned()).collect())
}

async fn names(list: &SqliteList, sought: &Sought) -> Vec<String> {
    list.find(sought, 10).await.unwrap().into_iter().map(|player| player.name).collect()
}

#[tokio::test]
async fn players_are_found_by_beginnings_of_words_and_of_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("1.sqlite");
    let mut new = NewList::begin(&path).await.unwrap();
    new.add(&[
        player(1_503_014, "Carlsen, Magnus", 2839),
        player(1_503_015, "Carlsen, Anna", 1500),
        player(150, "Magnusson, Carl", 2200),
    ])
    .await
    .unwrap();
    assert!(!path.exists(), "a list that is not whole is not there");
    let head = ListHead { file_name: "list.txt".into(), ..ListHead::default() };
    new.finish(&head).await.unwrap();
    let list = SqliteList::open(&path).await.unwrap();
    assert_eq!(list.head().players, 3);
    assert_eq!(names(&list, &words(&["magn", "carl"])).await, ["Carlsen, Magnus", "Magnusson, Carl"]);
    assert_eq!(names(&list, &words(&["carlsen"])).await, ["Carlsen, Magnus", "Carlsen, Anna"]);
    assert_eq!(names(&list, &Sought::Number(1503)).await, ["Carlsen, Magnus", "Carlsen, Anna"]);
    assert_eq!(names(&list, &Sought::Number(150)).await.len(), 3);
    assert!(names(&list, &Sought::Number(u64::MAX)).await.is_empty());
    for nobody in [words(&["\""]), words(&["x* OR carlsen"]), words(&[])] {
        assert!(names(&list, &nobody).await.is_empty(), "{nobody:?}");
    }
    let found = list.find(&Sought::Number(150), 1).await.unwrap();
    assert_eq!((found[0].standard, found[0].rapid, found[0].birth), (Some(2839), None, Some(1990)));
    list.close().await;
}

#[tokio::test]
async fn a_long_list_is_loaded_in_short_steps() {
    let folder = tempfile::tempdir().unwrap();
    let mut new = NewList::begin(&folder.path().join("1.sqlite")).await.unwrap();
    let players: Vec<ListedPlayer> = (1..20_001)
        .map(|number| player(number, &format!("Family{}, First{}", number % 977, number % 89), 1500))
        .collect();
    new.add(&players).await.unwrap();
    assert_eq!(new.players(), 20_000);
    // A machine that does other things besides may stop anywhere; ten times as long is another design.
    assert!(new.longest_step() < STEP * 10, "{:?}", new.longest_step());
    new.abandon().await;
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left");
}
