//! How often something irregular happens.

/// Chances in a thousand.
///
/// [`Rates::CLEAN`] is an event without any irregularity, in which everybody has a rating and an ASCII name.
///
/// ```
/// use exaequo_generate::{Plan, Rates};
///
/// let mut plan = Plan::swiss(30, 5, 8).with_rates(Rates::CLEAN);
/// plan.rates.half_byes = 100;
/// assert_eq!(plan.tournament().participant_count(), 30);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// Half-point byes, per participant and round.
    pub half_byes: u16,
    /// Zero-point byes, per participant and round.
    pub zero_byes: u16,
    /// Full-point byes, per participant and round.
    pub full_byes: u16,
    /// Entries after the first round, per participant.
    pub late_entries: u16,
    /// Withdrawals before the end, per participant. In a round robin the games that remain are forfeited.
    pub withdrawals: u16,
    /// Byes requested for the next round that is not paired yet, per participant.
    pub requests: u16,
    /// One side does not appear, per game.
    pub forfeits: u16,
    /// Neither side appears, per game.
    pub double_forfeits: u16,
    /// Fewer than one move each, per game played.
    pub short_games: u16,
    /// An arbiter decides ½-0 or 0-0, per game.
    pub decisions: u16,
    /// Adjourned or unknown, per game.
    pub adjourned: u16,
    /// No result yet, per game of the last paired round.
    pub pending: u16,
    /// Players without a rating.
    pub unrated: u16,
    /// Names with letters outside ASCII.
    pub non_ascii: u16,
    /// A regular member is replaced by a reserve, per board.
    pub substitutes: u16,
    /// A team leaves a board free, per board.
    pub unopposed_boards: u16,
    /// Both teams leave a board free, per board.
    pub empty_boards: u16,
    /// A team, or both, does not appear at all, per match.
    pub forfeited_matches: u16,
}

impl Rates {
    /// An event in which nothing irregular happens.
    pub const CLEAN: Self = Self::of([0; 18]);

    /// About what a large open sees.
    pub const USUAL: Self = Self {
        half_byes: 15,
        zero_byes: 8,
        full_byes: 1,
        late_entries: 15,
        withdrawals: 40,
        requests: 30,
        forfeits: 12,
        double_forfeits: 1,
        short_games: 4,
        decisions: 1,
        adjourned: 0,
        pending: 0,
        unrated: 60,
        non_ascii: 50,
        substitutes: 120,
        unopposed_boards: 10,
        empty_boards: 2,
        forfeited_matches: 8,
    };

    /// The same with byes of all kinds in the usual proportion to these half-point byes; pairing-allocated byes come
    /// with an odd number, whatever is asked for.
    #[must_use]
    pub fn with_byes(self, half_byes: u16) -> Self {
        let other = |usual| in_proportion(half_byes, usual, Self::USUAL.half_byes);
        let (zero_byes, full_byes) = (other(Self::USUAL.zero_byes), other(Self::USUAL.full_byes));
        Self { half_byes, zero_byes, full_byes, requests: other(Self::USUAL.requests), ..self }
    }

    /// The same with late entries in the usual proportion to these withdrawals.
    #[must_use]
    pub fn with_withdrawals(self, withdrawals: u16) -> Self {
        let usual = Self::USUAL;
        let late_entries = in_proportion(withdrawals, usual.late_entries, usual.withdrawals);
        Self { late_entries, withdrawals, ..self }
    }

    /// The same with these forfeits, and in the usual proportion double forfeits, boards that a team or both leave free,
    /// and matches that are forfeited as a whole.
    ///
    /// ```
    /// use exaequo_generate::Rates;
    ///
    /// let none = Rates::USUAL.with_byes(0).with_forfeits(0).with_withdrawals(0);
    /// assert_eq!((none.zero_byes, none.late_entries, none.forfeited_matches), (0, 0, 0));
    /// assert_eq!(Rates::USUAL.with_forfeits(12), Rates::USUAL);
    /// ```
    #[must_use]
    pub fn with_forfeits(self, forfeits: u16) -> Self {
        let other = |usual| in_proportion(forfeits, usual, Self::USUAL.forfeits);
        Self {
            forfeits,
            double_forfeits: other(Self::USUAL.double_forfeits),
            unopposed_boards: other(Self::USUAL.unopposed_boards),
            empty_boards: other(Self::USUAL.empty_boards),
            forfeited_matches: other(Self::USUAL.forfeited_matches),
            ..self
        }
    }

    /// The rates in the order of the fields.
    pub const fn of(rates: [u16; 18]) -> Self {
        let [half_byes, zero_byes, full_byes, late_entries, withdrawals, requests, rest @ ..] = rates;
        let [forfeits, double_forfeits, short_games, decisions, adjourned, pending, rest @ ..] = rest;
        let [unrated, non_ascii, substitutes, unopposed_boards, empty_boards, forfeited_matches] = rest;
        Self {
            half_byes,
            zero_byes,
            full_byes,
            late_entries,
            withdrawals,
            requests,
            forfeits,
            double_forfeits,
            short_games,
            decisions,
            adjourned,
            pending,
            unrated,
            non_ascii,
            substitutes,
            unopposed_boards,
            empty_boards,
            forfeited_matches,
        }
    }
}

/// The rate of a second kind that goes with that of the first, from what is usual of both; no more than all.
fn in_proportion(first: u16, second_usual: u16, first_usual: u16) -> u16 {
    let rate = u32::from(first) * u32::from(second_usual) / u32::from(first_usual.max(1));
    u16::try_from(rate.min(1000)).unwrap_or(1000)
}
