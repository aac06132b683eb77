//! A desk to ask, without a socket.

use std::net::SocketAddr;
use std::path::Path;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode};
use exaequo_office::Place;
use exaequo_web::{Desk, Name, router};
use futures_util::StreamExt as _;
use tempfile::TempDir;
use tower::ServiceExt as _;

pub(crate) const HOST: &str = "127.0.0.1:7450";

/// A desk in a folder of its own.
pub(crate) struct Site {
    pub(crate) folder: TempDir,
    router: Router,
    pub(crate) desk: Desk,
    /// What the forms of the desk carry.
    token: String,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl Site {
    pub(crate) async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (desk, router) = opened(folder.path(), None).await;
        let token = token(&router).await;
        Self { folder, router, desk, token }
    }

    /// A desk that others reach.
    pub(crate) async fn shared() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (desk, router) = opened(folder.path(), Some("http://192.168.1.20:7450/")).await;
        let token = token(&router).await;
        Self { folder, router, desk, token }
    }

    /// A desk behind a server that has names for it.
    pub(crate) async fn called(names: &[Name]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk::open(&folder.path().join("desk.sqlite")).await.unwrap();
        desk.set_names(names);
        desk.set_public_address(&names[0].to_string());
        let router = router(desk.clone());
        let token = token(&router).await;
        Self { folder, router, desk, token }
    }

    /// A desk that others reach, with sites whose pages may ask and so many requests a minute.
    pub(crate) async fn asked(origins: &[&str], each_minute: u32) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk::open(&folder.path().join("desk.sqlite")).await.unwrap();
        desk.set_public_address("http://192.168.1.20:7450/");
        desk.set_api_limits(&origins.iter().map(ToString::to_string).collect::<Vec<_>>(), Some(each_minute));
        let router = router(desk.clone());
        let token = token(&router).await;
        Self { folder, router, desk, token }
    }

    /// A desk with the register of a federation, which somebody makes in a file.
    pub(crate) async fn with_register(make: fn(&Path)) -> Self {
        Self::registered(make, None).await
    }

    /// The same that others reach.
    pub(crate) async fn shared_with_register(make: fn(&Path)) -> Self {
        Self::registered(make, Some("http://192.168.1.20:7450/")).await
    }

    async fn registered(make: fn(&Path), others: Option<&str>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = Desk::open(&folder.path().join("desk.sqlite")).await.unwrap();
        let file = folder.path().join("federation.register");
        let path = file.clone();
        tokio::task::spawn_blocking(move || make(&path)).await.unwrap();
        desk.open_register(&Place::File(file)).await.unwrap();
        if let Some(others) = others {
            desk.set_public_address(others);
        }
        let router = router(desk.clone());
        let token = token(&router).await;
        Self { folder, router, desk, token }
    }

    /// The same after the program was ended and begun again.
    pub(crate) async fn restarted(self) -> Self {
        let Self { folder, router, desk, token } = self;
        drop((router, desk));
        let (desk, router) = opened(folder.path(), None).await;
        Self { folder, router, desk, token }
    }

    /// Asks; what changes something carries the token of the desk, as its forms do.
    pub(crate) async fn ask(&self, mut request: Request<Body>) -> Answer {
        request.headers_mut().entry("x-form-token").or_insert(self.token.parse().unwrap());
        self.ask_bare(request).await
    }

    /// The same without a token.
    pub(crate) async fn ask_bare(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    /// How an answer begins, without waiting for its end.
    pub(crate) async fn begin(&self, request: Request<Body>) -> Answer {
        let (parts, _) = self.router.clone().oneshot(request).await.unwrap().into_parts();
        Answer { status: parts.status, headers: parts.headers, bytes: Vec::new() }
    }

    /// The first piece of news of a page that listens.
    pub(crate) async fn first_news(&self, path: &str) -> String {
        let request = request("GET", path, &[], Body::empty());
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        let mut body = response.into_body().into_data_stream();
        let piece = body.next().await.unwrap().unwrap();
        String::from_utf8(piece.to_vec()).unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(request("GET", path, &[], Body::empty())).await
    }

    pub(crate) async fn post(&self, path: &str, form: &str) -> Answer {
        let kind = ("content-type", "application/x-www-form-urlencoded");
        self.ask(request("POST", path, &[kind], Body::from(form.to_owned()))).await
    }

    /// The same as a script of the desk asks.
    pub(crate) async fn script(&self, path: &str, form: &str) -> Answer {
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
        self.ask(request("POST", path, &headers, Body::from(form.to_owned()))).await
    }

    /// Sends a file, as a form in a browser does.
    pub(crate) async fn upload(&self, name: &str, content: &[u8]) -> Answer {
        let mut body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        )
        .into_bytes();
        body.extend_from_slice(content);
        body.extend_from_slice(b"\r\n--edge--\r\n");
        let kind = ("content-type", "multipart/form-data; boundary=edge");
        self.ask(request("POST", "/events", &[kind], Body::from(body))).await
    }
}

async fn opened(folder: &Path, others: Option<&str>) -> (Desk, Router) {
    let desk = Desk::open(&folder.join("desk.sqlite")).await.unwrap();
    if let Some(others) = others {
        desk.set_public_address(others);
    }
    (desk.clone(), router(desk))
}

/// What the forms at the machine carry.
async fn token(router: &Router) -> String {
    let response = router.clone().oneshot(request("GET", "/", &[], Body::empty())).await.unwrap();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    of_page(std::str::from_utf8(&bytes).unwrap())
}

/// What the forms of a page carry.
pub(crate) fn of_page(page: &str) -> String {
    let (_, behind) = page.split_once("data-token=\"").unwrap();
    behind.split_once('"').unwrap().0.to_owned()
}

/// A request of a browser on the same machine.
pub(crate) fn request(method: &str, path: &str, headers: &[(&str, &str)], body: Body) -> Request<Body> {
    from("127.0.0.1:50000", method, path, headers, body)
}

/// A request from somewhere.
pub(crate) fn from(
    peer: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Body,
) -> Request<Body> {
    let mut request = Request::builder().method(method).uri(path);
    if !headers.iter().any(|(name, _)| *name == "host") {
        request = request.header("host", HOST);
    }
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let peer: SocketAddr = peer.parse().unwrap();
    request.extension(ConnectInfo(peer)).body(body).unwrap()
}
