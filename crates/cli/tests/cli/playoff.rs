//! `playoff`, `lots` and `berger`.

use std::fs;

use exaequo::playoff::PlayOffRegulations;

use crate::transcript::Folder;

/// The plan with these results: what stands behind the colour of the two games.
fn fill(folder: &Folder, results: [&str; 2]) {
    let plan = String::from_utf8(folder.read("plan.trf")).unwrap();
    let filled = plan
        .replace("     2 w       2 b  ", &format!("     {}", results[0]))
        .replace("     1 b       1 w  ", &format!("     {}", results[1]));
    assert_ne!(plan, filled);
    fs::write(folder.path("done.trf"), filled).unwrap();
}

#[test]
fn a_plan_is_written_filled_in_and_merged() {
    let folder = Folder::new();
    let plan = folder.transcript(&["playoff plan open.trf --regulations playoff.toml -o plan.trf"]);
    insta::assert_snapshot!(plan + &String::from_utf8(folder.read("plan.trf")).unwrap().replace('\r', "␍"));
    // Levelled by the second game; the decisive game is drawn, and Geir Foss has Black.
    fill(&folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    insta::assert_snapshot!(folder.transcript(&[
        "playoff merge open.trf done.trf --regulations playoff.toml --quiet",
        "playoff merge open.trf done.trf --regulations playoff.toml --quiet --format csv",
        "playoff merge open.trf done.trf --regulations playoff.toml --quiet --format json",
    ]));
    for form in ["md", "html", "xlsx"] {
        let command =
            format!("playoff merge open.trf done.trf --regulations playoff.toml --quiet -o final.{form}");
        assert_eq!(folder.run(&command).status, 0, "{form}");
        assert!(!folder.read(&format!("final.{form}")).is_empty());
    }
}

#[test]
fn what_is_written_to_be_filled_in_is_clean_before_and_after() {
    let folder = Folder::new();
    let clean = |file: &str| {
        let answer = folder.run(&format!("check {file} --strict"));
        assert_eq!(answer.status, 0, "{file}: {}", String::from_utf8_lossy(&answer.stdout));
    };
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    clean("plan.trf");
    fill(&folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    clean("done.trf");
    for (players, options) in [(3, ""), (5, "--double"), (8, "--double --reverse-last-two")] {
        folder.run(&format!("berger {players} {options} --format trf -o table.trf"));
        clean("table.trf");
        let table = String::from_utf8(folder.read("table.trf")).unwrap();
        // The first round is drawn: the blank results of the others are no problem.
        let drawn: Vec<String> = table.lines().map(draw_first).collect();
        fs::write(folder.path("table.trf"), drawn.join("\n")).unwrap();
        clean("table.trf");
    }
}

/// A line of a player with a draw in the first round, unless there is no opponent.
pub(crate) fn draw_first(line: &str) -> String {
    let mut letters: Vec<char> = line.chars().collect();
    if line.starts_with("001") && letters[98] == ' ' {
        letters[98] = '=';
    }
    letters.into_iter().collect()
}

#[test]
fn regulations_and_files_of_another_event_are_refused() {
    let folder = Folder::new();
    let regulations = String::from_utf8(folder.read("playoff.toml")).unwrap();
    for (file, setting) in [("nine.toml", "after = 9"), ("boards.toml", "boards = ['BC']")] {
        fs::write(folder.path(file), format!("{setting}\n{regulations}")).unwrap();
    }
    insta::assert_snapshot!(folder.transcript(&[
        "playoff plan open.trf --regulations nine.toml",
        "explain open.trf --player 1 --regulations boards.toml",
        "playoff plan open.trf --regulations playoff.toml --played open.trf",
        "playoff merge open.trf open.trf --regulations playoff.toml --lang fr",
    ]));
}

#[test]
fn what_is_not_finished_is_left_to_the_list() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    let open = folder.run("playoff merge open.trf plan.trf --regulations playoff.toml --format csv");
    assert_eq!(open.status, 0);
    assert!(open.stderr.contains("not finished"), "{}", open.stderr);
    let strict = folder.run("playoff merge open.trf plan.trf --regulations playoff.toml --strict --quiet");
    assert_eq!(strict.status, 1);
}

#[test]
fn a_card_is_final_when_the_play_off_is() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    fill(&folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    let card = |played: &str| {
        let options = "--regulations playoff.toml --player 2 --quiet";
        String::from_utf8(folder.run(&format!("card open.trf {options} --played {played}")).stdout).unwrap()
    };
    let (open, done) = (card("plan.trf"), card("done.trf"));
    assert!(open.contains("Provisional standings after round 3: the play-off is not finished"), "{open}");
    assert!(open.contains("Rank r. 3") && !open.contains("Final"), "{open}");
    assert!(done.contains("Final standings after the play-off") && done.contains("Final rank"), "{done}");
}

/// The event and its play-off in one file: rounds 4 to 6, which Noémie Lévesque and Geir Foss play.
fn one_file(folder: &Folder) {
    let event = String::from_utf8(folder.read("open.trf")).unwrap().replace("142 3", "142 6");
    let games = |line: &str| match line.get(4..8) {
        Some("   2") => "     4 w 1     4 b 0     4 w =",
        Some("   4") => "     2 b 0     2 w 1     2 b =",
        _ => "",
    };
    let with_games = |line: &str| line.to_owned() + if line.starts_with("001") { games(line) } else { "" };
    let lines: Vec<String> = event.lines().map(with_games).collect();
    fs::write(folder.path("one.trf"), lines.join("\n") + "\n### exaequo play-off round=4\n").unwrap();
}

#[test]
fn a_play_off_in_the_same_file_is_a_stage_of_its_own_in_every_list() {
    let folder = Folder::new();
    one_file(&folder);
    insta::assert_snapshot!(folder.transcript(&[
        "check one.trf --standings",
        "show one.trf --lang es",
        "standings one.trf",
        "standings one.trf --format md --lang fr",
        "standings one.trf --round 4",
        "crosstable one.trf --lang es",
        "pairings one.trf --lang fr",
        "pairings one.trf --by name --round 5",
        "card one.trf --player 4 --lang fr",
        "playoff merge one.trf --regulations playoff.toml --format csv",
        "playoff plan one.trf --regulations playoff.toml",
    ]));
    for form in ["csv", "json"] {
        let alone = folder.run(&format!("standings open.trf --quiet --format {form}"));
        let whole = folder.run(&format!("standings one.trf --quiet --format {form}"));
        let rows = |answer: &[u8]| {
            let text = String::from_utf8(answer.to_vec()).unwrap();
            text.split("\"diagnostics\"")
                .next()
                .unwrap()
                .split("\"play_off_games\"")
                .next()
                .unwrap()
                .to_owned()
        };
        assert_eq!(rows(&alone.stdout), rows(&whole.stdout), "{form}");
    }
}

#[test]
fn ranks_of_a_file_are_checked_with_its_play_off() {
    let folder = Folder::new();
    one_file(&folder);
    // Geir Foss has won the second place in the play-off, and the file has it so.
    let file = String::from_utf8(folder.read("one.trf")).unwrap();
    let ranked = file.replace("1995/11/30  2.0    2", "1995/11/30  2.0    3");
    assert_ne!(file, ranked);
    fs::write(folder.path("one.trf"), ranked).unwrap();
    assert_eq!(folder.run("check one.trf --standings").status, 1);
    let checked = folder.run("check one.trf --standings --regulations playoff.toml");
    assert_eq!(checked.status, 0, "{}", String::from_utf8_lossy(&checked.stdout));
    // As the list alone has it, the play-off is what corrects it.
    fs::write(folder.path("one.trf"), file).unwrap();
    for (lang, rank, help) in [
        ("en", "after the play-off it is 3", "or the results of the play-off"),
        ("fr", "après le barrage c’est 3", "ou les résultats du barrage"),
        ("es", "tras el playoff es el 3", "o los resultados del playoff"),
    ] {
        let command = format!("check one.trf --standings --regulations playoff.toml --lang {lang}");
        let text = String::from_utf8(folder.run(&command).stdout).unwrap();
        assert!(text.contains(rank) && text.contains(help), "{text}");
    }
}

#[test]
fn article_6_2_a_play_off_in_the_same_file_is_rated_or_not() {
    let folder = Folder::new();
    one_file(&folder);
    let run = |command: &str| String::from_utf8(folder.run(command).stdout).unwrap();
    let pooled = run("rate one.trf --format csv");
    assert_eq!(pooled, run("rate one.trf --format csv --playoff pool"));
    assert_eq!(run("rate one.trf --format csv --playoff leave-out"), run("rate open.trf --format csv"));
    assert_ne!(pooled, run("rate open.trf --format csv"));
    for (lang, words) in
        [("en", "the play-off is left out"), ("fr", "laissé de côté"), ("es", "se deja fuera")]
    {
        let left_out = run(&format!("rate one.trf --playoff leave-out --lang {lang}"));
        assert!(left_out.contains("6.2") && left_out.contains(words), "{left_out}");
    }
    assert!(run("rate one.trf").contains("6.2 note"));
    assert!(!run("rate open.trf --playoff leave-out").contains("6.2"), "there is nothing to leave out");
}

#[test]
fn a_play_off_through_json_and_back() {
    let folder = Folder::new();
    one_file(&folder);
    assert_eq!(folder.run("convert one.trf one.json").status, 0);
    assert_eq!(folder.run("convert one.json back.trf").status, 0);
    let run =
        |file: &str| String::from_utf8(folder.run(&format!("standings {file} --quiet")).stdout).unwrap();
    assert_eq!(run("one.trf"), run("back.trf"));
    assert_eq!(run("one.trf"), run("one.json"));
}

#[test]
fn shared_places_and_the_list_need_no_play_off() {
    let folder = Folder::new();
    fs::write(folder.path("share.toml"), "method = 'share'").unwrap();
    fs::write(folder.path("list.toml"), "").unwrap();
    let ranks = |regulations: &str| {
        let answer =
            folder.run(&format!("playoff merge open.trf --regulations {regulations} --quiet --format csv"));
        let text = String::from_utf8(answer.stdout).unwrap();
        text.lines()
            .skip(1)
            .map(|line| line.split(',').next().unwrap().to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(ranks("share.toml"), "1 2 2 4 5");
    assert_eq!(ranks("list.toml"), "1 2 3 4 5");
    insta::assert_snapshot!(folder.transcript(&[
        "playoff plan open.trf --regulations share.toml --quiet",
        "playoff plan open.trf --regulations list.toml --quiet --lang fr",
        "playoff plan open.trf --regulations list.toml --quiet -o plan.trf",
        "playoff merge open.trf --regulations playoff.toml --lang es",
    ]));
}

#[test]
fn no_draw_is_lost_where_several_are_made_at_the_same_time() {
    let folder = Folder::new();
    let draw = &|seed: usize| {
        let typed = format!("lots open.trf --quiet --record draws.jsonl --seed {seed}");
        assert_eq!(folder.run(&typed).status, 0);
    };
    std::thread::scope(|scope| {
        for seed in 0..12 {
            scope.spawn(move || draw(seed));
        }
    });
    assert_eq!(String::from_utf8(folder.read("draws.jsonl")).unwrap().lines().count(), 12);
}

#[test]
fn lots_are_recorded_and_drawing_again_is_seen() {
    let folder = Folder::new();
    let draw = "lots open.trf --quiet --record draws.jsonl --time";
    insta::assert_snapshot!(folder.transcript(&[
        &format!("{draw} 2026-03-08T16:05:00Z --seed one"),
        &format!("{draw} 2026-03-08T16:20:00Z --seed two --lang fr"),
        &format!("{draw} 2026-03-08T16:30:00Z --seed three --tie-breaks PTS --for 2-3 --format json"),
        "lots open.trf --seed x --for 1-2 --tie-breaks PTS",
        "lots open.trf --seed x --for 3-2",
        "lots open.trf --seed x --for 1-2 --tie-breaks PTS,TPN --lang fr",
        "lots open.trf --seed= --lang es",
        "lots open.trf --seed x --time yesterday --lang fr",
        "lots open.trf --seed x --time 2026-03-08T16:05 --format csv",
        "standings open.trf --lots=",
        "lots open.trf",
    ]));
    assert_eq!(String::from_utf8(folder.read("draws.jsonl")).unwrap().lines().count(), 3);
    fs::write(folder.path("draws.jsonl"), "something else\n").unwrap();
    let refused = folder.run(&format!("{draw} 2026-03-08T16:05:00Z --seed x"));
    assert_eq!(refused.status, 2);
    assert_eq!(folder.read("draws.jsonl"), b"something else\n", "a file that is no record is left alone");
}

#[test]
fn lots_need_no_list_for_all_participants() {
    let folder = Folder::new();
    let line = |number: u32, name: &str| {
        format!("001 {number:4}      {name:33} 2200                             0.0    1\n")
    };
    fs::write(folder.path("bare.trf"), ["012 Bare\n", &line(1, "Alyx"), &line(2, "Bruno")].concat()).unwrap();
    let answer = folder.run("lots bare.trf --seed x --quiet --time 2026-03-08T16:05:00Z");
    assert_eq!(answer.status, 0, "{}", answer.stderr);
}

#[test]
fn lots_know_who_is_level_by_external_values() {
    let folder = Folder::new();
    fs::write(folder.path("jury.csv"), "2,5\n4,7\n").unwrap();
    let draw = |list: &str| {
        folder.run(&format!("lots open.trf --seed x --quiet --time 2026-03-08T16:05:00Z --for 2-3 {list}"))
    };
    assert_eq!(draw("--tie-breaks PTS").status, 0, "the two are level on points");
    let values = draw("--tie-breaks PTS,EXT:jury --external jury=jury.csv");
    assert!(values.stderr.contains("nobody is tied"), "the values separate them: {}", values.stderr);
}

#[test]
fn tables() {
    let folder = Folder::new();
    insta::assert_snapshot!(folder.transcript(&[
        "berger 8",
        "berger 3 --double --reverse-last-two --lang es",
        "berger 4 --format csv",
        "berger 3 --format trf",
        "berger 1",
        "berger 51",
        "berger many",
        "berger 4 --reverse-last-two",
    ]));
}

#[test]
fn plans_merges_and_lots_of_an_event_that_is_not_over_are_provisional() {
    let folder = Folder::new();
    // The last game of the last round has no result.
    let event = String::from_utf8(folder.read("open.trf")).unwrap();
    let open = event
        .replace("     5 b 1", "     5 b  ")
        .replace("     1 w 0", "     1 w  ")
        .replace("2.5    1", "1.5    1");
    assert_ne!(event, open);
    fs::write(folder.path("going.trf"), open).unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "playoff plan going.trf --regulations playoff.toml",
        "playoff plan going.trf --regulations playoff.toml --lang fr -o plan.trf",
        "playoff merge going.trf plan.trf --regulations playoff.toml --lang es --format csv",
        "lots going.trf --seed x --for 3-4 --tie-breaks PTS --time 2026-03-08T16:05:00Z",
    ]));
    let strict = "playoff plan going.trf --regulations playoff.toml --quiet --strict";
    assert_eq!(folder.run(strict).status, 1);
    let json = folder.run("playoff plan going.trf --regulations playoff.toml --quiet --format json");
    assert!(String::from_utf8(json.stdout).unwrap().contains("\"provisional\": true"));
    let over = folder.run("playoff plan open.trf --regulations playoff.toml --format json");
    assert!(String::from_utf8(over.stdout).unwrap().contains("\"provisional\": false"));
    assert!(!over.stderr.contains("P001"));
}

