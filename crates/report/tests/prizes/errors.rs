//! Files of prizes that cannot be used: each error has its line and column, and says what to write.

use exaequo_event::prizes::read_prizes;
use exaequo_report::Lang;
use exaequo_report::error::InWords;

const OPEN: &str = "[[group]]\nname = 'Open'\nmoney = [100, 50]\n";

/// Where the error is, and the help.
fn refused(text: &str, lang: Lang) -> (String, String) {
    let error = read_prizes("p.toml", text).unwrap_err();
    let title = error.title(lang);
    let place = title.trim_start_matches("p.toml:").split([' ', '\u{202f}']).next().unwrap();
    (place.trim_end_matches(':').to_owned(), error.help(lang))
}

#[test]
fn each_error_stands_where_it_is_and_says_what_to_write() {
    for (text, place, help) in [
        ("", "1:1", "add [[group]] with name = \"Open\" and money = [500, 300]"),
        (
            "currency = EUR",
            "1:12",
            "write texts as \"Open\", and put a comma between two values, as in [500, 300]",
        ),
        ("currency: 'EUR'", "1:11", "write a key, the sign = and a value, such as sharing = \"hort\""),
        ("unit = 1\nunit = 2", "2:1", "keep one of the two"),
        (
            "[[group]]\nmoney = [1, 2\n",
            "2:14",
            "close what is open, as in \"Open\", [500, 300] and [[group]]",
        ),
        ("per-player = 1", "1:14", "write it as in per-player = \"one\""),
        ("sharing = 'equal'", "1:11", "did you mean equally?"),
        ("[[group]]\nmoney = 500", "2:9", "write it as in money = [500, 300, 12.50]"),
        ("[[group]]\nmoney = [500, '300 €']", "2:15", "write it as in money = [500, 300, 12.50]"),
        ("[[group]]\nfor = 'women, U16x'", "2:15", "did you mean U16?"),
        ("[[group]]\nname = 'A'\ncurrency = 'EUR'", "3:1", "write currency above the first [[group]]"),
        ("money = [5]", "1:1", "write money below [[group]]"),
        // A comma instead of a decimal point: 12 and then 50.
        (
            "[[group]]\nname = 'A'\nmoney = [12,50]",
            "3:13",
            "write the prizes from the first place on, the highest first",
        ),
        (
            "[[group]]\nname = 'A'\nthings = ['', 'Cup']",
            "3:15",
            "write the prizes from the first place on, the highest first",
        ),
        (
            "[[group]]\nname = 'A'\nmoney = [9]\nworth = [5]",
            "4:10",
            "worth is that of a thing: add things = [\"Cup\"], or leave worth out",
        ),
        (&format!("{OPEN}{OPEN}"), "5:8", "give each group a name of its own"),
        (
            &format!("{OPEN}sharing = 'hort'"),
            "4:11",
            "leave sharing out, or write in-addition = true or per-player = \"several\"",
        ),
        (&format!("unit = 500\n{OPEN}"), "1:8", "write unit = 1 or unit = 0.05, or leave it out"),
    ] {
        assert_eq!(refused(text, Lang::En), (place.to_owned(), help.to_owned()), "{text}");
        for lang in [Lang::Fr, Lang::Es] {
            assert_eq!(refused(text, lang).0, place, "{text}");
        }
    }
}

#[test]
fn a_unit_may_be_as_large_as_the_largest_prize_and_things_have_none() {
    assert!(read_prizes("p.toml", &format!("unit = 100\n{OPEN}")).is_ok());
    assert!(read_prizes("p.toml", "unit = 5\n[[group]]\nname = 'A'\nthings = ['Cup']\nworth = [5]").is_ok());
}
