//! Who asks: somebody at the machine, somebody who has signed in, a telephone with a right, or anybody.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::OnceLock;

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, header};
use exaequo_access::{Action, Grant, Rights, ServerRole};
use exaequo_desk::actor::{Actor, Known};
use exaequo_store::access::{AccessStore as _, Account, Phone, Token, TokenScope};
use exaequo_store::people::PeopleStore as _;

use crate::api::limit::Asker;
use crate::clock;
use crate::desk::Desk;
use crate::failure::{Admission, Declined, Failure};
use crate::host_name::{self, Name};
use crate::pages;
use crate::rights::{self, Method, Right, Who};
use crate::secret::Secret;

/// The cookie of whoever has signed in.
pub(crate) const SESSION: &str = "desk";
/// The cookie of a telephone.
pub(crate) const PHONE: &str = "phone";
/// What a server puts in that passes on the requests of others.
const FORWARDED: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// Who asks for a page.
#[derive(Clone, Debug)]
pub(crate) enum Visitor {
    /// Whoever, from where.
    Anybody(Option<IpAddr>),
    /// Whoever sits at the machine.
    Machine,
    /// Somebody who has signed in, with what they may.
    Account(Account, Rights, Secret),
    /// A telephone with a right.
    Phone(Phone, Secret),
    /// A program with a token, and what whoever made it may.
    Program(Token, Rights),
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
    is_secure: bool,
}

impl Signs {
    pub(crate) fn of(request: &Request, names: &[Name]) -> Self {
        let secret = |name| cookie(request.headers(), name).and_then(Secret::of);
        Self {
            peer: peer(request),
            // Whoever calls the desk by a name comes from outside, whatever is between.
            is_at_the_machine: is_at_the_machine(request) && !host_name::is_called(names, request.headers()),
            session: secret(SESSION),
            phone: secret(PHONE),
            passed_on_for: passed_on_for(request),
            token: token(request.headers()),
            is_secure: host_name::is_secure(names, request.headers()),
        }
    }

    /// Whose requests are counted; those of the machine itself are not.
    pub(crate) fn asker(&self) -> Option<Asker> {
        (!self.is_at_the_machine).then_some(Asker::Address(self.address().map(line)))
    }

    /// Where a request comes from, also behind a server on this machine that passes it on.
    fn address(&self) -> Option<IpAddr> {
        self.passed_on_for.or(self.peer)
    }

    /// Whether the browser speaks to the desk over an encrypted line.
    pub(crate) const fn is_secure(&self) -> bool {
        self.is_secure
    }
}

/// What requests from an address are counted by: a line of IPv6 has the lower half of its addresses to itself.
pub(crate) fn line(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(own) => Ipv6Addr::from_bits(own.to_bits() & (u128::MAX << 64)).into(),
        own @ IpAddr::V4(_) => own,
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
pub(crate) struct Current {
    pub(crate) visitor: Visitor,
    pub(crate) token: String,
    pub(crate) method: Method,
    pub(crate) is_secure: bool,
    pub(crate) is_shared: bool,
}

tokio::task_local! {
    /// While a request is answered.
    static CURRENT: Current;
}

/// Answers a request of somebody.
pub(crate) async fn within<T>(current: Current, answer: impl Future<Output = T>) -> T {
    CURRENT.scope(current, answer).await
}

/// Whether whoever asks now may do something with an event.
pub(crate) fn may(event: u64, action: Action) -> bool {
    match current() {
        Visitor::Machine => true,
        Visitor::Account(_, rights, _) => rights.may(event, action),
        Visitor::Program(token, rights) => {
            token.event.is_none_or(|own| own == event) && rights.may(event, action)
        }
        Visitor::Anybody(_) | Visitor::Phone(..) => false,
    }
}

/// The same, where others reach the desk.
pub(crate) fn may_share(event: u64, action: Action) -> bool {
    is_shared() && may(event, action)
}

/// Whether whoever asks now looks after the server, where others reach it.
pub(crate) fn may_administer() -> bool {
    is_shared() && rights().is_administrator()
}

/// Whether whoever asks now keeps the register.
pub(crate) fn is_officer() -> bool {
    rights().is_officer()
}

/// Whether a form that is shown now would be taken: by the same table and the same rule as the request itself.
pub(crate) fn may_send(path: &str) -> bool {
    static TABLE: OnceLock<Vec<Right>> = OnceLock::new();
    let Visitor::Account(_, rights, _) = current() else { return true };
    let found = rights::of_form(TABLE.get_or_init(pages::rights), path);
    found.is_none_or(|(who, event)| permitted(who, event, &rights).is_ok())
}

fn is_shared() -> bool {
    CURRENT.try_with(|current| current.is_shared).unwrap_or_default()
}

/// What whoever asks now may.
pub(crate) fn rights() -> Rights {
    match current() {
        Visitor::Machine => everything(),
        Visitor::Account(_, rights, _) | Visitor::Program(_, rights) => rights,
        Visitor::Anybody(_) | Visitor::Phone(..) => Rights::default(),
    }
}

/// What whoever sits at the machine may.
fn everything() -> Rights {
    Rights::new(vec![Grant::Server(ServerRole::Administrator)])
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
        Visitor::Account(account, ..) => Actor::Account(Known::new(account.id, account.name)),
        Visitor::Phone(phone, _) => Actor::Phone(Known::new(phone.id, phone.name)),
        Visitor::Program(token, _) => Actor::Program(Known::new(token.id, token.name)),
    }
}

