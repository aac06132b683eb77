//! The desk is killed, at any moment and at named points: nothing that was acknowledged is lost, nothing is there by half.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::serve::{Desk, ask, last_word, said};
use crate::transcript::Folder;

/// How often the program is killed, unless `EXAEQUO_CRASHES` says otherwise.
const TIMES: u64 = 50;
/// How often before another event is gone on with, so that none has more changes than an event ever has.
const EACH: u64 = 48;

/// In the middle of what it is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum While {
    /// Results are entered.
    Entering,
    /// It has been asked to end.
    Ending,
    /// Tables of an older program are brought up to date.
    Migrating,
    /// A copy is made while results are entered.
    Copying,
    /// A copy is put back.
    Restoring,
}

/// How the program ends, one after the other. Where the point is empty it is killed at any moment; a number behind it is the
/// largest number of the time it dies at.
const WAYS: [(While, &str, u64); 16] = [
    (While::Entering, "", 0),
    (While::Entering, "before-commit", 11),
    (While::Migrating, "migrating", 2500),
    (While::Entering, "after-commit", 11),
    (While::Copying, "copying", 2500),
    (While::Ending, "before-checkpoint", 1),
    (While::Restoring, "copying", 2500),
    (While::Ending, "during-checkpoint", 300),
    (While::Migrating, "before-migration", 1),
    (While::Ending, "after-checkpoint", 1),
    (While::Copying, "during-backup", 1),
    (While::Restoring, "during-restore", 1),
    (While::Migrating, "after-migration", 1),
    (While::Restoring, "before-restored", 1),
    (While::Migrating, "copying", 2500),
    (While::Restoring, "migrating", 2500),
];

/// What must be there whatever happens.
struct Known {
    folder: Folder,
    event: u64,
    /// How many changes the event has.
    lines: usize,
    /// What the board says.
    last: &'static str,
    acknowledged: usize,
}

impl Known {
    fn data(&self) -> PathBuf {
        self.folder.path("data")
    }

    fn open(&self) -> Desk {
        Desk::on_file(&self.data())
    }

    /// Goes on with another event.
    fn begin(&mut self) {
        let desk = self.open();
        let answer = desk.ask("POST", "/samples/league", "").unwrap();
        let event = answer.split("location: /e/").nth(1).and_then(|rest| rest.split("\r\n").next());
        (self.event, self.lines, self.last) = (event.unwrap().parse().unwrap(), 0, "*");
        desk.kill();
    }

    fn page(&self) -> String {
        format!("/e/{}/round/5/enter", self.event)
    }

