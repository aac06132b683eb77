//! Who asks: somebody at the machine, somebody who has signed in, a telephone with a right, or anybody.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, header};
use exaequo_store::access::{AccessStore as _, Account, Phone, Scope, Token};

use crate::actor::Actor;
use crate::api::limit::Asker;
use crate::clock;
use crate::desk::Desk;
use crate::failure::{Admission, Declined, Failure};
use crate::rights::{Method, Who};
use crate::secret::Secret;

/// The cookie of whoever has signed in.
pub(crate) const SESSION: &str = "desk";
/// The cookie of a telephone.
pub(crate) const PHONE: &str = "phone";
/// What a server puts in that passes on the requests of others.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) enum Visitor {
    /// Whoever, from where.
    Anybody(Option<IpAddr>),
    /// Whoever sits at the machine.
    Machine,
    /// Somebody who has signed in.
    Account(Account, Secret),
    /// A telephone with a right.
    Phone(Phone, Secret),
    /// A program with a token.
    Program(Token),
}

/// What a request shows of who asks.
#[derive(Debug)]
pub(crate) struct Signs {
    peer: Option<IpAddr>,
    is_at_the_machine: bool,
    session: Option<Secret>,
    phone: Option<Secret>,
    passed_on_for: Option<IpAddr>,
    token: Option<Secret>,
}

impl Signs {
    pub(crate) fn of(request: &Request) -> Self {
        let secret = |name| cookie(request.headers(), name).and_then(Secret::of);
        Self {
            peer: peer(request),
            is_at_the_machine: is_at_the_machine(request),
            session: secret(SESSION),
            phone: secret(PHONE),
            passed_on_for: passed_on_for(request),
            token: token(request.headers()),
        }
    }

    /// Whose requests are counted; those of the machine itself are not.
    pub(crate) fn asker(&self) -> Option<Asker> {
        (!self.is_at_the_machine).then_some(Asker::Address(self.passed_on_for.or(self.peer)))
    }
}

/// The token of a program: `Authorization: Bearer …`.
fn token(headers: &HeaderMap) -> Option<Secret> {
    let (scheme, secret) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    Secret::of(secret.trim()).filter(|_| scheme.eq_ignore_ascii_case("bearer"))
}