/// Enters results: round, the two numbers with White first, and `1`, `0` or `=` for White.
fn enter(folder: &Folder, file: &str, results: &[(usize, [&str; 2], &str)]) {
    let mut lines: Vec<String> =
        String::from_utf8(folder.read(file)).unwrap().lines().map(str::to_owned).collect();
    for (round, [white, black], result) in results {
        let answer = match *result {
            "1" => "0",
            "0" => "1",
            other => other,
        };
        for (own, other, sign) in [(white, black, *result), (black, white, answer)] {
            let line = lines.iter_mut().find(|line| line.starts_with(&format!("001 {own:>4}"))).unwrap();
            let at = line.char_indices().nth(91 + 10 * (round - 1)).unwrap().0;
            assert_eq!(line[at..at + 4].trim(), *other);
            line.replace_range(at + 7..at + 8, sign);
        }
    }
    fs::write(folder.path(file), lines.join("\r\n")).unwrap();
}

#[test]
fn a_knock_out_is_played_round_by_round() {
    let folder = Folder::new();
    // Six who have drawn all their games against each other.
    folder.run("berger 6 --format trf -o six.trf");
    let six = String::from_utf8(folder.read("six.trf")).unwrap();
    let drawn = |line: &str| {
        let mut letters: Vec<char> = line.chars().collect();
        for round in (0..5).filter(|_| line.starts_with("001")) {
            letters[98 + 10 * round] = '=';
        }
        letters.into_iter().collect::<String>()
    };
    let event: Vec<String> = six.lines().map(drawn).collect();
    fs::write(folder.path("six.trf"), format!("012 Six\n042 2026/03/06\n202 TPN\n{}", event.join("\n")))
        .unwrap();
    let plan = "playoff plan six.trf --regulations playoff.toml --quiet -o plan.trf";
    assert_eq!(folder.run(plan).status, 0);
    // 4 and 5 win a game each and need the decisive one; 3 is through.
    enter(
        &folder,
        "plan.trf",
        &[(1, ["4", "5"], "1"), (1, ["3", "6"], "1"), (2, ["5", "4"], "1"), (2, ["6", "3"], "=")],
    );
    let next = format!("{plan} --played plan.trf");
    let mut said = folder.transcript(&[&next]);
    // Black, 5, wins the drawn decisive game.
    enter(&folder, "plan.trf", &[(3, ["4", "5"], "=")]);
    said += &folder.transcript(&[&format!("{next} --lang fr"), "check plan.trf --strict"]);
    let semi = [(4, ["1", "5"], "0"), (4, ["2", "3"], "1"), (5, ["5", "1"], "="), (5, ["3", "2"], "0")];
    enter(&folder, "plan.trf", &semi);
    said += &folder.transcript(&[&format!("{next} --lang es")]);
    let last = [(6, ["2", "5"], "1"), (6, ["1", "3"], "0"), (7, ["5", "2"], "="), (7, ["3", "1"], "1")];
    enter(&folder, "plan.trf", &last);
    said += &folder.transcript(&[
        "playoff plan six.trf --regulations playoff.toml --quiet --played plan.trf",
        "playoff merge six.trf plan.trf --regulations playoff.toml --quiet",
        "check plan.trf --strict",
    ]);
    insta::assert_snapshot!(said);
    let json =
        folder.run("playoff plan six.trf --regulations playoff.toml --quiet --played plan.trf --format json");
    assert!(String::from_utf8(json.stdout).unwrap().contains("\"state\": \"over\""));
}

