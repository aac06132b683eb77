//! A PostgreSQL server of one's own, for tests: begun in a new folder, reached on loopback, gone with the program.
//!
//! PostgreSQL does not run as root; where a test does, the server runs as `nobody`.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where Debian has the programs of PostgreSQL, by version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The account a server runs as that a superuser begins, and its number.
const NOBODY: (&str, &str, u32) = ("nobody", "nogroup", 65534);
/// The account of the tests. It owns databases and is nothing more.
const OWNER: &str = "desk";
/// How long a server may take to begin.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether what is written reaches the disk at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// As a server has to.
    Safely,
    /// As it is enough for a test.
    Quickly,
}

/// A server with its folder. Both are gone when the program ends, however it ends.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    writing: Writing,
    databases: AtomicU32,
    keeper: Mutex<Child>,
}

impl Cluster {
    /// Begins a server with nothing in it.
    pub fn start(writing: Writing) -> Self {
        let folder = new_folder();
        run(as_nobody(&program("initdb"))
            .args(["--auth=trust", "--username=postgres", "--encoding=UTF8"])
            .args(["--no-sync", "--locale=C.UTF-8", "--pgdata"])
            .arg(folder.join("data"))
            .current_dir(&folder));
        let port = free_port();
        let keeper = Mutex::new(keeper(&folder, port, writing));
        let cluster = Self { folder, port, writing, databases: AtomicU32::new(0), keeper };
        cluster.wait();
        cluster.command(&format!("CREATE ROLE {OWNER} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE"));
        cluster
    }

    /// A server that follows this one and can only be read.
    pub fn replica(&self) -> Self {
        let folder = new_folder();
        let mut copy = as_nobody(&program("pg_basebackup"));
        copy.args(["--host=127.0.0.1", "--username=postgres", &format!("--port={}", self.port)]);
        copy.args(["--write-recovery-conf", "--checkpoint=fast", "--pgdata"]).arg(folder.join("data"));
        run(copy.current_dir(&folder));
        let (port, writing) = (free_port(), self.writing);
        let keeper = Mutex::new(keeper(&folder, port, writing));
        let replica = Self { folder, port, writing, databases: AtomicU32::new(0), keeper };
        replica.wait();
        replica
    }

    /// The server of this program, for tests that do it no harm.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Self::start(Writing::Quickly))
    }

    /// A new database of an account that is not a superuser; its address.
    pub fn database(&self) -> String {
        let name = format!("d{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.command(&format!("CREATE DATABASE {name} OWNER {OWNER}"));
        format!("postgres://{OWNER}@127.0.0.1:{}/{name}", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Does something as the superuser.
    pub fn command(&self, sql: &str) {
        run(&mut self.psql("postgres", sql));
    }

    /// Does something in a database at an address, as its owner; whether it could be done.
    pub fn try_command(&self, address: &str, sql: &str) -> Result<String, String> {
        let done = self.psql(address, sql).output().expect("psql");
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if done.status.success() { Ok(said(&done.stdout)) } else { Err(said(&done.stderr)) }
    }

    fn psql(&self, database: &str, sql: &str) -> Command {
        let mut psql = Command::new(program("psql"));
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        if !database.contains("://") {
            psql.args(["--host=127.0.0.1", "--username=postgres", &format!("--port={}", self.port)]);
        }
        psql.arg(format!("--dbname={database}")).arg("--command").arg(sql);
        psql
    }

    /// Kills the server as a power failure would, with all its processes.
    pub fn kill(&self) {
        let id = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("a server that runs");
        let id = id.lines().next().expect("the number of its process").to_owned();
        run(Command::new("kill").args(["-KILL", &id]));
        // To wait for the keeper would close its input, by which it knows that the test has ended.
        while self.keeper.lock().expect("a keeper").try_wait().expect("its end").is_none() {
            sleep(Duration::from_millis(20));
        }
    }

    /// Begins it again after it was killed.
    pub fn restart(&self) {
        *self.keeper.lock().expect("a keeper") = keeper(&self.folder, self.port, self.writing);
        self.wait();
    }

    fn wait(&self) {
        let begun = Instant::now();
        let probe = || self.psql("postgres", "SELECT 1").stderr(Stdio::null()).stdout(Stdio::null()).status();
        while !probe().expect("psql").success() {
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not begin:\n{}", self.said());
            if self.keeper.lock().expect("a keeper").try_wait().is_ok_and(|ended| ended.is_some()) {
                // What was killed may still hold its memory for a moment.
                sleep(Duration::from_millis(200));
                *self.keeper.lock().expect("a keeper") = keeper(&self.folder, self.port, self.writing);
            }
            sleep(Duration::from_millis(50));
        }
    }

    fn said(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let keeper = self.keeper.get_mut().expect("a keeper");
        drop(keeper.stdin.take());
        let _ = keeper.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A program of PostgreSQL: of the newest version Debian has installed, else from the path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|entry| entry.path());
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.filter(|path| path.join("bin").join(name).exists()).max_by_key(number);
    let program = newest.map_or_else(|| PathBuf::from(name), |path| path.join("bin").join(name));
    let works = Command::new(&program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(
        works.is_ok_and(|status| status.success()),
        "PostgreSQL is not installed, and these tests need it: `apt-get install postgresql` (there is no {name})"
    );
    program
}

fn is_superuser() -> bool {
    let said = Command::new("id").arg("--user").output().expect("id");
    said.stdout.trim_ascii() == b"0"
}

/// A command as an account that PostgreSQL runs as.
fn as_nobody(program: &Path) -> Command {
    if !is_superuser() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={}", NOBODY.0), format!("--regid={}", NOBODY.1)]);
    command.args(["--clear-groups", "--"]).arg(program);
    command
}

/// A folder whose name was never used by this program: the keeper of an earlier one may still be taking it away.
fn new_folder() -> PathBuf {
    static USED: AtomicU32 = AtomicU32::new(0);
    let base = std::env::temp_dir();
    let name = || {
        let number = USED.fetch_add(1, Ordering::Relaxed);
        base.join(format!("exaequo-postgres-{}-{number}", std::process::id()))
    };
    let folder = std::iter::repeat_with(name).find(|name| fs::create_dir(name).is_ok());
    let folder = folder.expect("a new folder");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).expect("its rights");
    if is_superuser() {
        chown(&folder, Some(NOBODY.2), Some(NOBODY.2)).expect("its owner");
    }
    folder
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}

/// Runs the server and waits on its own input: when that ends, by whatever end of the test, it ends the server and takes the
/// folder away.
fn keeper(folder: &Path, port: u16, writing: Writing) -> Child {
    let flush = if writing == Writing::Quickly { "off" } else { "on" };
    let script = "exec 3<&0; \"$1\" -D data -p \"$2\" -k \"$PWD\" -c listen_addresses=127.0.0.1 -c fsync=$3 \
         -c max_connections=100 -c shared_buffers=32MB >>log 2>&1 </dev/null & server=$!; \
         (cat <&3 >/dev/null; kill -INT $server && { while kill -0 $server; do sleep 0.1; done; rm -rf \"$PWD\"; }) \
         2>/dev/null & \
         wait $server";
    let mut shell = as_nobody(Path::new("sh"));
    shell.args(["-c", script, "keeper"]).arg(program("postgres")).arg(port.to_string()).arg(flush);
    shell.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    shell.spawn().expect("a shell")
}

fn run(command: &mut Command) {
    let done = command.output().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}
