//! The server itself: a folder has one desk, and the second is told.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};

use exaequo_store::desk::{DeskStore as _, NewEvent};
use exaequo_store_sqlite::SqliteDesk;
use exaequo_web::{Log, Options, ServeError, backup, serve};
use tokio::sync::oneshot;

fn options(data: PathBuf) -> Options {
    Options {
        data,
        database: None,
        register: None,
        port: Some(0),
        listen: None,
        names: Vec::new(),
        allow_origin: Vec::new(),
        each_minute: None,
        log: Log::Off,
        command_for_others: Some("open-for-others".to_owned()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_has_one_desk() {
    let folder = tempfile::tempdir().unwrap();
    let (tell, told) = oneshot::channel();
    let first = options(folder.path().join("data"));
    let second = first.clone();
    let running =
        tokio::spawn(async move { serve(&first, |address| tell.send(address.clone()).unwrap()).await });
    let address = told.await.unwrap();
    assert_eq!(address.others, None, "loopback only");
    let refused = serve(&second, |_| panic!("a second desk")).await;
    let Err(ServeError::InUse { address: other, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!(other, address.here);
    let answer = tokio::task::spawn_blocking(move || health(&address.here)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"status\":\"ok\""), "{answer}");
    running.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_desk_that_only_its_computer_sees_names_the_command_it_was_told() {
    let folder = tempfile::tempdir().unwrap();
    let (tell, told) = oneshot::channel();
    let options = options(folder.path().join("data"));
    let running =
        tokio::spawn(async move { serve(&options, |address| tell.send(address.clone()).unwrap()).await });
    let address = told.await.unwrap();
    let answer = tokio::task::spawn_blocking(move || asked(&address.here, "/phone/none")).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("open-for-others"), "{answer}");
    running.abort();
}

/// Others on the machine do not read the hashes of passwords.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_reads_a_desk() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (tell, told) = oneshot::channel();
    let options = options(data.clone());
    let running = tokio::spawn(async move { serve(&options, |one| tell.send(one.clone()).unwrap()).await });
    assert_eq!(told.await.unwrap().damage, None);
    let copy = backup(&data, None).await.unwrap();
    assert_eq!((mode(&data), mode(copy.parent().unwrap())), (0o700, 0o700));
    for file in [data.join("desk.sqlite"), data.join("desk.sqlite-wal"), copy] {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    running.abort();
}

/// A file that is damaged is told when the desk begins, and on its first page.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("desk.sqlite");
    let desk = SqliteDesk::open_or_create(&path).await.unwrap();
    let (at, name) = ("2026-03-07T14:00:00Z".to_owned(), "Open".to_owned());
    let event = NewEvent { at, name: name.clone(), file_name: name, file: vec![b'#'; 200_000] };
    desk.open_event(&event).await.unwrap();
    desk.close().await;
    // The pages of a long file lead from one to the next.
    let mut bytes = fs::read(&path).unwrap();
    let last = bytes.len() - (1 << 14);
    for page in (0..last).step_by(1 << 14).skip(1).filter(|page| page + (1 << 14) * 4 > last) {
        bytes[page..page + 4].fill(0xff);
    }
    fs::write(&path, bytes).unwrap();
    let (tell, told) = oneshot::channel();
    let options = options(folder.path().to_owned());
    let running = tokio::spawn(async move { serve(&options, |one| tell.send(one.clone()).unwrap()).await });
    let address = told.await.unwrap();
    assert!(address.damage.is_some());
    let page = tokio::task::spawn_blocking(move || asked(&address.here, "/")).await.unwrap();
    assert!(page.contains("The file of the desk is damaged"), "{page}");
    running.abort();
}

fn health(address: &str) -> String {
    asked(address, "/healthz")
}

fn asked(address: &str, path: &str) -> String {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
