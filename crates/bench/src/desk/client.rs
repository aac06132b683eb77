//! A desk in a process of its own, and connections to it as browsers have them.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// How many requests a minute a program has: more than it can send.
const ENOUGH: &str = "100000000";

/// A desk that serves.
pub(crate) struct Desk {
    child: Child,
    host: String,
    token: String,
}

impl Desk {
    /// A desk with further options.
    #[expect(clippy::expect_used, reason = "without a desk there is nothing to measure")]
    pub(crate) fn start_with(program: &Path, folder: &Path, options: &[&OsStr]) -> Self {
        let mut command = Command::new(program);
        command.args(["serve", "--no-open", "--port", "0", "--lang", "en", "--requests", ENOUGH, "--data"]);
        command.arg(folder).args(options);
        let mut child = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        let stderr = child.stderr.take().expect("it says where it is");
        BufReader::new(stderr).read_line(&mut line).expect("it says where it is");
        let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let mut desk = Self { child, host: host.unwrap_or_default().to_owned(), token: String::new() };
        let page = String::from_utf8(desk.connect().page("/")).unwrap_or_default();
        let token = page.split("data-token=\"").nth(1).and_then(|rest| rest.split('"').next());
        token.unwrap_or_default().clone_into(&mut desk.token);
        desk
    }

    #[expect(clippy::expect_used, reason = "a desk that does not answer cannot be measured")]
    pub(crate) fn connect(&self) -> Connection<'_> {
        let stream = TcpStream::connect(&self.host).expect("the desk answers");
        stream.set_nodelay(true).expect("a socket");
        Connection { desk: self, stream: BufReader::with_capacity(1 << 16, stream), last: String::new() }
    }

    /// A page as it is read.
    pub(crate) fn text(&self, path: &str) -> String {
        String::from_utf8_lossy(&self.connect().page(path)).into_owned()
    }

    /// Opens an event from a file; its number.
    pub(crate) fn open(&self, name: &str, file: &[u8]) -> u64 {
        let mut body =
            format!("--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n")
                .into_bytes();
        body.extend_from_slice(file);
        body.extend_from_slice(b"\r\n--edge--\r\n");
        let mut connection = self.connect();
        connection.send("POST", "/events", "multipart/form-data; boundary=edge", &body);
        let head = connection.answer().0;
        let place = head.split("location: /e/").nth(1).unwrap_or_default();
        place.split("\r\n").next().and_then(|number| number.parse().ok()).unwrap_or_default()
    }

    /// What it takes of the memory, in megabytes.
    pub(crate) fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        line.split_whitespace().next().and_then(|number| number.parse::<f64>().ok()).unwrap_or_default() / 1e3
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection that is kept.
pub(crate) struct Connection<'a> {
    desk: &'a Desk,
    stream: BufReader<TcpStream>,
    /// The result entered last; nothing before the first.
    last: String,
}

impl Connection<'_> {
    fn send(&mut self, method: &str, path: &str, kind: &str, body: &[u8]) {
        let (host, token, length) = (&self.desk.host, &self.desk.token, body.len());
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\nX-Form-Token: {token}\r\n\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n"
        )
        .into_bytes();
        request.extend_from_slice(body);
        // Where it fails the answer fails.
        let _ = self.stream.get_mut().write_all(&request);
    }

    /// The head of an answer and its bytes.
    #[expect(clippy::expect_used, reason = "a desk that does not answer cannot be measured")]
    fn answer(&mut self) -> (String, Vec<u8>) {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = self.stream.read_line(&mut head).expect("an answer");
            assert!(read > 0, "the desk hung up: {head}");
        }
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.split("\r\n").next());
        let mut bytes = vec![0; length.and_then(|length| length.parse().ok()).unwrap_or(0)];
        self.stream.read_exact(&mut bytes).expect("the whole answer");
        (head, bytes)
    }

    fn page(&mut self, path: &str) -> Vec<u8> {
        let mut plain = self.desk.connect();
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.desk.host);
        let _ = plain.stream.get_mut().write_all(request.as_bytes());
        plain.answer().1
    }

    /// Asks for a page; how many bytes came.
    pub(crate) fn get(&mut self, path: &str) -> usize {
        self.send("GET", path, "text/plain", b"");
        let (head, bytes) = self.answer();
        assert!(head.starts_with("HTTP/1.1 200") || head.starts_with("HTTP/1.1 303"), "{path}: {head}");
        bytes.len()
    }

    /// Sends a tournament; how many bytes came.
    pub(super) fn post(&mut self, path: &str, file: &[u8]) -> usize {
        self.send("POST", path, "text/plain", file);
        let (head, bytes) = self.answer();
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        bytes.len()
    }

    /// Enters a result on the first board of a round: whatever it was, it is another one.
    pub(crate) fn enter(&mut self, event: u64, round: u16) {
        self.enter_on(event, round, 1);
    }

    /// The same for any game of the round; always the same one of a connection.
    pub(crate) fn enter_on(&mut self, event: u64, round: u16, board: usize) {
        let path = format!("/e/{event}/round/{round}/enter");
        if self.last.is_empty() {
            let page = String::from_utf8(self.page(&path)).unwrap_or_default();
            let of_board = format!("data-game=\"{board}\" data-is=\"");
            let is = page.split(&of_board).nth(1).unwrap_or_default();
            is.split('"').next().unwrap_or_default().clone_into(&mut self.last);
        }
        let next = if self.last == "1-0" { "0-1" } else { "1-0" };
        let was = self.last.replace('+', "%2B");
        let kind = "application/x-www-form-urlencoded";
        self.send("POST", &path, kind, format!("game={board}&was={was}&is={next}").as_bytes());
        let head = self.answer().0;
        assert!(head.starts_with("HTTP/1.1 303") || head.starts_with("HTTP/1.1 200"), "{head}");
        next.clone_into(&mut self.last);
    }

    /// Waits for news of an event.
    pub(crate) fn listen(mut self, path: &str) -> Self {
        self.send("GET", path, "text/plain", b"");
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let _ = self.stream.read_line(&mut head);
        }
        self
    }

    /// Hears the next piece of news.
    pub(crate) fn heard(&mut self) {
        let mut line = String::new();
        while !line.contains("event:") && self.stream.read_line(&mut line).is_ok_and(|read| read > 0) {}
    }
}
