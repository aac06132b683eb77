//! 3.1.1 and 3.1.2: who plays off, and for which places.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, Sharing, Standings, rules};

use crate::regulations::{After, Places, PlayOffRegulations, TieMethod};

/// A tie that is played off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Who is tied and plays, in the order of the standings.
    pub members: Vec<ParticipantId>,
    /// The first and the last place of those who play.
    pub places: (u32, u32),
    /// How many are tied: more than play where only the first of them do.
    pub tied: u32,
    /// What is played for.
    pub stake: Stake,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// Each place from the first of the tie to this one.
    Places {
        /// The last place that is played for.
        last: u32,
    },
    /// To be among the first of the tie, in any order.
    Spots {
        /// How many of the tie are among the first.
        count: u32,
    },
}

impl Tie {
    /// How many places or spots there are to win.
    pub fn count(&self) -> u32 {
        match self.stake {
            Stake::Places { last } => last + 1 - self.places.0,
            Stake::Spots { count } => count,
        }
    }

    /// Whether those level at some positions of the tie, from 0, must be separated.
    pub fn is_open(&self, positions: &std::ops::Range<usize>) -> bool {
        let count = self.count() as usize;
        match self.stake {
            Stake::Places { .. } => positions.len() > 1 && positions.start < count,
            Stake::Spots { .. } => positions.start < count && count < positions.end,
        }
    }
}

/// The ties that are played off, the best places first; none where the event does not play off (2.1).
///
/// ```
/// use exaequo_playoff::{PlayOffRegulations, Stake, ties};
/// use exaequo_tiebreak::{RankingOptions, Regulations, Standings};
///
/// # let file = "\
/// # 012 Two friends
/// # 042 2026/03/07
/// # 142 1
/// # 001    1      Alyx                              2200                             0.5    1     2 w =
/// # 001    2      Bruno                             2150                             0.5    2     1 b =
/// # ";
/// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// # let tournament = read.tournament.unwrap();
/// # let edition = exaequo_tiebreak::Edition::named("fide-2026-03").unwrap();
/// # let options = RankingOptions::new(Regulations::of(edition)).by("PTS").unwrap();
/// let standings = Standings::new(&tournament, &options).expect("a list");
/// let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'";
/// let tied = ties(&standings, &PlayOffRegulations::parse(regulations)?);
/// assert_eq!((tied[0].members.len(), tied[0].stake), (2, Stake::Places { last: 1 }));
/// # Ok::<(), exaequo_playoff::RegulationsError>(())
/// ```
pub fn ties(standings: &Standings, regulations: &PlayOffRegulations) -> Vec<Tie> {
    if regulations.method != TieMethod::PlayOff {
        return Vec::new();
    }
    let at_stake = |((first, _), mut members): (_, Vec<ParticipantId>)| {
        let tied = u32::try_from(members.len()).unwrap_or(u32::MAX);
        let count = qualified(standings, regulations.entrants, first, members.len());
        members.truncate(count);
        let places = (first, first + u32::try_from(count).unwrap_or(u32::MAX) - 1);
        let stake = stake(places, regulations.places)?;
        Some(Tie { members, places, tied, stake })
    };
    tied(standings, regulations.after).into_iter().filter_map(at_stake).collect()
}

/// 3.1.2: how many of a tie qualify, from its first place on: no more than the regulations say, and whoever is level with
/// the last of them on the whole list.
fn qualified(standings: &Standings, most: Option<u32>, first: u32, tied: usize) -> usize {
    let most = most.map_or(tied, |most| tied.min(most as usize));
    let is_level = |count: &usize| {
        let row = standings.rows.get(first as usize - 1 + count);
        row.is_some_and(|row| matches!(row.decided, Decided::Nothing | Decided::Lots))
    };
    (most..tied).take_while(is_level).last().map_or(most, |last| last + 1)
}

/// 2.1: gives one place to all who are tied, where that is what the event says. Their order stays.
pub fn share(standings: &mut Standings, regulations: &PlayOffRegulations) {
    for ((first, last), _) in tied(standings, regulations.after) {
        for place in first..=last {
            let row = &mut standings.rows[place as usize - 1];
            row.rank = Some(first);
            row.place = Sharing::Shared;
            if place > first {
                row.decided = Decided::Nothing;
            }
        }
    }
    crate::merge::renew_notices(standings, TieMethod::Share);
}

/// Those who are equal on the criteria that come before the qualification (3.1.2): first and last place, members.
fn tied(standings: &Standings, after: After) -> Vec<((u32, u32), Vec<ParticipantId>)> {
    let criteria = criteria_before(standings, after);
    let separates = |decided: Decided| matches!(decided, Decided::By(criterion) if criterion < criteria);
    let ranked = standings.rows.iter().take_while(|row| row.rank.is_some()).count();
    let (mut groups, mut start) = (Vec::new(), 0);
    for end in 1..=ranked {
        if end < ranked && !separates(standings.rows[end].decided) {
            continue;
        }
        if end - start > 1 {
            let place = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
            let members = standings.rows[start..end].iter().map(|row| row.participant).collect();
            groups.push(((place(start + 1), place(end)), members));
        }
        start = end;
    }
    groups
}

/// 3.1.2: how many criteria of the list come before the play-off.
pub(crate) fn criteria_before(standings: &Standings, after: After) -> usize {
    let points = standings.specs.iter().position(|spec| spec.definition == &rules::points::DEFINITION);
    match after {
        After::None => points.unwrap_or(0) + 1,
        After::First(count) => points.unwrap_or(0) + 1 + count,
        After::All => standings.specs.len(),
    }
}

/// What those tied for some places play for; `None` if nothing is at stake.
fn stake((first, last): (u32, u32), places: Places) -> Option<Stake> {
    match places {
        Places::All => Some(Stake::Places { last }),
        Places::First(count) if first <= count => Some(Stake::Places { last: last.min(count) }),
        Places::Qualify(count) if first <= count && count < last => {
            Some(Stake::Spots { count: count + 1 - first })
        }
        Places::First(_) | Places::Qualify(_) => None,
    }
}
