//! An event from nothing to its final standings, by forms alone.

use crate::site::{Answer, Site, request};
use axum::body::Body;
use axum::http::StatusCode;

/// Goes where an answer sends, which has to be somewhere.
pub(crate) fn sent_to(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    answer.header("location").to_owned()
}

const PASTED: &str = "text=Name%3BRating%3BClub%0ARoy%2C+Anne%3B2000%3BNord%0ACyr%2C+Luc%3B1900%3B%0A\
    Dion%2C+Lise%3B1800%3BSud%0AFortin%2C+Paul%3Bhigh%3B%0A";

/// A Swiss of three rounds with three players.
async fn swiss() -> Site {
    let site = Site::new().await;
    let made = site.post("/new", "name=Spring+Open&day=2026-04-03&system=swiss&rounds=3&city=Laval").await;
    assert_eq!(sent_to(&made), "/e/1/run/players");
    let preview = site.post("/e/1/run/paste", PASTED).await;
    assert_eq!(preview.status, StatusCode::OK);
    for text in ["Enter 3 players", "Roy, Anne", "Line 5, Rating", "high"] {
        assert!(preview.text().contains(text), "{text}: {}", preview.text());
    }
    assert!(
        site.get("/e/1/history").await.text().contains("Nothing has been changed"),
        "a preview enters nobody"
    );
    // What was not understood is there to be corrected.
    let entered = site.post("/e/1/run/paste", &format!("{PASTED}&sure=yes")).await;
    assert!(entered.text().contains("3 players were entered."), "{}", entered.text());
    assert!(
        entered.text().contains(">Name;Rating;Club\nFortin, Paul;high;</textarea>"),
        "{}",
        entered.text()
    );
    site
}

#[tokio::test]
async fn an_event_from_nothing_to_its_final_standings() {
    let site = swiss().await;
    // The empty pages say what to do.
    assert!(site.get("/e/1/run").await.text().contains("Round 1 can be paired."));
    // One who is left over has a bye, after a question.
    let asked = site.post("/e/1/run/pair", "white=1&black=cyr").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text().contains("1 participant has no opponent.") && asked.text().contains("bye.3"));
    let paired = site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=allocated").await;
    assert_eq!(sent_to(&paired), "/e/1/round/1/enter");
    assert_eq!(site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await.status, StatusCode::OK);
    // Somebody comes late.
    let entered =
        site.post("/e/1/run/players", "name=Gagn%C3%A9%2C+Zo%C3%A9&rating.own=1700&from=2&birth=1999").await;
    assert_eq!(sent_to(&entered), "/e/1/run/players");
    let early = site.post("/e/1/run/pair", "white=4+%C2%B7+Gagn%C3%A9&black=1&white=2&black=3").await;
    assert_eq!(sent_to(&early), "/e/1/round/2/enter", "from round 2 on");
    site.script("/e/1/round/2/enter", "game=1&was=*&is=1/2-1/2").await;
    site.script("/e/1/round/2/enter", "game=2&was=*&is=0-1").await;
    // Somebody leaves, after a question, and is not paired any more.
    let asked = site.post("/e/1/run/player/2/leave", "how=withdrawn&from=3").await;
    assert!(asked.text().contains("Cyr, Luc is not paired any more from round 3"), "{}", asked.text());
    sent_to(&site.post("/e/1/run/player/2/leave", "how=withdrawn&from=3&sure=yes").await);
    let refused = site.post("/e/1/run/pair", "white=2&black=1").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("Number 2 left after round 2"), "{}", refused.text());
    // A second meeting is asked about.
    let again = site.post("/e/1/run/pair", "white=1&black=4").await;
    assert!(again.text().contains("have been paired before"), "{}", again.text());
    sent_to(&site.post("/e/1/run/pair", "white=3&black=1&sure=yes&bye.4=half").await);
    site.script("/e/1/round/3/enter", "game=1&was=*&is=0-1").await;
    let standings = site.get("/e/1/standings").await;
    assert!(standings.text().contains("Final standings after round 3"), "{}", standings.text());
    let history = site.get("/e/1/history").await;
    for line in [
        "3 players entered",
        "Round 1 was paired by hand",
        "Cyr, Luc withdrew after round 2",
        "Gagné, Zoé entered with number 4",
    ] {
        assert!(history.text().contains(line), "{line}");
    }
    let before = site.get("/e/1/download/event.json").await.bytes;
    let site = site.restarted().await;
    assert_eq!(site.get("/e/1/download/event.json").await.bytes, before, "the log gives the same");
}

