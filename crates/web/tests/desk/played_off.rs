//! A play-off: planned, its results entered and taken back as those of a round are, and put into the standings.

use crate::beside::{duel, field};
use crate::shared::named;
use crate::site::Site;
use axum::http::StatusCode;

const RESULT: &str = "/e/1/playoff/result";
const KNOCK_OUT: &str = "method = 'play-off'\nplaces = 'first'\nafter = 'none'\nformat = 'knock-out'\n[[stage]]\nname = 'Blitz'\ngames = 1\ntime-control = '3+2'\ndrawn = 'black-wins'\n";

/// Four who drew all their games, and a knock-out for the first place.
async fn four() -> Site {
    opened(Site::new().await).await
}

async fn opened(site: Site) -> Site {
    let player = |number: u32, games: &str| {
        let name = format!("P{number}");
        format!("001 {number:4}      {name:<33} 2000                             1.5 {number:4}  {games}\n")
    };
    let file = format!(
        "012 Four\n042 2026/03/07\n062 4\n212 PTS\nXXR 3\n{}{}{}{}",
        player(1, "   2 w =     3 w =     4 w ="),
        player(2, "   1 b =     4 b =     3 w ="),
        player(3, "   4 w =     1 b =     2 b ="),
        player(4, "   3 b =     2 w =     1 b =")
    );
    let opened = site.upload("four.trf", file.as_bytes()).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    assert_eq!(site.post("/e/1/playoff", &field("toml", KNOCK_OUT)).await.status, StatusCode::SEE_OTHER);
    site
}

/// A board of the page: what its form sends before the result, and what the result is.
async fn boards(site: &Site) -> Vec<(String, String)> {
    let page = site.get("/e/1/playoff").await;
    let value = |part: &str, name: &str| {
        let (_, behind) = part.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
        behind.split_once('"').unwrap().0.to_owned()
    };
    let parts = page.text().split("<li id=\"game-").skip(1);
    let board = |part: &str| {
        let [round, white, black] = ["round", "white", "black"].map(|name| value(part, name));
        (format!("round={round}&white={white}&black={black}"), value(part, "was"))
    };
    parts.map(board).collect()
}

/// Enters a result on a board that has none.
async fn enter(site: &Site, board: &str, is: &str) {
    let answer = site.script(RESULT, &format!("{board}&was=*&is={is}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
}

#[tokio::test]
async fn a_play_off_is_planned_played_and_put_into_the_standings() {
    let site = duel().await;
    let wrong = site.post("/e/1/playoff", &field("toml", "method = 'duel'")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text().contains("lay-off.toml:1:"), "{}", wrong.text());

    site.post("/e/1/playoff", &field("toml", KNOCK_OUT)).await;
    let page = site.get("/e/1/playoff").await;
    assert!(page.text().contains("Play-off: 0 of 1 results"), "{}", page.text());
    let won = if page.text().contains("○ Bruno") { "1-0" } else { "0-1" };
    let (board, was) = boards(&site).await.remove(0);
    let done = site.post(RESULT, &format!("{board}&was={was}&is={won}")).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text());
    assert!(done.header("location").starts_with("/e/1/playoff#game-1-"), "{}", done.header("location"));
    let other = if won == "1-0" { "0-1" } else { "1-0" };
    let met = site.script(RESULT, &format!("{board}&was=*&is={other}")).await;
    assert_eq!(met.status, StatusCode::CONFLICT);
    assert!(met.text().contains("Not saved: the arbiter entered"), "{}", met.text());

    let site = site.restarted().await;
    let standings = site.get("/e/1/standings").await;
    let place = |name: &str| standings.text().find(name).unwrap();
    assert!(place("Bruno") < place("Alyx") && standings.text().contains("play-off"), "{}", standings.text());
    site.post("/e/1/undo", "number=2").await;
    let standings = site.get("/e/1/standings").await;
    assert!(!standings.text().contains("lay-off"), "{}", standings.text());
}

/// The final comes with the second semi-final, and goes with it.
#[tokio::test]
async fn games_that_come_next_are_entered_like_the_first() {
    let site = four().await;
    let first = boards(&site).await;
    assert_eq!(first.len(), 2, "the semi-finals");
    enter(&site, &first[0].0, "1-0").await;
    let answer = site.script(RESULT, &format!("{}&was=*&is=1/2-1/2", first[1].0)).await;
    assert!(answer.text().contains("Play-off: 2 of 3 results"), "{}", answer.text());
    let all = boards(&site).await;
    assert!(all.len() == 3 && all[2].0.starts_with("round=2&"), "{all:?}");
    enter(&site, &all[2].0, "0-1").await;
    let history = site.get("/e/1/history").await;
    assert!(
        history.text().contains("Play-off, round 2, ") && history.text().contains("0 – 1 (was no result)")
    );

    // A semi-final cannot be taken back while the final stands on it.
    let refused = site.script("/e/1/undo", "back=playoff&number=2").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("line 4 of the history builds on it"), "{}", refused.text());
    // Ctrl-Z takes back one after the other, the newest first.
    for (left, said) in [(2, "back to no result (was 0 – 1)"), (1, "(was ½ – ½)"), (0, "(was 1 – 0)")]
    {
        let undone = site.script("/e/1/undo", "back=playoff").await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text());
        assert!(undone.text().contains(&format!("Play-off: {left} of ")), "{}", undone.text());
        assert!(undone.text().contains("Taken back.") && undone.text().contains(said), "{}", undone.text());
    }
    assert_eq!(
        site.script("/e/1/undo", "back=playoff").await.status,
        StatusCode::CONFLICT,
        "nothing is left"
    );
    assert_eq!(boards(&site).await, first);
    let before = site.get("/e/1/history").await.bytes;
    let site = site.restarted().await;
    assert_eq!(site.get("/e/1/history").await.bytes, before);
    assert_eq!(boards(&site).await, first);
}

