//! The register of a federation: what an officer does, and what everybody sees.

use std::path::Path;
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use exaequo::register::fact::Setting;
use exaequo::register::{Kind, Moment, Occasion};
use exaequo_office::{Beginning, Listed, Office, Place};
use exaequo_web::{TokenScope, Who, Wish, create_token, rights};
use serde_json::Value;

use crate::site::{Answer, Site, from, request};

const LIST: &str = "\
id,name,rating,K,birth,federation,title,sex
2600001,\"Alpha, Ann\",2000,20,1980,CAN,WFM,F
2600002,\"Beta, Bob\",2000,20,1985,CAN,,M
2600003,\"Gamma, Gus\",2100,20,1990,CAN,FM,M
2600004,\"Delta, Dan\",1900,20,2001,FRA,,M
";

/// A duel between the first two.
pub(crate) fn report(result: [char; 2]) -> String {
    let [white, black] = result;
    format!(
        "012 January Cup\n042 2026/01/10\n052 2026/01/11\n092 Individual: Swiss-System\n\
         122 90 minutes and 30 seconds a move\n\
         001    1 f    Alpha, Ann                             CAN     2600001 1980/00/00  {white}.0    1     2 w {white}\n\
         001    2 m    Beta, Bob                              CAN     2600002 1985/00/00  {black}.0    2     1 b {black}\n"
    )
}

/// A register that begins with a list, in a file.
pub(crate) fn begun(file: &Path) {
    let csv = file.with_extension("csv");
    std::fs::write(&csv, LIST).unwrap();
    let open = || std::fs::File::open(&csv).unwrap();
    let list = Listed::read(open(), Kind::Standard, Some("2026-01-01".parse().unwrap())).unwrap().unwrap();
    let occasion = Occasion { at: Moment::default(), by: "officer".to_owned(), reason: String::new() };
    let settings = vec![Setting::Federation("CAN".to_owned())];
    let beginning = Beginning { lists: vec![(list, open())], empty: None, settings };
    Office::begin(&Place::File(file.to_owned()), beginning, &occasion).unwrap().close();
}