#[tokio::test]
async fn what_was_done_is_taken_back_unless_something_was_built_on_it() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=allocated").await);
    let refused = site.post("/e/1/undo", "number=1").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("line 2 of the history builds on it"), "{}", refused.text());
    assert!(
        refused.text().contains("href=\"/e/1/history\"") && !refused.text().contains("No round is paired")
    );
    sent_to(&site.post("/e/1/undo", "number=2").await);
    assert_eq!(site.get("/e/1/round/1").await.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is paired");
    assert_eq!(site.post("/e/1/undo", "number=2").await.status, StatusCode::CONFLICT, "once");
    sent_to(&site.post("/e/1/undo", "number=1").await);
    assert!(site.get("/e/1/run").await.text().contains("Nobody can be paired yet"));
    let site = site.restarted().await;
    assert!(site.get("/e/1/run").await.text().contains("Nobody can be paired yet"));
}

/// Lists of a round have the order in which its boards were typed, and the one they were given later, also after a detour
/// by the file.
#[tokio::test]
async fn boards_stand_as_they_were_typed_and_numbered_anew() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/players", "name=Fortin%2C+Paul").await);
    // In the usual order the strongest sits at the first board.
    sent_to(&site.post("/e/1/run/pair", "white=3&black=4&white=2&black=1").await);
    let seated = async |path: &str| {
        let page = site.get(path).await;
        ["Dion, Lise", "Roy, Anne"].map(|name| page.text().find(name).expect(name))
    };
    for path in ["/e/1/round/1", "/e/1/round/1/enter", "/e/1/print/round-1"] {
        let [third, first] = seated(path).await;
        assert!(third < first, "{path}");
    }
    sent_to(&site.post("/e/1/round/1/arrange", "do=order&order=2+1").await);
    for path in ["/e/1/round/1", "/e/1/round/1/enter"] {
        let [third, first] = seated(path).await;
        assert!(first < third, "{path}");
    }
    assert!(site.get("/e/1/round/1").await.text().contains("in the order in which they were arranged"));
    let file = site.get("/e/1/download/event.json").await;
    assert!(file.text().contains("\"arranged\": true"), "{}", file.text());
    site.upload("again.json", &file.bytes).await;
    let [third, first] = seated("/e/2/round/1").await;
    assert!(first < third, "the file has the order");
    let refused = site.post("/e/1/round/1/arrange", "do=order&order=2+3").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

/// Numbers are those that are shown: in a file the games stand in another order than their boards.
#[tokio::test]
async fn boards_of_a_file_are_numbered_by_what_is_shown() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let matches = async || {
        let page = site.get("/e/1/round/5/arrange").await;
        ["1 · Fir Kings", "2 · Cedar Bishops", "1 · Cedar Bishops", "2 · Fir Kings"]
            .map(|title| page.text().contains(title))
    };
    assert_eq!(matches().await, [true, true, false, false]);
    sent_to(&site.post("/e/1/round/5/arrange", "do=order&order=2+1+3").await);
    assert_eq!(matches().await, [false, false, true, true]);
    sent_to(&site.post("/e/1/undo", "number=1").await);
    assert_eq!(matches().await, [true, true, false, false], "the usual order again");
}

