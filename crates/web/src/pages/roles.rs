//! Roles in words and in forms, and the links by which somebody gets one.

use askama::Template;
use exaequo::Lang;
use exaequo_access::{EventRole, Grant, ServerRole};
use exaequo_store::access::{AccessStore as _, Validity};
use exaequo_store::people::{NewInvitation, PeopleStore as _, Purpose};
use exaequo_texts::say;

use crate::clock;
use crate::desk::Desk;
use crate::failure::{Admission, Failure};
use crate::fields::Fields;
use crate::qr;
use crate::secret::Secret;
use crate::sheet::{Block, Field, Kind};
use crate::visitor::{self, Visitor};

/// Who sends the link for the first account: the server itself. Nobody has a name that begins with a blank.
pub(crate) const SET_UP: &str = " server";
/// How long the link for the first account is good, in seconds.
const FIRST: i64 = 3600;
/// How long a link for a new password is good.
const PASSWORD: i64 = 24 * 3600;
/// How long an invitation is good.
const INVITATION: i64 = 3 * 24 * 3600;

/// A role of an event.
pub(crate) fn in_event(role: EventRole, lang: Lang) -> String {
    match role {
        EventRole::Arbiter => say!(lang, ctx "role", "arbiter"),
        EventRole::Deputy => say!(lang, ctx "role", "deputy"),
        EventRole::Results => say!(lang, ctx "role", "result entry"),
        EventRole::Viewer => say!(lang, ctx "role", "viewer"),
    }
}

/// A role for the whole server.
pub(crate) fn of_server(role: ServerRole, lang: Lang) -> String {
    match role {
        ServerRole::Administrator => say!(lang, ctx "role", "administrator"),
        ServerRole::Officer => say!(lang, ctx "role", "rating officer"),
    }
}

/// A role with the name of its event.
pub(crate) async fn words(desk: &Desk, grant: Grant, lang: Lang) -> String {
    match grant {
        Grant::Server(role) => of_server(role, lang),
        Grant::Event(event, role) => {
            let name = desk
                .event(event)
                .await
                .map_or_else(|_| event.to_string(), |kept| kept.event.name().to_owned());
            let role = in_event(role, lang);
            say!(lang, "{role}: {name}", role, name)
        }
    }
}

/// Several roles one after the other.
pub(crate) async fn all_words(desk: &Desk, grants: &[Grant], lang: Lang) -> String {
    let mut all = Vec::new();
    for grant in grants {
        all.push(words(desk, *grant, lang).await);
    }
    all.join(" · ")
}

/// The field for a role in an event.
pub(crate) fn event_roles(lang: Lang) -> Field {
    let choices = EventRole::ALL.map(|role| (role.name().to_owned(), in_event(role, lang)));
    let about = say!(
        lang,
        "The arbiter decides who works on the event; a deputy runs it; result entry enters and corrects results; a viewer looks on."
    );
    Field::new("role", say!(lang, "Role"), EventRole::Deputy.name(), Kind::Choice(choices.into()))
        .about(about)
}

/// Fields for any role: for the server, or in one of the events.
pub(crate) async fn any_role(desk: &Desk, lang: Lang) -> Result<Vec<Field>, Failure> {
    let mut roles = vec![(String::new(), say!(lang, ctx "role", "none yet: only events of their own"))];
    roles.extend(ServerRole::ALL.map(|role| (role.name().to_owned(), of_server(role, lang))));
    roles.extend(EventRole::ALL.map(|role| (role.name().to_owned(), in_event(role, lang))));
    let events = desk.events().await?.into_iter().map(|head| (head.id.to_string(), head.name));
    let events = std::iter::once((String::new(), "–".to_owned())).chain(events).collect();
    Ok(vec![
        Field::new("role", say!(lang, "Role"), "", Kind::Choice(roles)),
        Field::new("event", say!(lang, "Event"), "", Kind::Choice(events))
            .about(say!(lang, "For an arbiter, a deputy, result entry and a viewer.")),
    ])
}

/// The role that was chosen; none where none was.
pub(crate) fn chosen(fields: &Fields, event: Option<u64>, lang: Lang) -> Result<Option<Grant>, Failure> {
    let (name, event) = (fields.get("role"), event.or_else(|| fields.get("event").parse().ok()));
    let grant = match (ServerRole::named(name), EventRole::named(name), event) {
        _ if name.is_empty() => return Ok(None),
        (Some(role), _, _) => Grant::Server(role),
        (_, Some(role), Some(event)) => Grant::Event(event, role),
        _ => return Err(Failure::Unsuitable(say!(lang, "Choose the event the role is for."))),
    };
    if visitor::rights().may_give(grant) { Ok(Some(grant)) } else { Err(Admission::Role.into()) }
}

