//! A reader with a pencil: values from printed terms alone, in whole numbers, by the text of the articles. Nothing of
//! the engine is used, not even its tables.

use std::sync::LazyLock;

use serde_json::Value;

/// One, in the unit everything is computed in.
pub(crate) const ONE: i128 = 10_000;

/// A printed number, exactly.
pub(crate) fn number(value: &Value) -> i128 {
    let text = value.to_string();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text.as_str()), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    assert!(part.len() <= 4, "{text} has more decimals than are ever printed");
    let part: i128 = format!("{part:0<4}").parse().unwrap();
    sign * (whole.parse::<i128>().unwrap() * ONE + part)
}

/// Rounded, a half up.
fn half_up(over: i128, under: i128) -> i128 {
    (2 * over + under).div_euclid(2 * under)
}

/// The value of terms, or `None` if there is none.
pub(crate) fn value(explained: &Value) -> Option<i128> {
    let counted: Vec<&Value> =
        explained["terms"].as_array().unwrap().iter().filter(|term| term["fate"] == "counted").collect();
    let count = i128::try_from(counted.len()).unwrap();
    let sum: i128 = counted.iter().map(|term| number(&term["value"])).sum();
    match explained["fold"].as_str().unwrap() {
        "sum" => Some(sum),
        "sum_of_products" => {
            let product = |term: &&Value| number(&term["value"]) * number(&term["factor"]) / ONE;
            Some(counted.iter().map(product).sum())
        }
        // 8.2: shown with two decimals.
        "average" => (count > 0).then(|| half_up(sum, count * 100) * 100),
        "rounded_average" => (count > 0).then(|| half_up(sum, count * ONE) * ONE),
        "performance" => (count > 0).then(|| performance(&counted)),
        "perfect_performance" => (count > 0).then(|| perfect(&counted, &explained["at_zero"])),
        "over_divisor" => Some(over_divisor(&counted, number(&explained["divisor"]))),
        other => panic!("no fold {other}"),
    }
}

fn ratings(terms: &[&Value]) -> Vec<i128> {
    terms.iter().map(|term| number(&term["value"]) / ONE).collect()
}

/// In hundredths of a point.
fn score(terms: &[&Value]) -> i128 {
    terms.iter().map(|term| number(&term["factor"])).sum::<i128>() / 100
}

/// 10.2.
fn performance(terms: &[&Value]) -> i128 {
    let (ratings, score) = (ratings(terms), score(terms));
    let games = i128::try_from(ratings.len()).unwrap();
    let percent = half_up(score, games);
    (half_up(ratings.iter().sum(), games) + difference(percent)) * ONE
}

/// 10.3, by trying every rating upwards.
fn perfect(terms: &[&Value], at_zero: &Value) -> i128 {
    let (ratings, score) = (ratings(terms), score(terms));
    let lowest = *ratings.iter().min().unwrap();
    if score == 0 {
        let games = i128::try_from(ratings.len()).unwrap();
        return match at_zero.as_str().unwrap() {
            "lowest-800" => (lowest - 800) * ONE,
            _ => (half_up(ratings.iter().sum(), games) - 800) * ONE,
        };
    }
    let reaches = |rating: &i128| ratings.iter().map(|other| expected(rating - other)).sum::<i128>() >= score;
    let highest = *ratings.iter().max().unwrap();
    (lowest - 800..=highest + 800).find(reaches).unwrap() * ONE
}

/// 13.4.
fn over_divisor(terms: &[&Value], divisor: i128) -> i128 {
    let is_other = |term: &&&Value| term["source"] == "other_score";
    let other: i128 = terms.iter().filter(is_other).map(|term| number(&term["value"])).sum();
    let rest: i128 = terms.iter().filter(|term| !is_other(term)).map(|term| number(&term["value"])).sum();
    half_up(other * divisor + rest * ONE, divisor * 100) * 100
}

/// Table 8.1a as printed in the regulations.
fn difference(percent: i128) -> i128 {
    static TABLE: LazyLock<Vec<Vec<i128>>> =
        LazyLock::new(|| table(include_str!("../../../../tests/golden/regulations/table_8_1a.csv")));
    let (upper, sign) = if percent < 50 { (100 - percent, -1) } else { (percent, 1) };
    sign * TABLE.iter().find(|row| row[0] == upper).unwrap()[1]
}