/// Every step can be taken back: results that were, do not stand in the way of the pairings.
#[tokio::test]
async fn pairings_are_taken_back_after_their_results() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=allocated").await);
    site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    site.script("/e/1/round/1/enter", "game=1&was=1-0&is=0-1").await;
    for number in [4, 3, 2] {
        sent_to(&site.post("/e/1/undo", &format!("number={number}")).await);
    }
    assert!(site.get("/e/1/run").await.text().contains("Round 1 can be paired."));
    let site = site.restarted().await;
    assert!(site.get("/e/1/run").await.text().contains("Round 1 can be paired."));
}

/// A result is of the players who sat there: boards are not arranged as before under it.
#[tokio::test]
async fn colours_stay_exchanged_while_a_result_counts_on_it() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=allocated").await);
    sent_to(&site.post("/e/1/round/1/arrange", "do=swap&board=1").await);
    site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    let refused = site.post("/e/1/undo", "number=3").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("line 4 of the history builds on it"), "{}", refused.text());
    sent_to(&site.post("/e/1/undo", "number=4").await);
    sent_to(&site.post("/e/1/undo", "number=3").await);
    assert!(site.get("/e/1/round/1/enter").await.text().contains("1: Roy, Anne – Cyr, Luc"));
}

#[tokio::test]
async fn pairings_with_results_stay() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=half").await);
    site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    let refused = site.post("/e/1/round/1/arrange", "do=take-back").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("Round 1 has 1 result"), "{}", refused.text());
    // Colours are exchanged with the result, and the old result is not undone on the new board.
    sent_to(&site.post("/e/1/round/1/arrange", "do=swap&board=1").await);
    let json = site.get("/e/1/download/event.json").await;
    assert!(json.text().contains("\"0-1\""), "{}", json.text());
    assert_eq!(site.post("/e/1/undo", "back=1").await.status, StatusCode::CONFLICT);
    sent_to(&site.post("/e/1/round/1/arrange", "do=bye&number=3&bye.3=full").await);
    site.script("/e/1/round/1/enter", "game=1&was=0-1&is=*").await;
    assert_eq!(sent_to(&site.post("/e/1/round/1/arrange", "do=take-back").await), "/e/1/run/pair");
    assert!(site.get("/e/1/run/pair").await.text().contains("full-point bye"), "what was asked for stays");
}

#[tokio::test]
async fn events_are_described_copied_and_archived() {
    let site = swiss().await;
    let page = site.get("/e/1/run/details").await;
    assert!(page.text().contains("value=\"Spring Open\"") && page.text().contains("value=\"Laval\""));
    let wrong = site.post("/e/1/run/details", "name=Open&day=2026-04-03&end=2026-04-01&rounds=3").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("The last day is before the first."));
    sent_to(&site.post("/e/1/run/details", "name=Summer+Open&day=2026-07-03&rounds=4&pace=rapid").await);
    assert!(site.get("/").await.text().contains("Summer Open"), "the new name stands in the list");
    assert!(
        site.get("/e/1/history").await.text().contains("The event is called Summer Open (was Spring Open)")
    );
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=half").await);
    assert_eq!(sent_to(&site.post("/e/1/run/copy", "name=Autumn+Open&results=no").await), "/e/2/run");
    assert!(site.get("/e/2/run").await.text().contains("Round 1 can be paired."));
    sent_to(&site.post("/e/1/run/copy", "name=The+same&results=yes").await);
    assert!(site.get("/e/3/run").await.text().contains("Round 1: 0 of 1 results"));
    sent_to(&site.post("/e/2/run/archive", "archive=yes").await);
    assert!(site.get("/").await.text().contains("Archive (1)"));
    assert_eq!(site.get("/e/2/run/players").await.status, StatusCode::OK, "it can be read");
    sent_to(&site.post("/e/2/run/archive", "archive=no").await);
    assert!(!site.get("/").await.text().contains("Archive (1)"));
}

