//! The desk as a program: started, killed in the middle of entries, started again.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::transcript::Folder;

/// How often the program is killed.
const TIMES: u64 = 12;

struct Desk {
    child: Child,
    host: String,
}

impl Desk {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_exaequo"))
            .args(["serve", "--no-open", "--port", "0", "--lang", "en", "--data"])
            .arg(data)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let host = host.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Self { child, host }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A request; `None` where nobody answers any more.
fn ask(host: &str, method: &str, path: &str, form: &str) -> Option<String> {
    let mut stream = TcpStream::connect(host).ok()?;
    let length = form.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAccept: application/json\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    (!answer.is_empty()).then_some(answer)
}

/// Enters results one after the other until nobody answers, and tells which were acknowledged.
fn enter(host: &str, mut last: &'static str, acknowledged: &mpsc::Sender<&'static str>) {
    let results = ["1-0", "0-1", "1/2-1/2"];
    for result in results.iter().cycle().copied() {
        if result == last {
            continue;
        }
        let form = format!("game=1&was={last}&is={result}");
        match ask(host, "POST", "/e/1/round/5/enter", &form) {
            Some(answer) if answer.starts_with("HTTP/1.1 200") => acknowledged.send(result).unwrap(),
            _ => return,
        }
        last = result;
    }
}

/// Whatever was acknowledged is there, in its order, and at most one entry more, whose answer was lost.
#[test]
fn nothing_that_was_acknowledged_is_lost() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::start(&data);
    assert!(ask(&desk.host, "POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    desk.kill();
    let (mut lines, mut last) = (0, "*");
    for time in 0..TIMES {
        let desk = Desk::start(&data);
        let (send, acknowledged) = mpsc::channel();
        let host = desk.host.clone();
        let entering = thread::spawn(move || enter(&host, last, &send));
        thread::sleep(Duration::from_millis(20 + 7 * time));
        desk.kill();
        entering.join().unwrap();
        let acknowledged: Vec<&str> = acknowledged.iter().collect();
        let desk = Desk::start(&data);
        let history = ask(&desk.host, "GET", "/e/1/history", "").unwrap();
        let found = history.matches("<tr><td class=\"r\">").count();
        let more = found - lines - acknowledged.len();
        assert!(more <= 1, "{found} lines after {lines} and {} acknowledged", acknowledged.len());
        let page = ask(&desk.host, "GET", "/e/1/round/5/enter", "").unwrap();
        let is =
            page.split("data-game=\"1\" data-is=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        if more == 0 {
            assert_eq!(is, acknowledged.last().copied().unwrap_or(last));
        }
        last = ["*", "1-0", "0-1", "1/2-1/2"].into_iter().find(|one| *one == is).unwrap();
        lines = found;
        desk.kill();
    }
    assert!(lines > 0, "something was entered");
}

#[test]
fn what_is_typed_wrongly_is_said() {
    let folder = Folder::new();
    for (line, said) in [
        ("serve --port 70000 --no-open", "this is no port: 70000"),
        ("serve --listen venue --no-open", "this is no address of a computer: venue"),
        ("serve --data open.trf --no-open", "the desk cannot be opened"),
    ] {
        let answer = folder.run(line);
        assert_eq!(answer.status, 2, "{line}");
        assert!(answer.stderr.contains(said), "{line}: {}", answer.stderr);
    }
}
