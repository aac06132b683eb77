//! The editions of the regulations.
//!
//! An edition is its predecessor with the fields that differ, so the difference of two can be read here.

use exaequo_model::Date;

use crate::provisions::{
    AverageRounding, ByeCap, Catalogue, CutOrder, DirectBoards, DirectEncounter, DoubleForfeitedMatch, Dummy,
    DummyResult, ForfeitCap, FreeRound, FullPointBye, HalfOfTheGames, ListExhausted, MatchWon, NewSubset,
    OpponentsUnplayed, PredeterminedForfeitLosses, PredeterminedForfeitWins, PredeterminedForfeits,
    Provisions, PtpAtZero, RatingUsed, WinsWithoutPlaying,
};

/// An edition: a name, and what it decides.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The name of the edition.
    pub name: &'static str,
    /// The first day of the tournaments it is for; `None`: only by name.
    pub from: Option<Date>,
    /// The first day from which on it bound every tournament; before that it bound those of its federation only.
    pub binding: Option<Date>,
    /// What it decides.
    pub provisions: Provisions,
}

/// FIDE, in force since 1 March 2026.
const FIDE_2026_03: Provisions = Provisions {
    catalogue: Catalogue::Of2026,
    list_exhausted: ListExhausted::Lots,
    direct_encounter: DirectEncounter::Again,
    wins_without_playing: WinsWithoutPlaying::Count,
    predetermined_forfeit_wins: PredeterminedForfeitWins::Games,
    predetermined_forfeit_losses: PredeterminedForfeitLosses::Unplayed,
    predetermined_forfeits: PredeterminedForfeits::Games,
    free_round: FreeRound::Deducted,
    average_rounding: AverageRounding::Exact,
    rating_used: RatingUsed::Start,
    ptp_at_zero: PtpAtZero::Lowest,
    match_won: MatchWon::AsStated,
    double_forfeited_match: DoubleForfeitedMatch::Lost,
    direct_boards: DirectBoards::Match,
    new_subset: NewSubset::Restart,
    full_point_bye: FullPointBye::NotVoluntary,
    opponents_unplayed: OpponentsUnplayed::LateByesDrawn,
    dummy: Dummy::OwnScore,
    dummy_result: DummyResult::AsAwarded,
    forfeit_cap: ForfeitCap::ScheduledOpponent,
    bye_cap: ByeCap::CountedRounds,
    cut_order: CutOrder::VoluntaryFirst,
    half_of_the_games: HalfOfTheGames::Ranked,
};

/// The French text of the Québec federation.
const FQE_2026_03: Provisions = Provisions {
    predetermined_forfeit_losses: PredeterminedForfeitLosses::Games,
    ptp_at_zero: PtpAtZero::Average,
    full_point_bye: FullPointBye::Voluntary,
    ..FIDE_2026_03
};

/// The Spanish federation: FIDE's rules in its own words.
const FEDA_2026_03: Provisions = FIDE_2026_03;

/// FIDE, August 2024 to February 2026: no cap on the imaginary opponent.
const FIDE_2024_08: Provisions = Provisions {
    catalogue: Catalogue::Of2024,
    new_subset: NewSubset::GoOn,
    forfeit_cap: ForfeitCap::None,
    bye_cap: ByeCap::None,
    ..FIDE_2026_03
};

/// FIDE, September 2023 to July 2024.
const FIDE_2023_09: Provisions = Provisions { catalogue: Catalogue::Of2023, ..FIDE_2024_08 };

/// FIDE until August 2023: the virtual opponent.
const FIDE_2009: Provisions = Provisions {
    opponents_unplayed: OpponentsUnplayed::AllDrawn,
    dummy: Dummy::Virtual,
    cut_order: CutOrder::LeastSignificant,
    ..FIDE_2023_09
};

/// The annex of the French federation about round robins: every unplayed round is a draw against oneself.
const FFE_ANNEX: Provisions = Provisions {
    direct_encounter: DirectEncounter::Once,
    wins_without_playing: WinsWithoutPlaying::Draw,
    predetermined_forfeit_wins: PredeterminedForfeitWins::OverTheBoard,
    predetermined_forfeits: PredeterminedForfeits::Unplayed,
    match_won: MatchWon::MoreThanHalf,
    dummy: Dummy::Oneself,
    dummy_result: DummyResult::Draw,
    ..FIDE_2009
};

