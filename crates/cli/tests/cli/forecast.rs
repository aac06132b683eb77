//! `exaequo forecast` and `exaequo generate`.

use crate::transcript::{Answer, Folder};

fn out(answer: Answer) -> String {
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    String::from_utf8(answer.stdout).unwrap()
}

/// A folder with an event whose last round is paired.
fn open_event() -> Folder {
    let folder = Folder::new();
    out(folder.run("generate --seed 7 --players 24 --rounds 5 --open -o ."));
    folder
}

/// The same with so many games that scenarios are drawn.
fn large_event() -> Folder {
    let folder = Folder::new();
    out(folder.run("generate --seed 7 --players 60 --rounds 5 --open -o ."));
    folder
}

#[test]
fn generated_files_are_clean_and_the_same_every_time() {
    let folder = Folder::new();
    let kinds = [
        "--players 31 --rounds 7",
        "--players 9 --system round-robin",
        "--players 8 --rounds 5 --system team --boards 3",
        "--players 30 --rounds 7 --scores 3-1-0 --withdrawals 300 --byes 100",
        "--players 30 --rounds 7 --open",
    ];
    for (seed, kind) in (1..).zip(kinds) {
        // TRF16 knows no points but 1-½-0.
        let formats = ["trf26", "json", "trf16"];
        let formats = if kind.contains("--scores") { &formats[..2] } else { &formats[..] };
        for to in formats {
            let ending = if *to == "json" { "json" } else { "trf" };
            for place in ["one", "two"] {
                out(folder.run(&format!("generate --seed {seed} {kind} --to {to} --standings -o {place}")));
            }
            let file = format!("event-{seed}.{ending}");
            let bytes = ["one", "two"].map(|place| folder.read(&format!("{place}/{file}")));
            assert_eq!(bytes[0], bytes[1], "{file}");
            let found = out(folder.run(&format!("check one/{file}")));
            assert_eq!(found, "no problems found\n", "{kind} {to}");
        }
    }
}

#[test]
fn a_batch_has_expected_standings() {
    let folder = Folder::new();
    out(folder.run("generate --seed 4 --players 12 --rounds 5 --count 3 --standings -o corpus"));
    for number in 1..=3 {
        let expected = folder.read(&format!("corpus/event-4-000{number}.standings.json"));
        let found = out(folder.run(&format!("standings --format json corpus/event-4-000{number}.trf")));
        let rows = |text: &str| text.matches("\"rank\"").count();
        assert_eq!(rows(&found), 12);
        assert_eq!(rows(&String::from_utf8(expected).unwrap()), 12);
    }
}

/// Standings by the list that is named beside the files are those that are expected.
#[test]
fn files_that_cannot_name_a_list_have_it_beside_them() {
    let folder = Folder::new();
    out(folder.run("generate --seed 4 --players 12 --rounds 5 --to trf16 --standings -o corpus"));
    let said = String::from_utf8(folder.read("corpus/event-4.txt")).unwrap();
    let list = said.trim().rsplit(' ').next().unwrap().to_owned();
    let line = format!("standings --format json corpus/event-4.trf --tie-breaks {list}");
    let ranks = |text: &str| -> Vec<String> {
        let rows = text.lines().filter(|line| line.contains("\"rank\""));
        rows.map(|line| line.split("\"name\"").next().unwrap_or(line).to_owned()).collect()
    };
    let expected = String::from_utf8(folder.read("corpus/event-4.standings.json")).unwrap();
    assert_eq!(ranks(&out(folder.run(&line))), ranks(&expected));
    out(folder.run("generate --seed 4 --players 12 --rounds 5 --standings -o named"));
    assert!(!folder.path("named/event-4.txt").exists(), "TRF26 names its list");
}

/// Results that `check` has something to say about come only where they are asked for.
#[test]
fn usual_rates_make_clean_files() {
    let folder = Folder::new();
    out(folder.run("generate --seed 3 --players 120 --rounds 9 --count 6 -o many"));
    for number in 1..=6 {
        let found = out(folder.run(&format!("check many/event-3-000{number}.trf")));
        assert_eq!(found, "no problems found\n", "{number}");
    }
}