    /// Enters results until nobody answers; which were acknowledged comes in the end.
    fn enter(&self, desk: &Desk) -> thread::JoinHandle<Vec<&'static str>> {
        let (host, token, path, last) = (desk.host.clone(), desk.token.clone(), self.page(), self.last);
        let (send, acknowledged) = mpsc::channel();
        thread::spawn(move || {
            enter(&host, &token, &path, last, &send);
            drop(send);
            acknowledged.iter().collect()
        })
    }

    /// Opens the desk again: whatever was acknowledged is there, in its order, and at most one entry more, whose answer was lost.
    fn holds(&mut self, acknowledged: &[&'static str], way: &str) {
        let desk = self.open();
        let found = lines(&desk, self.event);
        let expected = self.lines + acknowledged.len();
        let more = found.checked_sub(expected);
        assert!(more.is_some_and(|more| more <= 1), "{way}: {found} changes instead of {expected}");
        let is = result(&desk, &self.page());
        if more == Some(0) {
            assert_eq!(is, acknowledged.last().copied().unwrap_or(self.last), "{way}");
        }
        (self.lines, self.last) = (found, is);
        self.acknowledged += acknowledged.len();
        desk.kill();
    }

    /// The copies there are: each can be put back, and has between so many changes and so many.
    fn copies_hold(&self, at_least: usize, at_most: usize, way: &str) {
        for copy in files(&self.data().join("backups")) {
            let name = copy.file_name().unwrap().to_str().unwrap().to_owned();
            if copy.extension().is_none_or(|ending| ending != "sqlite") {
                continue;
            }
            said(&self.folder, &format!("restore data/backups/{name} --data tried"));
            let desk = Desk::on_file(&self.folder.path("tried"));
            let found = lines(&desk, self.event);
            assert!((at_least..=at_most).contains(&found), "{way}: {name} has {found} changes");
            desk.kill();
            fs::remove_dir_all(self.folder.path("tried")).unwrap();
        }
        let _ = fs::remove_dir_all(self.data().join("backups"));
    }

    fn entering(&mut self, way: (While, &str, u64), time: u64) {
        let point = numbered(way, time);
        let _ = fs::remove_dir_all(self.data().join("backups"));
        let Some(desk) = Desk::dying_at(&self.data(), &point) else { return self.holds(&[], &point) };
        let entering = self.enter(&desk);
        pause(time);
        if way.0 == While::Ending {
            desk.end();
        } else {
            desk.kill();
        }
        let acknowledged = entering.join().unwrap();
        self.holds(&acknowledged, &point);
    }

    /// An older program has left its tables; the next start dies while it brings them up to date.
    fn migrating(&mut self, way: (While, &str, u64), time: u64) {
        let point = numbered(way, time);
        older(&self.data().join("desk.sqlite"));
        if let Some(desk) = Desk::dying_at(&self.data(), &point) {
            desk.kill();
        }
        self.holds(&[], &point);
        let is_copied = |file: &PathBuf| file.to_string_lossy().contains(".before-");
        assert!(files(&self.data()).iter().any(is_copied), "{point}: it is copied first");
        // What was copied before can be gone on with.
        for copy in files(&self.data()) {
            let name = copy.file_name().unwrap().to_str().unwrap().to_owned();
            if name.contains(".before-") && !name.contains("half") {
                said(&self.folder, &format!("restore data/{name} --data tried"));
                let verified = said(&self.folder, "verify --data tried");
                assert!(verified.contains("changes replayed"), "{point}: {verified}");
                fs::remove_dir_all(self.folder.path("tried")).unwrap();
            }
            if name.contains(".before-") {
                fs::remove_file(&copy).unwrap();
            }
        }
    }

    fn copying(&mut self, way: (While, &str, u64), time: u64) {
        let point = numbered(way, time);
        let before = self.lines;
        // Those of another time have fewer changes.
        let _ = fs::remove_dir_all(self.data().join("backups"));
        let desk = self.open();
        let entering = self.enter(&desk);
        self.folder.run_killed("backup --data data", &point);
        pause(time);
        desk.kill();
        let acknowledged = entering.join().unwrap();
        self.holds(&acknowledged, &point);
        self.copies_hold(before, self.lines, &point);
    }

    /// A copy that is put back is there, or is not, and then it can be put back again.
    fn restoring(&mut self, way: (While, &str, u64), time: u64) {
        let point = numbered(way, time);
        if point.starts_with("migrating") {
            older(&self.data().join("desk.sqlite"));
        }
        let copied = said(&self.folder, "backup --data data");
        let command = last_word(&copied, "new folder: exaequo ").replace("FOLDER", "again");
        if self.folder.run_killed(&command, &point) {
            if !files(&self.folder.path("again")).is_empty() {
                let refused = self.folder.run("serve --no-open --data again");
                assert!(refused.stderr.contains("that was interrupted"), "{point}: {}", refused.stderr);
            }
            said(&self.folder, &command);
        }
        let (here, there) = (self.open(), Desk::on_file(&self.folder.path("again")));
        let trf = format!("/e/{}/download/event.trf", self.event);
        let file = |desk: &Desk| body(&desk.ask("GET", &trf, "").unwrap());
        assert_eq!(file(&here), file(&there), "{point}");
        assert_eq!(lines(&there, self.event), self.lines, "{point}");
        here.kill();
        there.kill();
        fs::remove_dir_all(self.folder.path("again")).unwrap();
        let _ = fs::remove_dir_all(self.data().join("backups"));
    }
}