/// Two enter results of two boards: each takes back the own one, whoever was last.
#[tokio::test]
async fn a_result_is_taken_back_although_another_board_came_after_it() {
    let site = four().await;
    let all = boards(&site).await;
    enter(&site, &all[0].0, "1-0").await;
    enter(&site, &all[1].0, "0-1").await;
    let undone = site.script("/e/1/undo", "back=playoff&number=2").await;
    assert_eq!(undone.status, StatusCode::OK, "{}", undone.text());
    let now: Vec<String> = boards(&site).await.into_iter().map(|(_, is)| is).collect();
    assert_eq!(now, ["*", "0-1"]);
    // Once somebody has replaced a result, it cannot be taken back behind their back.
    site.script(RESULT, &format!("{}&was=0-1&is=1-0", all[1].0)).await;
    let refused = site.script("/e/1/undo", "back=playoff&number=3").await;
    assert!(refused.text().contains("has entered 1 – 0 on this board since"), "{}", refused.text());
}

#[tokio::test]
async fn odd_results_are_entered_and_nonsense_is_not() {
    let site = four().await;
    let board = boards(&site).await.remove(0).0;
    for form in ["was=*&is=2-0", "was=*&is=?", "was=*", "is=1-0"] {
        let answer = site.script(RESULT, &format!("{board}&{form}")).await;
        assert!(answer.status.is_client_error(), "{form}: {}", answer.status);
    }
    let elsewhere = site.script(RESULT, "round=9&white=1&black=2&was=*&is=1-0").await;
    assert!(elsewhere.status.is_client_error(), "{}", elsewhere.status);
    assert!(!site.get("/e/1/history").await.text().contains("Play-off, round"), "nothing was entered");
    for is in ["1/2-0", "0-0", "---", "%2B--"] {
        enter(&site, &board, is).await;
        let undone = site.script("/e/1/undo", "back=playoff").await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text());
    }
    let page = site.get("/e/1/playoff").await;
    assert!(page.text().contains("value=\"0-1/2\"") && !page.text().contains("value=\"?\""));
}

/// Other regulations hold from when they are kept: results of before are those of another play-off.
#[tokio::test]
async fn results_of_other_regulations_stay_what_they_were() {
    let site = four().await;
    enter(&site, &boards(&site).await[0].0, "1-0").await;
    let other = KNOCK_OUT.replace("Blitz", "Rapid");
    assert_eq!(site.post("/e/1/playoff", &field("toml", &other)).await.status, StatusCode::SEE_OTHER);
    let refused = site.script("/e/1/undo", "back=playoff&number=2").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text());
    assert_eq!(site.post("/e/1/undo", "number=3").await.status, StatusCode::SEE_OTHER, "the regulations");
    assert_eq!(site.script("/e/1/undo", "back=playoff&number=2").await.status, StatusCode::OK);
}

/// Whoever enters results enters those of a play-off too; whoever looks is shown them, and no key does anything.
#[tokio::test]
async fn results_of_a_play_off_are_entered_by_whoever_enters_results() {
    let site = opened(Site::shared().await).await;
    let board = boards(&site).await.remove(0).0;
    let mut viewer = named(&site, "role=viewer&event=1", "Vic").await;
    let seen = viewer.get(&site, "/e/1/playoff").await;
    assert!(seen.text().contains("Play-off: 0 of 2 results"), "{}", seen.text());
    assert!(!seen.text().contains("id=\"entry\"") && !seen.text().contains("entry.js"));
    assert!(!seen.text().contains("Keys: 1 White wins") && !seen.text().contains("name=\"is\""));
    let form = format!("{board}&was=*&is=1-0");
    let refused = viewer.send(&site, "/e/1/playoff", RESULT, &form).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let mut deputy = named(&site, "role=results&event=1", "Dee").await;
    let entered = deputy.send(&site, "/e/1/playoff", RESULT, &form).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text());
    let regulations = deputy.send(&site, "/e/1/playoff", "/e/1/playoff", "toml=").await;
    assert_eq!(regulations.status, StatusCode::FORBIDDEN, "the regulations are the arbiter's");
    let undone = deputy.send(&site, "/e/1/playoff", "/e/1/undo", "back=playoff").await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text());
    assert!(site.get("/e/1/history").await.text().contains("back to no result"));
}
