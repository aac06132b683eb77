//! What a value is made of, so that anybody can redo it: a member of `exaequo/standings/1` and `exaequo/explain/1`.

use serde::Serialize;

use crate::vocabulary::words;
use crate::{Decimal, Points};

/// A value with what it is made of.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The value, as it is written where no terms are asked for.
    pub value: Option<Decimal>,
    /// How the terms become the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fold: Option<Fold>,
    /// What PTP is for a score of zero, with `perfect_performance`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_zero: Option<AtZero>,
    /// The divisor, with `over_divisor`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divisor: Option<Decimal>,
    /// The terms; only those with the fate `counted` count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<Vec<Term>>,
    /// The position in `tied_groups` of the group that was ordered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tied_group: Option<usize>,
}

words! {
    /// How terms become a value.
    pub Fold {
        Sum: "The sum of the values.",
        SumOfProducts: "The sum of value times factor.",
        Average: "The average of the values, shown with two decimals.",
        RoundedAverage: "The average of the values, rounded to a whole number, halves up.",
        Performance: "The rounded average, and the difference of table 8.1a for the factors' share in per cent.",
        PerfectPerformance: "The lowest rating whose expected score (table 8.1b) reaches the sum of the factors.",
        OverDivisor: "The term `other_score`, and the sum of the others over the divisor.",
    }
}

words! {
    /// What PTP is for a score of zero.
    pub AtZero {
        Lowest = "lowest-800": "The lowest opponent's rating less 800.",
        Average = "average-800": "The average of the opponents less 800.",
    }
}

/// A contribution to a value.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// The round it belongs to, where it belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// Where it comes from.
    pub source: Source,
    /// The pairing number of the opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<u32>,
    /// The opponent's score before adjustment (16.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Points>,
    /// What the unplayed round of a dummy was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<Unplayed>,
    /// Whether the unplayed round was voluntary (16.1.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voluntary: Option<bool>,
    /// What limited the score of a dummy (16.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cap: Option<Cap>,
    /// The board, from 1, where it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// What is contributed.
    pub value: Decimal,
    /// The points it is multiplied with, or the result of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub factor: Option<Points>,
    /// Whether it counts.
    pub fate: Fate,
    /// Why it does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The article that orders this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<&'static str>,
}

words! {
    /// Where a term comes from.
    pub Source {
        Opponent: "An opponent that was met, or was to be.",
        Dummy: "A dummy opponent, for an unplayed round (16.4).",
        Own: "The participant itself.",
        Bonus: "Points the event added or took away.",
        OtherScore: "The other score of a team.",
        Board: "A board of a team.",
    }
}

words! {
    /// The categories of unplayed rounds (16.2).
    pub Unplayed {
        PairingBye = "pairing_allocated_bye": "A pairing-allocated bye (16.2.1).",
        FullPointBye: "A full-point bye (16.2.1).",
        ForfeitWin: "A forfeit win (16.2.2).",
        EarlyBye = "requested_bye": "A requested bye, followed by a round that is not a voluntary unplayed one (16.2.3).",
        ForfeitLoss: "A forfeit loss (16.2.4).",
        LateBye = "requested_bye_at_the_end": "A requested bye in the last round, or followed only by voluntary unplayed rounds (16.2.5).",
    }
}

words! {
    /// What limited the score of a dummy (16.4).
    pub Cap {
        None: "Nothing: the score is not above any limit.",
        ScheduledOpponent: "The score of the scheduled opponent.",
        DrawnRounds: "A draw in each round.",
    }
}

words! {
    /// Whether a term counts.
    pub Fate {
        Counted: "It is part of the value.",
        Cut: "It is cut by a modifier.",
        Excluded: "It is left out by the criterion itself.",
    }
}

words! {
    /// Why a term does not count.
    pub Why {
        Lowest: "Cut as the lowest.",
        Highest: "Cut as the highest.",
        Voluntary: "Cut as a voluntary unplayed round (16.5.1).",
        NotOverTheBoard: "Not played over the board.",
        Pending: "No result yet.",
        NoGame: "A free round, or a game that was annulled.",
        BelowLimit: "The opponent is below the limit (9.2).",
        NoValue: "The opponent has no rating, or no value of the kind needed.",
        OtherResult: "Not what is counted: no win, not with Black.",
        NotWilling: "A bye or absence the participant asked for, or a forfeit loss (7.6).",
    }
}
