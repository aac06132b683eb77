//! How an amount came about, in words and as a sum.

use exaequo_event::prizes::{Prizes, read_prizes};
use exaequo_event::{Event, date};
use exaequo_report::{Lang, prizes};

/// Two who drew with each other.
fn drawn(list: &str) -> Prizes {
    let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    let round = event.pair([(alyx, bruno)]).unwrap();
    event.set_result(round, alyx, "1/2-1/2").unwrap();
    event.standings("PTS,BPG").unwrap().prizes(&read_prizes("prizes.toml", list).unwrap()).unwrap()
}

/// One prize is no sum, and not several that are shared.
#[test]
fn a_single_prize_that_two_share_is_one_in_every_language() {
    let prizes = drawn("[[group]]\nname = 'Open'\nmoney = [100]\n");
    for (lang, words) in [
        (Lang::En, "Open (1), shared by 2 with equal points: 100 / 2 = 50."),
        (Lang::Fr, "Open (1), à partager entre 2 à égalité de points\u{202f}: 100 / 2 = 50."),
        (Lang::Es, "Open (1), a repartir entre 2 con los mismos puntos: 100 / 2 = 50."),
    ] {
        let text = prizes::page(&prizes, lang).to_plain();
        assert!(text.contains(words), "{text}");
    }
}

/// Whoever has two prizes by the Hort system reads two sentences.
#[test]
fn sentences_begin_with_a_capital() {
    let prizes = drawn(
        "sharing = 'hort'\nper-player = 'several'\n[[group]]\nname = 'Open'\nmoney = [100, 50]\n\
         [[group]]\nname = 'All'\nmoney = [80]\n",
    );
    for (lang, words) in [
        (Lang::En, "By the list All (1): 80; average of All (1): 80 / 2 = 40; (80 + 40) / 2 = 60."),
        (Lang::Fr, "Selon la liste All (1)"),
        (Lang::Es, "Según la lista All (1)"),
    ] {
        let text = prizes::page(&prizes, lang).to_plain();
        assert!(text.contains(words), "{text}");
    }
}
