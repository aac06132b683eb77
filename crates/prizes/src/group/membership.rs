//! Whether somebody belongs to a group, as far as it is known.

use exaequo_model::{Sex, search_key};

use super::{Condition, Group};

/// What is known about a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrizePerson<'a> {
    /// Sex, `None` where it is not known.
    pub sex: Option<Sex>,
    /// Year of birth.
    pub birth_year: Option<i16>,
    /// Title as people write it, empty where there is none.
    pub title: &'a str,
    /// Federation, empty where it is not known.
    pub federation: &'a str,
    /// Club, empty where there is none.
    pub club: &'a str,
    /// Category, empty where there is none.
    pub category: &'a str,
    /// Rating at the start of the event.
    pub rating: Option<u32>,
}

/// Who may belong to a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant<'a> {
    /// A player of an individual event.
    Player(PrizePerson<'a>),
    /// A team: it belongs to a group if all of its members do; ratings are those of the team.
    Team {
        /// The members of its roster, as far as they are known.
        members: Vec<PrizePerson<'a>>,
        /// The rating of the team.
        rating: Option<u32>,
    },
}

/// Whether somebody belongs to a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Membership {
    /// Somebody does belong to it.
    In,
    /// Somebody does not.
    Out,
    /// It is not known, because of this.
    Unknown(Unknown),
}

/// What has to be known to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// The sex, for groups of women or of men.
    Sex,
    /// The year of birth.
    Birth,
    /// The federation, for groups of a federation.
    Federation,
    /// The year of the event.
    Year,
}

impl Group {
    /// Whether a contestant belongs to the group in an event of this year.
    pub fn has(&self, contestant: &Contestant<'_>, year: Option<i16>) -> Membership {
        let part = |part: &Vec<Condition>| {
            any(part.iter().map(|condition| condition.of_contestant(contestant, year)))
        };
        all(self.parts().iter().map(part))
    }
}

/// Whether all of it is so; what is not so settles it, whatever is unknown.
fn all(parts: impl Iterator<Item = Membership>) -> Membership {
    parts.fold(Membership::In, |so_far, one| match (so_far, one) {
        (Membership::Out, _) | (_, Membership::Out) => Membership::Out,
        (Membership::In, other) => other,
        (unknown @ Membership::Unknown(_), _) => unknown,
    })
}

/// Whether some of it is so; what is so settles it, whatever is unknown.
fn any(parts: impl Iterator<Item = Membership>) -> Membership {
    parts.fold(Membership::Out, |so_far, one| match (so_far, one) {
        (Membership::In, _) | (_, Membership::In) => Membership::In,
        (Membership::Out, other) => other,
        (unknown @ Membership::Unknown(_), _) => unknown,
    })
}

impl Condition {
    fn of_contestant(&self, contestant: &Contestant<'_>, year: Option<i16>) -> Membership {
        match (self, contestant) {
            (_, Contestant::Player(person)) => self.of(person, year),
            (Self::Rating { .. } | Self::Unrated, Contestant::Team { rating, .. }) => {
                self.of(&PrizePerson { rating: *rating, ..PrizePerson::default() }, year)
            }
            (_, Contestant::Team { members, .. }) if members.is_empty() => Membership::Out,
            (_, Contestant::Team { members, .. }) => all(members.iter().map(|member| self.of(member, year))),
        }
    }

    fn of(&self, person: &PrizePerson<'_>, year: Option<i16>) -> Membership {
        let same = |one: &str, other: &str| is(search_key(one) == search_key(other));
        match self {
            Self::Women => sex(person, Sex::Female),
            Self::Men => sex(person, Sex::Male),
            Self::Under(age) => turns(person, year, |turning| turning <= i32::from(*age)),
            Self::Senior(age) => turns(person, year, |turning| turning >= i32::from(*age)),
            Self::Rating { least, most } => is(person.rating.is_some_and(|rating| {
                least.is_none_or(|least| rating >= least) && most.is_none_or(|most| rating <= most)
            })),
            Self::Unrated => is(person.rating.is_none()),
            Self::Titled => is(!person.title.trim().is_empty()),
            Self::Title(title) => same(title, person.title),
            Self::Federation(_) if person.federation.trim().is_empty() => {
                Membership::Unknown(Unknown::Federation)
            }
            Self::Federation(federation) => same(federation, person.federation),
            Self::Club(club) => same(club, person.club),
            Self::Category(category) => same(category, person.category),
        }
    }
}

const fn is(so: bool) -> Membership {
    if so { Membership::In } else { Membership::Out }
}

/// Titles of women tell the sex where the file does not.
fn sex(person: &PrizePerson<'_>, asked: Sex) -> Membership {
    let by_title = || {
        let has_womens_title = ["WGM", "WIM", "WFM", "WCM"].contains(&person.title.trim());
        has_womens_title.then_some(Sex::Female)
    };
    person.sex.or_else(by_title).map_or(Membership::Unknown(Unknown::Sex), |found| is(found == asked))
}

