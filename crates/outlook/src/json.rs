//! `exaequo/forecast/1`.

use exaequo_event::forecast::{
    Certainty, Completeness, Forecast, ForecastRow, Horizon, Method, TieAhead, TieKind, Way,
};
use exaequo_forecast::chance::{By, Pairings, Scenarios, Share};
use exaequo_forecast::{Limit, OwnResult};
use exaequo_json::results::forecast as form;
use exaequo_json::results::standings::Tournament;
use exaequo_json::{Decimal, Layout, to_text};
use exaequo_model::PlayerId;
use exaequo_playoff::Stake;
use exaequo_tiebreak::Sharing;

/// `exaequo/forecast/1`, ending with a newline.
pub fn json(forecast: &Forecast, layout: Layout) -> String {
    let field = &forecast.now().field;
    let rows = forecast.rows().iter().enumerate();
    let form = form::Forecast {
        schema: form::Version,
        tournament: Tournament::new(&field.tournament, field.system, field.announced(), field.rounds()),
        edition: forecast.options().regulations.edition.name,
        tie_breaks: forecast.criteria().iter().map(ToString::to_string).collect(),
        round: forecast.situation().round().0,
        horizon: match forecast.situation().horizon() {
            Horizon::LastRound => form::Horizon::LastRound,
            Horizon::Schedule => form::Horizon::Schedule,
            Horizon::Unpaired { .. } => form::Horizon::Unpaired,
        },
        method: match forecast.prospects().method {
            Method::Search => form::Method::Search,
            Method::Enumeration => form::Method::Enumeration,
            Method::Points => form::Method::Points,
        },
        open: forecast.situation().units().len(),
        first: forecast.prospects().first,
        out: forecast.out(),
        model: model(forecast),
        players: rows.map(|(index, row)| player(forecast, row, index)).collect(),
        ties: ties(forecast),
    };
    to_text(&form, layout)
}

fn model(forecast: &Forecast) -> Option<form::Model> {
    let chances = forecast.chances()?;
    let (pairings, unpaired_rounds) = match chances.pairings {
        Pairings::Known => (form::Pairings::Known, 0),
        Pairings::ByScoreGroups { rounds } => (form::Pairings::ByScoreGroups, rounds),
    };
    let (kind, samples) = match chances.scenarios {
        Scenarios::Drawn(samples) => (form::Kind::Estimate, samples),
        Scenarios::All(scenarios) => (form::Kind::Exact, scenarios),
    };
    Some(form::Model {
        kind,
        pairings,
        unpaired_rounds,
        by: match chances.model.by {
            By::Model => form::By::Model,
            By::Table => form::By::Table,
        },
        draws: chances.model.draws,
        unrated: chances.model.unrated,
        unrated_players: chances.unrated,
        seed: chances.seed,
        samples,
    })
}

fn player<'a>(forecast: &'a Forecast, row: &'a ForecastRow, index: usize) -> form::Player<'a> {
    let tournament = forecast.event().tournament();
    let extent = &row.outlook.extent;
    let money = forecast.money().get(index);
    form::Player {
        id: tournament.number_of(row.who),
        name: tournament.name_of(row.who).trim(),
        place_now: row.place_now,
        points: row.points_now.map(|points| Decimal { parts: points.hundredths().into(), decimals: 2 }),
        opponent: row.game.map(|(opponent, _)| tournament.number_of(opponent)),
        best: extent.best.proved,
        best_reached: reached(&extent.best),
        worst: extent.worst.proved,
        worst_reached: reached(&extent.worst),
        first: certainty(extent.among_first(1)),
        among: (1..=forecast.prospects().first).map(|places| certainty(extent.among_first(places))).collect(),
        way: row.best_way.as_ref().map(|one| way(forecast, one)),
        places: row
            .chance
            .as_ref()
            .map(|chance| chance.places.iter().map(share).collect())
            .unwrap_or_default(),
        by_result: row
            .outlook
            .by_result
            .iter()
            .enumerate()
            .map(|(at, one)| by_result(forecast, row, at, one))
            .collect(),
        tied: Some(forecast.ties().of(row.who)).filter(|tied| tied.count > 0).map(|tied| share(&tied)),
        money: money.map(|money| form::Money {
            least: money.least.reached.map(|money| money.0),
            most: money.most.reached.map(|money| money.0),
            least_proved: money.least.proved.0,
            most_proved: money.most.proved.0,
            mean: money.mean.map(|mean| mean.0),
            samples: match money.scenarios {
                Scenarios::Drawn(samples) => samples,
                Scenarios::All(scenarios) => scenarios,
            },
        }),
    }
}

