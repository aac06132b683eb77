//! Standings of a group: who belongs to it, ranked inside it and overall.

use exaequo_model::{Order as _, ParticipantId, Player, PlayerId, Title, Tournament};
use exaequo_prizes::{Condition, Contestant, Group, Membership, PrizePerson, USUAL, Unknown};

use crate::error::RankingError;
use crate::standings::{Place, Standings};

/// Groups by rating or title that many events have beside the [`USUAL`] ones.
const BY_STRENGTH: [&str; 7] =
    ["rating<1200", "rating<1400", "rating<1600", "rating<1800", "rating<2000", "rating<2200", "title"];
/// The most names of a kind that are looked at.
const MOST_NAMED: usize = 40;

/// Standings of a group. They keep the standings they were taken from.
#[derive(Clone, Debug)]
pub struct GroupStandings {
    standings: Standings,
    group: Group,
    members: Vec<Member>,
    unknown: Vec<(ParticipantId, Unknown)>,
}

/// Somebody who belongs to a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// The row in the standings, from 0.
    pub row: usize,
    /// The player or the team that belongs to the group.
    pub participant: ParticipantId,
    /// The place inside the group: shared by those who share their place overall.
    pub place: Place,
}

impl Standings {
    /// Those who belong to a group, in the order of the standings, with their places inside it.
    ///
    /// ```
    /// use exaequo_event::{Event, NewPlayer, Place, date};
    /// use exaequo_event::model::Birth;
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let alyx = event.enter(NewPlayer::new("Alyx").birth(Birth::Year(2012)))?;
    /// let bruno = event.enter(NewPlayer::new("Bruno").birth(Birth::Year(2008)))?;
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, alyx, "0-1")?;
    /// let juniors = event.standings("PTS")?.only("U16")?;
    /// assert_eq!(juniors.members()[0].participant, alyx.participant());
    /// assert_eq!(juniors.members()[0].place, Place::Alone(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn only(&self, group: &str) -> Result<GroupStandings, RankingError> {
        let found = group.parse();
        let group = found.map_err(|error| RankingError::Group { group: group.to_owned(), error })?;
        self.of_group(&group)
    }

    /// The same for a group that has been read.
    pub fn of_group(&self, group: &Group) -> Result<GroupStandings, RankingError> {
        if group.asks_for_age() && self.year().is_none() {
            return Err(RankingError::NoYear { group: group.to_string() });
        }
        let mut found = GroupStandings {
            standings: self.clone(),
            group: group.clone(),
            members: Vec::new(),
            unknown: Vec::new(),
        };
        for row in 0..self.table().rows.len() {
            found.consider(row);
        }
        Ok(found)
    }

    /// Groups that some belong to and others do not, with the number of members: women, juniors, seniors, classes of
    /// ratings, categories, federations and clubs.
    ///
    /// ```
    /// use exaequo_event::{Event, NewPlayer, date};
    /// use exaequo_event::model::Sex;
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let alyx = event.enter(NewPlayer::new("Alyx").sex(Sex::Female))?;
    /// let bruno = event.enter(NewPlayer::new("Bruno").sex(Sex::Male))?;
    /// event.pair([(alyx, bruno)])?;
    /// let groups = event.standings("PTS")?.groups();
    /// assert_eq!((groups[0].0.to_string(), groups[0].1), ("women".to_owned(), 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn groups(&self) -> Vec<(Group, usize)> {
        let all = self.table().rows.len();
        let counted = |group: Group| {
            let members = self.of_group(&group).ok()?.members.len();
            (0 < members && members < all).then_some((group, members))
        };
        let plain = USUAL.iter().chain(&BY_STRENGTH).filter_map(|text| text.parse().ok());
        plain.chain(self.named_groups()).filter_map(counted).collect()
    }

    /// The categories, federations and clubs that are named.
    fn named_groups(&self) -> Vec<Group> {
        let tournament = self.tournament();
        let named = |of: fn(&Player) -> exaequo_model::TextRange, make: fn(String) -> Condition| {
            let names = tournament.players.iter().map(|player| tournament.str(of(player)).trim());
            let mut names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
            names.order();
            names.dedup();
            let groups = names.into_iter().map(|name| Group::from(make(name.to_owned())));
            groups.take(MOST_NAMED).collect::<Vec<Group>>()
        };
        let mut groups = named(|player| player.category, Condition::Category);
        groups.extend(named(|player| player.federation, Condition::Federation));
        groups.extend(named(|player| player.club, Condition::Club));
        groups
    }

    /// The year by which ages are counted: that of the first day, or else of the last one.
    pub fn year(&self) -> Option<i16> {
        let event = &self.tournament().event;
        event.start.or(event.end).map(exaequo_model::Date::year)
    }

    /// Whether a participant belongs to a group.
    pub(crate) fn membership(&self, group: &Group, who: ParticipantId) -> Membership {
        group.has(&contestant(self, who), self.year())
    }
}