#[tokio::test]
async fn a_player_is_corrected() {
    let site = swiss().await;
    let page = site.get("/e/1/run/player/1").await;
    assert!(page.text().contains("value=\"Roy, Anne\"") && page.text().contains("value=\"2000\""));
    for (form, wrong) in [
        ("name=", "The player needs a name."),
        ("name=Roy&rating.own=high", "A rating is a number up to 4000."),
        ("name=Roy&fide=x", "A FIDE number has digits only."),
        ("name=Roy&birth=soon", "The birth is a year"),
    ] {
        let answer = site.post("/e/1/run/player/1", form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert!(answer.text().contains(wrong), "{form}: {}", answer.text());
    }
    let all = "name=Roy%2C+Annie&rating.own=2010&rating.national=2050&rating.rapid=1950&title=WFM&sex=f&birth=3.2.1990\
        &federation=can&club=Nord&category=U40&fide=2600001";
    sent_to(&site.post("/e/1/run/player/1", all).await);
    let json = site.get("/e/1/download/event.json").await;
    for text in ["Roy, Annie", "2010", "2050", "1950", "WFM", "1990-02-03", "CAN", "U40", "2600001"] {
        assert!(json.text().contains(text), "{text}: {}", json.text());
    }
    let twice = site.post("/e/1/run/players", "name=roy+annie&fide=2600001").await;
    assert!(twice.text().contains("is there already, with number 1"), "{}", twice.text());
}

#[tokio::test]
async fn expelling_with_annulled_results_is_asked_twice() {
    let site = swiss().await;
    let form = "how=annulled&from=1";
    assert!(site.post("/e/1/run/player/2/leave", form).await.text().contains("name=\"twice\""));
    assert_eq!(
        site.post("/e/1/run/player/2/leave", &format!("{form}&sure=yes")).await.status,
        StatusCode::OK
    );
    sent_to(&site.post("/e/1/run/player/2/leave", &format!("{form}&sure=yes&twice=yes")).await);
    assert!(site.get("/e/1/run/players").await.text().contains("expelled after round 0, results annulled"));
    sent_to(&site.post("/e/1/run/player/2/leave", "how=return").await);
    assert!(!site.get("/e/1/run/players").await.text().contains("expelled"));
}

#[tokio::test]
async fn teams_play_board_by_board() {
    let site = Site::new().await;
    let players = "A1%0AA2%0AA3%0AB1%0AB2";
    let made = site
        .post("/new", &format!("name=League&day=2026-04-03&system=teams&rounds=1&boards=2&players={players}"))
        .await;
    assert_eq!(sent_to(&made), "/e/1/run");
    assert!(site.get("/e/1/run").await.text().contains("now put them into teams"));
    let wrong = site.post("/e/1/run/teams", "name=Rooks&roster=A1%0ANobody").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    sent_to(&site.post("/e/1/run/teams", "name=Rooks&roster=A1%0AA2%0AA3").await);
    sent_to(&site.post("/e/1/run/teams", "name=Bishops&roster=4+5").await);
    assert_eq!(sent_to(&site.post("/e/1/run/pair", "white=Rooks&black=Bishops").await), "/e/1/round/1/enter");
    sent_to(&site.post("/e/1/round/1/arrange", "do=line-up&number=1&players=2+3").await);
    let entry = site.get("/e/1/round/1/enter").await;
    assert!(entry.text().contains("A3") && !entry.text().contains("A1"), "{}", entry.text());
    let answer = site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    assert!(answer.text().contains("1–0"), "the running score: {}", answer.text());
    site.script("/e/1/round/1/enter", "game=2&was=*&is=1/2-1/2").await;
    assert!(site.get("/e/1/standings").await.text().contains("Final standings after round 1"));
    sent_to(&site.post("/e/1/round/1/arrange", "do=forfeit&number=2").await);
    assert!(site.get("/e/1/history").await.text().contains("Bishops did not appear"));
}

/// A slip of the keys puts somebody else at a board: whoever is not in the roster plays after a question only.
#[tokio::test]
async fn substitutes_are_asked_about() {
    let site = Site::new().await;
    let form = "name=League&day=2026-04-03&system=teams&rounds=1&boards=2&players=A1%0AA2%0AB1%0AB2%0AOther";
    sent_to(&site.post("/new", form).await);
    sent_to(&site.post("/e/1/run/teams", "name=Rooks&roster=1+2").await);
    sent_to(&site.post("/e/1/run/teams", "name=Bishops&roster=3+4").await);
    sent_to(&site.post("/e/1/run/pair", "white=Rooks&black=Bishops").await);
    let arrange = "/e/1/round/1/arrange";
    let asked = site.post(arrange, "do=line-up&number=1&players=1+5").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text().contains("not in the roster of Rooks: 5 Other."), "{}", asked.text());
    assert!(!site.get("/e/1/round/1/enter").await.text().contains("Other"), "nobody was seated");
    sent_to(&site.post(arrange, "do=line-up&number=1&players=1+5&sure=yes").await);
    assert!(site.get("/e/1/round/1/enter").await.text().contains("Other"));
    sent_to(&site.post(arrange, "do=line-up&number=1&players=2+1").await);
}