/// What a link is for.
#[derive(Clone, Debug)]
pub(crate) enum Link {
    /// The first account, which looks after the server.
    First,
    /// Somebody new, with roles.
    Join(Vec<Grant>),
    /// A new password of an account.
    Password(u64),
}

impl Desk {
    /// Whether a link is good that makes the first administrator: somebody else may have become one meanwhile.
    pub(crate) async fn needs_administrator(&self) -> Result<bool, Failure> {
        let is_one = |(_, grant): &(u64, Grant)| *grant == Grant::Server(ServerRole::Administrator);
        Ok(!self.store().all_grants().await?.iter().any(is_one))
    }

    /// Takes back what makes the first administrator, once there is one.
    pub(crate) async fn end_first_links(&self) -> Result<(), Failure> {
        if self.needs_administrator().await? {
            return Ok(());
        }
        for open in self.store().invitations(&clock::now()).await? {
            if open.by == SET_UP {
                self.store().uninvite(open.id).await?;
            }
        }
        Ok(())
    }

    /// The link for the first account; nothing where there is one.
    pub(crate) async fn first_link(&self) -> Result<Option<String>, Failure> {
        if self.store().accounts().await?.is_empty() {
            self.link(Link::First).await.map(Some)
        } else {
            Ok(None)
        }
    }

    /// The address by which somebody does something once.
    pub(crate) async fn link(&self, link: Link) -> Result<String, Failure> {
        let is_first = matches!(link, Link::First);
        let (purpose, lasts) = match link {
            Link::First => (Purpose::Join(vec![Grant::Server(ServerRole::Administrator)]), FIRST),
            Link::Join(grants) => (Purpose::Join(grants), INVITATION),
            Link::Password(account) => (Purpose::Password(account), PASSWORD),
        };
        let (by, by_id) = match visitor::current() {
            _ if is_first => (SET_UP.to_owned(), None),
            Visitor::Account(account, ..) => (account.name, Some(account.id)),
            _ => (String::new(), None),
        };
        let secret = Secret::new()?;
        let validity = Validity { digest: secret.digest(), from: clock::now(), until: clock::later(lasts) };
        self.store().invite(&NewInvitation { validity, purpose, by, by_id }).await?;
        self.address_of(&format!("/set-up/{}", secret.text())).ok_or_else(|| self.only_here())
    }
}

/// A link that was just made, as text and as a picture.
#[derive(Debug, Template)]
#[template(path = "made_link.html")]
struct NewLink {
    made: String,
    address: String,
    picture: String,
}

/// The block with a link that was just made; nothing without one.
pub(crate) fn made(address: String, lang: Lang) -> Option<Block> {
    let body = NewLink {
        made: say!(
            lang,
            "Send this address to whom it is for, or let the code be scanned. It is shown once and can be used once."
        ),
        picture: qr::svg(&address, &say!(lang, "QR code of the link")),
        address,
    };
    (!body.address.is_empty()).then(|| Block::new("", &body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::users::{UserTask, user};

    const ADMINISTRATOR: Grant = Grant::Server(ServerRole::Administrator);

    /// Two servers that begin at once each write such a link.
    #[tokio::test]
    async fn links_for_the_first_administrator_end_with_the_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let desk = Desk::open(&folder.path().join("desk.sqlite")).await.expect("a desk");
        desk.set_public_address("http://192.168.1.20:7450/");
        for _ in 0..2 {
            assert!(desk.first_link().await.expect("an answer").is_some());
        }
        desk.link(Link::Join(vec![ADMINISTRATOR])).await.expect("a link that somebody makes");
        let open = async || desk.store().invitations(&clock::now()).await.expect("invitations").len();
        user(folder.path(), None, "Cid", &UserTask::Create(Vec::new())).await.expect("an account");
        assert_eq!(open().await, 3, "he is no administrator");
        assert!(desk.needs_administrator().await.expect("an answer"));
        user(folder.path(), None, "Bea", &UserTask::Create(vec![ADMINISTRATOR])).await.expect("an account");
        assert_eq!(open().await, 1, "what somebody has made stays");
        assert!(!desk.needs_administrator().await.expect("an answer"), "others are not good any more");
    }
}
