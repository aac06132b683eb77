//! Results: entered, refused where somebody else was faster, undone, and there after the program was ended.

use crate::site::Site;
use axum::http::StatusCode;

const ENTER: &str = "/e/1/round/5/enter";

async fn league() -> Site {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    site
}

#[tokio::test]
async fn a_round_is_entered_board_by_board() {
    let site = league().await;
    assert!(site.get(ENTER).await.text().contains("Round 5: 0 of 12 results"));
    let answer = site.post(ENTER, "game=1&was=*&is=1-0").await;
    assert_eq!(
        (answer.status, answer.header("location")),
        (StatusCode::SEE_OTHER, "/e/1/round/5/enter#game-1")
    );
    let answer = site.script(ENTER, "game=2&was=*&is=1/2-1/2").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.text().contains("Round 5: 2 of 12 results") && answer.text().contains("½ – ½"));
    for game in 3..=12 {
        assert_eq!(site.script(ENTER, &format!("game={game}&was=*&is=0-1")).await.status, StatusCode::OK);
    }
    let standings = site.get("/e/1/standings").await;
    assert!(standings.text().contains("Final standings after round 5"), "the round counts");
    assert!(
        !standings.text().contains("Agrees with the ranks"),
        "the ranks of the file are of another round"
    );
}