/// Teams without players meet only after a question, and the page of the event asks for them.
#[tokio::test]
async fn teams_without_players_are_asked_about() {
    let site = Site::new().await;
    let players = "A1%0AA2";
    let form = format!("name=League&day=2026-04-03&system=teams&rounds=2&boards=2&players={players}");
    sent_to(&site.post("/new", &form).await);
    sent_to(&site.post("/e/1/run/teams", "name=Rooks&roster=1+2").await);
    sent_to(&site.post("/e/1/run/teams", "name=Bishops&roster=").await);
    let hub = site.get("/e/1/run").await;
    assert!(hub.text().contains("Bishops has no players yet") && hub.text().contains("/e/1/run/team/2"));
    let asked = site.post("/e/1/run/pair", "white=Rooks&black=Bishops").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text().contains("Bishops has no players: nobody sits at its boards."), "{}", asked.text());
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes").await);
}

/// A file is looked at before anybody is paired.
#[tokio::test]
async fn pairings_of_a_file_are_shown_first() {
    let site = swiss().await;
    let body = "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"round.csv\"\r\n\r\n\
        White;Black\n2;1\n3;bye\n\r\n--edge--\r\n";
    let kind = ("content-type", "multipart/form-data; boundary=edge");
    let sent = request("POST", "/e/1/run/pairings-file", &[kind], Body::from(body));
    let shown = site.ask(sent).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.text());
    for text in
        ["The file has 1 board. Is it paired like this?", "<td>2 · Cyr, Luc</td><td>1 · Roy, Anne</td>"]
    {
        assert!(shown.text().contains(text), "{text}: {}", shown.text());
    }
    assert!(site.get("/e/1/run").await.text().contains("Round 1 can be paired."), "nothing is paired yet");
    let paired = site.post("/e/1/run/pair", "from=file&white=2&black=1&white=3&black=0&sure=yes").await;
    assert_eq!(sent_to(&paired), "/e/1/round/1/enter");
    assert!(site.get("/e/1/history").await.text().contains("Round 1 was paired from a file"));
}

#[tokio::test]
async fn a_round_robin_is_paired_by_its_tables_when_its_players_are_there() {
    let site = Site::new().await;
    sent_to(&site.post("/new", "name=Final&day=2026-04-03&system=double-round-robin").await);
    sent_to(&site.post("/e/1/run/paste", "text=Ann%0ABob%0AChlo%C3%A9&sure=yes").await);
    assert!(site.get("/e/1/run/pair").await.text().contains("Berger tables"));
    assert_eq!(sent_to(&site.post("/e/1/run/berger", "twice=yes").await), "/e/1/round/1/enter");
    assert!(site.get("/e/1/round/6").await.status == StatusCode::OK);
    assert!(site.get("/e/1/round/7").await.status != StatusCode::OK);
}

