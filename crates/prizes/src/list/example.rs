//! A file of prizes to begin with.

/// A file of prizes with every setting, to be changed.
///
/// ```
/// assert!(exaequo_prizes::PrizeList::parse(exaequo_prizes::EXAMPLE).is_ok());
/// ```
pub const EXAMPLE: &str = r#"# Prizes of an event.
currency = "CAD"
per-player = "one"        # one: the best prize only; several: one of each group
sharing = "equally"       # equally; hort: (own + average) / 2; none: by the list
unit = 1                  # shared amounts are multiples of this: 0.01, 0.05, 1, 5 …
rounding = "down"         # down, half-up
residual = "spread"       # spread: a unit each from the highest placed on; first: to the highest placed; kept

# The groups; where two prizes are worth the same, the group that comes first goes before.
[[group]]
name = "Open"
money = [500, 300, 200, 100]
things = ["Cup"]          # the first place gets money and a cup

[[group]]
name = "Women"
for = "women"             # men, U16, S50, rating<1800, rating>=2000, rating 1600-1799, unrated, title,
money = [100, 50]         # title=WGM, fed=CAN, club=…, category=…, and several with commas: "women, U16"

[[group]]
name = "Under 1800"
for = "rating<1800 or unrated"
money = [80, 40]
at-least = 3              # only if so many are in the group

[[group]]
name = "Best junior"
for = "U16"
things = ["Chess clock", "Book"]
in-addition = true        # does not keep from another prize
"#;
