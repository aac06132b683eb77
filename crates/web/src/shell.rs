//! What surrounds every page: the way home, the languages, and of an event its name, its pages and how it stands.

use askama::Template;
use axum::response::Html;
use exaequo::Lang;
use exaequo::report::page::{event_name, place_and_days};
use exaequo_access::Action;
use exaequo_texts::say;

use crate::assets;
use crate::desk::Kept;
use crate::forms;
use crate::pages::standings::status;
use crate::shortcuts::Keys;
use crate::visitor::{self, Visitor};

/// A page with what surrounds it.
#[derive(Debug, Template)]
#[template(path = "shell.html")]
pub(crate) struct Shell {
    lang: Lang,
    title: String,
    languages: Vec<Language>,
    words: Words,
    event: Option<Head>,
    /// Where news come from.
    live: String,
    version: u64,
    body: String,
    /// Where styles and scripts are found, and which scripts the page needs besides those of all pages.
    assets: &'static str,
    scripts: Vec<&'static str>,
    is_public: bool,
    /// The keys of the page, each with what it does.
    keys: Vec<(&'static str, String)>,
    /// What forms carry.
    token: String,
    /// Whoever has signed in, and the way out.
    account: String,
    /// The way to the people, for whoever looks after the server.
    people: String,
}

/// A language to choose.
#[derive(Debug)]
struct Language {
    lang: Lang,
    href: String,
    is_current: bool,
}

/// What is said around a page.
#[derive(Debug)]
struct Words {
    skip: String,
    languages: String,
    pages: String,
    rounds: String,
    close: String,
    loading: String,
    failed: String,
    foot: String,
    sign_out: String,
    keys: String,
}

/// An event over its pages.
#[derive(Debug)]
struct Head {
    name: String,
    place: String,
    tabs: Vec<Way>,
    rounds: Vec<Way>,
    status: String,
}

/// A way to another page.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) words: String,
    pub(crate) href: String,
    pub(crate) is_current: bool,
}

impl Way {
    fn new(words: impl Into<String>, href: String, is_current: bool) -> Self {
        Self { words: words.into(), href, is_current }
    }
}

/// Which page of an event it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    Overview,
    Standings,
    Round(u16),
    /// A list, by its name in the address; one that has no tab of its own is among the others.
    List(&'static str),
    Phones,
    /// What is done while it runs.
    Run,
    History,
    /// What *More* leads to, and its own page.
    More,
    /// None of those that have a name.
    Other,
}

impl Shell {
    pub(crate) fn new(lang: Lang, path: &str, title: &str) -> Self {
        let mut back = String::new();
        exaequo::report::html::escape_query(path, &mut back);
        let language = |one: Lang| Language {
            lang: one,
            href: format!("/language?to={one}&back={back}"),
            is_current: one == lang,
        };
        Self {
            lang,
            title: exaequo::report::html::window_title(title, "exaequo"),
            languages: Lang::ALL.map(language).into(),
            words: Words::new(lang),
            event: None,
            live: String::new(),
            version: 0,
            body: String::new(),
            assets: assets::version(),
            scripts: Vec::new(),
            is_public: false,
            keys: Keys::Common.words(lang),
            token: visitor::form_token(),
            account: match visitor::current() {
                Visitor::Account(account, ..) => account.name,
                _ => String::new(),
            },
            people: if visitor::may_administer() { say!(lang, "People") } else { String::new() },
        }
    }

    /// Under the name of an event, with its standings by its own rules.
    pub(crate) fn under(self, kept: &Kept, tab: Tab) -> Self {
        let status = status(kept, kept.standings().ok().as_ref(), self.lang);
        self.of_event(kept, tab, status)
    }

    /// Under the name of an event.
    pub(crate) fn of_event(mut self, kept: &Kept, tab: Tab, status: String) -> Self {
        let name = event_name(self.lang, kept.event.tournament());
        self.title = exaequo::report::html::window_title(self.title.trim_end_matches(" – exaequo"), &name);
        self.event = Some(Head {
            name,
            place: place_and_days(self.lang, kept.event.tournament()).unwrap_or_default(),
            tabs: tabs(kept, tab, self.lang),
            rounds: rounds(kept, tab),
            status,
        });
        self.version = kept.version();
        if !visitor::answers_form() {
            self.live = format!("/e/{}/live", kept.id);
        }
        self
    }