#[test]
fn what_cannot_be_made_is_refused() {
    let folder = Folder::new();
    for (line, said) in [
        ("generate --players 1 -o x", "at least 2"),
        ("generate --players 9 --rounds 3 --scores 3-1-0 --to trf16 -o x", "cannot hold"),
        ("generate --players 4 --rounds 9 -o x", "at most 3 rounds"),
        ("generate --players 201 --system round-robin -o x", "at most 200 players"),
        ("generate --players 8 --rounds 4 --system round-robin -o x", "takes 7 rounds"),
        ("generate --players 8 --rounds 4 --system team --boards 30 -o x", "at most 20 boards"),
        ("generate --players 8 --byes 1001 -o x", "from 0 to 1000"),
        ("generate --players 8 --seed 5000000000 -o x", "from 0 to 4,294,967,295"),
        ("generate --players 8 --boards 300 -o x", "from 1 to 255"),
        ("generate --players 10 --rounds 5 --start yesterday -o x", "not a day"),
        ("generate --players 10 --rounds 5 --tie-breaks BUH,XYZ -o x", "XYZ"),
    ] {
        let answer = folder.run(line);
        assert_eq!(answer.status, 2, "{line}");
        assert!(answer.stderr.contains(said), "{line}: {}", answer.stderr);
    }
}

#[test]
fn forecasts_have_every_form_and_name_the_model() {
    let folder = large_event();
    for lang in ["en", "fr", "es"] {
        for form in ["table", "csv", "md", "html", "json", "xlsx"] {
            out(folder.run(&format!("forecast event-7.trf --lang {lang} --format {form} -o out.{form}")));
        }
    }
    let page = out(folder.run("forecast event-7.trf"));
    assert!(page.contains("can still") && page.contains("statistical model"), "{page}");
    assert!(page.contains("whatever happens elsewhere"), "{page}");
    assert!(!page.contains(" 0.00 %") && !page.contains("100.0 %"), "{page}");
    let table = out(folder.run("forecast event-7.trf --by table --draws 40 --seed 3"));
    assert!(table.contains("table 8.1b") && table.contains("seed 3"), "{table}");
    let json = out(folder.run("forecast event-7.trf --format json --samples 0"));
    assert!(json.contains("\"schema\": \"exaequo/forecast/1\"") && !json.contains("\"model\": {"), "{json}");
}

/// Near both ends two decimals are left, also for programs; a few samples say no more than they can.
#[test]
fn nothing_and_everything_are_never_printed() {
    let folder = Folder::new();
    out(folder.run("generate --seed 11 --players 40 --rounds 7 --open -o ."));
    for form in ["table", "csv", "html", "md"] {
        for who in ["", "--player 1 ", "--player 7 "] {
            let page = out(folder.run(&format!("forecast event-11.trf {who}--format {form}")));
            for wrong in ["100.0 %", "100.00", ",0.00", " 0.00 %"] {
                assert!(!page.contains(wrong), "{form} {who}: {wrong} in {page}");
            }
        }
    }
    let few = out(folder.run("forecast event-11.trf --player 7 --samples 50"));
    assert!(!few.contains("< 0.01 %"), "{few}");
    let none = out(folder.run("forecast event-11.trf --samples 1"));
    assert!(none.contains("tells nothing about chances") && !none.contains("< 100"), "{none}");
}

/// Whoever reads a figure knows how it was made, in every form.
#[test]
fn the_model_is_named_in_full_in_every_form() {
    let folder = large_event();
    for by in ["model", "table"] {
        let line = format!("forecast event-7.trf --by {by} --draws 40 --seed 3");
        for form in ["table", "md", "html"] {
            let page = out(folder.run(&format!("{line} --format {form}")));
            // A terminal has a width.
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains("draws in 40 of 100 games") && page.contains("seed 3"), "{form}: {page}");
            assert!(
                !page.contains("list below") && page.contains("PTS, BH/C1, BH, SB, DE"),
                "{form}: {page}"
            );
        }
        let csv = out(folder.run(&format!("{line} --format csv")));
        assert!(csv.contains("model,draws,unrated,seed,samples,kind\r\n"), "{csv}");
        assert!(csv.contains(&format!("{by},40,1400,3,")), "{csv}");
    }
}

