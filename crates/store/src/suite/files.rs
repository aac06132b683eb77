//! Files: every length, once each, and never other bytes than were put there.

use std::io::{self, Cursor, Read};
use std::ops::ControlFlow;

use super::{Ground, Outcome, lines, noise};
use crate::StoreError;
use crate::file::PART;
use crate::register::{Digest, RegisterStore, StoredFile};

/// Files from nothing to several parts, of text and of noise.
pub async fn files_of_every_length<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let mut kept = Vec::new();
    for length in [0, 1, PART - 1, PART, PART + 1, 7 * PART / 2] {
        for bytes in [noise(length as u64, length), lines(length)] {
            let file = store.put_file(Cursor::new(bytes.clone())).await?;
            let digest = Digest::of(&bytes);
            assert_eq!(file, StoredFile { digest, length: length as u64 });
            assert!(store.has_file(&digest).await?);
            assert_eq!(store.file(&digest).await?, bytes, "{length}");
            kept.push(file);
        }
    }
    kept.sort();
    // Both files without bytes are one.
    kept.dedup();
    assert_eq!(store.files().await?, kept);
    Ok(())
}

/// Keeping a file again does no harm.
pub async fn the_same_file_twice<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bytes = lines(3 * PART / 2);
    let first = store.put_file(Cursor::new(bytes.clone())).await?;
    let second = store.put_file(Cursor::new(bytes.clone())).await?;
    assert_eq!(first, second);
    assert_eq!(store.files().await?, [first]);
    assert_eq!(store.file(&first.digest).await?, bytes);
    Ok(())
}

/// A stream that ends with an error.
struct Broken(Cursor<Vec<u8>>);

impl Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("the line is cut")),
            read => Ok(read),
        }
    }
}

/// Nothing is left of a file that could not be read to its end.
pub async fn a_stream_that_breaks_keeps_nothing<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bytes = noise(1, 5 * PART / 2);
    let refused = store.put_file(Broken(Cursor::new(bytes.clone()))).await;
    assert!(
        matches!(&refused, Err(StoreError::Source(why)) if why.to_string() == "the line is cut"),
        "{refused:?}"
    );
    assert_eq!(store.files().await?, []);
    let digest = Digest::of(&bytes);
    assert!(!store.has_file(&digest).await?);
    store.put_file(Cursor::new(bytes.clone())).await?;
    assert_eq!(store.file(&digest).await?, bytes);
    Ok(())
}

/// The parts make the file, and a visitor may have seen enough.
pub async fn parts_one_by_one<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let bytes = lines(7 * PART / 2);
    let file = store.put_file(Cursor::new(bytes.clone())).await?;
    let mut parts: Vec<Vec<u8>> = Vec::new();
    let visit = |part: &[u8]| {
        parts.push(part.to_vec());
        ControlFlow::Continue(())
    };
    store.file_parts(&file.digest, visit).await?;
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [PART, PART, PART, PART / 2]);
    assert!(parts.concat() == bytes);
    let mut seen = 0;
    let visit = |_: &[u8]| {
        seen += 1;
        if seen == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    store.file_parts(&file.digest, visit).await?;
    assert_eq!(seen, 2);
    Ok(())
}

/// What is not kept is not made up.
pub async fn a_file_that_is_not_there<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    store.put_file(Cursor::new(b"something else")).await?;
    let digest = Digest([7; 32]);
    assert!(!store.has_file(&digest).await?);
    assert!(matches!(store.file(&digest).await, Err(StoreError::NoFile { digest: Digest([7, ..]) })));
    Ok(())
}

/// Whoever reads a file that has changed is told, whether it was packed or not; other files are not concerned.
pub async fn a_changed_byte_is_found<G: Ground>(ground: &G) -> Outcome {
    let store = ground.empty().await;
    let sound = store.put_file(Cursor::new(lines(100))).await?.digest;
    for bytes in [noise(1, 1), noise(2, 3 * PART / 2), lines(3 * PART / 2)] {
        let file = store.put_file(Cursor::new(bytes)).await?;
        ground.spoil(&store, &file.digest).await;
        let found = store.file(&file.digest).await;
        assert!(matches!(found, Err(StoreError::Changed { digest }) if digest == file.digest));
    }
    assert_eq!(store.file(&sound).await?, lines(100));
    Ok(())
}

/// Two who put the same file at once both have it.
pub async fn two_put_the_same_file<G: Ground>(ground: &G) -> Outcome {
    let one = ground.empty().await;
    let other = ground.again(&one).await;
    let bytes = lines(3 * PART / 2);
    let (first, second) =
        tokio::join!(one.put_file(Cursor::new(bytes.clone())), other.put_file(Cursor::new(bytes.clone())));
    let (first, second) = (first?, second?);
    assert_eq!(first, second);
    assert_eq!((one.files().await?, other.file(&first.digest).await?), (vec![first], bytes));
    Ok(())
}