/// For whom a server on this machine passes a request on: the last it names, which is the one it knows itself.
fn passed_on_for(request: &Request) -> Option<IpAddr> {
    let is_own = peer(request).is_some_and(|peer| peer.is_loopback());
    let named = request.headers().get_all("x-forwarded-for").iter().next_back().filter(|_| is_own)?;
    named.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Who asks, and what the forms carry that are shown to them.
#[derive(Clone, Debug)]
struct Current {
    visitor: Visitor,
    token: String,
    method: Method,
    is_shared: bool,
}

tokio::task_local! {
    /// While a request is answered.
    static CURRENT: Current;
}

/// Answers a request of somebody.
pub(crate) async fn within<T>(
    visitor: Visitor,
    token: String,
    method: Method,
    desk: &Desk,
    answer: impl Future<Output = T>,
) -> T {
    let current = Current { visitor, token, method, is_shared: desk.is_shared() };
    CURRENT.scope(current, answer).await
}

/// Whether whoever asks now may share the desk with others.
pub(crate) fn may_share() -> bool {
    let may = |current: &Current| {
        current.is_shared && matches!(current.visitor, Visitor::Machine | Visitor::Account(..))
    };
    CURRENT.try_with(may).unwrap_or_default()
}

/// Whether a form is answered: what it is answered with has no address to be looked at again.
pub(crate) fn answers_form() -> bool {
    CURRENT.try_with(|current| current.method == Method::Post).unwrap_or_default()
}

/// What the forms carry that are shown now.
pub(crate) fn form_token() -> String {
    CURRENT.try_with(|current| current.token.clone()).unwrap_or_default()
}

/// Who asks now.
pub(crate) fn current() -> Visitor {
    CURRENT.try_with(|current| current.visitor.clone()).unwrap_or(Visitor::Anybody(None))
}

/// Who does what is done now.
pub(crate) fn actor() -> Actor {
    match current() {
        Visitor::Anybody(_) | Visitor::Machine => Actor::Arbiter,
        Visitor::Account(account, _) => Actor::Account(account.name),
        Visitor::Phone(phone, _) => Actor::Phone(phone.name),
        Visitor::Program(token) => Actor::Program(token.name),
    }
}

impl Visitor {
    /// Who asks for something that not everybody may.
    pub(crate) async fn of(desk: &Desk, who: Who, signs: Signs) -> Result<Self, Failure> {
        let (peer, is_shared) = (signs.peer, desk.is_shared());
        match who {
            Who::Guest | Who::Stranger | Who::Sharing | Who::Phone if !is_shared => Err(Failure::OnlyHere),
            Who::Stranger if signs.is_at_the_machine => Err(Admission::NobodySignsIn.into()),
            Who::Everybody | Who::Guest | Who::Stranger => Ok(Self::Anybody(peer)),
            Who::Desk | Who::Sharing | Who::Machine if signs.is_at_the_machine => Ok(Self::Machine),
            Who::Machine => Err(Failure::NotYours),
            Who::Desk | Who::Sharing => signed_in(desk, signs.session).await,
            Who::Phone => phone(desk, signs.phone).await,
            Who::Program(scope) => program(desk, signs.token, scope).await,
        }
    }

    /// What the forms carry that are shown to them.
    pub(crate) fn form_token(&self, desk: &Desk) -> String {
        match self {
            Self::Anybody(peer) => {
                desk.key().form_token(&peer.map_or_else(String::new, |peer| peer.to_string()))
            }
            Self::Machine => desk.key().form_token("machine"),
            Self::Account(_, secret) | Self::Phone(_, secret) => secret.form_token(""),
            Self::Program(_) => String::new(),
        }
    }
}

async fn signed_in(desk: &Desk, session: Option<Secret>) -> Result<Visitor, Failure> {
    let refused = if desk.is_shared() { Admission::SignIn.into() } else { Failure::NotYours };
    let Some(secret) = session.filter(|_| desk.is_shared()) else { return Err(refused) };
    let account = desk.store().session(&secret.digest(), &clock::now()).await?.ok_or(refused)?;
    Ok(Visitor::Account(account, secret))
}

/// Whether whoever asks now may see an event: a token may be for one alone.
pub(crate) fn may_see(event: u64) -> bool {
    match current() {
        Visitor::Program(token) => token.event.is_none_or(|own| own == event),
        _ => true,
    }
}

async fn program(desk: &Desk, secret: Option<Secret>, scope: Scope) -> Result<Visitor, Failure> {
    let secret = secret.ok_or(Declined::NoToken)?;
    let token = desk.store().token(&secret.digest(), &clock::now()).await?.ok_or(Declined::NoToken)?;
    desk.one_more_of_token(token.id, token.each_minute)?;
    if token.scopes.contains(&scope) {
        Ok(Visitor::Program(token))
    } else {
        Err(Declined::Scope(scope).into())
    }
}

async fn phone(desk: &Desk, device: Option<Secret>) -> Result<Visitor, Failure> {
    let secret = device.ok_or(Admission::NoPhone)?;
    let phone = desk.store().phone(&secret.digest(), &clock::now()).await?.ok_or(Admission::NoPhone)?;
    Ok(Visitor::Phone(phone, secret))
}

/// Where a request comes from.
fn peer(request: &Request) -> Option<IpAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical())
}

/// Whether somebody on this machine asks, and not for somebody else.
fn is_at_the_machine(request: &Request) -> bool {
    let is_passed_on = FORWARDED.iter().any(|name| request.headers().contains_key(*name));
    !is_passed_on && peer(request).is_some_and(|peer| peer.is_loopback())
}

/// A cookie that was sent.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = sent.flat_map(|cookies| cookies.split(';')).filter_map(|one| one.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A cookie that no script reads and no other page sends, for so many seconds.
pub(crate) fn set_cookie(name: &str, value: &str, seconds: i64) -> String {
    format!("{name}={value}; Path=/; Max-Age={seconds}; SameSite=Strict; HttpOnly")
}