/// Four games have 81 scenarios, and each has its weight: nothing is drawn, no seed matters, and what has no scenario is out.
#[test]
fn few_games_are_gone_through_and_every_form_says_so() {
    let folder = Folder::new();
    out(folder.run("generate --seed 3 --players 8 --rounds 4 --open -o ."));
    let languages = [
        ("en", "exact under this model", "81"),
        ("fr", "exact selon ce modèle", "81"),
        ("es", "exacto según este modelo", "81"),
    ];
    for (lang, said, count) in languages {
        for form in ["table", "md", "html"] {
            for who in ["", "--player 2"] {
                let line = format!("forecast event-3.trf {who} --lang {lang} --format {form}");
                let page = out(folder.run(&line)).split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(page.contains(said) && page.contains(&format!("({count})")), "{line}: {page}");
                assert!(!page.contains("seed") && !page.contains("an estimate"), "{line}: {page}");
            }
        }
    }
    let csv = out(folder.run("forecast event-3.trf --format csv"));
    assert!(csv.contains("model,,1400,1,81,exact"), "{csv}");
    let json = out(folder.run("forecast event-3.trf --player 2 --format json"));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&json["model"]["kind"], &json["model"]["samples"]), (&"exact".into(), &81.into()));
    let places = json["players"][0]["places"].as_array().unwrap();
    assert_eq!(places.iter().filter_map(|share| share["count"].as_u64()).sum::<u64>(), 1 << 52);
    for line in ["--seed 2", "--seed 3"] {
        let other = out(folder.run(&format!("forecast event-3.trf --player 2 {line}")));
        assert_eq!(other, out(folder.run("forecast event-3.trf --player 2")), "no seed matters");
    }
    let card = out(folder.run("card event-3.trf --player 2"));
    assert!(
        card.split_whitespace().collect::<Vec<_>>().join(" ").contains("exact under this model"),
        "{card}"
    );
    out(folder.run("site event-3.trf -o site"));
    let page = String::from_utf8(folder.read("site/en/forecast.html")).unwrap();
    assert!(page.contains("exact under this model"), "{page}");
}

/// Who is not in the table is out, and how many these are is said in every form.
#[test]
fn how_many_are_out_is_said() {
    let folder = open_event();
    let json: serde_json::Value =
        serde_json::from_str(&out(folder.run("forecast event-7.trf --first 2 --format json"))).unwrap();
    let listed = json["players"].as_array().unwrap().iter();
    let listed = listed.filter(|player| player["among"][1] != "out").count();
    let others = 24 - listed;
    assert_eq!(json["out"], others);
    for (lang, said) in
        [("en", "others are out (proved)."), ("fr", "autres sont exclus"), ("es", "otros están excluidos")]
    {
        let page = out(folder.run(&format!("forecast event-7.trf --first 2 --lang {lang}")));
        assert!(page.contains(&format!("{others} {said}")), "{page}");
    }
    let csv = out(folder.run("forecast event-7.trf --first 2 --format csv"));
    assert!(csv.contains(&format!("first,out\r\n2,{others}\r\n")), "{csv}");
}

/// Counts of one player are of the scenarios that were drawn.
#[test]
fn chances_of_one_player_are_counted_in_drawn_scenarios() {
    let folder = open_event();
    let line = "forecast event-7.trf --player 3 --samples 4000 --format json";
    let json: serde_json::Value = serde_json::from_str(&out(folder.run(line))).unwrap();
    let places = json["players"][0]["places"].as_array().unwrap().clone();
    assert!(places.iter().all(|share| share["of"] == 4000), "{places:?}");
    assert_eq!(places.iter().filter_map(|share| share["count"].as_u64()).sum::<u64>(), 4000);
}

