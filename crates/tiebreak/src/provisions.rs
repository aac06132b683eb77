//! The decisions an edition of the regulations makes, by name.
//!
//! Articles leave choices, translations differ, editions change: each of these is a provision with a name. Rules ask
//! for the provision, never for a year. Article 16.6 lets an event replace single provisions; [`Regulations::parse`]
//! reads them from TOML.
//!

mod toml;

pub use self::toml::Regulations;
pub use exaequo_rating::{
    NamedSetting, ProvisionsError, ProvisionsErrors, ProvisionsProblem, SettingsProblem, TomlFault,
};

use crate::article::Article;

/// One provision with its name, for listing or changing all of them.
///
/// ```
/// use exaequo_tiebreak::{Edition, Provisions};
///
/// let mut own = Edition::ALL[0].provisions;
/// let cap = Provisions::ALL.iter().find(|provision| provision.key == "bye-cap").expect("a known name");
/// assert_eq!((cap.article.0, cap.get(&own)), ("16.4.2", "counted-rounds"));
/// assert_eq!(cap.set(&mut own, "none"), Some(()));
/// assert_eq!(cap.get(&own), "none");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Provision {
    /// The name of the provision.
    pub key: &'static str,
    /// The article it is about.
    pub article: Article,
    /// What can be chosen.
    pub choices: &'static [&'static str],
    get: fn(&Provisions) -> &'static str,
    set: fn(&mut Provisions, &str) -> Option<()>,
}

impl Provision {
    /// The name of what the provisions decide here.
    pub fn get(&self, provisions: &Provisions) -> &'static str {
        (self.get)(provisions)
    }

    /// Chooses; `None` if there is no such choice.
    pub fn set(&self, provisions: &mut Provisions, choice: &str) -> Option<()> {
        (self.set)(provisions, choice)
    }
}