fn ties(forecast: &Forecast) -> form::Ties {
    let (ties, tournament) = (forecast.ties(), forecast.event().tournament());
    let drawn = |one: Share| Some(one).filter(|one| one.of > 0).map(|one| share(&one));
    let group = |group: &TieAhead| form::Tie {
        first: group.tie.places.0,
        last: group.tie.places.1,
        up_to: match group.tie.stake {
            Stake::Places { last } => Some(last),
            Stake::Spots { .. } => None,
        },
        spots: match group.tie.stake {
            Stake::Places { .. } => None,
            Stake::Spots { count } => Some(count),
        },
        players: group.tie.members.iter().map(|who| tournament.number_of(*who)).collect(),
        certainty: certainty(group.certainty),
        chance: drawn(group.chance),
    };
    form::Ties {
        kind: match ties.kind {
            TieKind::PlayOff => form::TieKind::PlayOff,
            TieKind::Shared => form::TieKind::Shared,
        },
        certainty: certainty(ties.certainty),
        chance: drawn(ties.chance),
        complete: ties.complete == Completeness::AllScenarios,
        groups: ties.groups.iter().map(group).collect(),
    }
}

fn reached(limit: &Limit) -> Option<u32> {
    limit.reached.as_ref().map(|reached| reached.place)
}

const fn certainty(certainty: Certainty) -> form::Certainty {
    match certainty {
        Certainty::Sure => form::Certainty::Sure,
        Certainty::Possible => form::Certainty::Possible,
        Certainty::Out => form::Certainty::Out,
        Certainty::Open => form::Certainty::Open,
    }
}

const fn share(share: &Share) -> form::Share {
    form::Share { count: share.count, of: share.of }
}

fn by_result(forecast: &Forecast, row: &ForecastRow, at: usize, one: &OwnResult) -> form::ByResult {
    let situation = forecast.situation();
    let unit = situation.own(row.who).first().and_then(|unit| situation.units().get(*unit as usize));
    let chance = row.chance.as_ref().and_then(|chance| chance.by_result.get(at));
    let (best, worst) =
        row.ways.get(at).map_or((None, None), |(best, worst)| (best.as_ref(), worst.as_ref()));
    form::ByResult {
        result: unit.map_or_else(Vec::new, |unit| {
            unit.results(one.choice).map(|(_, outcome)| outcome.to_string()).collect()
        }),
        likely: chance.map(|chance| share(&chance.likely)),
        best: one.extent.best.proved,
        best_reached: reached(&one.extent.best),
        worst: one.extent.worst.proved,
        worst_reached: reached(&one.extent.worst),
        best_way: best.map(|one| way(forecast, one)),
        worst_way: worst.map(|one| way(forecast, one)),
        places: chance.map(|chance| chance.places.iter().map(share).collect()).unwrap_or_default(),
    }
}

fn way(forecast: &Forecast, way: &Way) -> form::Way {
    let tournament = forecast.event().tournament();
    let number = |player: PlayerId| tournament.players.get(player.index()).map_or(0, |player| player.number);
    let games = way.needed.iter().flat_map(|needed| &needed.games);
    let game = |([white, black], outcome): &([PlayerId; 2], exaequo_model::Outcome)| form::Game {
        white: number(*white),
        black: number(*black),
        result: outcome.to_string(),
    };
    form::Way {
        place: way.place,
        shared: way.sharing == Sharing::Shared,
        decided_by: way.decided.as_ref().map(ToString::to_string),
        enough: way.enough,
        results: games.map(game).collect(),
    }
}