/// Teams meet in matches, and whoever is sure of a place has it whatever happens.
#[test]
fn teams_are_told_by_matches_and_scores() {
    let folder = Folder::new();
    out(folder.run("generate --seed 2 --players 14 --rounds 3 --system team --boards 4 --open -o ."));
    let refused = folder.run("forecast event-2.trf --tie-breaks BH:MP,PTS");
    assert!(refused.stderr.contains("open matches"), "{}", refused.stderr);
    out(folder.run(
        "generate --players 6 --rounds 5 --system team --boards 2 --tie-breaks PTS:GP,SB --open --count 40 -o many",
    ));
    let (mut sure, mut by_score) = (0, 0);
    for number in 1..=40 {
        let file = format!("many/event-1-{number:04}.trf");
        let json: serde_json::Value =
            serde_json::from_str(&out(folder.run(&format!("forecast {file} --samples 0 --format json"))))
                .unwrap();
        for team in json["players"].as_array().unwrap().iter().filter(|team| team["worst"] == team["best"]) {
            let line = format!("forecast {file} --player {} --samples 0", team["id"]);
            let page = out(folder.run(&line)).split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains("whatever happens.") && !page.contains("elsewhere"), "{page}");
            sure += 1;
        }
        let page = out(folder.run(&format!("forecast {file} --player 1 --samples 0")));
        by_score += usize::from(
            page.contains("on the open boards, whatever") || page.contains("on the open boards and"),
        );
    }
    assert!(sure > 0 && by_score > 10, "{sure} {by_score}");
}

/// CSV tells a bound from a place that is reached.
#[test]
fn programs_see_what_is_reached() {
    let folder = open_event();
    let csv = out(folder.run("forecast event-7.trf --format csv --budget 1 --samples 0"));
    let head = csv.lines().next().unwrap_or_default();
    assert!(head.contains("best_reached") && head.contains("worst_reached"), "{head}");
}

/// Whoever can still have a place is shown how, also with several rounds to come, without an own game, and by a list that
/// does not begin with the points.
#[test]
fn every_can_still_has_a_scenario() {
    let folder = Folder::new();
    out(folder.run("generate --seed 21 --players 6 --system round-robin -o ."));
    let page = out(folder.run("forecast event-21.trf --round 4"));
    assert!(page.contains("can still") && page.contains("in the scenario with these results"), "{page}");
    out(folder.run("generate --seed 54 --players 9 --rounds 4 --open -o ."));
    let page = out(folder.run("forecast event-54.trf --tie-breaks BH,PTS"));
    assert!(!page.contains("whatever happens elsewhere"), "{page}");
    assert!(page.contains("in the scenario with these results"), "{page}");
    let json = out(folder.run("forecast event-54.trf --tie-breaks BH,PTS --format json"));
    assert!(!json.contains("\"enough\": true"), "{json}");
    for player in 1..=9 {
        let page = out(folder.run(&format!("forecast event-54.trf --player {player}")));
        assert!(page.contains("How it can happen") || page.contains("whatever happens."), "{page}");
    }
}

/// Ten games of a round robin are gone through where the budget allows; else drawn scenarios show what is possible.
#[test]
fn a_larger_budget_goes_through_more() {
    let folder = Folder::new();
    out(folder.run("generate --seed 5 --players 10 --system round-robin --withdrawals 0 --forfeits 0 -o ."));
    let page = out(folder.run("forecast event-5.trf --round 8"));
    assert!(page.contains("can still") && page.contains("drawn scenario"), "{page}");
    let page = out(folder.run("forecast event-5.trf --round 8 --budget 1200000 --samples 0"));
    assert!(page.contains("all scenarios have been ranked"), "{page}");
}

/// A round of byes and forfeits alone has nothing open, and it is said of that round.
#[test]
fn a_round_without_a_game_is_named() {
    let folder = Folder::new();
    out(folder.run("generate --seed 5 --players 8 --rounds 3 --forfeits 1000 -o ."));
    let refused = folder.run("forecast event-5.trf --round 3");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.to_lowercase().contains("no game of round 3"), "{}", refused.stderr);
}

