//! The articles of the rating regulations of 2009.

/// An article of the rating regulations.
#[derive(Debug)]
pub(crate) struct Article {
    /// The number in the printed text.
    pub(crate) number: &'static str,
    /// What it is about.
    pub(crate) subject: &'static str,
    /// Whose it is.
    pub(crate) part: Part,
}

/// Whether an article is for a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// Something follows from it for an event.
    Computed,
    /// It is about what FIDE or a federation does.
    OfFide,
}

const fn computed(number: &'static str, subject: &'static str) -> Article {
    Article { number, subject, part: Part::Computed }
}

const fn of_fide(number: &'static str, subject: &'static str) -> Article {
    Article { number, subject, part: Part::OfFide }
}

/// All of them, in order.
pub(crate) const ARTICLES: &[Article] = &[
    computed("0.1", "from when on changes hold"),
    of_fide("0.2", "important events"),
    computed("0.3", "official events are always rated"),
    computed("0.4", "registration"),
    computed("0.5", "refusal and appeal"),
    computed("0.6", "the floor"),
    computed("1.1", "thinking time for sixty moves"),
    computed("1.2", "faster games"),
    computed("1.3", "first time control"),
    computed("2.1", "Laws of Chess"),
    computed("3.1", "rounds and hours a day"),
    computed("4.1", "ninety days"),
    computed("4.11", "championships may be longer"),
    computed("4.12", "longer by approval"),
    computed("4.13", "ratings at the start or at the game"),
    computed("5.1", "unplayed games"),
    computed("6.1", "an unrated player without a point"),
    computed("6.2", "stages and play-offs together"),
    computed("6.3", "a third of a round robin is rated"),
    computed("6.31", "fewer than ten players"),
    computed("6.32", "double round robin"),
    computed("6.33", "national championships"),
    computed("6.41", "when a result of an unrated player counts"),
    computed("6.42", "games of rated players that count"),
    computed("6.43", "round robin with unplayed games"),
    computed("6.5", "a match that is decided"),
    computed("6.6", "matches with an unrated player"),
    computed("7.1", "the list and the games of its period"),
    computed("7.11", "which list is used"),
    computed("7.12", "what a list shows"),
    computed("7.13", "closing date"),
    computed("7.14", "when a first rating is published"),
    computed("7.21", "below the floor"),
    computed("7.22", "titled players without a rating"),
    computed("7.23", "inactive players"),
    computed("7.24", "list of top players"),
    computed("7.3", "monthly lists"),
    computed("8.1", "the two tables"),
    computed("8.21", "average of the opponents or of the round robin"),
    computed("8.22", "50 %"),
    computed("8.23", "more than 50 %"),
    computed("8.24", "less than 50 %"),
    computed("8.25", "less than 50 % in a round robin"),
    computed("8.3", "all results as one tournament"),
    computed("8.31", "first results below the floor"),
    computed("8.32", "rounding of a first rating"),
    computed("8.33", "at least the floor"),
    computed("8.34", "printed example"),
    computed("8.4", "published before the event is rated"),
    computed("8.5", "change of a rating"),
    computed("8.51", "difference of ratings"),
    computed("8.52", "unrated opponents"),
    computed("8.53", "earlier results of opponents"),
    computed("8.54", "limit of 400"),
    computed("8.55", "score less expected score, times K"),
    computed("8.56", "K"),
    computed("8.57", "rounding of a rating"),
    computed("8.58", "round robin with unrated players, printed example"),
    computed("9.1", "reports"),
    computed("9.2", "events that are reported"),
    computed("9.3", "rating officers"),
    of_fide("10.1", "purpose of the system"),
    of_fide("10.2", "the scale"),
    computed("10.3", "drift"),
    of_fide("11.1", "the administrator: knowledge"),
    computed("11.2", "the administrator: controls"),
    of_fide("11.3", "the administrator: advice"),
    of_fide("11.4", "the administrator: objectivity"),
    computed("12.1", "approximation by a formula"),
    computed("12.2", "tables without a third figure"),
    computed("12.3", "games after which a rating is a new one"),
    computed("12.4", "everybody can check a rating"),
];
