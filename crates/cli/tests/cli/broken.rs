//! A connection to the database that breaks: a sentence on the page, and all is well when it is there again.

use std::io;
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use exaequo_testkit::postgres::Cluster;

use crate::serve::Desk;
use crate::transcript::Folder;

/// What becomes of connections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// They are passed on.
    Whole,
    /// They are cut, and new ones are too.
    Cut,
    /// They are taken, and nothing comes back.
    Silent,
}

/// A line to a database that can be broken.
struct Proxy {
    port: u16,
    line: Arc<Mutex<Line>>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Proxy {
    fn new(to: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let (line, open) = (Arc::new(Mutex::new(Line::Whole)), Arc::default());
        let proxy = Self { port, line: Arc::clone(&line), open: Arc::clone(&open) };
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                take(near, to, &line, &open);
            }
        });
        proxy
    }

    fn turn(&self, line: Line) {
        *self.line.lock().unwrap() = line;
        if line != Line::Whole {
            for stream in self.open.lock().unwrap().drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

fn take(near: TcpStream, to: u16, line: &Mutex<Line>, open: &Mutex<Vec<TcpStream>>) {
    let now = *line.lock().unwrap();
    match now {
        Line::Cut => drop(near),
        Line::Silent => open.lock().unwrap().push(near),
        Line::Whole => {
            let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)) else { return };
            let mut all = open.lock().unwrap();
            for (from, to) in [(&near, &far), (&far, &near)] {
                let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                thread::spawn(move || {
                    let _ = io::copy(&mut from, &mut to);
                    let _ = to.shutdown(Shutdown::Both);
                });
            }
            all.extend([near, far]);
        }
    }
}

/// Asks until an answer begins so; how long that took.
fn until(desk: &Desk, path: &str, status: &str) -> Duration {
    let begun = Instant::now();
    loop {
        let answer = desk.ask("GET", path, "").expect("the server lives");
        if answer.starts_with(status) {
            return begun.elapsed();
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{answer}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_broken_connection_is_a_sentence_and_heals_by_itself() {
    let (folder, cluster) = (Folder::new(), Cluster::shared());
    let database = cluster.database();
    let proxy = Proxy::new(cluster.port());
    let through = database.replace(&format!(":{}/", cluster.port()), &format!(":{}/", proxy.port));
    let desk = Desk::on(&folder.path("data"), &through);
    assert!(desk.ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    let (mut last, mut lines) = ("*", 0);
    for (line, is) in [(Line::Cut, "1-0"), (Line::Silent, "0-1"), (Line::Cut, "1/2-1/2")] {
        proxy.turn(line);
        for path in ["/e/1", "/", "/p/1"] {
            let begun = Instant::now();
            let page = desk.ask("GET", path, "").unwrap();
            assert!(page.starts_with("HTTP/1.1 503"), "{line:?} {path}: {page}");
            assert!(page.contains("The database cannot be reached. Nothing was written"), "{path}: {page}");
            assert!(begun.elapsed() < Duration::from_secs(8), "{line:?} {path}: {:?}", begun.elapsed());
        }
        // Whoever looks after the server is answered all the same, and before a probe gives up.
        for (path, status, said) in [
            ("/healthz", 200, "\"database\":\"away\""),
            ("/metrics", 200, "exaequo_database_up 0"),
            ("/readyz", 503, "{\"status\":\"database away\"}"),
        ] {
            let begun = Instant::now();
            let page = desk.ask("GET", path, "").unwrap();
            let is_so = page.starts_with(&format!("HTTP/1.1 {status}")) && page.contains(said);
            assert!(is_so && !page.contains("<html"), "{line:?} {path}: {page}");
            assert!(begun.elapsed() < Duration::from_secs(1), "{line:?} {path}: {:?}", begun.elapsed());
        }
        let form = format!("game=1&was={last}&is={is}");
        let refused = desk.ask("POST", "/e/1/round/5/enter", &form).unwrap();
        assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
        assert!(refused.contains("Nothing was written"), "{refused}");
        proxy.turn(Line::Whole);
        println!("{line:?}: healed after {:?}", until(&desk, "/e/1", "HTTP/1.1 200"));
        assert_eq!(desk.lines(), Some(lines), "nothing was written");
        let entered = desk.ask("POST", "/e/1/round/5/enter", &form).unwrap();
        assert!(entered.starts_with("HTTP/1.1 200"), "{entered}");
        (last, lines) = (is, lines + 1);
        assert_eq!(desk.lines(), Some(lines));
    }
    assert!(desk.ask("GET", "/healthz", "").unwrap().contains("\"events\":1"));
    assert!(desk.ask("GET", "/metrics", "").unwrap().contains("exaequo_database_up 1"));
}
