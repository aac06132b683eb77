//! The server: a folder, a lock on it, a socket, and a quiet end.

use std::fs::{self, File};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use exaequo_office::{OfficeError, Place};
use exaequo_store_sqlite::{OpenError, quick_check_desk};
use fd_lock::RwLock;
use tokio::net::TcpListener;

use crate::answer::{self, Limits};
use crate::copies;
use crate::desk::{Desk, erase};
use crate::folder;
use crate::host_name::Name;
use crate::journal;
use crate::operation::Log;
use crate::pages::router;

/// Where the desk answers unless it is told otherwise.
const PORT: u16 = 7450;
/// The file with everything in it.
pub(crate) const DESK: &str = "desk.sqlite";
/// Held as long as the desk is open.
const LOCK: &str = "desk.lock";
/// Where an open desk says how it is reached.
const ADDRESS: &str = "desk.address";

/// What a desk is opened with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The folder with everything in it, or with what a database does not keep. It is made where there is none.
    pub data: PathBuf,
    /// The address of the database with everything in it; without one it is in the folder.
    pub database: Option<String>,
    /// Where the register of a federation is, a file or an address; without it the desk keeps none.
    pub register: Option<PathBuf>,
    /// The port, 0 for any; without one the usual, or any if somebody has that.
    pub port: Option<u16>,
    /// The address others reach it by; without one nobody else does.
    pub listen: Option<IpAddr>,
    /// Names it is called by, behind a server that has them; others reach it by the first.
    pub names: Vec<Name>,
    /// Sites whose pages may use the interface for programs, such as `https://example.org`.
    pub allow_origin: Vec<String>,
    /// How many requests a minute an address has for programs, 600 unless it is said.
    pub each_minute: Option<u32>,
    /// How requests are written down.
    pub log: Log,
    /// The command that opens a desk for others, for pages that only this computer sees; without it they name none.
    pub command_for_others: Option<String>,
}

/// Where a desk is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// By whoever sits at the machine.
    pub here: String,
    /// By others, where it listens to them.
    pub others: Option<String>,
    /// By whoever chooses the first name and password, once; nothing where somebody has one or nobody else reaches the desk.
    pub set_up: Option<String>,
    /// What is wrong with its file, where it is damaged.
    pub damage: Option<String>,
}