/// Whether the age that somebody reaches in the year of the event is such a one.
fn turns(person: &PrizePerson<'_>, year: Option<i16>, fits: impl Fn(i32) -> bool) -> Membership {
    let Some(year) = year else { return Membership::Unknown(Unknown::Year) };
    let Some(birth) = person.birth_year else { return Membership::Unknown(Unknown::Birth) };
    is(fits(i32::from(year) - i32::from(birth)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(text: &str) -> Group {
        text.parse().unwrap()
    }

    fn born(year: i16) -> Contestant<'static> {
        Contestant::Player(PrizePerson { birth_year: Some(year), ..PrizePerson::default() })
    }

    #[test]
    fn juniors_have_not_had_their_birthday_before_1_january() {
        // World Youth 2023, U16: the 16th birthday is not before 1 January 2023, so born in 2007 or later.
        assert_eq!(group("U16").has(&born(2007), Some(2023)), Membership::In);
        assert_eq!(group("U16").has(&born(2006), Some(2023)), Membership::Out);
        assert_eq!(group("U16").has(&born(2015), Some(2023)), Membership::In);
    }

    #[test]
    fn seniors_reach_the_age_in_the_year_of_the_event() {
        assert_eq!(group("S65").has(&born(1958), Some(2023)), Membership::In);
        assert_eq!(group("S65").has(&born(1959), Some(2023)), Membership::Out);
        assert_eq!(group("S50").has(&born(1958), Some(2023)), Membership::In);
    }

    #[test]
    fn what_is_not_known_is_said_unless_it_makes_no_difference() {
        let nobody_knows = Contestant::Player(PrizePerson::default());
        assert_eq!(group("women").has(&nobody_knows, Some(2026)), Membership::Unknown(Unknown::Sex));
        assert_eq!(group("U20").has(&nobody_knows, Some(2026)), Membership::Unknown(Unknown::Birth));
        assert_eq!(group("U20").has(&born(2010), None), Membership::Unknown(Unknown::Year));
        assert_eq!(group("fed=CAN").has(&nobody_knows, None), Membership::Unknown(Unknown::Federation));
        assert_eq!(group("women, rating>=2000").has(&nobody_knows, None), Membership::Out);
        assert_eq!(group("women or unrated").has(&nobody_knows, None), Membership::In);
    }

    #[test]
    fn a_title_of_women_tells_the_sex() {
        let titled = Contestant::Player(PrizePerson { title: "WFM", ..PrizePerson::default() });
        assert_eq!(group("women").has(&titled, None), Membership::In);
        assert_eq!(group("men").has(&titled, None), Membership::Out);
        assert_eq!(group("title=wfm").has(&titled, None), Membership::In);
        assert_eq!(group("title=WGM").has(&titled, None), Membership::Out);
    }

    #[test]
    fn limits_of_ratings_are_exact_and_the_unrated_are_a_group_of_their_own() {
        let rated =
            |rating| Contestant::Player(PrizePerson { rating: Some(rating), ..PrizePerson::default() });
        let cases = [
            ("rating<1800", 1799, true),
            ("rating<1800", 1800, false),
            ("rating<=1800", 1800, true),
            ("rating>=2000", 2000, true),
            ("rating>2000", 2000, false),
            ("rating 1600-1799", 1600, true),
            ("rating 1600-1799", 1799, true),
            ("rating 1600-1799", 1800, false),
            ("U1800", 1799, true),
            ("U1800", 1800, false),
            ("unrated", 1800, false),
        ];
        for (text, rating, belongs) in cases {
            assert_eq!(group(text).has(&rated(rating), None), is(belongs), "{text} {rating}");
        }
        let unrated = Contestant::Player(PrizePerson::default());
        assert_eq!(group("rating<1800").has(&unrated, None), Membership::Out);
        assert_eq!(group("unrated").has(&unrated, None), Membership::In);
    }

    #[test]
    fn clubs_are_found_without_accents_and_capitals() {
        let member = Contestant::Player(PrizePerson { club: "Échecs Montréal", ..PrizePerson::default() });
        assert_eq!(group("club=echecs montreal").has(&member, None), Membership::In);
        assert_eq!(group("club=Montréal").has(&member, None), Membership::Out);
    }

    #[test]
    fn a_team_belongs_where_all_of_its_members_do() {
        let girl = PrizePerson { sex: Some(Sex::Female), birth_year: Some(2015), ..PrizePerson::default() };
        let boy = PrizePerson { sex: Some(Sex::Male), birth_year: Some(2014), ..PrizePerson::default() };
        let someone = PrizePerson::default();
        let team = |members: &[PrizePerson<'static>]| Contestant::Team {
            members: members.to_vec(),
            rating: Some(1500),
        };
        assert_eq!(group("women").has(&team(&[girl, girl]), Some(2026)), Membership::In);
        assert_eq!(group("women").has(&team(&[girl, boy]), Some(2026)), Membership::Out);
        assert_eq!(group("U12").has(&team(&[girl, boy]), Some(2026)), Membership::In);
        assert_eq!(
            group("women").has(&team(&[girl, someone]), Some(2026)),
            Membership::Unknown(Unknown::Sex)
        );
        assert_eq!(group("women").has(&team(&[someone, boy]), Some(2026)), Membership::Out);
        assert_eq!(group("rating<1600").has(&team(&[]), Some(2026)), Membership::In);
        assert_eq!(group("women").has(&team(&[]), Some(2026)), Membership::Out);
    }
}
