//! The desk as a program: started, killed in the middle of entries, started again; copied, put back, looked through.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::transcript::Folder;

pub(crate) struct Desk {
    child: Child,
    pub(crate) host: String,
    pub(crate) token: String,
}

impl Desk {
    pub(crate) fn on_file(data: &Path) -> Self {
        Self::begun(data, &[], "")
    }

    /// A desk in a database.
    pub(crate) fn on(data: &Path, database: &str) -> Self {
        Self::begun(data, &["--database", database], "")
    }

    /// A desk that is begun with more than its folder.
    pub(crate) fn with(data: &Path, more: &[&str]) -> Self {
        Self::begun(data, more, "")
    }

    /// A desk that dies at a point, or has died already.
    pub(crate) fn dying_at(data: &Path, point: &str) -> Option<Self> {
        Self::try_of(Self::program(point), data, &[]).ok()
    }

    fn begun(data: &Path, more: &[&str], point: &str) -> Self {
        Self::of(Self::program(point), data, more)
    }

    fn program(point: &str) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_exaequo"));
        program.env("EXAEQUO_KILL_AT", point);
        program
    }

    /// A desk that is told by the system when a file cannot grow, instead of being ended.
    #[cfg(target_os = "linux")]
    fn told_of_limits(data: &Path) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_exaequo")]);
        Self::of(shell, data, &[])
    }

    fn of(program: Command, data: &Path, more: &[&str]) -> Self {
        Self::try_of(program, data, more).unwrap_or_else(|line| panic!("no address: {line}"))
    }

    /// A desk, or what the program has said instead.
    fn try_of(mut program: Command, data: &Path, more: &[&str]) -> Result<Self, String> {
        let mut child = program
            .args(["serve", "--no-open", "--port", "0", "--lang", "en", "--data"])
            .arg(data)
            .args(more)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let mut desk = Self { child, host: host.unwrap_or_default().to_owned(), token: String::new() };
        if host.is_none() {
            desk.child.wait().unwrap();
            return Err(line);
        }
        let page = desk.ask("GET", "/", "").ok_or_else(|| line.clone())?;
        page.split("data-token=\"")
            .nth(1)
            .ok_or(line)?
            .split('"')
            .next()
            .unwrap()
            .clone_into(&mut desk.token);
        Ok(desk)
    }

    pub(crate) fn ask(&self, method: &str, path: &str, form: &str) -> Option<String> {
        ask(&self.host, &self.token, method, path, form)
    }

    pub(crate) fn kill(mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }

    /// How many changes the history has, where it can be had.
    pub(crate) fn lines(&self) -> Option<usize> {
        let page = self.ask("GET", "/e/1/history", "").filter(|page| page.starts_with("HTTP/1.1 200"))?;
        Some(page.matches("<tr><td class=\"r\">").count())
    }

    /// What the first game of the last round says, where it can be had.
    pub(crate) fn result(&self) -> Option<String> {
        let page = self.ask("GET", "/e/1/round/5/enter", "")?;
        let (_, behind) = page.split_once("data-game=\"1\" data-is=\"")?;
        behind.split_once('"').map(|(is, _)| is.to_owned())
    }

    /// Asks it to end, as the system does.
    pub(crate) fn end(mut self) {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().unwrap();
        self.child.wait().unwrap();
    }
}

/// A test that fails leaves no desk behind.
impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

/// A request; `None` where nobody answers any more.
pub(crate) fn ask(host: &str, token: &str, method: &str, path: &str, form: &str) -> Option<String> {
    let mut stream = TcpStream::connect(host).ok()?;
    let length = form.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAccept: application/json\r\n\
         X-Form-Token: {token}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {length}\r\n\r\n{form}"
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    (!answer.is_empty()).then_some(answer)
}

/// What a command writes that works.
pub(crate) fn said(folder: &Folder, command: &str) -> String {
    let answer = folder.run(command);
    assert_eq!(answer.status, 0, "{command}: {}", answer.stderr);
    String::from_utf8(answer.stdout).unwrap()
}