#[test]
fn wrong_regulations() {
    let folder = Folder::new();
    fs::write(folder.path("wrong.toml"), "method = \"play-off\"\nformat = \"swiss\"\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "playoff plan open.trf --regulations wrong.toml",
        "playoff plan open.trf --regulations missing.toml",
        "playoff plan open.trf",
        "playoff",
    ]));
}

/// A page of a site.
fn page(folder: &Folder, path: &str) -> String {
    String::from_utf8(folder.read(path)).unwrap()
}

/// The pages a page leads to, below the folder of its language.
fn links(page: &str) -> Vec<&str> {
    page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn the_site_has_final_places_and_the_play_off_in_every_language() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    fill(&folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    folder.run("site open.trf -o before");
    let site = "site open.trf --regulations playoff.toml --played done.trf -o site --strict";
    assert_eq!(folder.run(site).status, 0);
    let said = [
        (
            "en",
            "Final standings after the play-off",
            "a draw counts as a win for Black (Foss, Geir)",
            "2nd of 5",
        ),
        (
            "fr",
            "Classement final après le barrage",
            "la nulle vaut victoire pour les Noirs (Foss, Geir)",
            "2e sur 5",
        ),
        (
            "es",
            "Clasificación final tras el playoff",
            "las tablas valen victoria para las negras (Foss, Geir)",
            "2.º de 5",
        ),
    ];
    for (lang, title, duel, place) in said {
        let list = page(&folder, &format!("site/{lang}/index.html"));
        assert!(list.contains(title) && list.contains(duel), "{lang}");
        let (foss, levesque) = (list.find("Foss, Geir").unwrap(), list.find("Lévesque, Noémie").unwrap());
        assert!(foss < levesque, "{lang}: the play-off has changed places 2 and 3");
        let play_off = page(&folder, &format!("site/{lang}/play-off.html"));
        assert!(play_off.contains(duel), "{lang}");
        assert_eq!(play_off.matches("Decisive game").count(), 4, "{lang}: a duel, a place, a game, a rule");
        let card = page(&folder, &format!("site/{lang}/card-4.html"));
        assert!(card.contains(place) && card.contains("Decisive game"), "{lang}");
        assert!(!page(&folder, &format!("site/{lang}/card-1.html")).contains("Decisive game"), "{lang}");
        for link in links(&play_off).into_iter().chain(links(&list)) {
            assert!(folder.path(&format!("site/{lang}/{link}")).is_file(), "{lang}: {link}");
        }
        // A rapid play-off is not rated with a standard tournament (6.2).
        let [with, without] = ["site", "before"].map(|site| {
            let page = page(&folder, &format!("{site}/{lang}/ratings.html"));
            page.split_once("<h1>").unwrap().1.to_owned()
        });
        assert_eq!(with, without, "{lang}");
    }
}

#[test]
fn a_play_off_in_the_same_file_is_in_the_site_too() {
    let folder = Folder::new();
    one_file(&folder);
    assert_eq!(folder.run("site one.trf --regulations playoff.toml -o site").status, 0);
    assert!(
        page(&folder, "site/fr/play-off.html").contains("la nulle vaut victoire pour les Noirs (Foss, Geir)")
    );
    assert!(!folder.path("site/es/round-4.html").exists(), "the page of the play-off has its games");
    assert_eq!(folder.run("site one.trf -o alone").status, 0);
    assert!(page(&folder, "alone/es/index.html").contains(">6 (playoff)<"));
}

#[test]
fn article_6_2_the_site_rates_a_play_off_of_the_same_kind_of_play_with_its_tournament() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    fill(&folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    let done = String::from_utf8(folder.read("done.trf")).unwrap();
    fs::write(folder.path("done.trf"), done.replace("122 15+10", "122 90+30")).unwrap();
    folder.run("site open.trf --regulations playoff.toml --played done.trf -o site");
    // Round 1 and three games of the play-off.
    let card = page(&folder, "site/en/card-4.html");
    let changes = card.split_once("Rating change by game.").unwrap().1;
    assert_eq!(changes.split_once("together").unwrap().0.matches("Lévesque, Noémie").count(), 4);
}

#[test]
fn the_site_of_a_play_off_that_goes_on_has_its_next_games() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    let site = "site open.trf --regulations playoff.toml --played plan.trf -o site";
    assert_eq!(folder.run(site).status, 0);
    let play_off = page(&folder, "site/es/play-off.html");
    assert!(play_off.contains("Próximas partidas") && play_off.contains("17:00"));
    assert!(page(&folder, "site/fr/index.html").contains("le barrage n’est pas terminé"));
}

