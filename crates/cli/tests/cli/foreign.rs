//! Nothing English in French and Spanish: every help, every kind of error, every list; and French as it is printed.

use std::fs;

use crate::transcript::Folder;

/// Every command, with what its help is asked by.
pub(crate) const VERBS: [&str; 30] = [
    "serve",
    "show",
    "check",
    "convert",
    "standings",
    "explain",
    "tie-breaks",
    "editions",
    "players",
    "crosstable",
    "pairings",
    "missing",
    "teams",
    "boards",
    "card",
    "prizes",
    "statistics",
    "site",
    "playoff",
    "playoff plan",
    "playoff merge",
    "lots",
    "berger",
    "forecast",
    "generate",
    "rate",
    "eligibility",
    "help",
    "completions",
    "man",
];

/// What stands for a value, in French and in Spanish; `STYLE` and the like are the same word in both.
const NAMES: [&str; 2] = [
    "FICHIER ENTRÉE SORTIE COMMANDE INTERPRÉTEUR CODE LISTE NOM ÉDITION N COTE GRAINE NOM=FICHIER QUI \
     JOUEUR DOSSIER BARRAGE A-B HEURE LANGUE QUAND FORME FORMAT ORDRE PAR STYLE SYSTÈME CADENCE ENCODAGE \
     FINS K NOM=VALEUR QUOI DATE GROUPE PAPIER ADRESSE",
    "ARCHIVO ENTRADA SALIDA COMANDO INTÉRPRETE CÓDIGO LISTA NOMBRE EDICIÓN N ELO SEMILLA NOMBRE=ARCHIVO \
     QUIÉN JUGADOR CARPETA PLAYOFF A-B HORA IDIOMA CUÁNDO FORMA FORMATO ORDEN POR ESTILO SISTEMA RITMO \
     CODIFICACIÓN FINES K NOMBRE=VALOR QUÉ FECHA GRUPO PAPEL DIRECCIÓN",
];

const LANGS: [&str; 2] = ["fr", "es"];

/// Words of English that are none in French or Spanish.
const ENGLISH: &str = "the of and is are was not with without for from by at this that which there file files line column \
     round rounds game games player players team teams board boards score rank ranks expected found \
     missing unknown invalid error: warning field string integer value values key default usage options \
     command commands see white black win wins won loss lost draw drawn bye byes name number rating \
     ratings rated unrated arbiter captain after before standings crosstable pairings match points: \
     opponent opponents average change new place places tie-break free withdrawn provisional legend page \
     pages none when who what permission denied directory such no os extra synopsis description";

/// English words that are also words of the language, or that its official text of the regulations writes.
fn is_own(lang: &str, word: &str) -> bool {
    let french = [
        "place",
        "places",
        "page",
        "pages",
        "note",
        "points:",
        "score",
        "description",
        "synopsis",
        "extra",
        "change",
    ];
    let spanish = ["no", "bye", "byes", "error:", "provisional", "extra", "round"];
    match lang {
        "fr" => french.contains(&word) || ["bye", "byes", "options", "match"].contains(&word),
        _ => spanish.contains(&word),
    }
}