#[tokio::test]
async fn of_two_on_one_board_the_second_is_told() {
    let site = league().await;
    site.script(ENTER, "game=1&was=*&is=1-0").await;
    let met = site.script(ENTER, "game=1&was=*&is=0-1").await;
    assert_eq!(met.status, StatusCode::CONFLICT);
    assert!(
        met.text().contains("Not saved: the arbiter entered 1 – 0 on this board a moment ago"),
        "{}",
        met.text()
    );
    // Who enters the same is not bothered, and who has seen it may replace it.
    assert_eq!(site.script(ENTER, "game=1&was=*&is=1-0").await.status, StatusCode::OK);
    assert_eq!(site.script(ENTER, "game=1&was=1-0&is=0-1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn nonsense_changes_nothing() {
    let site = league().await;
    for form in ["game=0&was=*&is=1-0", "game=13&was=*&is=1-0", "game=1&was=*&is=2-0", "game=1&was=*", "x"] {
        let answer = site.script(ENTER, form).await;
        assert!(answer.status.is_client_error(), "{form}: {}", answer.status);
    }
    assert_eq!(
        site.script("/e/1/round/9/enter", "game=1&was=*&is=1-0").await.status,
        StatusCode::BAD_REQUEST
    );
    assert!(site.get("/e/1/history").await.text().contains("Nothing has been changed"));
}

#[tokio::test]
async fn undoing_adds_a_line() {
    let site = league().await;
    assert_eq!(site.post("/e/1/undo", "back=5").await.status, StatusCode::CONFLICT);
    site.script(ENTER, "game=1&was=*&is=1-0").await;
    site.script(ENTER, "game=2&was=*&is=0-1").await;
    let undone = site.script("/e/1/undo", "back=5").await;
    assert!(undone.text().contains("Round 5: 1 of 12 results"), "{}", undone.text());
    let undone = site.post("/e/1/undo", "number=1").await;
    assert_eq!(undone.header("location"), "/e/1/history");
    assert_eq!(site.post("/e/1/undo", "number=1").await.status, StatusCode::CONFLICT, "once");
    let history = site.get("/e/1/history").await;
    assert_eq!(history.text().matches("back to no result").count(), 2);
    assert_eq!(history.text().matches("<tr><td class=\"r\">").count(), 4);
}

/// A result that was corrected is taken back in two steps, and nothing on the board stands in the way of the first.
#[tokio::test]
async fn corrections_of_a_board_are_taken_back_one_after_the_other() {
    let site = league().await;
    for form in
        ["game=1&was=*&is=1-0", "game=1&was=1-0&is=0-1", "game=2&was=*&is=%2B--", "game=1&was=0-1&is=0-0"]
    {
        assert_eq!(site.script(ENTER, form).await.status, StatusCode::OK);
    }
    for (board, said) in [
        (1, "back to 0 – 1 (was 0 – 0)"),
        (2, "back to no result (was + –)"),
        (1, "back to 1 – 0 (was 0 – 1)"),
        (1, "back to no result (was 1 – 0)"),
    ] {
        let undone = site.script("/e/1/undo", "back=5").await;
        assert_eq!(undone.status, StatusCode::OK, "{}", undone.text());
        assert!(undone.text().contains(&format!("\"board\":\"{board}\"")), "{}", undone.text());
        assert!(undone.text().contains("Taken back.") && undone.text().contains(said), "{}", undone.text());
    }
    assert_eq!(site.script("/e/1/undo", "back=5").await.status, StatusCode::CONFLICT, "nothing is left");
    assert!(site.get(ENTER).await.text().contains("Round 5: 0 of 12 results"));
    let before = site.get("/e/1/history").await.bytes;
    let site = site.restarted().await;
    assert_eq!(site.get("/e/1/history").await.bytes, before);
}

/// Rules and prizes that replaced each other are taken back the same way.
#[tokio::test]
async fn rules_are_taken_back_one_after_the_other() {
    let site = league().await;
    for list in ["MPTS,GPTS", "GPTS,MPTS", "MPTS,DE"] {
        let adopted = site.post("/e/1/rules", &format!("list={list}&sure=yes")).await;
        assert_eq!(adopted.status, StatusCode::SEE_OTHER, "{list}: {}", adopted.text());
    }
    for number in [3, 2, 1] {
        let undone = site.post("/e/1/undo", &format!("number={number}")).await;
        assert_eq!(undone.status, StatusCode::SEE_OTHER, "{number}: {}", undone.text());
    }
    assert!(site.get("/e/1/history").await.text().contains("back to those of the file"));
}

/// A page takes back the line it has written; what somebody else entered since stays.
#[tokio::test]
async fn what_somebody_else_entered_is_not_taken_back() {
    let site = league().await;
    let first = site.script(ENTER, "game=5&was=*&is=1-0").await;
    assert!(first.text().contains("\"line\":1"), "{}", first.text());
    site.script(ENTER, "game=6&was=*&is=1-0").await;
    let undone = site.script("/e/1/undo", "back=5&number=1").await;
    assert!(undone.text().contains("\"board\":\"5\""), "{}", undone.text());
    assert!(site.get("/e/1/history").await.text().matches("<button class=\"plain\">Undo").count() == 1);
    site.script(ENTER, "game=6&was=1-0&is=0-1").await;
    let refused = site.script("/e/1/undo", "back=5&number=2").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.text().contains("the arbiter has entered 0 – 1 on this board since"),
        "{}",
        refused.text()
    );
    let without_script = site.post("/e/1/undo", "back=5").await;
    assert_eq!(without_script.header("location"), "/e/1/round/5/enter#game-6");
}

/// Once boards are arranged anew, a result of before may be of another game: that is said, and nothing is taken back.
#[tokio::test]
async fn a_result_on_boards_that_were_arranged_anew_is_not_taken_back() {
    let site = league().await;
    site.script(ENTER, "game=1&was=*&is=1-0").await;
    let arranged = site.post("/e/1/round/5/arrange", "do=swap&board=1").await;
    assert_eq!(arranged.status, StatusCode::SEE_OTHER, "{}", arranged.text());
    let refused = site.script("/e/1/undo", "back=5&number=1").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("were arranged anew since"), "{}", refused.text());
}

/// Two matches on two boards each; of every team the third player sits out.
async fn two_matches() -> Site {
    let site = Site::new().await;
    let players: Vec<String> = (1..=12).map(|number| format!("P{number}")).collect();
    let form =
        format!("name=League&day=2026-04-03&system=teams&rounds=1&boards=2&players={}", players.join("%0A"));
    site.post("/new", &form).await;
    for (team, roster) in [("R", "1+2+3"), ("S", "4+5+6"), ("T", "7+8+9"), ("U", "10+11+12")] {
        site.post("/e/1/run/teams", &format!("name={team}&roster={roster}")).await;
    }
    let paired = site.post("/e/1/run/pair", "white=R&black=S&white=T&black=U").await;
    assert_eq!(paired.header("location"), "/e/1/round/1/enter", "{}", paired.text());
    site
}

/// Enters a result; the number of its line.
async fn line_of(site: &Site, game: u8) -> u64 {
    let entered = site.script("/e/1/round/1/enter", &format!("game={game}&was=*&is=1-0")).await;
    let answer: serde_json::Value = serde_json::from_str(entered.text()).unwrap();
    answer["line"].as_u64().unwrap()
}

