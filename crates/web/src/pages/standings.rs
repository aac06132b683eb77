//! The standings: whether they agree with the file, every value a way to its arithmetic, and what moves by other rules.

use askama::Template;
use axum::response::{IntoResponse as _, Response};
use exaequo::event::{Check, Ranking};
use exaequo::report::check::{Repeats, about_ranks, seen};
use exaequo::report::html::{Links, Ways};
use exaequo::report::list;
use exaequo::report::{moved, standings};
use exaequo::{Lang, Standings};
use exaequo_texts::say;

use crate::desk::Kept;
use crate::failure::Failure;
use crate::label::before;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::download::has_ranks;
use crate::pages::findings::excerpt;
use crate::pages::rules::Rules;
use crate::progress::progress;
use crate::qr;
use crate::shell::{Shell, Tab};
use crate::shortcuts::Keys;

/// The page of the standings.
#[derive(Debug, Template)]
#[template(path = "standings.html")]
struct Page {
    id: u64,
    query: String,
    title: String,
    agreement: String,
    moves: Option<Moves>,
    hint: String,
    table: String,
    rules: String,
    foot: String,
    print: String,
    publish: Publish,
    downloads: Vec<(&'static str, &'static str)>,
    download: String,
}

/// What moves by other rules.
#[derive(Debug)]
struct Moves {
    title: String,
    summary: String,
    show: String,
    list: String,
    reset: String,
    /// What is asked, to be used for good.
    asked: Vec<(String, String)>,
    adopt: String,
}

/// What publishing is called, and for which round.
#[derive(Debug)]
struct Publish {
    round: usize,
    words: String,
    is_offered: bool,
    see: String,
    is_public: bool,
    withdraw: String,
    choose: String,
    /// How others reach the page, as text and as a picture.
    address: String,
    picture: String,
    /// What to do so that they can.
    how: String,
}

/// `GET /e/{event}/standings`.
pub(crate) async fn get(
    OfEvent { desk, lang, event, kept }: OfEvent,
    asked: Asked,
) -> Result<Response, Failure> {
    let path = format!("/e/{event}/standings?{}", asked.query().trim_start_matches('&'));
    let made = kept
        .page(format!("{lang} {path}"), || {
            let (ranked, own) = asked.standings(&kept)?;
            let mut body = page(&kept, &asked, &ranked, own.as_ref(), lang);
            if body.publish.is_public {
                body.publish.reached_at(desk.public_address(event), desk.command_for_others(), lang);
            }
            let shell = Shell::new(lang, &path, &say!(lang, "Standings")).with_keys(Keys::Standings);
            Ok(shell.of_event(&kept, Tab::Standings, status(&kept, Some(&ranked), lang)).around(&body))
        })
        .await;
    match made {
        Err(failure @ Failure::Ranking(_)) => {
            let shell = Shell::new(lang, &path, &say!(lang, "Standings")).with_keys(Keys::Standings);
            Ok(refused(shell, &kept, &asked, &failure, lang))
        }
        made => made,
    }
}

fn page(kept: &Kept, asked: &Asked, ranked: &Standings, own: Option<&Standings>, lang: Lang) -> Page {
    let page = match own {
        Some(own) => moved::page(own, ranked, lang),
        None => standings::page(ranked, lang),
    };
    let round = ranked.table().field.rounds();
    Page {
        id: kept.id,
        query: asked.query(),
        title: page.subtitles.first().cloned().unwrap_or_default(),
        agreement: Agreement::of(kept, ranked, lang)
            .map(|one| one.render().unwrap_or_default())
            .unwrap_or_default(),
        moves: own.map(|own| moves(kept, asked, own, ranked, lang)),
        hint: say!(lang, "Every value leads to its arithmetic, every name to a card."),
        table: linked(kept.id, "e", asked, ranked, |links| page.to_html_fragment(links)),
        rules: Rules::of(kept, asked, ranked, lang).render().unwrap_or_default(),
        foot: page.foot.join(" · "),
        print: say!(lang, "Print"),
        publish: Publish {
            round,
            words: say!(lang, "Publish the standings after round {round}", round),
            // What is published follows the rules of the event.
            is_offered: own.is_none() && round > 0,
            see: say!(lang, "Public page"),
            is_public: kept.published.is_some(),
            withdraw: say!(lang, "Publish nothing"),
            choose: say!(lang, "What the public page shows"),
            address: String::new(),
            picture: String::new(),
            how: String::new(),
        },
        downloads: vec![
            ("standings.csv", "CSV"),
            ("standings.xlsx", "XLSX"),
            ("standings.json", "JSON"),
            ("standings.html", "HTML"),
        ],
        download: before(lang, &say!(lang, "Download")),
    }
}