/// The line of a command that names a file of a folder.
pub(crate) fn last_word<'a>(text: &'a str, before: &str) -> &'a str {
    text.lines().find_map(|line| line.split_once(before)).unwrap().1
}

/// The drill: copy, go on, lose everything, put back by the command that was printed, go on.
#[test]
fn a_copy_is_put_back_by_the_printed_command() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::on_file(&data);
    desk.ask("POST", "/samples/league", "").unwrap();
    desk.ask("POST", "/e/1/round/5/enter", "game=1&was=*&is=1-0").unwrap();
    desk.ask("POST", "/e/1/publish", "round=4").unwrap();
    let before = desk.ask("GET", "/e/1/history", "").unwrap();
    // Also while the desk is open.
    let copied = said(&folder, "backup --data data");
    desk.ask("POST", "/e/1/round/5/enter", "game=2&was=*&is=0-1").unwrap();
    desk.ask("POST", "/e/1/withdraw", "").unwrap();
    desk.kill();
    fs::remove_file(data.join("desk.sqlite")).unwrap();
    assert_eq!(folder.run("verify --data data").status, 2, "it is lost");
    let command = last_word(&copied, "new folder: exaequo ").replace("FOLDER", "again");
    let restored = folder.run(&command);
    assert_eq!(restored.status, 0, "{}", restored.stderr);
    assert!(said(&folder, "verify --data again").contains("Events: 1; changes replayed: 2"));
    assert_eq!(folder.run(&command).status, 2, "nothing is written over");
    let desk = Desk::on_file(&folder.path("again"));
    let rows = |page: &str| page.matches("<tr><td class=\"r\">").count();
    let after = desk.ask("GET", "/e/1/history", "").unwrap();
    // The page that was withdrawn after the copy is withdrawn again.
    assert_eq!(rows(&after), rows(&before) + 1);
    assert!(desk.ask("GET", "/p/1", "").unwrap().starts_with("HTTP/1.1 404"));
    assert!(
        desk.ask("POST", "/e/1/round/5/enter", "game=2&was=*&is=0-1").unwrap().starts_with("HTTP/1.1 200")
    );
    assert!(desk.ask("GET", "/e/1/download/event.trf", "").unwrap().starts_with("HTTP/1.1 200"));
    desk.end();
}

/// Says that a test cannot be made here, to whoever runs all of them: what a test that passes prints is not shown.
fn skipped(why: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// The same as a script, which an arbiter can run before an event.
#[cfg(unix)]
#[test]
fn the_drill_is_a_script() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/restore-drill.sh");
    if Command::new("curl").arg("--version").stdout(Stdio::null()).status().is_err() {
        skipped("there is no curl");
        return;
    }
    let drilled = Command::new(script).arg(env!("CARGO_BIN_EXE_exaequo")).output().unwrap();
    let said = String::from_utf8_lossy(&drilled.stdout);
    assert!(drilled.status.success(), "{said}{}", String::from_utf8_lossy(&drilled.stderr));
    assert!(said.ends_with("The copy was put back, and the desk went on.\n"), "{said}");
}

/// A copy or a restoring that dies leaves nothing that looks like one.
#[test]
fn copies_are_whole_or_not_there() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::on_file(&data);
    desk.ask("POST", "/samples/league", "").unwrap();
    // The desk makes a copy of its own when it opens; this one is looked for by itself.
    desk.end();
    fs::remove_dir_all(data.join("backups")).ok();
    assert!(folder.run_killed("backup --data data", "during-backup"));
    let whole = fs::read_dir(data.join("backups")).unwrap().flatten();
    assert_eq!(
        whole.filter(|one| one.path().extension().is_some_and(|ending| ending == "sqlite")).count(),
        0
    );
    let copied = said(&folder, "backup --data data");
    let command = last_word(&copied, "new folder: exaequo ").replace("FOLDER", "again");
    for point in ["during-backup", "during-restore", "before-restored"] {
        assert!(folder.run_killed(&command, point), "{point}");
        let refused = folder.run("serve --no-open --data again");
        assert!(refused.stderr.contains("that was interrupted"), "{point}: {}", refused.stderr);
    }
    assert_eq!(folder.run(&command).status, 0);
    assert_eq!(folder.run("verify --data again").status, 0);
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

