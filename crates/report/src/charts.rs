//! Charts with their text: rank and score round by round, and what each game did to a rating.

mod progress;
mod rating;

use exaequo_event::{Rated, Standings};
use exaequo_model::{ParticipantId, PlayerId, RoundNumber};

use crate::Lang;
use crate::page::{Block, Figure};
use crate::rating::by_itself;
use progress::Progress;
use rating::Changes;

/// What the charts of an event share, computed once.
#[derive(Debug)]
pub(crate) struct Charts {
    progress: Progress,
    /// `None` where no edition of the rating regulations is known.
    rated: Option<Rated>,
    /// The last round of the standings: a round that is not in them is in no chart.
    last: RoundNumber,
}

impl Charts {
    /// Of standings, with the event as it is rated.
    pub(crate) fn of(standings: &Standings) -> Self {
        let tournament = standings.tournament();
        let rounds = u16::try_from(standings.table().field.rounds()).unwrap_or(u16::MAX);
        let last = if rounds == tournament.rounds_before_play_off() { u16::MAX } else { rounds };
        Self {
            progress: Progress::new(tournament, standings.options(), rounds),
            rated: by_itself(standings.rated_event()),
            last: RoundNumber(last),
        }
    }

    /// The event, rated by itself, where it can be.
    pub(crate) fn rated(&self) -> Option<&Rated> {
        self.rated.as_ref().filter(|rated| rated.says_something())
    }

    /// Rank and score by round, and what each game did to a rating; teams have none.
    pub(crate) fn blocks(&self, who: ParticipantId, lang: Lang) -> Vec<Block> {
        let is_player = |rated: &&Rated| !rated.tournament().is_team_event();
        let changes = self.rated.as_ref().filter(is_player);
        let changes = changes.and_then(|rated| Changes::new(rated, self.last).figure(PlayerId(who.0), lang));
        self.progress.figure(who, lang).into_iter().chain(changes).map(Block::Figure).collect()
    }

    /// What each game did to the rating of a player.
    pub(crate) fn of_player(&self, player: PlayerId, lang: Lang) -> Option<Figure> {
        Changes::new(self.rated.as_ref()?, self.last).figure(player, lang)
    }
}

/// Width of a picture; its height follows from what is drawn. Its letters are as large as those around it.
const WIDTH: i64 = 360;
/// Room for words at the left, the longest of any language with a gap before the axis.
const LEFT: i64 = 72;
/// Room that the number of a round takes.
const LABEL: i64 = 20;

/// Where the middle of one of several columns is.
fn middle(index: usize, columns: usize) -> i64 {
    let (index, columns) = (whole(index), whole(columns.max(1)));
    LEFT + (2 * index + 1) * (WIDTH - LEFT) / (2 * columns)
}

/// Where the middle of the number of a round is: at the edge it stands a little to the left.
fn middle_of_number(index: usize, columns: usize) -> i64 {
    middle(index, columns).min(WIDTH - LABEL / 2)
}

/// How wide one of several bars is.
fn bar_width(columns: usize) -> i64 {
    ((WIDTH - LEFT) / whole(columns.max(1)) * 3 / 5).clamp(1, 32)
}

/// Whether there is room for the number of a round: of many every second, third … has one, and always the last.
fn is_numbered(index: usize, columns: usize) -> bool {
    let step = (whole(columns) * LABEL).div_euclid(WIDTH - LEFT) + 1;
    whole(columns.saturating_sub(index + 1)) % step == 0
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