#[tokio::test]
async fn postponed_games_are_listed_and_keep_the_standings_open() {
    let site = swiss().await;
    sent_to(&site.post("/e/1/run/details", "name=Open&day=2026-04-03&rounds=1").await);
    sent_to(&site.post("/e/1/run/pair", "white=1&black=2&sure=yes&bye.3=half").await);
    assert_eq!(site.script("/e/1/round/1/enter", "game=1&was=*&is=?").await.status, StatusCode::OK);
    let hub = site.get("/e/1/run").await;
    assert!(hub.text().contains("Round 1: Roy, Anne – Cyr, Luc"), "{}", hub.text());
    assert!(!site.get("/e/1/standings").await.text().contains("Final standings"), "a game is to be played");
    site.script("/e/1/round/1/enter", "game=1&was=?&is=1-0").await;
    assert!(site.get("/e/1/standings").await.text().contains("Final standings"));
}

#[cfg(unix)]
#[tokio::test]
async fn a_pairing_engine_is_asked() {
    use std::os::unix::fs::PermissionsExt as _;
    let site = swiss().await;
    let program = site.folder.path().join("engine");
    let write = |text: &str| {
        std::fs::write(&program, text).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    };
    write(
        "#!/bin/sh\ngrep -q 'Roy, Anne' \"$2\" || exit 3\n[ \"$1 $3\" = '--dutch -p' ] && printf '2\\n2 1\\n3 0\\n' > \"$4\"\n",
    );
    let path = program.to_str().unwrap().replace('/', "%2F");
    assert_eq!(
        site.post("/settings", "engine=%2Fnothing%2Fhere&kind=bbp").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    sent_to(&site.post("/settings", &format!("engine={path}&kind=bbp")).await);
    assert!(site.get("/e/1/run/pair").await.text().contains("Ask the engine"));
    assert_eq!(sent_to(&site.post("/e/1/run/engine", "").await), "/e/1/round/1/enter");
    assert!(site.get("/e/1/history").await.text().contains("Round 1 was paired by a pairing engine"));
    site.script("/e/1/round/1/enter", "game=1&was=*&is=1-0").await;
    // A game that is still to be played is named.
    site.script("/e/1/round/1/enter", "game=1&was=1-0&is=?").await;
    let refused = site.post("/e/1/run/engine", "").await;
    assert!(refused.text().contains("result of players 2 and 1 in round 1"), "{}", refused.text());
    assert!(refused.text().contains("enter a result for the game"), "{}", refused.text());
    site.script("/e/1/round/1/enter", "game=1&was=?&is=1-0").await;
    // What it says when it fails is shown, and nothing is paired.
    write("#!/bin/sh\necho 'no legal pairing' >&2\nexit 1\n");
    let refused = site.post("/e/1/run/engine", "").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text().contains("no legal pairing"), "{}", refused.text());
    assert!(site.get("/e/1/run/pair").await.text().contains("Pair round 2"));
}

#[tokio::test]
async fn a_preview_shows_every_column_that_was_understood() {
    let site = Site::new().await;
    sent_to(&site.post("/new", "name=Open&day=2026-04-03&system=swiss&rounds=3").await);
    let hint = site.get("/e/1/run/players").await;
    assert!(hint.text().contains("rapid, blitz and national rating"), "{}", hint.text());
    let text = "text=Name;Rating;Sex;Rapid%0AAnn;2000;f;1950%0ABob;1900;m;";
    let preview = site.post("/e/1/run/paste", text).await;
    for shown in [">Sex<", ">Woman<", ">Man<", ">Rapid rating<", ">1950<"] {
        assert!(preview.text().contains(shown), "{shown}: {}", preview.text());
    }
    assert!(!preview.text().contains(">Blitz rating<"), "nobody has one");
}
