//! Every number of every edition, by the names of the provisions.

use exaequo_model::Pace;
use exaequo_rating::{CHOICES, Edition, Provisions};

/// Kind of play, edition, and what it says: `name=value`.
type Row = (Pace, &'static Edition, &'static str);

const STANDARD: [Row; 9] = [
    (
        Pace::Standard,
        Edition::FIDE_2009_TEXT,
        "registration=month floor=1200 bands=2200:120,1600:90,60 band-scope=event fast-classical=never \
         first-control=40 rounds-a-day=3 minutes-a-day=720 days=90 slice=none composition=quota first-opponents=3 \
         first-points=0.5 asked=each sub-floor=first-ignored pooled-round-robin=without-player unrated-opponents=counted decided-match=left-out \
         months-a-list=2 closing-days=7 games-needed=9 games-needed-reduced=7 pool-months=24 round-robin=own \
         half-point=15 highest-first=none substitute=none limit=400 too-far=none k=30/20 list-of-k=newest k-times-games=none \
         rounding=rating rounded=period reporting=open",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2009_PRACTICE,
        "floor=1200 months-a-list=2 closing-days=7 limit=400 registration=month k=25/15/10 list-of-k=start half-point=12.5 \
         first-opponents=3 first-points=1 unrated-opponents=counted games-needed=9",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2011,
        "k=30/15/10 list-of-k=start asked=first first-opponents=3 first-points=1 games-needed=9 half-point=12.5 floor=1200",
    ),
    (Pace::Standard, Edition::FIDE_2012, "floor=1000 k=30/15/10 asked=first half-point=12.5"),
    (
        Pace::Standard,
        Edition::FIDE_2014,
        "k=40/20/10-juniors list-of-k=newest juniors=year games-needed=5 games-needed-reduced=5 pool-months=26 first-points=0.5 \
         first-opponents=1 half-point=20 floor=1000 months-a-list=1 closing-days=3 minutes-a-day=720 \
         rounds-a-day=none days=90 band-scope=event limit=400 rounding=rating k-times-games=none",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2017,
        "bands=2200:120,1600:90,60 band-scope=game first-control=40 days=90 reporting=7/30 k=40/20/10-juniors \
         registration=month round-robin=own",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2022,
        "bands=2400:120,1800:90,60 band-scope=game first-control=30+ registration=3 limit=400-once \
         round-robin=swiss half-point=20 sub-floor=pooled slice=30 k=40/20/10-juniors juniors=year \
         k-times-games=700 rounding=change decided-match=on-request composition=free",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2024_03,
        "floor=1400 two-draws=1800 highest-first=2200 limit=400 minutes-a-day=720 first-control=30+ \
         bands=2400:120,1800:90,60 games-needed=5 pool-months=26 reporting=3-lists fast-classical=never",
    ),
    (
        Pace::Standard,
        Edition::FIDE_2025_10,
        "limit=400-below-2650 fast-classical=75 floor=1400 highest-first=2200 k-times-games=700",
    ),
];

const RAPID_AND_BLITZ: [Row; 12] = [
    (Pace::Rapid, Edition::FIDE_2012, "times=15-<60 k=20 substitute=standard months-a-list=1 limit=400"),
    (Pace::Blitz, Edition::FIDE_2012, "times=5-<15 k=20 substitute=standard months-a-list=1 limit=400"),
    (
        Pace::Rapid,
        Edition::FIDE_2014,
        "times=>10-<60 k=20 k-times-games=700 limit=none first-points=1 rounds-a-day=15 minutes-a-day=none",
    ),
    (
        Pace::Blitz,
        Edition::FIDE_2014,
        "times=5-10 k=20 k-times-games=700 limit=none first-points=1 rounds-a-day=30 minutes-a-day=none",
    ),
    (Pace::Rapid, Edition::FIDE_2022, "times=>10-<60 k=20 limit=400-once first-points=0.5 rounds-a-day=none"),
    (Pace::Blitz, Edition::FIDE_2022, "times=5-10 k=20 limit=400-once first-points=0.5 rounds-a-day=none"),
    (Pace::Rapid, Edition::FIDE_2022_10, "k=40/20/10-juniors k-times-games=700 limit=400-once floor=1000"),
    (Pace::Blitz, Edition::FIDE_2022_10, "k=40/20/10-juniors k-times-games=700 limit=400-once floor=1000"),
    (
        Pace::Rapid,
        Edition::FIDE_2024_03,
        "times=>10-<60 floor=1400 two-draws=1800 highest-first=2200 substitute=standard limit=400 too-far=none",
    ),
    (
        Pace::Blitz,
        Edition::FIDE_2024_03,
        "times=>3-10 floor=1400 two-draws=1800 highest-first=2200 substitute=standard limit=400 too-far=none",
    ),
    (Pace::Rapid, Edition::FIDE_2025_10, "too-far=600-above-2600 limit=400 k=40/20/10-juniors"),
    (Pace::Blitz, Edition::FIDE_2024_12, "too-far=600-above-2600 limit=400 times=>3-10"),
];

/// Whether a provision is what a value says: replacing it changes nothing.
fn says(rules: Provisions, name: &str, value: &str) -> bool {
    let mut replaced = rules;
    replaced.replace(name, value).unwrap_or_else(|error| panic!("{name}={value}: {error:?}"));
    replaced == rules
}

#[test]
fn article_0_1_every_number_of_every_edition() {
    for (pace, edition, numbers) in STANDARD.iter().chain(&RAPID_AND_BLITZ) {
        let rules = edition.provisions[*pace].expect("for this kind of play");
        for number in numbers.split_whitespace() {
            let (name, value) = number.split_once('=').expect("name=value");
            assert!(says(rules, name, value), "{pace:?} {}: {number}", edition.name);
        }
    }
}

/// The text of 2009 decides about everything but what came later.
#[test]
fn every_provision_of_2009_is_in_the_table() {
    let of_2009 = STANDARD[0].2;
    let later = ["times", "two-draws", "juniors"];
    for choice in CHOICES.iter().filter(|choice| !later.contains(&choice.name)) {
        assert!(of_2009.contains(&format!("{}=", choice.name)), "{}", choice.name);
    }
}

/// `docs/rating.md` has a row for every provision, with its article.
#[test]
fn every_provision_is_documented() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rating.md");
    let text = std::fs::read_to_string(path).expect("the page");
    for choice in CHOICES {
        let row = text.lines().find(|line| line.starts_with(&format!("| `{}` |", choice.name)));
        let row = row.unwrap_or_else(|| panic!("{} has no row", choice.name));
        assert!(row.contains(&format!("| {} |", choice.article)), "{row}");
    }
}