/// Why there is no desk.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Another one is open in the folder.
    #[error("{} is in use by a desk at {address}", .folder.display())]
    InUse {
        /// The folder that is in use.
        folder: PathBuf,
        /// Where the other one is reached; empty where it does not say.
        address: String,
    },
    /// A copy was to be put back into the folder, and that was interrupted.
    #[error("{} has a copy that was put back by half", .0.display())]
    HalfRestored(PathBuf),
    /// The folder cannot be used.
    #[error("{}: {why}", .folder.display())]
    Folder {
        /// The folder of the desk.
        folder: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// The file of the desk cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be opened.
    #[error(transparent)]
    Database(#[from] exaequo_store_postgres::OpenError),
    /// The register cannot be opened: where it is, and why.
    #[error("{place}: {why}")]
    Register {
        /// Where the register is.
        place: Place,
        /// Why it cannot be opened.
        why: OfficeError,
    },
    /// The address is not there to be listened on.
    #[error("{address}: {why}")]
    Address {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The server has come to an end by itself.
    #[error(transparent)]
    Server(io::Error),
}

/// Opens a desk and answers until the program is told to stop. `ready` is told where.
pub async fn serve(options: &Options, ready: impl FnOnce(&Address)) -> Result<(), ServeError> {
    let unusable = |why| ServeError::Folder { folder: options.data.clone(), why };
    folder::create(&options.data).map_err(unusable)?;
    if let Some(database) = &options.database {
        // Servers of one database may share a folder as well.
        let desk = Desk::connect(database, &options.data).await?;
        return run(options, desk, ready).await;
    }
    if copies::is_half_restored(&options.data) {
        return Err(ServeError::HalfRestored(options.data.clone()));
    }
    let mut lock = RwLock::new(File::create(options.data.join(LOCK)).map_err(unusable)?);
    let held = lock.try_write().map_err(|_| in_use(&options.data))?;
    let file = options.data.join(DESK);
    // What cannot even be read so is told when it is opened.
    let damage = if file.exists() { quick_check_desk(&file).await.ok().flatten() } else { None };
    let desk = Desk::open(&file).await?;
    if let Some(damage) = &damage {
        desk.set_damage(damage);
    }
    let copying = tokio::spawn(copies::every_day(options.data.clone()));
    let served = run(options, desk, |address| {
        // Only who comes second reads it.
        let _ = fs::write(options.data.join(ADDRESS), &address.here);
        ready(address);
    });
    let served = served.await;
    let _ = fs::remove_file(options.data.join(ADDRESS));
    copying.abort();
    drop(held);
    served
}

async fn run(options: &Options, desk: Desk, ready: impl FnOnce(&Address)) -> Result<(), ServeError> {
    journal::replay(&desk, &options.data).await.map_err(|why| ServeError::Server(io::Error::other(why)))?;
    if let Some(named) = &options.register {
        let place = Place::from(named.as_path());
        desk.open_register(&place).await.map_err(|why| ServeError::Register { place, why })?;
    }
    journal::erase_again(&desk, &options.data)
        .await
        .map_err(|why| ServeError::Server(io::Error::other(why)))?;
    tokio::spawn(erase::every_hour(desk.weak()));
    tokio::spawn(erase::forgetting(desk.weak()));
    desk.set_log(options.log);
    desk.set_api_limits(&options.allow_origin, options.each_minute);
    desk.set_names(&options.names);
    desk.set_command_for_others(options.command_for_others.as_deref());
    let listener = listener(options).await?;
    let mut address = address(&listener, options).map_err(ServeError::Server)?;
    address.damage = desk.damage().map(str::to_owned);
    if let Some(others) = &address.others {
        desk.set_public_address(others);
        address.set_up = desk.first_link().await.map_err(|why| ServeError::Server(io::Error::other(why)))?;
    }
    ready(&address);
    let stopping = desk.clone();
    let stopped = async move {
        stopped().await;
        stopping.stop();
    };
    answer::everybody(listener, router(desk.clone()), Limits::default(), stopped).await;
    desk.close().await;
    Ok(())
}

fn in_use(folder: &Path) -> ServeError {
    let address = fs::read_to_string(folder.join(ADDRESS)).unwrap_or_default();
    ServeError::InUse { folder: folder.to_owned(), address }
}

/// The port asked for; the usual one may be taken, and then any does.
async fn listener(options: &Options) -> Result<TcpListener, ServeError> {
    let ip = options.listen.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let address = SocketAddr::new(ip, options.port.unwrap_or(PORT));
    match (TcpListener::bind(address).await, options.port) {
        (Ok(listener), _) => Ok(listener),
        (Err(why), None) if why.kind() == io::ErrorKind::AddrInUse => {
            let address = SocketAddr::new(ip, 0);
            TcpListener::bind(address).await.map_err(|why| ServeError::Address { address, why })
        }
        (Err(why), _) => Err(ServeError::Address { address, why }),
    }
}

fn address(listener: &TcpListener, options: &Options) -> io::Result<Address> {
    let own = listener.local_addr()?;
    let here =
        if own.ip().is_unspecified() { SocketAddr::new(Ipv4Addr::LOCALHOST.into(), own.port()) } else { own };
    let others = options.listen.filter(|ip| !ip.is_loopback());
    let others =
        others.map(|ip| SocketAddr::new(if ip.is_unspecified() { outside() } else { ip }, own.port()));
    Ok(Address {
        here: format!("http://{here}/"),
        others: options
            .names
            .first()
            .map(Name::to_string)
            .or(others.map(|address| format!("http://{address}/"))),
        set_up: None,
        damage: None,
    })
}

/// The address of this machine in its network: the one it would send from. Nothing is sent.
fn outside() -> IpAddr {
    let asked = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    asked.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip())
}

/// Waits until somebody stops the program.
async fn stopped() {
    let interrupted = async {
        // Without the signal it runs until it is killed, which loses nothing.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

/// The folder for data of this program, where the system has one for it.
pub fn default_folder() -> PathBuf {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA").or_else(|| folder("APPDATA"))
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map_or_else(|| PathBuf::from("exaequo-desk"), |base| base.join("exaequo"))
}

/// Opens a page in the browser of the user; a machine without one goes without.
pub fn open_browser(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(first).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // The address is printed as well.
    let _ = command.spawn();
}