fn folder() -> Folder {
    let folder = Folder::new();
    for file in ["official/tec_team14.trf", "official/tec_rr6.trf", "official/tec_swiss5.trf"] {
        folder.add_golden(file);
    }
    // Names of events and stages are not ours.
    for file in ["open.trf", "tec_team14.trf", "tec_rr6.trf", "tec_swiss5.trf"] {
        let text = String::from_utf8(folder.read(file)).unwrap();
        let named = |line: &str| if line.starts_with("012") { "012 X".to_owned() } else { line.to_owned() };
        let lines: Vec<String> = text.lines().map(named).collect();
        fs::write(folder.path(file), lines.join("\r\n")).unwrap();
    }
    let stages = String::from_utf8(folder.read("playoff.toml")).unwrap();
    let unnamed: Vec<&str> = stages.lines().filter(|line| !line.starts_with("name")).collect();
    fs::write(folder.path("playoff.toml"), unnamed.join("\n")).unwrap();
    fs::write(folder.path("unfinished.toml"), "edition =\n").unwrap();
    fs::write(folder.path("unquoted.toml"), "edition = fide-2026-03\n").unwrap();
    fs::write(folder.path("key.json"), r#"{"schema":"exaequo/tournament/1","playrs":[]}"#).unwrap();
    fs::write(folder.path("type.json"), r#"{"schema":"exaequo/tournament/1","players":[{"number":"x"}]}"#)
        .unwrap();
    fs::write(folder.path("end.json"), r#"{"schema":"#).unwrap();
    fs::write(folder.path("list.csv"), "1,2\nx,3\n").unwrap();
    fs::create_dir(folder.path("folder")).unwrap();
    folder
}

/// Command lines that fail, each in another way.
const FAILING: &str = "\
shwo open.trf
show
show open.trf extra.trf
show --formt json open.trf
check --format
check --format xml open.trf
check --format json --format table open.trf
check --allow T14 open.trf
check --allow T001 open.trf
completions tcsh
help shw
lots open.trf
playoff
playoff merge open.trf
berger 1
show rien.trf
show folder
show folder/x/open.trf
show open.trf/x
show open.trf -o folder
show open.trf -o rien/x.txt
show open.trf -o open.trf/x.txt
site open.trf -o open.trf
show /proc/self/mem
show games.pgn
show key.json
show type.json
show end.json
show broken.json
show syntax.json
standings open.trf --edition unfinished.toml
standings open.trf --edition unquoted.toml
standings open.trf --edition fide-1900
standings open.trf --edition rien.toml
standings open.trf --tie-breaks PTS,XX,BH/C9
standings open.trf --preset rien
standings open.trf --round 9
standings open.trf --round x
standings open.trf --external x
standings open.trf --external x=list.csv
standings open.trf tec_rr6.trf -o x.html
standings open.trf -o x.pdf
explain open.trf --player Zzz
explain open.trf --player a
explain open.trf --player 1 --tie-break YY
card open.trf --player 99
boards open.trf
teams open.trf
statistics open.trf --round 9
pairings open.trf --by sheet
pairings open.trf --round 99
playoff plan open.trf --regulations unfinished.toml
playoff plan open.trf --regulations rien.toml
lots open.trf --seed S --for 9-12
rate open.trf --list list.csv
rate open.trf --k x
rate open.trf --set x=1
rate open.trf --registered x
rate open.trf --edition x
rate open.trf --player Zzz
check broken.trf
check --plain broken.trf
check tec_team14.trf --standings
convert broken.trf x.json
convert open.trf x.trf --to preserve --ascii";

fn failing() -> impl Iterator<Item = String> {
    let long = format!("show {}", "a".repeat(300));
    FAILING.lines().map(str::to_owned).chain([String::new(), long])
}

/// Every list of an individual event, a round robin and a team event.
fn lists() -> Vec<String> {
    let events = ["open.trf", "tec_swiss5.trf", "tec_rr6.trf", "tec_team14.trf"];
    let mut commands = Vec::new();
    for event in events {
        for verb in [
            "show",
            "check",
            "standings",
            "crosstable",
            "pairings",
            "card",
            "rate",
            "eligibility",
            "players",
            "missing",
            "statistics",
        ] {
            commands.push(format!("{verb} {event}"));
        }
        for more in ["pairings {} --by name", "explain {} --player 1", "explain {} --player 1 --against 2"] {
            commands.push(more.replace("{}", event));
        }
        for by in ["name", "rating", "club", "federation"] {
            commands.push(format!("players {event} --by {by}"));
        }
        commands.push(format!("lots {event} --seed S --time 2026-03-08T16:05:00Z"));
        commands.push(format!("playoff plan {event} --regulations playoff.toml"));
        commands.push(format!("rate {event} --player 1"));
        commands.push(format!("crosstable {event} --order number"));
        commands.push(format!("standings {event} --plain"));
        commands.push(format!("card {event} --plain"));
    }
    commands.extend(
        [
            "teams tec_team14.trf",
            "boards tec_team14.trf",
            "boards tec_team14.trf --by played",
            "pairings tec_team14.trf --by sheet",
            "pairings tec_team14.trf --by line-up",
            "pairings tec_team14.trf --by result",
            "pairings tec_swiss5.trf --by result-card",
            "pairings tec_swiss5.trf --by place-card",
        ]
        .map(str::to_owned),
    );
    commands.extend(
        ["tie-breaks", "tie-breaks BH", "editions", "editions fide-2026-03", "berger 5"].map(str::to_owned),
    );
    commands.push("editions fide-2024-08 fide-2026-03".to_owned());
    for list in ["prizes", "hort"] {
        commands.push(format!("prizes prizes.trf --prizes {list}.toml --tie-breaks PTS,BH"));
    }
    commands.push("standings prizes.trf --only U16 --tie-breaks PTS".to_owned());
    commands
}

/// What a command says, on both streams.
fn said(folder: &Folder, command: &str, lang: &str) -> String {
    let answer = folder.run(&format!("{command} --lang {lang}"));
    format!("{}{}", String::from_utf8_lossy(&answer.stdout), answer.stderr)
}

/// The text of a page, without its tags, styles and pictures.
fn text_of(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        let skipped = ["style", "head"].iter().find(|name| rest[start + 1..].starts_with(**name));
        let end = match skipped {
            Some(name) => rest.find(&format!("</{name}>")).map_or(rest.len(), |end| end + name.len() + 3),
            None => rest[start..].find('>').map_or(rest.len(), |end| start + end + 1),
        };
        text.push('\n');
        rest = &rest[end..];
    }
    (text + rest).replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Names of events and players, and what files hold, are not ours.
fn is_data(line: &str) -> bool {
    line.trim_start().starts_with('|') || line.contains(" | ") || line.contains("-->")
}

/// The words of a text, without options, codes and names of files.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for line in text.lines().filter(|line| !is_data(line)) {
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
        let prose: String = prose.split(['«', '»', '"']).step_by(2).collect::<Vec<_>>().join(" ");
        for word in prose.split_whitespace() {
            let bare = word.trim_matches(|sign: char| ",.;()[]!?".contains(sign));
            let is_code = bare.contains(['-', '=', '/', '_', '.', '<']) && !bare.contains("tie-break");
            if !is_code && bare.chars().all(|sign| !sign.is_uppercase()) {
                words.push(bare.to_owned());
            }
        }
    }
    words
}

/// English words in a text, each with the command that says it.
fn english(command: &str, lang: &str, text: &str) -> Vec<String> {
    let is_english = |word: &String| {
        let word = word.as_str();
        ENGLISH.split_whitespace().any(|english| english == word)
            && !is_own(lang, word)
            && !VERBS.contains(&word)
    };
    words(text)
        .into_iter()
        .filter(is_english)
        .map(|word| format!("{command} --lang {lang}: {word}"))
        .collect()
}

#[test]
fn help_has_no_english_names_of_values() {
    let folder = Folder::new();
    for (lang, names) in LANGS.into_iter().zip(NAMES) {
        for verb in VERBS {
            for command in [format!("{verb} --help"), format!("help {verb}"), format!("man {verb}")] {
                if verb.contains(' ') && !command.ends_with("--help") {
                    continue;
                }
                let text =
                    said(&folder, &command, lang).replace("\\fI", "").replace("\\fR", "").replace('\\', "");
                let closed = |part: &'_ str| part.split_once('>').map(|(name, _)| name.to_owned());
                for name in text.lines().flat_map(|line| line.split('<').skip(1)).filter_map(closed) {
                    assert!(
                        names.split_whitespace().any(|own| own == name),
                        "{command} --lang {lang}: <{name}>"
                    );
                }
            }
        }
    }
}

#[test]
fn help_and_manuals_have_no_english_words() {
    let mut found = Vec::new();
    let folder = Folder::new();
    let help: Vec<String> = VERBS.iter().map(|verb| format!("{verb} --help")).collect();
    let alone = VERBS.iter().filter(|verb| !verb.contains(' '));
    let long = alone.flat_map(|verb| [format!("help {verb}"), format!("man {verb}")]);
    for command in help.into_iter().chain(long).chain(["--help".to_owned(), "man".to_owned()]) {
        for lang in LANGS {
            let text = said(&folder, &command, lang);
            assert!(!text.is_empty(), "{command}");
            // Commands, their examples and values of options are the same in every language.
            let text =
                text.replace("rank", "").replace("number", "").replace("board ", "").replace("name ", "");
            let text = text.replace("name, rating, club", "");
            let prose = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("exaequo") && !line.starts_with("  "));
            let headings = prose.collect::<Vec<_>>().join("\n").replace(".SH ", "");
            found.extend(english(&command, lang, &headings.to_lowercase()));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn failures_have_no_english_words() {
    let mut found = Vec::new();
    let folder = folder();
    for command in failing() {
        for lang in LANGS {
            let text = said(&folder, &command, lang);
            assert!(!text.is_empty(), "{command}");
            found.extend(english(&command, lang, &text));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// What a provision says.
fn in_words(line: &str) -> &str {
    let heads = ["En toutes lettres ", "En palabras "];
    let words = heads.iter().find_map(|head| line.split_once(head)).map_or(line, |(_, words)| words);
    words.split_once(" (o").map_or(words, |(words, _)| words)
}

#[test]
fn lists_have_no_english_words() {
    let mut found = Vec::new();
    let folder = folder();
    for command in lists() {
        for lang in LANGS {
            // The choices of a provision are codes: those before the words, and the others in brackets behind them.
            let of_provisions = command.starts_with("editions ");
            let plain = if of_provisions { " --plain" } else { "" };
            let mut text = said(&folder, &format!("{command}{plain}"), lang);
            assert!(!text.is_empty(), "{command}");
            if of_provisions {
                text = text.lines().map(in_words).collect::<Vec<_>>().join("\n");
            }
            found.extend(english(&command, lang, &text));
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

/// Places in a text where French is not set as it is printed.
fn unset(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for line in text.lines().filter(|line| !is_data(line)) {
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
        let signs: Vec<char> = prose.chars().collect();
        for (index, sign) in signs.iter().enumerate() {
            let (before, after) = (index.checked_sub(1).map(|at| signs[at]), signs.get(index + 1));
            let ends = after.is_none_or(|after| after.is_whitespace());
            let bad = match sign {
                ':' | '!' | '?' => {
                    ends && before.is_some_and(|before| {
                        before != '\u{202F}' && before.is_alphanumeric() || before == ' ' || before == ')'
                    })
                }
                ';' => before.is_some_and(|before| before != '\u{202F}'),
                '\'' => {
                    before.is_some_and(char::is_alphabetic)
                        && after.is_some_and(|after| after.is_alphabetic())
                }
                '«' => after.is_some_and(|after| *after != '\u{202F}'),
                '»' => before.is_some_and(|before| before != '\u{202F}'),
                _ => false,
            };
            if bad {
                wrong.push(line.to_owned());
                break;
            }
        }
    }
    wrong
}

#[test]
fn french_is_set_as_it_is_printed() {
    let folder = folder();
    let help = VERBS.iter().flat_map(|verb| [format!("{verb} --help"), format!("man {verb}")]);
    let help = help.filter(|command| !command.starts_with("man playoff "));
    let mut wrong = Vec::new();
    for command in help.chain(failing()).chain(lists()) {
        wrong.extend(
            unset(&said(&folder, &command, "fr")).into_iter().map(|line| format!("{command}: {line}")),
        );
    }
    for command in lists() {
        let html = folder.run(&format!("{command} --lang fr --format html")).stdout;
        let text = text_of(&String::from_utf8(html).unwrap());
        let doubled = text.lines().filter(|line| line.trim().contains("  ")).map(str::to_owned);
        wrong.extend(unset(&text).into_iter().chain(doubled).map(|line| format!("{command}, HTML: {line}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}
