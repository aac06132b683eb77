//! The forms in which findings are shown.

use exaequo_model::{Points, RoundNumber, Severity, Span};
use exaequo_report::diagnostic::{Look, Source, plain, render};
use exaequo_report::{Lang, Palette};
use exaequo_trf::{Diagnostic, Document, Problem, ReadOptions, RecordCode};

/// A file with lines of all kinds: long, accented, with bytes or separate accents counted, wide, with a tab.
fn file() -> Document {
    let player = |number: u32, name: &str, rest: &str| {
        format!("001 {number:4} m    {name:33} 2105 NOR     1500103 2004/00/00  4.5   10{rest}\n")
    };
    let rounds = "    20 w 1     1 b =     3 w 0  0000 - H     5 b 1     7 w =    11 b 0    14 w 1    20 b 1";
    let text = [
        "012 Fjord Open 2026\n".to_owned(),
        player(12, "Nyberg, Nikolai", rounds),
        player(20, "Ødegård, Åse-Marie", &rounds.replace("20 b", "12 w")),
        // Padded by bytes: two letters of two bytes each, two blanks fewer.
        player(21, "Muñoz Peña, Iván", rounds).replace("Iván   ", "Iván"),
        // Padded by letters: two accents of their own, two blanks more.
        player(22, "Mun\u{303}oz, Ine\u{301}s", rounds).replace(" 2105", "   2105"),
        player(23, "棋士, 太郎", rounds),
        "001\t  24 m    Tabb, Tess \u{1b}[31m\n".to_owned(),
        "777 what is this?\n".to_owned(),
        "001   25 m    Short, Sam\n".to_owned(),
    ];
    exaequo_trf::read(text.concat().into_bytes(), &ReadOptions::default()).document
}

fn finding(problem: Problem, severity: Severity, span: Option<Span>, related: Option<Span>) -> Diagnostic {
    Diagnostic { problem, severity, span, related }
}

fn points_differ(line: u32) -> Diagnostic {
    let problem = Problem::PointsDiffer {
        number: 12,
        declared: Points::from_halves(9),
        computed: Points::from_whole(4),
    };
    finding(problem, Severity::Warning, Some(Span::columns(line, 81, 84)), None)
}

fn impossible() -> Diagnostic {
    let problem =
        Problem::ImpossibleResult { number: 12, opponent: 20, round: RoundNumber(9), own: '1', other: '=' };
    let at = |line| Some(Span::columns(line, 179, 179));
    finding(problem, Severity::Error, at(2), at(3))
}

fn all_findings() -> Vec<Diagnostic> {
    let record = RecordCode(*b"001");
    vec![
        points_differ(2),
        impossible(),
        finding(Problem::BytePadded, Severity::Warning, Some(Span::line(4)), None),
        points_differ(4),
        finding(Problem::ClusterPadded, Severity::Warning, Some(Span::line(5)), None),
        points_differ(5),
        points_differ(6),
        finding(Problem::Tab { record }, Severity::Error, Some(Span::columns(7, 4, 4)), None),
        finding(Problem::UnknownRecord, Severity::Warning, Some(Span::line(8)), None),
        finding(Problem::ShortLine, Severity::Warning, Some(Span::columns(9, 1, 24)), None),
        finding(
            Problem::Number { text: exaequo_model::TextRange::EMPTY },
            Severity::Warning,
            Some(Span::columns(9, 86, 89)),
            None,
        ),
        finding(Problem::NoPlayers, Severity::Error, None, None),
    ]
}

fn shown(findings: &[Diagnostic], look: &Look) -> String {
    let document = file();
    let source = Source::new("event.trf", Some(&document), &all_findings());
    findings.iter().map(|finding| render(&source, finding, look)).collect::<Vec<_>>().join("\n")
}

#[test]
fn findings_with_their_lines() {
    insta::assert_snapshot!(shown(&all_findings(), &Look::plain(Lang::En)));
}

#[test]
fn a_narrow_and_a_wide_terminal() {
    let findings = [points_differ(2), impossible()];
    let look = |width| Look { width, ..Look::plain(Lang::En) };
    let texts =
        [40, 60, 80, 120, 200].map(|width| format!("{width} columns\n{}", shown(&findings, &look(width))));
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn lines_fit_the_terminal() {
    for width in [60, 80, 100, 140, 220] {
        for line in shown(&all_findings(), &Look { width, ..Look::plain(Lang::En) }).lines() {
            let said = ["error", "warning", "note"].iter().any(|word| line.starts_with(word));
            assert!(said || line.chars().count() <= width, "{width}: {line}");
        }
    }
}

#[test]
fn in_french_and_spanish() {
    let findings = [points_differ(2), impossible()];
    let text = [Lang::Fr, Lang::Es].map(|lang| shown(&findings, &Look::plain(lang)));
    insta::assert_snapshot!(text.join("\n"));
}

#[test]
fn what_was_assumed_and_what_could_be() {
    let one_sided = Problem::OneSided { number: 12, opponent: 20, round: RoundNumber(1) };
    let at = Some(Span::columns(2, 92, 95));
    let severities = [Severity::Error, Severity::Note].map(|severity| finding(one_sided, severity, at, None));
    let allowed = Diagnostic { severity: Severity::Note, ..points_differ(2) };
    let strict = Diagnostic { severity: Severity::Error, ..points_differ(2) };
    let text = Lang::ALL
        .map(|lang| shown(&[severities.as_slice(), &[allowed, strict]].concat(), &Look::plain(lang)));
    insta::assert_snapshot!(text.join("\n"));
}

#[test]
fn colours_are_those_passed_in() {
    let look = Look { palette: Palette::COLOURS, ..Look::plain(Lang::En) };
    let text = shown(&[points_differ(2), impossible()], &look);
    insta::assert_snapshot!(text.replace('\u{1b}', "␛"));
}

#[test]
fn plain_lines_for_screen_readers() {
    let document = file();
    let source = Source::new("event.trf", Some(&document), &[]);
    let text = Lang::ALL
        .map(|lang| all_findings().iter().map(|finding| plain(&source, finding, lang)).collect::<String>());
    insta::assert_snapshot!(text.join("\n"));
}

#[test]
fn nothing_of_a_file_acts_on_the_terminal() {
    let document = file();
    let source = Source::new("odd\u{1b}[2Jname.trf", Some(&document), &[]);
    for finding in all_findings() {
        let text = render(&source, &finding, &Look::plain(Lang::En)) + &plain(&source, &finding, Lang::En);
        assert!(!text.chars().any(|letter| letter.is_control() && letter != '\n'), "{text:?}");
    }
}