/// Another player on the second board of a match does not touch the first, nor the other match.
#[tokio::test]
async fn a_line_up_stands_in_the_way_of_its_own_boards_only() {
    let site = two_matches().await;
    let [first, second, other] = [line_of(&site, 1).await, line_of(&site, 2).await, line_of(&site, 3).await];
    let seated = site.post("/e/1/round/1/arrange", "do=line-up&number=1&players=1+3").await;
    assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.text());
    let undo = async |line: u64| site.script("/e/1/undo", &format!("back=1&number={line}")).await;
    let refused = undo(second).await;
    assert!(refused.text().contains("were arranged anew since"), "{}", refused.text());
    for line in [other, first] {
        assert_eq!(undo(line).await.status, StatusCode::OK);
    }
    assert!(site.get("/e/1/round/1/enter").await.text().contains("Round 1: 0 of 4 results"));
}

/// A line-up is taken back although results of other boards came after it, and not once one of its own did.
#[tokio::test]
async fn a_line_up_is_taken_back_unless_its_own_boards_have_results() {
    let site = two_matches().await;
    line_of(&site, 2).await;
    site.post("/e/1/round/1/arrange", "do=line-up&number=1&players=1+3").await;
    let seated = line_of(&site, 3).await - 1;
    let own = line_of(&site, 2).await;
    let taken_back = format!("number={seated}");
    assert_eq!(site.post("/e/1/undo", &taken_back).await.status, StatusCode::CONFLICT);
    site.post("/e/1/undo", &format!("number={own}")).await;
    let undone = site.post("/e/1/undo", &taken_back).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text());
    let entry = site.get("/e/1/round/1/enter").await;
    assert!(entry.text().contains("Round 1: 2 of 4 results"), "the result of before is there again");
    assert!(!entry.text().contains("P3"), "and so is the line-up");
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let site = league().await;
    site.script(ENTER, "game=1&was=*&is=1-0").await;
    site.script(ENTER, "game=2&was=*&is=%2B--").await;
    site.post("/e/1/undo", "number=1").await;
    site.post("/e/1/publish", "round=4").await;
    let pages = ["/e/1", "/e/1/standings", "/e/1/history", ENTER, "/p/1", "/"];
    let mut before = Vec::new();
    for page in pages {
        before.push(site.get(page).await.bytes);
    }
    let site = site.restarted().await;
    for (page, before) in pages.into_iter().zip(before) {
        assert_eq!(site.get(page).await.bytes, before, "{page}");
    }
}

#[tokio::test]
async fn events_go_to_the_bin_and_come_back() {
    let site = league().await;
    assert_eq!(site.post("/e/1/remove", "").await.header("location"), "/");
    let start = site.get("/").await;
    assert!(start.text().contains("Bin (1)") && start.text().contains("None yet."));
    assert_eq!(site.post("/e/1/restore", "").await.header("location"), "/e/1");
    assert!(!site.get("/").await.text().contains("Bin (1)"));
}

/// Whoever comes back is told that something happened; whoever has seen it waits for news.
#[tokio::test]
async fn pages_that_were_away_look_again() {
    let site = league().await;
    site.script(ENTER, "game=1&was=*&is=1-0").await;
    let first = site.first_news("/e/1/live?seen=0").await;
    assert!(first.contains("event: everything") && first.contains("id: 1"), "{first}");
    let waiting =
        tokio::time::timeout(std::time::Duration::from_millis(100), site.first_news("/e/1/live?seen=1"));
    assert!(waiting.await.is_err(), "nothing new");
    let heard = async { site.first_news("/e/1/live?seen=1").await };
    let entered = async {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        site.script(ENTER, "game=2&was=*&is=1/2-1/2").await
    };
    let (heard, _) = tokio::join!(heard, entered);
    assert!(
        heard.contains("event: result") && heard.contains("\"board\":2") && heard.contains("½ – ½"),
        "{heard}"
    );
    // What is not published is not heard in public.
    let public =
        tokio::time::timeout(std::time::Duration::from_millis(100), site.first_news("/p/1/live?seen=2"));
    assert!(public.await.is_err());
}
