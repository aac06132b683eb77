//! Charts with their text: rank and score round by round, and what each game did to a rating.

mod progress;
mod rating;

use exaequo_event::{Rated, Standings};
use exaequo_model::{ParticipantId, PlayerId, RoundNumber};
use exaequo_page::svg::columns::{LEFT, WIDTH, bar_width, is_numbered, middle, middle_of_number};

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
