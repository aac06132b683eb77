//! 0 to 6, 7.11: an event against the regulations and against the register.

use exaequo_model::Tournament;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::{EventCheck, PlayerFinding, Register, Trait};
use exaequo_report::{list, number, rating, say};

use crate::Lang;
use crate::words::{page as of_register, whole};

/// What there is to say of events before they are decided about.
pub fn page(register: &Register, checks: &[EventCheck], lang: Lang) -> Page {
    let mut page =
        of_register(lang, "register-check", register, say!(lang, "Events before they are decided"));
    for check in checks {
        event(&mut page, register, check, lang);
    }
    if checks.is_empty() {
        page.paragraph(say!(lang, "There are no such events."));
    }
    page
}

fn event(page: &mut Page, register: &Register, check: &EventCheck, lang: Lang) {
    let (id, title) = (check.event.0, check.tournament.str(check.tournament.event.name).trim());
    page.heading(say!(lang, "Event {id}: {title}", id, title));
    page.paragraph(match (check.is_clear(), check.list) {
        (_, None) => {
            say!(lang, "Its days are not known, so that it cannot be said on which list it is rated (7.13).")
        }
        (true, Some(list)) => {
            let day = number::date(lang, list);
            say!(lang, "Nothing stands in the way of rating it on the list of {day}.", day)
        }
        (false, Some(list)) => {
            let day = number::date(lang, list);
            say!(lang, "It would be rated on the list of {day}. An officer has to look at what follows.", day)
        }
    });
    if revises(register, check) {
        page.paragraph(say!(
            lang,
            "It is a new version of an event on a closed list: accepting it shows what changes before it is entered."
        ));
    }
    let begun = register.events.get(check.event).and_then(|event| event.newest().days[0]);
    if let Some((_, first)) = begun.zip(register.first_list()).filter(|(begun, first)| begun < first) {
        let day = number::date(lang, first);
        page.paragraph(say!(
            lang,
            "It began before the list of {day}, with which the register begins: the ratings of that list are used (7.11).",
            day
        ));
    }
    if !check.findings.is_empty() {
        page.table(findings(check, lang));
    }
    if !check.players.is_empty() {
        page.table(players(check, lang));
    }
}

/// Whether another version of the event is on a list that is closed.
fn revises(register: &Register, check: &EventCheck) -> bool {
    let is_rated = register.events.get(check.event).is_some_and(|event| event.rated().is_some());
    is_rated && check.list.is_some_and(|list| register.is_closed(list))
}

fn findings(check: &EventCheck, lang: Lang) -> Table {
    let columns = vec![
        Column::text("article", say!(lang, "Article")).key(),
        Column::text("weight", say!(lang, "Kind")),
        Column::sentence("message", say!(lang, "About the event")),
    ];
    let mut table = Table::new(say!(lang, "By the regulations"), columns);
    table.group = Some(("event", whole(u64::from(check.event.0))));
    for one in &check.findings {
        let weight = |lang| rating::weight(one.weight(), lang);
        table.push(vec![
            Cell::text(one.article()),
            Cell::sign(weight(lang), weight(Lang::En)),
            Cell::text(rating::finding(one, &check.tournament, lang)),
        ]);
    }
    table
}

fn players(check: &EventCheck, lang: Lang) -> Table {
    let columns = vec![
        Column::number("number", say!(lang, "No.")).key(),
        Column::name("name", say!(lang, "Name")),
        Column::sentence("message", say!(lang, "Against the register")),
    ];
    let mut table = Table::new(say!(lang, "Players against the register"), columns);
    table.group = Some(("event", whole(u64::from(check.event.0))));
    for one in &check.players {
        let player = &check.tournament.players[one.player().index()];
        table.push(vec![
            whole(u64::from(player.number)),
            Cell::person(check.tournament.str(player.name).trim()),
            Cell::text(sentence(one, &check.tournament, lang)),
        ]);
    }
    table
}

/// What there is to say of a player.
fn sentence(finding: &PlayerFinding, tournament: &Tournament, lang: Lang) -> String {
    let numbers = |all: &[u64]| {
        let all: Vec<String> = all.iter().map(u64::to_string).collect();
        list::or(lang, &all)
    };
    match finding {
        PlayerFinding::NoNumber { candidates, .. } if candidates.is_empty() => {
            say!(lang, "no ID number; nobody in the register has this name")
        }
        PlayerFinding::NoNumber { candidates, .. } => {
            let numbers = numbers(candidates);
            say!(lang, "no ID number; perhaps {numbers}", numbers)
        }
        PlayerFinding::Unknown { number, candidates, .. } if candidates.is_empty() => {
            say!(
                lang,
                "{number} is not in the register; the person is entered when the event is accepted",
                number
            )
        }
        PlayerFinding::Unknown { number, candidates, .. } => {
            let numbers = numbers(candidates);
            say!(lang, "{number} is not in the register; perhaps {numbers} is meant", number, numbers)
        }
        PlayerFinding::GivenUp { player, current } => {
            let number = tournament.players[player.index()].fide_id.number().unwrap_or(0);
            say!(lang, "{number} was given up for {current}", number, current)
        }
        PlayerFinding::OnList { number, list, name, .. } => {
            let day = number::date(lang, *list);
            say!(lang, "{number} is {name} on the list of {day} that is kept", number, name, day)
        }
        PlayerFinding::OnNoList { number, list, .. } => {
            let day = number::date(lang, *list);
            say!(lang, "{number} is not on the list of {day} that is kept", number, day)
        }
        PlayerFinding::DiffersFromList { list, what, report, listed, .. } => {
            listed_otherwise(*what, report, listed, &number::date(lang, *list), lang)
        }
        PlayerFinding::Differs { what, report, register, .. } => differs(*what, report, register, lang),
    }
}

fn differs(what: Trait, report: &str, register: &str, lang: Lang) -> String {
    match what {
        Trait::Name => say!(lang, "the register has the name {register}", register),
        Trait::Birth => say!(lang, "born {report}; the register has {register}", report, register),
        Trait::Sex => say!(lang, "the register has another sex"),
        Trait::Federation => say!(lang, "federation {report}; the register has {register}", report, register),
        Trait::Title if register.is_empty() => say!(lang, "title {report}; the register has none", report),
        Trait::Title => say!(lang, "title {report}; the register has {register}", report, register),
        Trait::Rating if register.is_empty() => {
            say!(lang, "rating {report}; the register has none, and that counts", report)
        }
        Trait::Rating => {
            say!(lang, "rating {report}; the register has {register}, and that counts", report, register)
        }
    }
}

/// What a list of somebody else says otherwise.
fn listed_otherwise(what: Trait, report: &str, listed: &str, day: &str, lang: Lang) -> String {
    match what {
        Trait::Name => say!(lang, "the list of {day} has the name {listed}", day, listed),
        Trait::Birth => say!(lang, "born {report}; the list of {day} has {listed}", report, day, listed),
        Trait::Sex => say!(lang, "the list of {day} has another sex", day),
        Trait::Federation => {
            say!(lang, "federation {report}; the list of {day} has {listed}", report, day, listed)
        }
        Trait::Title if listed.is_empty() => {
            say!(lang, "title {report}; the list of {day} has none", report, day)
        }
        Trait::Title => say!(lang, "title {report}; the list of {day} has {listed}", report, day, listed),
        Trait::Rating if listed.is_empty() => {
            say!(lang, "rating {report}; the list of {day} has none", report, day)
        }
        Trait::Rating => say!(lang, "rating {report}; the list of {day} has {listed}", report, day, listed),
    }
}
