//! The plan of a play-off: who meets whom, when and with which colour.

mod contest;
mod continuation;
mod games;
mod timetable;
mod tournament;

pub(crate) use contest::alternating;
pub use contest::{Contest, NoContest, PairGames, PlannedRound};
pub use continuation::with_next_games;
pub use games::PlannedGame;
pub(crate) use timetable::timetable;
pub use timetable::{Need, Session, SessionGame};
pub use tournament::{facts, line_up};

use exaequo_model::{Elo, Order as _, ParticipantId};
use exaequo_tiebreak::Standings;

use crate::draw::LotsFor;
use crate::merge::Progress;
use crate::regulations::{Numbering, PlayOffRegulations};
use crate::stake::{Tie, ties};

/// The plan of all play-offs of an event.
///
/// ```
/// use exaequo_playoff::{Plan, PlayOffRegulations};
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
/// let regulations = PlayOffRegulations::parse(regulations)?;
/// let plan = Plan::new(&standings, &regulations);
/// assert_eq!(plan.groups[0].tie.places, (1, 2));
/// assert!(plan.groups[0].contest.is_ok());
/// # Ok::<(), exaequo_playoff::RegulationsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// One for each tie that is played off. They have nobody in common and are played at the same time.
    pub groups: Vec<TiePlan>,
}

/// The plan for one tie.
#[derive(Clone, Debug)]
pub struct TiePlan {
    /// The tie that is broken.
    pub tie: Tie,
    /// Who plays, by pairing number: the first has number 1.
    pub entrants: Vec<ParticipantId>,
    /// What they play, or why it cannot be planned.
    pub contest: Result<Contest, NoContest>,
    /// The sessions in the order of time.
    pub timetable: Vec<Session>,
    /// How far it is, where it has begun.
    pub progress: Option<Progress>,
    /// How many boards those of the groups before need at a time: ties are played together, in one room.
    pub boards_before: u32,
}

impl Plan {
    /// Plans the play-offs of an event.
    pub fn new(standings: &Standings, regulations: &PlayOffRegulations) -> Self {
        let mut groups: Vec<TiePlan> = Vec::new();
        for tie in ties(standings, regulations) {
            let mut group = group(standings, regulations, tie);
            let before = groups.last();
            group.boards_before = before.map_or(0, |before| before.boards_before + before.most_boards());
            groups.push(group);
        }
        Self { groups }
    }
}

fn group(standings: &Standings, regulations: &PlayOffRegulations, tie: Tie) -> TiePlan {
    let entrants = numbered(standings, regulations, &tie);
    let contest = contest::contest(&standings.field.tournament, regulations, &tie, &entrants);
    let timetable = match &contest {
        Ok(contest) => timetable(contest, regulations, |_| entrants.len()),
        Err(_) => Vec::new(),
    };
    TiePlan { tie, entrants, contest, timetable, progress: None, boards_before: 0 }
}

/// 3.1.4: the members in the order of their pairing numbers.
fn numbered(standings: &Standings, regulations: &PlayOffRegulations, tie: &Tie) -> Vec<ParticipantId> {
    let tournament = &standings.field.tournament;
    let mut entrants = tie.members.clone();
    match regulations.numbers {
        Numbering::Standings => {}
        Numbering::TournamentNumber => entrants.order_by_key(|&who| tournament.number_of(who)),
        Numbering::Rating => {
            let rating = |who| standings.field.rating(who, 0).map_or(0, Elo::value);
            entrants.order_by_key(|&who| (std::cmp::Reverse(rating(who)), tournament.number_of(who)));
        }
        Numbering::Lots => LotsFor::Numbers.sort(tournament, regulations, &mut entrants),
    }
    entrants
}