/// The disk is full while results are entered: a sentence, nothing half written, and no restart when there is room again.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_room_is_used_again() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::told_of_limits(&data);
    desk.ask("POST", "/samples/league", "").unwrap();
    // No file grows any more, as on a disk that is full.
    let limited = |limit: &str| {
        let set = Command::new("prlimit")
            .args(["--pid", &desk.child.id().to_string(), &format!("--fsize={limit}:unlimited")])
            .status();
        set.is_ok_and(|status| status.success())
    };
    if !limited("400000") {
        skipped("the limit cannot be set here");
        return;
    }
    let (mut last, mut saved) = ("*", 0);
    let refused = ["1-0", "0-1"].into_iter().cycle().take(500).find_map(|result| {
        let answer = desk.ask("POST", "/e/1/round/5/enter", &format!("game=1&was={last}&is={result}"))?;
        if answer.starts_with("HTTP/1.1 200") {
            (last, saved) = (result, saved + 1);
            return None;
        }
        Some(answer)
    });
    let refused = refused.expect("the file is full at some time");
    assert!(refused.contains("Not saved") && refused.contains("Nothing was written."), "{refused}");
    let page = desk.ask("GET", "/e/1/round/5/enter", "").unwrap();
    assert!(page.contains(&format!("data-game=\"1\" data-is=\"{last}\"")), "what was there is there");
    // Whatever is told to be saved is there afterwards, though the write before it failed.
    let opened = desk.ask("POST", "/samples/swiss", "").unwrap();
    let events = if opened.starts_with("HTTP/1.1 303") { 2 } else { 1 };
    assert!(events == 2 || opened.contains("Nothing was written."), "{opened}");
    assert!(limited("unlimited"));
    let other = if last == "1-0" { "0-1" } else { "1-0" };
    let answer = desk.ask("POST", "/e/1/round/5/enter", &format!("game=1&was={last}&is={other}")).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    desk.kill();
    let verified = said(&folder, "verify --data data");
    let wanted = format!("Events: {events}; changes replayed: {}", saved + 1);
    assert!(verified.contains(&wanted), "{wanted}: {verified}");
}

/// The files cannot be written to while results are entered, as on a disk that the system has made read-only after an error: a
/// sentence, nothing half written, and no restart when they can be again.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_cannot_be_written_to_is_said_and_used_again() {
    let folder = Folder::new();
    let data = folder.path("data");
    let desk = Desk::on_file(&data);
    desk.ask("POST", "/samples/league", "").unwrap();
    let enter =
        |game: u32| desk.ask("POST", "/e/1/round/5/enter", &format!("game={game}&was=*&is=1-0")).unwrap();
    assert!(enter(1).starts_with("HTTP/1.1 200"));
    // Permissions stop no administrator; the attribute does, also for files that are open. The third file of SQLite is memory
    // that its connections share: it is not written to as a file.
    let set = |sign: &str| {
        let names = ["desk.sqlite", "desk.sqlite-wal"].map(|name| data.join(name));
        let set = Command::new("chattr").arg(format!("{sign}i")).args(names).stderr(Stdio::null()).status();
        set.is_ok_and(|status| status.success())
    };
    if !set("+") {
        skipped("files cannot be made read-only here");
        return;
    }
    let refused = [enter(2), enter(3)];
    let history = desk.lines();
    assert!(set("-"));
    for refused in refused {
        assert!(refused.contains("Not saved") && refused.contains("Nothing was written."), "{refused}");
    }
    assert_eq!(history, Some(1), "what was there is shown");
    assert!(enter(2).starts_with("HTTP/1.1 200"));
    assert_eq!(desk.lines(), Some(2));
    desk.kill();
    assert!(said(&folder, "verify --data data").contains("changes replayed: 2"));
}
