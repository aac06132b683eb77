//! `/api/v1` answers what the command line writes, byte for byte.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::serve::Desk;
use crate::transcript::Folder;

/// A request with a file, and the answer to it: status and body.
fn send(host: &str, path: &str, file: &[u8]) -> (u16, Vec<u8>) {
    let mut stream = TcpStream::connect(host).unwrap();
    let length = file.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n"
    )
    .unwrap();
    stream.write_all(file).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|part| part == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), answer[end + 4..].to_vec())
}

/// What the command line writes, `None` where it writes nothing.
fn written(verb: &str, file: &Path, options: &[(&str, &str)]) -> Option<Vec<u8>> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_exaequo"));
    command.arg(verb).arg(file).args(["--format", "json"]);
    if !options.iter().any(|(name, _)| *name == "lang") {
        command.args(["--lang", "en"]);
    }
    for (name, value) in options {
        command.arg(format!("--{}", name.replace('_', "-")));
        if !value.is_empty() {
            command.arg(value);
        }
    }
    Some(command.output().unwrap().stdout).filter(|out| !out.is_empty())
}

/// The same options as parameters; a flag is true.
fn query(options: &[(&str, &str)], name: &str) -> String {
    let escaped = |value: &str| -> String {
        value.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat()
    };
    let parts = options.iter().filter(|(key, _)| *key != "lang").map(|(key, value)| {
        let value = if value.is_empty() { "true" } else { value };
        format!("&{key}={}", escaped(value))
    });
    let lang = options.iter().rev().find(|(key, _)| *key == "lang").map_or("en", |(_, value)| value);
    format!("?lang={lang}&name={}{}", escaped(name), parts.collect::<String>())
}

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut files = Vec::new();
    for folder in ["golden/official", "golden/regulations", "golden/differential", "malformed"] {
        let found = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let mut found: Vec<_> =
            found.filter(|path| path.extension().is_some_and(|end| end == "trf")).collect();
        found.sort();
        // A few of each kind.
        files.extend(found.into_iter().step_by(9));
    }
    assert!(files.len() > 15, "{}", files.len());
    files
}

/// Every verb with some of its options, on files of every kind, sound or not.
#[test]
fn the_api_answers_what_the_command_line_writes() {
    let folder = Folder::new();
    let desk = Desk::on_file(&folder.path("data"));
    let asked: [(&str, &[(&str, &str)]); 12] = [
        ("standings", &[]),
        ("standings", &[("tie_breaks", "PTS,BH/C1,SB"), ("round", "1"), ("lang", "fr")]),
        ("standings", &[("explain", ""), ("preset", "fide-swiss"), ("unrated", "1400")]),
        ("standings", &[("only", "women")]),
        ("explain", &[("player", "1")]),
        ("explain", &[("player", "1"), ("against", "2"), ("lang", "es")]),
        ("explain", &[("player", "2"), ("tie_break", "BH"), ("edition", "fide-2024-08")]),
        ("check", &[]),
        ("check", &[("standings", ""), ("guess", ""), ("lang", "fr")]),
        ("rate", &[]),
        ("rate", &[("player", "1"), ("k", "20"), ("pace", "rapid"), ("lang", "es")]),
        ("forecast", &[("round", "2"), ("samples", "100"), ("seed", "7")]),
    ];
    let mut answered = 0;
    for file in files() {
        let (name, bytes) = (file.display().to_string(), fs::read(&file).unwrap());
        for (verb, options) in asked {
            let path = format!("/api/v1/{verb}{}", query(options, &name));
            let (status, answer) = send(&desk.host, &path, &bytes);
            let expected = written(verb, &file, options);
            match (status, expected) {
                (200, Some(expected)) => {
                    assert!(answer == expected, "{path}: {}", String::from_utf8_lossy(&answer));
                    answered += 1;
                }
                // A check that cannot compare ranks has written what it found; for a program it is a failure.
                (422, found) => assert!(found.is_none() || verb == "check", "{path}"),
                (status, expected) => panic!("{path}: {status}, {}", expected.is_some()),
            }
        }
    }
    assert!(answered > 100, "{answered}");
}

/// The requests of docs/api.md are answered.
#[test]
fn the_requests_of_the_documentation_are_answered() {
    let folder = Folder::new();
    let desk = Desk::on_file(&folder.path("data"));
    let page = include_str!("../../../../docs/api.md");
    let file = include_bytes!("../data/open.trf");
    let requests = page.lines().filter_map(|line| {
        let path = line.strip_prefix("curl --data-binary @event.trf 'http://127.0.0.1:7450")?;
        Some(path.strip_suffix('\'').unwrap())
    });
    let mut asked = 0;
    for path in requests {
        let (status, answer) = send(&desk.host, path, file);
        assert_eq!(status, 200, "{path}: {}", String::from_utf8_lossy(&answer));
        asked += 1;
    }
    assert_eq!(asked, 6);
}