/// The point with the time at which it is reached.
fn numbered((_, point, most): (While, &str, u64), time: u64) -> String {
    match most {
        0 => String::new(),
        most => format!("{point}:{}", 1 + time.wrapping_mul(7919) % most),
    }
}

/// Any moment.
fn pause(time: u64) {
    thread::sleep(Duration::from_millis(20 + time * 37 % 90));
}

/// Enters results one after the other until nobody answers, and tells which were acknowledged.
fn enter(
    host: &str,
    token: &str,
    path: &str,
    mut last: &'static str,
    acknowledged: &mpsc::Sender<&'static str>,
) {
    let results = ["1-0", "0-1", "1/2-1/2"];
    for result in results.iter().cycle().copied() {
        if result == last {
            continue;
        }
        match ask(host, token, "POST", path, &format!("game=1&was={last}&is={result}")) {
            Some(answer) if answer.starts_with("HTTP/1.1 200") => acknowledged.send(result).unwrap(),
            _ => return,
        }
        last = result;
    }
}

/// How many changes an event has.
fn lines(desk: &Desk, event: u64) -> usize {
    let history = desk.ask("GET", &format!("/e/{event}/history"), "").unwrap();
    assert!(history.starts_with("HTTP/1.1 200"), "{history}");
    history.matches("<tr><td class=\"r\">").count()
}

/// What the first game says.
fn result(desk: &Desk, page: &str) -> &'static str {
    let page = desk.ask("GET", page, "").unwrap();
    let (_, behind) = page.split_once("data-game=\"1\" data-is=\"").unwrap();
    let is = behind.split_once('"').unwrap().0;
    ["*", "1-0", "0-1", "1/2-1/2"].into_iter().find(|one| *one == is).unwrap()
}

/// An answer without its head.
fn body(answer: &str) -> String {
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
}

/// The tables of the first version.
const FIRST: &str = include_str!("../../../store-sqlite/migrations/desk/0001_desk.sql");

/// Makes the tables those of the first version again: later ones have added tables and a column, and changed what may be done to the
/// first.
fn older(path: &Path) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        use sqlx::{ConnectOptions as _, Connection as _};
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).foreign_keys(false);
        let mut file = options.connect().await.unwrap();
        let later = "SELECT 'DROP ' || type || ' \"' || name || '\"' FROM sqlite_schema \
             WHERE type = 'trigger' OR type = 'table' AND name NOT LIKE 'sqlite%' \
             AND name NOT IN ('event', 'change', '_sqlx_migrations') ORDER BY type DESC";
        let later = sqlx::query_scalar::<_, String>(later).fetch_all(&mut file).await.unwrap();
        let triggers = FIRST.split("\n\n").filter(|block| block.starts_with("CREATE TRIGGER"));
        let column = "ALTER TABLE change DROP COLUMN actor_id";
        let versions = "DELETE FROM _sqlx_migrations WHERE version > 1";
        let later = later.iter().map(String::as_str);
        for sql in later.chain([column]).chain(triggers).chain([versions]) {
            sqlx::raw_sql(sql).execute(&mut file).await.unwrap();
        }
        file.close().await.unwrap();
    });
}

#[test]
fn nothing_that_was_acknowledged_is_lost() {
    let times = std::env::var("EXAEQUO_CRASHES").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES);
    let mut known = Known { folder: Folder::new(), event: 0, lines: 0, last: "*", acknowledged: 0 };
    for time in 0..times {
        if time % EACH == 0 {
            known.begin();
        }
        let way = WAYS[usize::try_from(time).unwrap() % WAYS.len()];
        match way.0 {
            While::Entering | While::Ending => known.entering(way, time),
            While::Migrating => known.migrating(way, time),
            While::Copying => known.copying(way, time),
            While::Restoring => known.restoring(way, time),
        }
    }
    assert!(known.acknowledged > 0, "something was entered");
    let verified = said(&known.folder, "verify --data data");
    println!("{times} times killed, {} results acknowledged, none lost; {verified}", known.acknowledged);
}