impl Publish {
    /// Says how others see the page, or what to do so that they can.
    fn reached_at(&mut self, address: Option<String>, command: Option<&str>, lang: Lang) {
        let Some(address) = address else {
            self.how = opened_with(command, lang);
            return;
        };
        self.picture = qr::svg(&address, &say!(lang, "QR code of the public page"));
        self.address = address;
    }
}

/// What to do so that others see the page, where it is known.
fn opened_with(command: Option<&str>, lang: Lang) -> String {
    let Some(command) = command else { return say!(lang, "Only this computer sees it.") };
    say!(
        lang,
        "Only this computer sees it. Others in the same network do if the desk is opened with {command}.",
        command
    )
}

/// Gives names and values of standings their ways.
pub(crate) fn linked(
    id: u64,
    of: &str,
    asked: &Asked,
    ranked: &Standings,
    write: impl FnOnce(Links<'_>) -> String,
) -> String {
    let columns: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
    let (names, values) = (format!("/{of}/{id}/card/"), format!("/{of}/{id}/explain/"));
    let query = asked.query();
    write(Links::Within(Ways { names: &names, values: &values, asked: &query, columns: &columns }))
}

fn moves(kept: &Kept, asked: &Asked, own: &Standings, ranked: &Standings, lang: Lang) -> Moves {
    let list = moved::list(own, ranked, lang);
    let names = format!("/e/{}/card/", kept.id);
    let ways = Ways { names: &names, values: "", asked: "", columns: &[] };
    Moves {
        title: say!(lang, "Other rules than those of the event"),
        summary: list.title.clone(),
        show: say!(lang, "Who moves, and why"),
        list: list.to_html_fragment(Links::Within(ways)),
        reset: say!(lang, "Back to the rules of the event"),
        asked: asked.pairs().into_iter().filter(|(key, _)| key != "round").collect(),
        adopt: say!(lang, "Use these rules for the event"),
    }
}

/// Rules that cannot be used: why, and the same form again.
fn refused(shell: Shell, kept: &Kept, asked: &Asked, failure: &Failure, lang: Lang) -> Response {
    let Ok(own) = kept.standings() else {
        let own = shell.of_event(kept, Tab::Standings, String::new());
        return (
            failure.status(),
            own.failure(&failure.sentence(lang), "/", &say!(lang, "Back to the events")),
        )
            .into_response();
    };
    let body = Refused {
        sentence: failure.sentence(lang),
        rules: Rules::of(kept, asked, &own, lang).open().render().unwrap_or_default(),
        reset: say!(lang, "Back to the rules of the event"),
        id: kept.id,
    };
    let shell = shell.of_event(kept, Tab::Standings, status(kept, Some(&own), lang));
    (failure.status(), shell.around(&body)).into_response()
}

#[derive(Debug, Template)]
#[template(path = "rules_refused.html")]
struct Refused {
    sentence: String,
    rules: String,
    reset: String,
    id: u64,
}

/// Results that are there, and the rules: what stands over every page of an event.
pub(crate) fn status(kept: &Kept, ranked: Option<&Standings>, lang: Lang) -> String {
    let rules = ranked.map(|ranked| {
        let codes: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
        let (edition, list) = (ranked.options().regulations.edition.name, codes.join(", "));
        say!(lang, "FIDE C.07, {edition}: {list}", edition, list)
    });
    let after = ranked.map(|ranked| ranked.table().field.rounds()).filter(|round| *round > 0);
    let after = after.map(|round| say!(lang, "standings after round {round}", round));
    progress(&kept.event, lang).into_iter().chain(after).chain(rules).collect::<Vec<_>>().join(" · ")
}

/// Whether standings agree with the ranks in the file; places that differ, with why.
#[derive(Debug, Template)]
#[template(path = "agreement.html")]
pub(crate) struct Agreement {
    verdict: Verdict,
    title: String,
    lines: Vec<String>,
    why: String,
    differences: Vec<Difference>,
    try_list: Vec<(String, String)>,
    try_words: String,
}

/// What comes of the comparison, with its sign and its colour.
#[derive(Clone, Copy, Debug)]
enum Verdict {
    Agrees,
    /// As far as the points go.
    Nearly,
    Differs,
    /// The file says nothing that could be compared.
    Open,
}

impl Verdict {
    const fn sign(self) -> &'static str {
        match self {
            Self::Agrees => "✓",
            Self::Nearly => "≈",
            Self::Differs => "≠",
            Self::Open => "",
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Agrees | Self::Nearly => "good",
            Self::Differs => "bad",
            Self::Open => "open",
        }
    }
}