impl Visitor {
    /// Who asks for something that not everybody may; of an event, where the path has one.
    pub(crate) async fn of(desk: &Desk, who: Who, event: Option<u64>, signs: Signs) -> Result<Self, Failure> {
        let is_alone = !desk.is_shared();
        match who {
            Who::Guest | Who::Stranger | Who::Sharing(_) | Who::Administrator | Who::Own | Who::Phone
                if is_alone =>
            {
                Err(desk.only_here())
            }
            Who::Stranger | Who::Own if signs.is_at_the_machine => Err(Admission::NobodySignsIn.into()),
            Who::Everybody | Who::Guest | Who::Stranger => Ok(Self::Anybody(signs.address())),
            Who::Phone => phone(desk, signs.phone).await,
            Who::Program(scope) => program(desk, signs.token, scope, event).await,
            _ if signs.is_at_the_machine => Ok(Self::Machine),
            Who::Machine => Err(Failure::NotYours),
            Who::Member | Who::Event(_) | Who::Sharing(_) | Who::Officer | Who::Administrator | Who::Own => {
                let (account, rights, secret) = signed_in(desk, signs.session).await?;
                permitted(who, event, &rights)?;
                Ok(Self::Account(account, rights, secret))
            }
        }
    }

    /// What the forms carry that are shown to them.
    pub(crate) fn form_token(&self, desk: &Desk) -> String {
        match self {
            Self::Anybody(peer) => {
                desk.key().form_token(&peer.map_or_else(String::new, |peer| peer.to_string()))
            }
            Self::Machine => desk.key().form_token("machine"),
            Self::Account(.., secret) | Self::Phone(_, secret) => secret.form_token(""),
            Self::Program(..) => String::new(),
        }
    }
}

async fn signed_in(desk: &Desk, session: Option<Secret>) -> Result<(Account, Rights, Secret), Failure> {
    let refused = if desk.is_shared() { Admission::SignIn.into() } else { Failure::NotYours };
    let Some(secret) = session.filter(|_| desk.is_shared()) else { return Err(refused) };
    let account = desk.store().session(&secret.digest(), &clock::now()).await?.ok_or(refused)?;
    let rights = Rights::new(desk.store().grants(account.id).await?);
    Ok((account, rights, secret))
}

/// Whether somebody with these rights may take a route. Of an event of others nobody learns even that there is one.
fn permitted(who: Who, event: Option<u64>, rights: &Rights) -> Result<(), Failure> {
    let may = match who {
        Who::Event(action) | Who::Sharing(action) => {
            let event = event.filter(|event| rights.may(*event, Action::Look)).ok_or(Failure::NoEvent)?;
            rights.may(event, action)
        }
        Who::Officer => rights.is_officer(),
        Who::Administrator => rights.is_administrator(),
        _ => true,
    };
    if may { Ok(()) } else { Err(Admission::Role.into()) }
}

/// What a program does with an event that may do this.
const fn action(scope: TokenScope) -> Action {
    match scope {
        TokenScope::Read => Action::Look,
        TokenScope::Results => Action::Enter,
        // Reports and lists are of no event of the desk.
        TokenScope::Publish | TokenScope::Report | TokenScope::Lists => Action::Run,
    }
}

/// A token is for no more than whoever made it may now.
async fn program(
    desk: &Desk,
    secret: Option<Secret>,
    scope: TokenScope,
    event: Option<u64>,
) -> Result<Visitor, Failure> {
    let secret = secret.ok_or(Declined::NoToken)?;
    let token = desk.store().token(&secret.digest(), &clock::now()).await?.ok_or(Declined::NoToken)?;
    desk.one_more_of_token(token.id, token.each_minute)?;
    let rights = match token.account {
        Some(account) => Rights::new(desk.store().grants(account).await?),
        None => everything(),
    };
    if !token.scopes.contains(&scope) {
        return Err(Declined::Scope(scope).into());
    }
    if matches!(scope, TokenScope::Report | TokenScope::Lists)
        && !(rights.is_officer() && token.event.is_none())
    {
        return Err(Declined::Scope(scope).into());
    }
    if let Some(event) = event {
        let is_own = token.event.is_none_or(|own| own == event) && rights.may(event, Action::Look);
        if !is_own {
            return Err(Failure::NoEvent);
        }
        if !rights.may(event, action(scope)) {
            return Err(Declined::Scope(scope).into());
        }
    }
    Ok(Visitor::Program(token, rights))
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

/// A cookie that no script reads and no other page sends, for so many seconds; over an encrypted line where it came by one.
pub(crate) fn set_cookie(name: &str, value: &str, seconds: i64) -> String {
    let is_secure = CURRENT.try_with(|current| current.is_secure).unwrap_or_default();
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={seconds}; SameSite=Strict; HttpOnly{secure}")
}