const fn first_of(year: i16, month: i8) -> Date {
    Date::constant(year, month, 1)
}

impl Edition {
    /// All editions, the newest first.
    pub const ALL: &'static [Self] = &[
        Self::since(first_of(2026, 3), "fide-2026-03", FIDE_2026_03),
        Self::by_name("fqe-2026-03", FQE_2026_03),
        Self::by_name("feda-2026-03", FEDA_2026_03),
        Self::since(first_of(2024, 8), "fide-2024-08", FIDE_2024_08),
        Self {
            binding: Some(first_of(2024, 4)),
            ..Self::since(first_of(2023, 9), "fide-2023-09", FIDE_2023_09)
        },
        Self::since(first_of(2009, 7), "fide-2009", FIDE_2009),
        Self::by_name("ffe-annex", FFE_ANNEX),
    ];

    /// An edition that held for every tournament from its first day on.
    const fn since(from: Date, name: &'static str, provisions: Provisions) -> Self {
        Self { name, from: Some(from), binding: Some(from), provisions }
    }

    const fn by_name(name: &'static str, provisions: Provisions) -> Self {
        Self { name, from: None, binding: None, provisions }
    }

    /// The edition of that name.
    ///
    /// ```
    /// use exaequo_tiebreak::Edition;
    ///
    /// let [new, old] = ["fide-2026-03", "fide-2024-08"].map(|name| Edition::named(name).expect("a known name"));
    /// let changed: Vec<_> = new.provisions.differences(&old.provisions).map(|one| one.key).collect();
    /// assert_eq!(changed, ["catalogue", "new-subset", "forfeit-cap", "bye-cap"]);
    /// ```
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|edition| edition.name == name)
    }

    /// The edition in force on the first day of a tournament.
    ///
    /// ```
    /// use exaequo_model::Date;
    /// use exaequo_tiebreak::Edition;
    ///
    /// let name = |year, month, day| Edition::in_force(Date::constant(year, month, day)).map(|edition| edition.name);
    /// assert_eq!(name(2026, 3, 1), Some("fide-2026-03"));
    /// assert_eq!(name(2026, 2, 28), Some("fide-2024-08"));
    /// assert_eq!(name(1999, 12, 31), None);
    /// ```
    pub fn in_force(start: Date) -> Option<&'static Self> {
        Self::ALL.iter().find(|edition| edition.from.is_some_and(|from| from <= start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_day_decides() {
        let cases = [
            ((2009, 6, 30), None),
            ((2009, 7, 1), Some("fide-2009")),
            ((2023, 8, 31), Some("fide-2009")),
            ((2023, 9, 1), Some("fide-2023-09")),
            ((2024, 7, 31), Some("fide-2023-09")),
            ((2024, 8, 1), Some("fide-2024-08")),
            ((2026, 2, 28), Some("fide-2024-08")),
            ((2026, 3, 1), Some("fide-2026-03")),
        ];
        for ((year, month, day), name) in cases {
            let edition = Edition::in_force(Date::constant(year, month, day));
            assert_eq!(edition.map(|edition| edition.name), name, "{year}-{month}-{day}");
        }
    }

    #[test]
    fn editions_differ_where_the_rulings_say_so() {
        let provisions = |name| &Edition::named(name).unwrap().provisions;
        let keys = |one, other| -> Vec<_> {
            provisions(one).differences(provisions(other)).map(|provision| provision.key).collect()
        };
        assert_eq!(keys("fide-2026-03", "feda-2026-03"), [""; 0]);
        let french = ["predetermined-forfeit-losses", "ptp-at-zero", "full-point-bye"];
        assert_eq!(keys("fide-2026-03", "fqe-2026-03"), french);
        assert_eq!(
            keys("fide-2026-03", "fide-2024-08"),
            ["catalogue", "new-subset", "forfeit-cap", "bye-cap"]
        );
        assert_eq!(keys("fide-2024-08", "fide-2023-09"), ["catalogue"]);
        assert_eq!(keys("fide-2023-09", "fide-2009"), ["opponents-unplayed", "dummy", "cut-order"]);
    }
}