#[derive(Debug)]
struct Difference {
    title: String,
    why: String,
    line: [String; 3],
}

impl Agreement {
    /// Nothing where there is no file, or it has been gone beyond.
    pub(crate) fn of(kept: &Kept, ranked: &Standings, lang: Lang) -> Option<Self> {
        if kept.has_new_results() {
            return None;
        }
        let tournament = ranked.tournament();
        if !has_ranks(tournament) {
            let title = say!(lang, "The file has no ranks that these standings could be compared with");
            return (!kept.file_name.is_empty()).then(|| Self::alone(Verdict::Open, title));
        }
        let ranks = ranked.check_ranks();
        // Where the event names no list, the standings have looked for those that give its ranks.
        if ranks.agrees() && ranks.guess().is_none() {
            return Some(Self::alone(Verdict::Agrees, say!(lang, "Agrees with the ranks in the file")));
        }
        let ranks = ranks.with_guess();
        let known =
            ranks.guess().map(|guess| guess.lists.iter().map(ToString::to_string).collect::<Vec<_>>());
        let try_list = known.unwrap_or_default().into_iter().take(3).map(|list| {
            let query = Asked::by(&list).query();
            (list, format!("/e/{}/standings?{}", kept.id, query.trim_start_matches('&')))
        });
        let places = ranks.misplaced().len();
        Some(Self {
            verdict: if places == 0 { Verdict::Nearly } else { Verdict::Differs },
            title: match places {
                0 if tournament.event.tie_breaks.is_some() => {
                    say!(lang, "Agrees as far as the points go; the tie-breaks of the file cannot be read")
                }
                0 => say!(lang, "Agrees as far as the points go; the file names no tie-breaks"),
                _ => {
                    say!(lang, count places, "{places} place differs from the file", "{places} places differ from the file", places)
                }
            },
            lines: about_ranks(lang, &ranks).iter().map(|line| list::sentence(lang, line)).collect(),
            why: say!(lang, "Which places, and why"),
            differences: if places == 0 { Vec::new() } else { differences(kept, ranked, lang) },
            try_list: try_list.collect(),
            try_words: before(lang, &say!(lang, "See the standings by such a list")),
        })
    }

    /// A verdict with nothing to be said about it.
    const fn alone(verdict: Verdict, title: String) -> Self {
        Self {
            verdict,
            title,
            lines: Vec::new(),
            why: String::new(),
            differences: Vec::new(),
            try_list: Vec::new(),
            try_words: String::new(),
        }
    }
}

/// Everybody whose rank in the file is another one.
fn differences(kept: &Kept, ranked: &Standings, lang: Lang) -> Vec<Difference> {
    let check: Check = kept.reading.check();
    let codes: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
    let round = u16::try_from(ranked.table().field.rounds()).unwrap_or(u16::MAX);
    let ranking =
        Ranking::by(codes.join(",")).edition(ranked.options().regulations.edition.name).after_round(round);
    let Ok(check) = check.with_ranks(ranking, None) else { return Vec::new() };
    let groups = seen(&check, Repeats::All, lang);
    let misplaced = groups.into_iter().flat_map(|group| group.findings).filter(|one| one.code == "S021");
    misplaced
        .map(|one| {
            let line = excerpt(&one);
            Difference { title: one.title, why: one.remark.map(|(_, why)| why).unwrap_or_default(), line }
        })
        .collect()
}