#[test]
fn the_example_of_the_documents_can_be_read() {
    let page = include_str!("../../../../docs/playoff.md");
    let example = page.split_once("```toml\n").unwrap().1.split_once("```").unwrap().0;
    let regulations = PlayOffRegulations::parse(example).unwrap();
    assert_eq!(regulations.stages.len(), 2);
    for key in exaequo::playoff::KEYS.iter().chain(exaequo::playoff::STAGE_KEYS) {
        assert!(page.contains(&format!("`{key}`")) || *key == "stage", "{key} is not described");
    }
}

/// The play-off of the open, filled in until the decisive game.
fn played(folder: &Folder) -> &'static str {
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    fill(folder, ["2 w 1     2 b 0     2 w =", "1 b 0     1 w 1     1 b ="]);
    "--regulations playoff.toml --played done.trf"
}

#[test]
fn article_3_a_crosstable_and_explanations_have_the_games_of_the_play_off_with_their_stage() {
    let folder = Folder::new();
    let options = played(&folder);
    let titles = [
        ("en", "after the play-off"),
        ("fr", "Grille après le barrage"),
        ("es", "resultados tras el playoff"),
    ];
    for (lang, title) in titles {
        let text = |verb: &str| {
            let out = folder.run(&format!("{verb} {options} --lang {lang}"));
            String::from_utf8(out.stdout).unwrap()
        };
        let (grid, explained) = (text("crosstable open.trf"), text("explain open.trf --player 4"));
        assert!(grid.contains(title) && grid.contains("Decisive game"), "{grid}");
        assert_eq!(explained.matches("Rapid").count(), 3, "two games and why: {explained}");
        assert!(!text("explain open.trf --player 4 --tie-break PTS").contains("  Rapid  "));
        assert!(!text("explain open.trf --player 1").contains("  Rapid  "), "who did not play has no games");
    }
}