/// Ten boards are sums of points for most lists, and rows of a team are its scores.
#[test]
fn matches_of_many_boards_are_looked_at_by_their_scores() {
    let folder = Folder::new();
    out(folder.run(
        "generate --seed 3 --players 6 --rounds 3 --system team --boards 10 --tie-breaks PTS:GP,SB --open -o .",
    ));
    let page = out(folder.run("forecast event-3.trf --player 1"));
    assert!(page.contains("With 10-0 on the open boards"), "{page}");
    assert_eq!(page.matches("With 5-5 on the open boards").count(), 1, "{page}");
    // Criteria of single boards tell results of boards apart; scores are still one row each.
    out(folder.run("generate --seed 3 --players 4 --rounds 3 --system team --boards 2 --open -o few"));
    let page = out(folder.run("forecast few/event-3.trf --player 1"));
    assert_eq!(page.matches("With 1-1 on the open boards").count(), 1, "{page}");
    // What is too much is said on the site too.
    out(folder.run("generate --seed 3 --players 6 --rounds 3 --system team --boards 8 --open -o many"));
    out(folder.run("site many/event-3.trf -o site"));
    let page = String::from_utf8(folder.read("site/en/forecast.html")).unwrap();
    assert!(page.contains("There is no forecast") && page.contains("8 open boards"), "{page}");
}

#[test]
fn one_participant_is_looked_at_for_each_own_result() {
    let folder = open_event();
    let page = out(folder.run("forecast event-7.trf --player 1"));
    for words in ["With a win", "With a draw", "With a loss", "How likely each place is"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(folder.run("forecast event-7.trf --player 99").status, 2);
}

#[test]
fn a_finished_event_is_asked_about_an_earlier_moment() {
    let folder = Folder::new();
    out(folder.run("generate --seed 5 --players 20 --rounds 5 -o ."));
    let over = folder.run("forecast event-5.trf");
    assert_eq!(over.status, 2);
    assert!(over.stderr.contains("error: every game has a result: nothing is open"), "{}", over.stderr);
    assert!(over.stderr.contains("help: name a round with --round"), "{}", over.stderr);
    out(folder.run("forecast event-5.trf --round 5"));
    let earlier = out(folder.run("forecast event-5.trf --round 3"));
    assert!(earlier.contains("bounds from points alone"), "{earlier}");
    let refused = folder.run("forecast event-5.trf --round 5 --tie-breaks BH,PTS");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("before the points"), "{}", refused.stderr);
    let unpaired = folder.run("forecast event-5.trf --round 4 --tie-breaks BH,PTS");
    assert!(unpaired.stderr.contains("nobody knows yet who will meet whom"), "{}", unpaired.stderr);
    assert!(unpaired.stderr.contains("when all rounds are paired"), "{}", unpaired.stderr);
}