impl GroupStandings {
    fn consider(&mut self, row: usize) {
        let own = self.standings.table().rows[row];
        match self.standings.membership(&self.group, own.participant) {
            Membership::Out => {}
            Membership::Unknown(unknown) => self.unknown.push((own.participant, unknown)),
            Membership::In => {
                let place = self.place(row);
                self.members.push(Member { row, participant: own.participant, place });
            }
        }
    }

    /// The place of the next member: that of the one before where they share their place overall.
    fn place(&mut self, row: usize) -> Place {
        let rows = &self.standings.table().rows;
        let Some(rank) = rows[row].rank else { return Place::None };
        let next = u32::try_from(self.members.len() + 1).unwrap_or(u32::MAX);
        match self.members.last_mut() {
            Some(last) if rows[last.row].rank == Some(rank) => {
                last.place = Place::Shared(last.place.number().unwrap_or(next));
                last.place
            }
            _ => Place::Alone(next),
        }
    }

    /// The standings of everybody.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The group whose members are ranked.
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// The members, the best first.
    pub fn members(&self) -> &[Member] {
        &self.members
    }

    /// Those for whom it is not known whether they belong, and what would tell.
    pub fn unknown(&self) -> &[(ParticipantId, Unknown)] {
        &self.unknown
    }
}

/// What is known about a participant.
fn contestant(standings: &Standings, who: ParticipantId) -> Contestant<'_> {
    let tournament = standings.tournament();
    let rating = standings.table().field.rating(who, 0).map(|rating| u32::from(rating.value()));
    if tournament.is_team_event() {
        let roster = tournament.teams.get(who.index()).map_or(&[][..], |team| &team.roster);
        let members: Vec<PrizePerson<'_>> =
            roster.iter().filter_map(|&player| member(tournament, player)).collect();
        let rating = rating.or_else(|| average(&members));
        return Contestant::Team { members, rating };
    }
    let known = tournament.players.get(who.index()).map(|player| person(tournament, player, rating));
    Contestant::Player(known.unwrap_or_default())
}

/// The average of those who have a rating, where the file gives the team none.
fn average(members: &[PrizePerson<'_>]) -> Option<u32> {
    let ratings: Vec<u32> = members.iter().filter_map(|member| member.rating).collect();
    let count = u32::try_from(ratings.len()).ok()?;
    let sum = ratings.iter().sum::<u32>().checked_mul(2)?.checked_add(count)?;
    sum.checked_div(2 * count)
}

/// A member of a team.
fn member(tournament: &Tournament, id: PlayerId) -> Option<PrizePerson<'_>> {
    let rating = tournament.rating_of(id).map(|rating| u32::from(rating.value()));
    tournament.players.get(id.index()).map(|player| person(tournament, player, rating))
}

fn person<'a>(tournament: &'a Tournament, player: &Player, rating: Option<u32>) -> PrizePerson<'a> {
    let known = Title::FIDE.iter().find(|(known, _)| *known == player.title);
    let title = match player.title {
        Title::Other(text) => tournament.str(text),
        _ => known.map_or("", |(_, name)| *name),
    };
    PrizePerson {
        sex: player.sex,
        birth_year: player.birth.year(),
        title: title.trim(),
        federation: tournament.str(player.federation).trim(),
        club: tournament.str(player.club).trim(),
        category: tournament.str(player.category).trim(),
        rating,
    }
}
