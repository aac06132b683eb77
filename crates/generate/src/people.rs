//! Players with what a list knows about them.

use std::cmp::Reverse;

use exaequo_model::{Birth, Date, Elo, Facts, FideId, Player, PlayerId, RatingEntry, Sex, Title};

use super::names::{self, Letters};
use super::rates::Rates;
use crate::random::Random;

const FEDERATIONS: [&str; 12] =
    ["NOR", "ESP", "CAN", "POL", "DEN", "GER", "SWE", "FRA", "IND", "USA", "TUR", "POR"];

/// How many of a thousand play at home.
const AT_HOME: u16 = 600;

/// Ratings from which titles are usual, for open titles; women's titles need two hundred less.
const TITLES: [(u32, Title, Title); 4] = [
    (2500, Title::Gm, Title::Wgm),
    (2400, Title::Im, Title::Wim),
    (2300, Title::Fm, Title::Wfm),
    (2200, Title::Cm, Title::Wcm),
];

/// How well somebody plays, and whether a rating tells.
#[derive(Clone, Copy)]
pub(super) struct Skill {
    pub(super) strength: u32,
    pub(super) rating: Option<Elo>,
}

impl Skill {
    /// Somebody of about the given strength.
    pub(super) fn near(middle: u32, random: &mut Random, rates: &Rates) -> Self {
        let strength = (middle + bell(random, 100)).saturating_sub(200).clamp(800, 2850);
        let unknown = random.chance(rates.unrated);
        Self { strength, rating: if unknown { None } else { Elo::new(strength) } }
    }

    /// The order of a starting list: by rating, then those without.
    pub(super) fn order(self) -> impl Ord + use<> {
        (self.rating.is_none(), Reverse(self.strength))
    }
}

/// A strength as found in opens: most near 1900, few near the ends at 1000 and 2800.
pub(super) fn any_strength(random: &mut Random) -> u32 {
    1000 + bell(random, 450)
}

/// Four numbers added up: from 0 to four times the bound, mostly near the middle.
fn bell(random: &mut Random, bound: u32) -> u32 {
    (0..4).map(|_| random.below(bound)).sum()
}

/// Adds players in the given order, numbered from where the list ends.
pub(super) fn add(facts: &mut Facts, skills: &[Skill], random: &mut Random, rates: &Rates) {
    for skill in skills {
        let number = u32::try_from(facts.players.len()).expect("few players") + 1;
        let player = player(facts, number, *skill, random, rates);
        facts.players.push(player);
        facts.ratings.extend(skill.rating.map(|rating| RatingEntry::new(PlayerId(number - 1), rating)));
    }
}

fn player(facts: &mut Facts, number: u32, skill: Skill, random: &mut Random, rates: &Rates) -> Player {
    let letters = if random.chance(rates.non_ascii) { Letters::Any } else { Letters::Ascii };
    let sex = if random.chance(120) { Sex::Female } else { Sex::Male };
    let name = facts.text.push(&names::person(random, letters, sex));
    let federation = federation(facts, random);
    Player {
        sex: Some(sex),
        title: skill.rating.map_or(Title::None, |rating| title(rating, sex, random)),
        federation: facts.text.push(&federation),
        fide_id: FideId::Number(1_000_000 + u64::from(number) * 10 + u64::from(random.below(10))),
        birth: birth(random),
        ..Player::new(number, name)
    }
}

/// Most come from the country of the event.
fn federation(facts: &Facts, random: &mut Random) -> String {
    let home = facts.text.get(facts.event.federation);
    let other = FEDERATIONS[random.index(FEDERATIONS.len())];
    if random.chance(AT_HOME) && !home.is_empty() { home.to_owned() } else { other.to_owned() }
}

fn title(rating: Elo, sex: Sex, random: &mut Random) -> Title {
    let rating = u32::from(rating.value());
    let reached = |bonus: u32| move |row: &&(u32, Title, Title)| rating + bonus >= row.0;
    if random.chance(150) {
        return Title::None;
    }
    let open = TITLES.iter().find(reached(0)).map(|row| row.1);
    let women = TITLES.iter().find(reached(200)).map(|row| row.2);
    match sex {
        Sex::Male => open.unwrap_or_default(),
        Sex::Female => open.or(women).unwrap_or_default(),
    }
}

fn birth(random: &mut Random) -> Birth {
    let year = i16::try_from(random.between(1940, 2016)).expect("a year");
    let small = |number: u32| i8::try_from(number).expect("a month or a day");
    match random.below(10) {
        0 => Birth::Unknown,
        1..4 => Birth::Year(year),
        _ => Birth::Day(Date::constant(year, small(random.between(1, 12)), small(random.between(1, 28)))),
    }
}