#[test]
fn article_2_1_a_play_off_that_the_regulations_leave_out_is_told() {
    let folder = Folder::new();
    played(&folder);
    fs::write(folder.path("share.toml"), "method = 'share'\n").unwrap();
    let merge = "playoff merge open.trf done.trf --regulations share.toml";
    let said =
        ["done.trf is left out", "done.trf n’est pas pris en compte", "done.trf no se tiene en cuenta"];
    for (lang, said) in ["en", "fr", "es"].into_iter().zip(said) {
        let told = folder.run(&format!("{merge} --lang {lang}"));
        assert!(told.stderr.contains("[P002]") && told.stderr.contains(said), "{}", told.stderr);
        assert_eq!(told.status, 0);
    }
    assert!(!folder.run(&format!("{merge} --quiet")).stderr.contains("P002"));
    assert_eq!(folder.run(&format!("{merge} --strict")).status, 1);
}

#[test]
fn article_2_2_1_two_whose_play_off_goes_on_are_told_so_in_every_form() {
    let folder = Folder::new();
    folder.run("playoff plan open.trf --regulations playoff.toml -o plan.trf --quiet");
    enter(&folder, "plan.trf", &[(1, ["1", "2"], "1")]);
    let options = "open.trf --player 2 --against 4 --regulations playoff.toml --played plan.trf --quiet";
    insta::assert_snapshot!(
        folder.transcript(&[
            &format!("explain {options} --format json"),
            &format!("explain {options} --lang fr"),
        ])
    );
    for (lang, said) in [
        ("en", "for the time being, BH/C1 4½ > 3½"),
        ("fr", "à titre provisoire, BH/C1 4½ > 3½"),
        ("es", "con carácter provisional, BH/C1 4½ > 3½"),
    ] {
        folder.run(&format!("explain {options} --lang {lang} -o two.md"));
        let two = page(&folder, "two.md").split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(two.replace('\\', "").contains(said) && two.contains("2.2.1"), "{two}");
    }
}
