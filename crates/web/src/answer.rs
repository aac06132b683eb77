//! Connections: so many at once and no more, none that is slow to say what it wants, and a quiet end.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt as _;

/// How many connections there are at once; more wait until one of these ends. A process usually has a thousand files.
const MOST: usize = 800;
/// How long somebody may take to say what is wanted, also on a connection that is kept.
const HEAD: Duration = Duration::from_secs(15);
/// How long those who are being answered are waited for at the end.
const LAST: Duration = Duration::from_secs(5);
/// How long to wait where the system has no more files.
const PAUSE: Duration = Duration::from_millis(100);

/// Who may be connected, and how long they may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) most: usize,
    pub(crate) head: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { most: MOST, head: HEAD }
    }
}

/// Answers whoever connects until it is told to stop.
pub(crate) async fn everybody(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stopped: impl Future<Output = ()>,
) {
    let (room, ending) = (Arc::new(Semaphore::new(limits.most)), GracefulShutdown::new());
    let mut stopped = std::pin::pin!(stopped);
    loop {
        let next = next(&listener, &room);
        let (stream, peer, permit) = tokio::select! {
            next = next => next,
            () = &mut stopped => break,
        };
        let connection = builder(limits).serve_connection(TokioIo::new(stream), answering(&router, peer));
        let connection = ending.watch(connection);
        tokio::spawn(async move {
            // Whoever hangs up early is not waited for.
            let _ = connection.await;
            drop(permit);
        });
    }
    // Whoever is not done by then has been told what matters: changes are on the disk before they are answered.
    let _ = tokio::time::timeout(LAST, ending.shutdown()).await;
}

/// The next connection for which there is room.
async fn next(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
) -> (TcpStream, SocketAddr, Option<OwnedSemaphorePermit>) {
    // It is never closed.
    let permit = Arc::clone(room).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Answers are written at once, and small ones go out at once.
                let _ = stream.set_nodelay(true);
                return (stream, peer, permit);
            }
            // Whoever hung up is nobody; where files are lacking, some will be given back.
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

fn builder(limits: Limits) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
    builder
}

/// The router for a connection that comes from somewhere.
fn answering(
    router: &Router,
    peer: SocketAddr,
) -> impl hyper::service::Service<
    Request<Incoming>,
    Response = axum::response::Response,
    Error = Infallible,
    Future: Send + 'static,
> + Send
+ 'static {
    let router = router.clone();
    service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    })
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::sync::oneshot;

    use super::*;

    const SHORT: Limits = Limits { most: 2, head: Duration::from_millis(300) };

    async fn server() -> (SocketAddr, oneshot::Sender<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let router = Router::new().fallback(|| async { "here" });
        let (stop, stopped) = oneshot::channel();
        tokio::spawn(everybody(listener, router, SHORT, async {
            let _ = stopped.await;
        }));
        (address, stop)
    }

    async fn asked(address: SocketAddr) -> String {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request).await.expect("a request");
        let mut answer = String::new();
        let reading = stream.read_to_string(&mut answer);
        let read = tokio::time::timeout(Duration::from_secs(10), reading).await;
        read.expect("in time").expect("an answer");
        answer
    }

    #[tokio::test]
    async fn who_is_slow_to_ask_is_cut_off() {
        let (address, _stop) = server().await;
        let mut slow = TcpStream::connect(address).await.expect("a connection");
        slow.write_all(b"GET / HTTP/1.1\r\nHost: loc").await.expect("half a head");
        let mut answer = Vec::new();
        let reading = slow.read_to_end(&mut answer);
        let ended = tokio::time::timeout(Duration::from_secs(10), reading).await.expect("it is ended");
        assert!(ended.is_err() || !String::from_utf8_lossy(&answer).contains("here"));
    }

    #[tokio::test]
    async fn too_many_wait_and_get_their_turn() {
        let (address, _stop) = server().await;
        let mut idle = Vec::new();
        for _ in 0..6 {
            idle.push(TcpStream::connect(address).await.expect("a connection"));
        }
        // The idle ones before it are ended one after the other; then there is room.
        assert!(asked(address).await.ends_with("here"));
    }

    #[tokio::test]
    async fn it_ends_when_it_is_told_to() {
        let (address, stop) = server().await;
        assert!(asked(address).await.ends_with("here"));
        stop.send(()).expect("it listens");
        for _ in 0..100 {
            if TcpStream::connect(address).await.is_err() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("it goes on");
    }
}