    /// For everybody: without the ways of the desk.
    pub(crate) fn in_public(mut self, id: u64, version: u64) -> Self {
        (self.live, self.version, self.is_public) = (format!("/p/{id}/live"), version, true);
        self
    }

    /// For a telephone, or for everybody: without the ways of the desk.
    pub(crate) fn without_ways(mut self) -> Self {
        self.is_public = true;
        self
    }

    /// With the keys of the page.
    pub(crate) fn with_keys(mut self, keys: Keys) -> Self {
        self.keys = keys.words(self.lang);
        self
    }

    /// The whole page.
    pub(crate) fn wrap(mut self, body: String) -> Html<String> {
        self.body = forms::with_token(body, &self.token);
        self.scripts = assets::scripts_of(&self.body);
        // Writing to a text cannot fail.
        Html(self.render().unwrap_or_default())
    }

    /// The same around a template.
    pub(crate) fn around(self, body: &impl Template) -> Html<String> {
        self.wrap(body.render().unwrap_or_default())
    }

    /// A page that only says why there is no other.
    pub(crate) fn failure(self, sentence: &str, to: &str, back: &str) -> Html<String> {
        let body = Sorry { sentence: sentence.to_owned(), to: to.to_owned(), back: back.to_owned() };
        self.around(&body)
    }
}

/// Why there is no page.
#[derive(Debug, Template)]
#[template(path = "sorry.html")]
struct Sorry {
    sentence: String,
    to: String,
    back: String,
}

impl Words {
    fn new(lang: Lang) -> Self {
        Self {
            skip: say!(lang, "To the content"),
            languages: say!(lang, "Languages"),
            pages: say!(lang, "Pages"),
            rounds: say!(lang, "Rounds"),
            close: say!(lang, "Close"),
            loading: say!(lang, "One moment …"),
            failed: say!(lang, "That did not work; the page may be out of date."),
            // Whoever looks from elsewhere has it on another computer.
            foot: match visitor::current() {
                Visitor::Machine => say!(lang, "Nothing leaves this computer."),
                _ => "exaequo".to_owned(),
            },
            sign_out: say!(lang, "Sign out"),
            keys: say!(lang, "Keys"),
        }
    }
}

/// The pages of an event.
fn tabs(kept: &Kept, current: Tab, lang: Lang) -> Vec<Way> {
    let is_team = kept.event.tournament().is_team_event();
    let base = format!("/e/{}", kept.id);
    let mut tabs = vec![
        Way::new(say!(lang, "Check"), base.clone(), current == Tab::Overview),
        Way::new(say!(lang, "Standings"), format!("{base}/standings"), current == Tab::Standings),
    ];
    if visitor::may(kept.id, Action::Run) {
        tabs.insert(1, Way::new(say!(lang, ctx "tab", "Run"), format!("{base}/run"), current == Tab::Run));
    }
    for (name, words, is_there) in [
        ("crosstable", say!(lang, "Crosstable"), true),
        ("players", say!(lang, "Players"), true),
        ("teams", say!(lang, "Teams"), is_team),
        ("boards", say!(lang, "Boards"), is_team),
        ("prizes", say!(lang, "Prizes"), true),
        ("ratings", say!(lang, "Ratings"), true),
        ("statistics", say!(lang, "Statistics"), true),
    ] {
        if is_there {
            tabs.push(Way::new(words, format!("{base}/{name}"), current == Tab::List(name)));
        }
    }
    if visitor::may_share(kept.id, Action::Run) {
        tabs.push(Way::new(say!(lang, "Telephones"), format!("{base}/phones"), current == Tab::Phones));
    }
    tabs.push(Way::new(say!(lang, "History"), format!("{base}/history"), current == Tab::History));
    let has_own = tabs.iter().any(|tab| tab.is_current);
    let more = current == Tab::More || (matches!(current, Tab::List(_)) && !has_own);
    tabs.push(Way::new(say!(lang, "More"), format!("{base}/more"), more));
    tabs
}

fn rounds(kept: &Kept, current: Tab) -> Vec<Way> {
    let rounds = 1..=kept.event.tournament().rounds.count();
    rounds
        .map(|round| {
            Way::new(round.to_string(), format!("/e/{}/round/{round}", kept.id), current == Tab::Round(round))
        })
        .collect()
}