#[test]
fn rounds_that_are_not_paired_are_estimated_and_say_so() {
    let folder = Folder::new();
    out(folder.run("generate --seed 5 --players 20 --rounds 7 -o ."));
    let page = out(folder.run("forecast event-5.trf --round 5"));
    for words in
        ["bounds from points alone", "Estimate", "Pairings to come", "no FIDE system", "seed 1", "Not before"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(!page.contains(" 0.00 %") && !page.contains("100.0 %"), "{page}");
    let json = out(folder.run("forecast event-5.trf --round 5 --format json"));
    for part in ["\"kind\": \"estimate\"", "\"pairings\": \"by-score-groups\"", "\"unpaired_rounds\": 2"] {
        assert!(json.contains(part), "{part}: {json}");
    }
    assert_eq!(json, out(folder.run("forecast event-5.trf --round 5 --format json")));
    let one = out(folder.run("forecast event-5.trf --round 5 --player 1"));
    assert!(one.contains("Place  Estimate") && !one.contains("With a win"), "{one}");
    out(folder.run("generate --seed 6 --players 8 --rounds 5 --system team --boards 3 -o ."));
    let teams = out(folder.run("forecast event-6.trf --round 4"));
    assert!(teams.contains("Pairings to come"), "{teams}");
}

const PLAY_OFF: &str = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
const PRIZES: &str = "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [500, 300, 150]\n";

#[test]
fn who_would_play_off_and_what_money_is_certain() {
    let folder = open_event();
    std::fs::write(folder.path("playoff.toml"), PLAY_OFF).unwrap();
    std::fs::write(folder.path("prizes.toml"), PRIZES).unwrap();
    let line = "forecast event-7.trf --regulations playoff.toml --prizes prizes.toml";
    let page = out(folder.run(line));
    for words in ["How likely a play-off is", "for place 1", "Expected (estimate)", "between 0 and"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    // Places come from all scenarios here, ties and prizes from drawn ones, whose seed is named.
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["exact under this model", "Ties and prizes are estimates from", "with seed 1."] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let json = out(folder.run(&format!("{line} --format json")));
    for part in ["\"kind\": \"play-off\"", "\"up_to\": 1", "\"least_proved\"", "\"most_proved\""] {
        assert!(json.contains(part), "{part}: {json}");
    }
    let proofs = out(folder.run(&format!("{line} --samples 0 --format json")));
    assert!(proofs.contains("\"most_proved\"") && !proofs.contains("\"mean\""), "{proofs}");
    std::fs::write(folder.path("wrong.toml"), PLAY_OFF.replace("[[stage]]", "after = 9\n[[stage]]")).unwrap();
    assert_eq!(folder.run("forecast event-7.trf --regulations wrong.toml").status, 2);
}

#[test]
fn cards_and_the_site_say_what_can_still_happen_in_the_last_round() {
    let folder = open_event();
    for (lang, words) in [
        ("en", "What can still happen"),
        ("fr", "Ce qui peut encore arriver"),
        ("es", "Lo que aún puede pasar"),
    ] {
        let card = out(folder.run(&format!("card event-7.trf --player 1 --lang {lang}")));
        assert!(card.contains(words), "{card}");
    }
    assert!(out(folder.run("card event-7.trf")).contains("With a draw"));
    out(folder.run("site event-7.trf -o site"));
    for lang in ["en", "fr", "es"] {
        let page = String::from_utf8(folder.read(&format!("site/{lang}/forecast.html"))).unwrap();
        assert!(page.contains("<table") && page.contains("card-1.html"), "{page}");
    }
    let card = String::from_utf8(folder.read("site/en/card-1.html")).unwrap();
    assert!(card.contains("With a loss") && card.contains("href=\"forecast.html\""), "{card}");
    // Nothing is open in an event that is over, or before its last round.
    out(folder.run("generate --seed 8 --players 10 --rounds 4 -o ."));
    out(folder.run("site event-8.trf -o over"));
    assert!(!folder.path("over/en/forecast.html").exists());
    assert!(!out(folder.run("card event-8.trf --player 1")).contains("What can still happen"));
}

/// The regulations plan a play-off, and nobody can name its games before the last round has ended.
#[test]
fn cards_and_the_site_say_who_would_play_off() {
    let folder = open_event();
    std::fs::write(folder.path("playoff.toml"), PLAY_OFF).unwrap();
    let card = out(folder.run("card event-7.trf --player 1 --regulations playoff.toml"));
    assert!(card.contains("to play off: "), "{card}");
    assert!(!out(folder.run("card event-7.trf --player 1")).contains("to play off: "));
    out(folder.run("site event-7.trf --regulations playoff.toml -o site"));
    for (lang, words) in
        [("en", "Who would play off"), ("fr", "Qui jouerait un barrage"), ("es", "Quién jugaría un playoff")]
    {
        let page = String::from_utf8(folder.read(&format!("site/{lang}/forecast.html"))).unwrap();
        assert!(page.contains(words), "{words}: {page}");
    }
    let card = String::from_utf8(folder.read("site/en/card-1.html")).unwrap();
    assert!(card.contains("to play off: "), "{card}");
    // An event that is over has games to be named, and one with an open round still has regulations that must fit.
    out(folder.run("generate --seed 8 --players 10 --rounds 4 -o ."));
    assert_eq!(folder.run("card event-8.trf --player 1 --regulations playoff.toml").status, 2);
    std::fs::write(folder.path("wrong.toml"), PLAY_OFF.replace("[[stage]]", "after = 9\n[[stage]]")).unwrap();
    assert_eq!(folder.run("card event-7.trf --player 1 --regulations wrong.toml").status, 2);
}

/// The commands of docs/forecast.md, in the order of the page.
#[test]
fn the_page_shows_commands_that_work() {
    let folder = Folder::new();
    let page = include_str!("../../../../docs/forecast.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix("exaequo "));
    let commands: Vec<&str> = lines.map(|line| line.split('#').next().unwrap_or(line).trim()).collect();
    assert!(commands.len() > 6);
    for command in commands {
        out(folder.run(command));
    }
}