/// A desk with such a register, whose players can be found.
async fn site() -> Site {
    let site = Site::with_register(begun).await;
    for _ in 0..200 {
        if !site.get("/register").await.text().contains("being sorted") {
            return site;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the players are never sorted");
}

/// Waits until what was entered is to be seen.
async fn until(site: &Site, path: &str, text: &str) -> Answer {
    for _ in 0..200 {
        let answer = site.get(path).await;
        if answer.status == StatusCode::OK && answer.text().contains(text) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{path} never says {text}: {}", site.get(path).await.text());
}

/// A form with a file and other fields.
async fn send(site: &Site, path: &str, fields: &[(&str, &str)], file: &str) -> Answer {
    let mut body = String::new();
    for (name, value) in fields {
        let part = format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        body.push_str(&part);
    }
    let file = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"january.trf\"\r\n\r\n{file}\r\n--edge--\r\n"
    );
    body.push_str(&file);
    let kind = ("content-type", "multipart/form-data; boundary=edge");
    site.ask(request("POST", path, &[kind], Body::from(body))).await
}

fn has(answer: &Answer, texts: &[&str]) {
    for text in texts {
        assert!(answer.text().contains(text), "{text} is missing: {}", answer.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_from_a_report_to_its_files() {
    let site = site().await;
    has(&site.get("/").await, &["href=\"/office\""]);
    let inbox = site.get("/office").await;
    has(&inbox, &["There are no such events", "Preview of the list of 1 February 2026"]);
    // 9.1: the report comes in, with a receipt; the same again is a duplicate.
    let fields = [("sender", "Club"), ("registered", "2025-12-01"), ("kind", "")];
    let receipt = send(&site, "/office/reports", &fields, &report(['1', '0'])).await;
    assert_eq!(receipt.status, StatusCode::OK);
    has(&receipt, &["A new event: January Cup", "href=\"/office/events/1\"", "Club"]);
    let again = send(&site, "/office/reports", &fields, &report(['1', '0'])).await;
    has(&again, &["The same report as one that is there; nothing was entered"]);
    let broken = send(&site, "/office/reports", &fields, "nothing").await;
    assert_eq!(broken.status, StatusCode::UNPROCESSABLE_ENTITY);
    // It is checked, refused with an article and a day of appeal, and then accepted after all.
    has(&site.get("/office/events/1").await, &["January Cup", "nothing is decided", "Decide"]);
    let unreasoned = site.post("/office/events/1", "decision=refuse&article=1.1").await;
    assert_eq!(unreasoned.status, StatusCode::UNPROCESSABLE_ENTITY);
    has(&unreasoned, &["A reason is needed"]);
    let refused = site.post("/office/events/1", "decision=refuse&article=1.1&reason=fast").await;
    assert_eq!(refused.status, StatusCode::SEE_OTHER);
    has(&site.get("/office/events/1").await, &["not rated. The organiser can appeal until"]);
    has(&site.get("/office").await, &["refused", "1.1", "fast"]);
    let accepted = site.post("/office/events/1", "decision=accept").await;
    assert_eq!(accepted.status, StatusCode::SEE_OTHER);
    has(&site.get("/office/events/1").await, &["rated on the list of 1 February 2026"]);
    // The list as it would be, closed, published.
    let preview = site.get("/office/lists/2026-02-01").await;
    has(&preview, &["href=\"/register/players/2600001\"", "Close the list of 1 February 2026", "2010"]);
    let early = site.post("/office/lists/2026-02-01/publish", "").await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    has(&early, &["The list of 1 February 2026 is not closed"]);
    let closed = site.post("/office/lists/2026-02-01/close", "").await;
    assert_eq!(closed.header("location"), "/office/lists/2026-02-01");
    let twice = site.post("/office/lists/2026-02-01/close", "").await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    has(&site.get("/office/lists/2026-02-01").await, &["Publish the list of 1 February 2026"]);
    let published = site.post("/office/lists/2026-02-01/publish", "").await;
    assert_eq!(published.status, StatusCode::SEE_OTHER, "{}", published.text());
    let again = site.post("/office/lists/2026-02-01/publish", "").await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    // Everybody sees the player, the games, the files.
    let player = until(&site, "/register/players/2600001", "2010").await;
    has(&player, &["Alpha, Ann (2600001)", "<svg", "href=\"/register/players/2600001/2026-02-01\""]);
    let games = site.get("/register/players/2600001/2026-02-01").await;
    has(&games, &["January Cup", "Beta, Bob", "12.4"]);
    let nobody = site.get("/register/players/2600003/2026-02-01").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND, "no game, no page");
    has(&site.get("/register/lists").await, &["1 February 2026", "href=\"/register/lists/2026-02-01\""]);
    let files = site.get("/register/lists/2026-02-01").await;
    has(&files, &["manifest.json", "players_list.txt", "html/fr/index.html", "SHA-256"]);
    let list = site.get("/register/lists/2026-02-01/players_list.txt").await;
    has(&list, &["2600003        Gamma, Gus"]);
    let tag = list.header("etag").to_owned();
    let path = "/register/lists/2026-02-01/players_list.txt";
    let known = site.ask(request("GET", path, &[("if-none-match", &tag)], Body::empty())).await;
    assert_eq!(known.status, StatusCode::NOT_MODIFIED);
    let page = site.get("/register/lists/2026-02-01/html/fr/index.html").await;
    assert!(page.header("content-security-policy").contains("'unsafe-inline'"));
    for name in ["../../desk.sqlite", "..%2F..%2Fdesk.sqlite", "players_list.exe", "html"] {
        let refused = site.get(&format!("/register/lists/2026-02-01/{name}")).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{name}");
    }
    has(&site.get("/office/drift").await, &["Drift of the rating scale"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_is_not_named_accepts_nothing() {
    let site = site().await;
    send(&site, "/office/reports", &[], &report(['1', '0'])).await;
    for fields in ["", "decision=", "decision=acept", "reason=x", "decision=assign&reason=x"] {
        let unknown = site.post("/office/events/1", fields).await;
        assert_eq!(unknown.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    has(&site.get("/office/events/1").await, &["nothing is decided"]);
    let unreasoned = site.post("/office/events/1", "decision=assign&on=2026-03-01").await;
    has(&unreasoned, &["A reason is needed"]);
    let assigned = site.post("/office/events/1", "decision=assign&on=2026-03-01&reason=x").await;
    assert_eq!(assigned.status, StatusCode::SEE_OTHER, "{}", assigned.text());
    has(&site.get("/office/events/1").await, &["rated on the list of 1 March 2026"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_correction_is_shown_before_it_is_entered_and_stands_in_the_public_log() {
    let site = site().await;
    send(&site, "/office/reports", &[], &report(['1', '0'])).await;
    site.post("/office/accept", "").await;
    site.post("/office/events/1", "decision=accept").await;
    site.post("/office/lists/2026-02-01/close", "").await;
    has(&site.get("/register/corrections").await, &["No list was corrected"]);
    until(&site, "/register/players/2600001", "2010").await;
    // The consequences first.
    let shown = send(&site, "/office/events/1/correct", &[("why", "colours")], &report(['0', '1'])).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.text());
    has(&shown, &["Nothing was entered yet", "1990", "2010", "name=\"why\"", "name=\"yes\""]);
    has(&site.get("/register/corrections").await, &["No list was corrected"]);
    // Then the form behind them, as the page has it.
    let (_, behind) = shown.text().split_once("name=\"file\" value=\"").unwrap();
    let digest = behind.split_once('"').unwrap().0;
    let form = format!("file={digest}&name=january.trf&why=colours&yes=yes");
    let entered = site.post("/office/events/1", &form).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text());
    let log = until(&site, "/register/corrections", "colours").await;
    has(&log, &["event 1, January Cup", "1 February 2026"]);
    let player = until(&site, "/register/players/2600001", "1990").await;
    has(&player, &["Original\u{a0}2010 · Revised\u{a0}1990"]);
    // Withdrawn: shown first, too.
    let shown = site.post("/office/events/1", "decision=withdraw&reason=fixed+games").await;
    has(&shown, &["Nothing was entered yet", "name=\"decision\" value=\"withdraw\""]);
    let done = site.post("/office/events/1", "decision=withdraw&reason=fixed+games&yes=yes").await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text());
    has(&until(&site, "/register/corrections", "fixed games").await, &["is no longer rated"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn ruling_63_whatever_changes_a_closed_list_is_shown_before_it_is_decided() {
    let site = site().await;
    send(&site, "/office/reports", &[("registered", "2025-12-01")], &report(['1', '0'])).await;
    site.post("/office/events/1", "decision=accept").await;
    site.post("/office/lists/2026-02-01/close", "").await;
    send(&site, "/office/reports", &[], &report(['0', '1'])).await;
    // Together with others it is left alone, and named.
    has(&site.post("/office/accept", "").await, &["Event 1, January Cup: left alone"]);
    has(&site.get("/office/events/1").await, &["nothing is decided about its newest version"]);
    // As a correction it is the version that waits.
    let corrected = send(&site, "/office/events/1/correct", &[("why", "result")], &report(['0', '1'])).await;
    has(&corrected, &["Nothing was entered yet", "1990"]);
    assert!(!corrected.text().contains("name=\"file\" value=\"\""), "{}", corrected.text());
    for decision in ["decision=accept", "decision=accept&on=2026-02-01", "decision=refuse&reason=late"] {
        let before = site.get("/office/events/1").await.text().to_owned();
        let shown = site.post("/office/events/1", decision).await;
        if decision.starts_with("decision=accept") {
            has(&shown, &["Nothing was entered yet", "1990", "name=\"yes\"", "name=\"reason\""]);
            assert_eq!(site.get("/office/events/1").await.text(), before, "{decision}");
            let silent = site.post("/office/events/1", &format!("{decision}&yes=yes")).await;
            assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY, "{decision}: without a reason");
        } else {
            // The version that is refused is not the one that is rated: no list changes.
            assert_eq!(shown.status, StatusCode::SEE_OTHER, "{}", shown.text());
        }
    }
    let entered = site.post("/office/events/1", "decision=accept&reason=result&yes=yes").await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text());
    has(&until(&site, "/register/corrections", "result").await, &["event 1, January Cup", "1 February 2026"]);
    let shown = site.post("/office/events/1", "decision=refuse&article=1.1&reason=fast").await;
    has(&shown, &["Nothing was entered yet", "name=\"decision\" value=\"refuse\""]);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_found_by_name_federation_and_number() {
    let site = site().await;
    let found = |query: &'static str| {
        let site = &site;
        async move {
            let page = site.get(&format!("/register?{query}")).await;
            let names = ["Alpha, Ann", "Beta, Bob", "Gamma, Gus", "Delta, Dan"];
            let text = page.text().to_owned();
            names.into_iter().filter(|name| text.contains(name)).map(|name| &name[..1]).collect::<String>()
        }
    };
    assert_eq!(found("q=gam").await, "G");
    assert_eq!(found("q=ann+al").await, "A");
    assert_eq!(found("q=2600002").await, "B");
    assert_eq!(found("q=26").await, "ABGD");
    assert_eq!(found("federation=fra").await, "D");
    assert_eq!(found("q=beta&federation=FRA").await, "");
    assert_eq!(found("").await, "ABGD");
    has(&site.get("/register?q=zz").await, &["Nobody was found."]);
    has(&site.get("/register?q=a").await, &["Type at least 2 letters or digits."]);
    has(&site.get("/register").await, &["Rating register of CAN", "List of 1 January 2026: 4 players."]);
    let gamma = site.get("/register").await;
    let place = |name: &str| gamma.text().find(name).unwrap();
    assert!(place("Gamma, Gus") < place("Alpha, Ann") && place("Alpha, Ann") < place("Delta, Dan"));
    let hostile = site.get("/register?q=%3Cscript%3E&federation=%22%3E").await;
    assert!(!hostile.text().contains("<script>") && !hostile.text().contains("\"\">"));
    let nobody = site.get("/register/players/9").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
    has(&nobody, &["Nobody in the register has this number."]);
    let french = site.ask(request("GET", "/register", &[("accept-language", "fr")], Body::empty())).await;
    has(&french, &["Registre des cotes de la fédération CAN", "Chercher des joueurs"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_and_only_officers_write() {
    let site = site().await;
    let other = [("host", "192.168.1.20:7450")];
    for right in rights().iter().filter(|right| right.path.starts_with("/office")) {
        assert_eq!(right.who, Who::Officer, "{right:?}");
    }
    for path in ["/register", "/register/players/2600001", "/register/lists", "/register/corrections"] {
        let answer = site.ask_bare(from("192.168.1.30:50000", "GET", path, &other, Body::empty())).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert!(
            !answer.text().contains("href=\"/office"),
            "{path}: the public is shown no way to the office"
        );
    }
    // A server without a register has no such pages.
    let bare = Site::new().await;
    for path in ["/register", "/office", "/register/players/1", "/api/v1/lists", "/api/v1/players"] {
        assert_eq!(bare.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(!bare.get("/").await.text().contains("/office"));
}

fn json(answer: &Answer) -> Value {
    serde_json::from_str(answer.text()).unwrap_or_else(|_| panic!("{}", answer.text()))
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_read_lists_and_players_and_send_reports() {
    let site = site().await;
    let first = site.get("/api/v1/players?limit=2").await;
    let names = |answer: &Answer| -> Vec<String> {
        let players = json(answer)["players"].as_array().unwrap().clone();
        players.iter().map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&first), ["Gamma, Gus", "Alpha, Ann"]);
    let next = json(&first)["next"].as_u64().unwrap();
    let second = site.get(&format!("/api/v1/players?limit=2&after={next}")).await;
    assert_eq!(names(&second), ["Beta, Bob", "Delta, Dan"]);
    let link = format!("</api/v1/players?name=&federation=&limit=2&after={next}>; rel=\"next\"");
    assert_eq!(first.header("link"), link);
    for (query, is_more) in [("limit=4", false), ("limit=3", true), ("name=26&limit=4", false)] {
        let part = site.get(&format!("/api/v1/players?{query}")).await;
        assert_eq!(json(&part)["next"].is_u64(), is_more, "{query}: {}", part.text());
    }
    assert_eq!(names(&site.get("/api/v1/players?federation=FRA").await), ["Delta, Dan"]);
    assert_eq!(json(&site.get("/api/v1/players?nonsense=1").await)["code"], "parameter");
    let player = site.get("/api/v1/players/2600003").await;
    assert_eq!(json(&player)["kinds"][0]["lists"][0]["rating"], 2100);
    let tag = player.header("etag").to_owned();
    let again = request("GET", "/api/v1/players/2600003", &[("if-none-match", &tag)], Body::empty());
    assert_eq!(site.ask(again).await.status, StatusCode::NOT_MODIFIED);
    assert_eq!(json(&site.get("/api/v1/lists").await)["lists"], Value::Array(Vec::new()));
    // A report needs a token that is for it, and for no event alone.
    site.post("/samples/swiss", "").await;
    let wish = |scope, event| Wish {
        name: "Club".into(),
        scopes: vec![scope],
        event,
        each_minute: 60,
        days: 1,
        account: None,
    };
    let send = async |wish: Wish| {
        let token = format!("Bearer {}", create_token(site.folder.path(), None, &wish).await.unwrap());
        let headers = [("authorization", token.as_str()), ("content-type", "text/plain")];
        let path = "/api/v1/reports?file=january.trf&registered=2025-12-01&sender=Club";
        site.ask_bare(request("POST", path, &headers, Body::from(report(['1', '0'])))).await
    };
    assert_eq!(send(wish(TokenScope::Publish, None)).await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(wish(TokenScope::Report, Some(1))).await.status, StatusCode::FORBIDDEN);
    let taken = send(wish(TokenScope::Report, None)).await;
    assert_eq!((json(&taken)["event"].as_u64(), json(&taken)["what"].as_str()), (Some(1), Some("new")));
    assert_eq!(json(&taken)["list"], "2026-02-01");
    assert_eq!(json(&send(wish(TokenScope::Report, None)).await)["what"], "duplicate");
    has(&site.get("/office").await, &["January Cup"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_publishes_a_list_that_was_closed() {
    let site = site().await;
    let publish = async |scope, list: &str, body: &'static str| {
        let wish = Wish {
            name: "Office".into(),
            scopes: vec![scope],
            event: None,
            each_minute: 60,
            days: 1,
            account: None,
        };
        let token = format!("Bearer {}", create_token(site.folder.path(), None, &wish).await.unwrap());
        let headers = [("authorization", token.as_str()), ("content-type", "application/json")];
        let path = format!("/api/v1/lists/{list}/publish");
        site.ask_bare(request("POST", &path, &headers, Body::from(body))).await
    };
    let early = publish(TokenScope::Lists, "2026-02-01", "{}").await;
    assert_eq!((early.status, &json(&early)["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &"change".into()));
    site.post("/office/lists/2026-02-01/close", "").await;
    for scope in [TokenScope::Report, TokenScope::Publish] {
        let refused = publish(scope, "2026-02-01", "{}").await;
        assert_eq!((refused.status, &json(&refused)["code"]), (StatusCode::FORBIDDEN, &"scope".into()));
    }
    assert_eq!(publish(TokenScope::Lists, "soon", "{}").await.status, StatusCode::NOT_FOUND);
    assert_eq!(publish(TokenScope::Lists, "2026-02-01", "{\"x\":1}").await.status, StatusCode::BAD_REQUEST);
    let unreasoned = publish(TokenScope::Lists, "2026-02-01", "{\"pass\":[\"jumps\"]}").await;
    has(&unreasoned, &["A reason is needed"]);
    // What no check is called is never entered.
    let unknown = publish(TokenScope::Lists, "2026-02-01", "{\"pass\":[\"sum\"],\"reason\":\"x\"}").await;
    assert_eq!((unknown.status, &json(&unknown)["code"]), (StatusCode::BAD_REQUEST, &"parameter".into()));
    let done = publish(TokenScope::Lists, "2026-02-01", "{}").await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text());
    let manifest = json(&done)["manifest"].as_str().unwrap().to_owned();
    assert_eq!(site.get(&manifest).await.status, StatusCode::OK);
    has(&site.get("/register/lists").await, &["href=\"/register/lists/2026-02-01\""]);
    let again = publish(TokenScope::Lists, "2026-02-01", "{}").await;
    assert_eq!((again.status, &json(&again)["code"]), (StatusCode::CONFLICT, &"conflict".into()));
}

/// 9.1: a list is closed when its reports are decided, or they are passed over with a reason.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_with_an_undecided_report_is_closed_with_a_reason() {
    let site = site().await;
    send(&site, "/office/reports", &[("registered", "2025-12-01")], &report(['1', '0'])).await;
    let to = "/office/lists/2026-02-01/close";
    let missed = "event 1, January Cup, is for this list and not decided (9.1)";
    has(
        &site.get("/office/lists/2026-02-01").await,
        &[missed, "pass.open-events", "which would miss this list"],
    );
    let stopped = site.post(to, "").await;
    assert_eq!(stopped.status, StatusCode::OK);
    has(&stopped, &[missed, "Close the list of 1 February 2026"]);
    let unreasoned = site.post(to, "pass.open-events=on").await;
    assert_eq!(unreasoned.status, StatusCode::UNPROCESSABLE_ENTITY);
    // A check of another name is none, and one before publication is not passed over at the closing.
    let unknown = site.post(to, "pass.open=on&reason=late").await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    let later = site.post(to, "pass.open-events=on&pass.jumps=on&reason=late").await;
    assert_eq!(later.status, StatusCode::UNPROCESSABLE_ENTITY);
    has(&later, &["The check jumps is made before publication"]);
    let closed = site.post(to, "pass.open-events=on&reason=late").await;
    assert_eq!(closed.header("location"), "/office/lists/2026-02-01");
    has(&site.get("/office/events/1").await, &["nothing is decided"]);
    let unknown = site.post("/office/lists/2026-02-01/publish", "pass.sum=on&reason=late").await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}