/// Table 8.1b as printed in the regulations, in hundredths.
fn expected(difference: i128) -> i128 {
    static TABLE: LazyLock<Vec<Vec<i128>>> =
        LazyLock::new(|| table(include_str!("../../../../tests/golden/regulations/table_8_1b.csv")));
    let size = difference.abs();
    let row = TABLE.iter().rfind(|row| row[0] <= size).unwrap();
    row[if difference >= 0 { 2 } else { 3 }]
}

/// Rows of numbers; what is no number is the end of a scale.
fn table(csv: &str) -> Vec<Vec<i128>> {
    let row = |line: &str| line.split(',').map(|cell| cell.parse().unwrap_or(i128::MAX)).collect();
    csv.lines().skip(1).map(row).collect()
}

/// The places of a tied group from its printed steps: pairs of pairing number and place, all 0 if nothing was split.
pub(crate) fn places(group: &Value) -> Vec<(i128, i128)> {
    let id = |value: &Value| number(value) / ONE;
    let mut places: Vec<(i128, i128)> =
        group["members"].as_array().unwrap().iter().map(|member| (id(member), 1)).collect();
    let mut split = false;
    for step in group["steps"].as_array().unwrap() {
        let lines = step["lines"].as_array().unwrap();
        let outcome = step["outcome"].as_str().unwrap();
        for line in lines {
            check_games(step, line);
        }
        if outcome != "split" && outcome != "certain" {
            continue;
        }
        split = true;
        let moved: Vec<(i128, i128)> =
            lines.iter().map(|line| (id(&line["id"]), place_in(step, line) - 1)).collect();
        for (member, further) in moved {
            let entry = places.iter_mut().find(|(own, _)| *own == member).unwrap();
            entry.1 += further;
        }
    }
    if !split {
        for (_, place) in &mut places {
            *place = 0;
        }
    }
    places
}

/// The place inside a step: by the sums (6.2), or certain whatever is missing (6.3).
fn place_in(step: &Value, line: &Value) -> i128 {
    let lines = step["lines"].as_array().unwrap();
    let count = |ahead: &dyn Fn(&Value) -> bool| {
        i128::try_from(lines.iter().filter(|other| ahead(other)).count()).unwrap() + 1
    };
    let own = number(&line["sum"]);
    match step["outcome"].as_str().unwrap() {
        // 12.1: the lower board count is the better one.
        "split" if step["sums"] == "board_count" => count(&|other| number(&other["sum"]) < own),
        "split" => count(&|other| number(&other["sum"]) > own),
        _ => {
            let certain = number(&step["certain"]) / ONE;
            let place = count(&|other| number(&other["most"]) > number(&line["most"]));
            if place <= certain {
                let least = number(&line["least"]);
                let behind = |other: &&Value| number(&other["most"]) < number(&line["most"]);
                assert!(lines.iter().filter(behind).all(|other| number(&other["most"]) < least), "6.3");
            }
            place.min(certain + 1)
        }
    }
}

/// 6.1: the sum of the games among the tied; of several between two, the average (6.1.2).
fn check_games(step: &Value, line: &Value) {
    let Some(games) = line["games"].as_array() else { return };
    let mut opponents: Vec<i128> = games.iter().map(|game| number(&game["opponent"])).collect();
    opponents.sort_unstable();
    opponents.dedup();
    assert_eq!(number(&line["met"]) / ONE, i128::try_from(opponents.len()).unwrap());
    // Over a common denominator: 2520 takes up to ten games between two.
    let share = |opponent: &i128| {
        let against: Vec<i128> = games
            .iter()
            .filter(|game| number(&game["opponent"]) == *opponent)
            .map(|game| number(&game["points"]))
            .collect();
        against.iter().sum::<i128>() * 2_520 / i128::try_from(against.len()).unwrap()
    };
    let sum: i128 = opponents.iter().map(share).sum();
    assert_eq!(half_up(sum, 2_520), number(&line["sum"]), "{}", step["sums"]);
}
