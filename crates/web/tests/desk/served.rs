//! The server itself: a folder has one desk, and the second is told.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;

use exaequo_web::{Log, Options, ServeError, serve};
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

fn health(address: &str) -> String {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