/// Writes the enum of every provision, the struct of them all and the list, from one table.
macro_rules! provisions {
    ($(
        $(#[$about:meta])*
        $key:literal $article:literal $field:ident: $kind:ident {
            $( $(#[$choice:meta])* $name:literal $variant:ident, )+
        }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
            pub enum $kind { $( $(#[$choice])* $variant, )+ }

            impl $kind {
                const NAMES: &'static [&'static str] = &[$($name),+];

                const fn name(self) -> &'static str {
                    match self { $( Self::$variant => $name, )+ }
                }

                fn named(name: &str) -> Option<Self> {
                    match name { $( $name => Some(Self::$variant), )+ _ => None }
                }
            }
        )+

        /// What an edition, or an event, decides.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Provisions {
            $( $(#[$about])* pub $field: $kind, )+
        }

        impl Provisions {
            /// All provisions, in the order of the articles.
            pub const ALL: &'static [Provision] = &[
                $( Provision {
                    key: $key,
                    article: Article($article),
                    choices: $kind::NAMES,
                    get: |provisions| provisions.$field.name(),
                    set: |provisions, name| {
                        provisions.$field = $kind::named(name)?;
                        Some(())
                    },
                }, )+
            ];
        }
    };
}

provisions! {
    /// Which criteria exist: STD, TPN and RTNG came in 2026; REP was named GE before August 2024.
    "catalogue" "5" catalogue: Catalogue {
        /// As of September 2023 and before.
        "2023-09" Of2023,
        /// As of August 2024.
        "2024-08" Of2024,
        /// As of March 2026.
        "2026-03" Of2026,
    }
    /// What becomes of ties that outlast the list.
    "list-exhausted" "4.2" list_exhausted: ListExhausted {
        /// They are to be broken by drawing lots.
        "lots" Lots,
        /// The regulations of the event share the place.
        "share" Share,
    }
    /// How far direct encounter goes (ruling 4).
    "direct-encounter" "6.2" direct_encounter: DirectEncounter {
        /// Again on each new tie, until nothing splits.
        "again" Again,
        /// Once, and only if all have met (French annex, 2.1.4).
        "once" Once,
    }
    /// Whether points got without playing can make a win (7.1).
    "wins-without-playing" "7.1" wins_without_playing: WinsWithoutPlaying {
        /// They can count.
        "count" Count,
        /// An unplayed game is a draw (French annex, 2.1.5).
        "draw" Draw,
    }
    /// Forfeit wins of predetermined pairings in WON, BPG and BWG (ruling 6).
    "predetermined-forfeit-wins" "15.2" predetermined_forfeit_wins: PredeterminedForfeitWins {
        /// They count as games.
        "games" Games,
        /// Only what was played over the board counts.
        "over-the-board" OverTheBoard,
    }
    /// Forfeit losses of predetermined pairings in article 7 (ruling 25).
    "predetermined-forfeit-losses" "15.2" predetermined_forfeit_losses: PredeterminedForfeitLosses {
        /// They stay unplayed rounds.
        "unplayed" Unplayed,
        /// They are games too.
        "games" Games,
    }
    /// Forfeits of predetermined pairings in Buchholz and Sonneborn-Berger.
    "predetermined-forfeits" "15.2" predetermined_forfeits: PredeterminedForfeits {
        /// They count as games.
        "games" Games,
        /// They are unplayed rounds, as in a Swiss.
        "unplayed" Unplayed,
    }
    /// The free round of a round robin with an odd number, in REP (ruling 7).
    "free-round" "7.6" free_round: FreeRound {
        /// Deducted like a zero-point bye.
        "deducted" Deducted,
        /// They are not deducted.
        "counted" Counted,
    }
    /// Rounding of AOB and SSSC for ranking (ruling 10).
    "average-rounding" "8.2" average_rounding: AverageRounding {
        /// None: fractions are compared.
        "exact" Exact,
        /// Two decimals, halves up.
        "two-decimals" TwoDecimals,
    }
    /// The rating a criterion of article 10 looks at in an event that outlasts a rating list.
    "rating-used" "10" rating_used: RatingUsed {
        /// The one at the start.
        "start" Start,
        /// The one valid in each round.
        "round" Round,
    }
    /// PTP of a score of zero (ruling 16).
    "ptp-at-zero" "10.3" ptp_at_zero: PtpAtZero {
        /// 800 below the lowest rated opponent.
        "lowest-800" Lowest,
        /// 800 below the average of the opponents.
        "average-800" Average,
    }
    /// When a match of teams is won.
    "match-won" "11.1.1" match_won: MatchWon {
        /// As the event says: by more game points than the opponent unless it says otherwise.
        "as-stated" AsStated,
        /// By more than half of the points of all boards; both teams can lose after double forfeits (French annex).
        "more-than-half" MoreThanHalf,
    }
    /// A match all of whose boards were forfeited by both sides.
    "double-forfeited-match" "11.1.1" double_forfeited_match: DoubleForfeitedMatch {
        /// Lost by both: neither team was present, and an unplayed match (ruling 18) with no winner is a forfeit loss.
        "lost" Lost,
        /// Drawn: nothing against nothing, as a comparison of game points has it.
        "drawn" Drawn,
    }
    /// Where board count, top and bottom boards are counted inside an extended direct encounter (ruling 20).
    "direct-boards" "13.3.2" direct_boards: DirectBoards {
        /// In the matches between the two teams.
        "match" Match,
        /// In the whole tournament.
        "tournament" Tournament,
    }
    /// A new tie after the secondary score has split a group (ruling 21).
    "new-subset" "13.3.3" new_subset: NewSubset {
        /// Starts again at the primary score.
        "restart" Restart,
        /// Goes on with the same score.
        "go-on" GoOn,
    }
    /// Whether a full-point bye is a voluntary unplayed round (ruling 26).
    "full-point-bye" "16.1.2" full_point_bye: FullPointBye {
        /// It is not.
        "not-voluntary" NotVoluntary,
        /// It is, whatever the points.
        "voluntary" Voluntary,
    }
    /// What an unplayed round is worth to the opponents' tie-breaks.
    "opponents-unplayed" "16.3" opponents_unplayed: OpponentsUnplayed {
        /// The points it gave; but a requested bye followed only by voluntary unplayed rounds is a draw.
        "late-byes-drawn" LateByesDrawn,
        /// The points it gave.
        "as-awarded" AsAwarded,
        /// A draw, whatever it gave.
        "all-drawn" AllDrawn,
    }
    /// The imaginary opponent of one's own unplayed round.
    "dummy" "16.4" dummy: Dummy {
        /// Has one's own score.
        "own-score" OwnScore,
        /// Has one's score before the round, what one did not get in it, and a draw for each later round.
        "virtual-opponent" Virtual,
        /// Is oneself, with one's own adjusted score.
        "oneself" Oneself,
    }
    /// The result against the imaginary opponent.
    "dummy-result" "16.4" dummy_result: DummyResult {
        /// What the round gave.
        "as-awarded" AsAwarded,
        /// They count as a draw.
        "draw" Draw,
    }
    /// The most an imaginary opponent of a forfeited round can have.
    "forfeit-cap" "16.4.1" forfeit_cap: ForfeitCap {
        /// The adjusted score of the scheduled opponent.
        "scheduled-opponent" ScheduledOpponent,
        /// There is no limit.
        "none" None,
    }
    /// The most an imaginary opponent of any other unplayed round can have (rulings 28 and 29).
    "bye-cap" "16.4.2" bye_cap: ByeCap {
        /// A draw in each round counted.
        "counted-rounds" CountedRounds,
        /// A draw in each announced round.
        "announced-rounds" AnnouncedRounds,
        /// There is no limit.
        "none" None,
    }
    /// What a cut takes first.
    "cut-order" "16.5" cut_order: CutOrder {
        /// The lowest contribution of a voluntary unplayed round, unless it is below the least significant value.
        "voluntary-first" VoluntaryFirst,
        /// The least significant value.
        "least-significant" LeastSignificant,
    }
    /// Participants of a round robin who played less than half of their games.
    "half-of-the-games" "2.1" half_of_the_games: HalfOfTheGames {
        /// They are ranked like everybody else.
        "ranked" Ranked,
        /// Listed last, without rank.
        "unranked" Unranked,
    }
}

impl Provisions {
    /// The provisions in which two editions differ.
    pub fn differences<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'static Provision> + 'a {
        Self::ALL.iter().filter(|provision| provision.get(self) != provision.get(other))
    }
}
