//! Durability: what was written is there after reopening, in a copy, and when the store is checked.

use std::io::Cursor;

use super::{Ground, Outcome, entries_from, lines, noise};
use crate::StoreError;
use crate::register::{KeptEntry, KeptPage, PageKey, RegisterStore};

/// Something of everything.
async fn fill(store: &impl RegisterStore) -> Outcome {
    store.append(0, &entries_from(1, 40)).await?;
    store.put_file(Cursor::new(noise(3, 5000))).await?;
    store.put_file(Cursor::new(lines(3 << 19))).await?;
    let page = KeptPage { first: 1, last: 9, bytes: noise(4, 3000) };
    store.put_pages(&key(), &[page]).await
}

fn key() -> PageKey {
    PageKey { shelf: "state".into(), at: 24_315, revision: 2 }
}

/// Everything [`fill`] has put there.
async fn all(
    store: &impl RegisterStore,
) -> Result<(Vec<KeptEntry>, Vec<Vec<u8>>, Vec<KeptPage>), StoreError> {
    let mut files = Vec::new();
    for file in store.files().await? {
        files.push(store.file(&file.digest).await?);
    }
    Ok((store.entries(1).await?, files, store.pages(&key()).await?))
}

/// What was kept is there after the store was closed.
pub async fn everything_is_there_after_reopening<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    fill(&store).await?;
    let before = all(&store).await?;
    let store = ground.reopened(store).await;
    assert!(before == all(&store).await?);
    store.append(40, &entries_from(41, 1)).await?;
    assert_eq!(store.entries(41).await?, entries_from(41, 1));
    Ok(())
}

/// A backup has everything, and goes its own way.
pub async fn a_backup_is_equal<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    fill(&store).await?;
    let place = ground.place();
    store.backup(&place).await?;
    let copy = ground.backup(&place).await;
    assert!(all(&store).await? == all(&copy).await?);
    assert_eq!(copy.integrity().await?, [""; 0]);
    copy.append(40, &entries_from(41, 2)).await?;
    assert_eq!((store.entries(41).await?.len(), copy.entries(41).await?.len()), (0, 2));
    Ok(())
}

/// A backup is the store of one moment, whoever writes meanwhile.
pub async fn a_backup_while_others_write<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    fill(&store).await?;
    let other = ground.again(&store).await;
    let place = ground.place();
    let writing = async {
        for newest in 40..60 {
            other.append(newest, &entries_from(newest + 1, 1)).await?;
        }
        Ok::<(), StoreError>(())
    };
    let (copied, written) = tokio::join!(store.backup(&place), writing);
    copied.and(written)?;
    let copy = ground.backup(&place).await.entries(1).await?;
    assert!((40..=60).contains(&copy.len()), "{}", copy.len());
    assert_eq!(copy, store.entries(1).await?[..copy.len()]);
    Ok(())
}

/// A backup does not write over a file, not even an older backup.
pub async fn a_backup_replaces_nothing<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let place = ground.place();
    store.backup(&place).await?;
    fill(&store).await?;
    let refused = store.backup(&place).await;
    assert!(matches!(&refused, Err(StoreError::Exists(path)) if *path == place), "{refused:?}");
    assert_eq!(ground.backup(&place).await.entries(1).await?, []);
    Ok(())
}

/// Nothing is wrong with a store that was only used.
pub async fn a_sound_store<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    assert_eq!(store.integrity().await?, [""; 0]);
    fill(&store).await?;
    store.clear_pages(None, i32::MIN).await?;
    assert_eq!(store.integrity().await?, [""; 0]);
    Ok(())
}
