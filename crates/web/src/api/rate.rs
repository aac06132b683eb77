//! `POST /api/v1/rate`: what the games do to the ratings.

use axum::response::Response;
use exaequo::model::{Date, Pace};
use exaequo::rating::{Declaration, Declared};
use exaequo::report::rating::{Whose, series_json};
use exaequo::{PlayOffGames, Rating, SeriesEvent, rate_together};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa::openapi::schema::ObjectBuilder;

use crate::api::asked::{Asked, Reading, Spoken, choice, named, several, typed};
use crate::api::json;
use crate::api::sent::Sent;
use crate::api::work::compute;
use crate::failure::{Declined, Failure};

/// How the event is rated.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RatedBy {
    /// An edition of the rating regulations by its name; without it the one in force.
    edition: Option<String>,
    /// Provisions that differ from the edition, each as `name=value`, with commas between them.
    set: Option<String>,
    /// The kind of play, whatever the file says.
    #[param(schema_with = paces)]
    pace: Option<String>,
    /// What the organiser declares, with commas between: `official`, `by-period` …
    declare: Option<String>,
    /// The day the event was registered.
    #[param(value_type = Option<String>, format = "date")]
    registered: Option<String>,
    /// Members of IBCA, ICSC or IPCA (7.14g), by number, with commas between them.
    member: Option<String>,
    /// Development coefficients by hand, `20` or `12=20`, with commas between them.
    k: Option<String>,
    /// Whether the games of a play-off in the file are rated with the others.
    #[param(schema_with = playoffs)]
    playoff: Option<String>,
    /// The games of one participant, in a team event of a whole team.
    player: Option<String>,
    /// The games of one player.
    person: Option<String>,
}

fn paces() -> ObjectBuilder {
    choice("The kind of play, whatever the file says.", Pace::ALL.map(|pace| pace.name().to_owned()))
}

fn playoffs() -> ObjectBuilder {
    choice(
        "Whether the games of a play-off in the file are rated with the others.",
        ["pool", "leave-out"].map(str::to_owned),
    )
}

impl RatedBy {
    fn rating(&self) -> Result<Rating, Failure> {
        let mut rating = match &self.edition {
            Some(name) => Rating::default().edition(name)?,
            None => Rating::default(),
        };
        if let Some(pace) = named("pace", self.pace.as_deref(), Pace::named)? {
            rating = rating.pace(pace);
        }
        let playoff = named("playoff", self.playoff.as_deref(), |name| match name {
            "pool" => Some(PlayOffGames::Pooled),
            "leave-out" => Some(PlayOffGames::LeftOut),
            _ => None,
        })?;
        rating = rating.playoff(playoff.unwrap_or_default()).declaring(self.declared()?);
        rating = several(self.set.as_deref()).fold(rating, Rating::replacing);
        rating = several(self.member.as_deref()).fold(rating, Rating::member);
        for k in several(self.k.as_deref()) {
            let wrong = |_| Failure::from(Declined::Argument { name: "k", found: k.to_owned() });
            rating = rating.coefficient(k.parse().map_err(wrong)?);
        }
        Ok(rating)
    }

    fn declared(&self) -> Result<Declared, Failure> {
        let registered: Option<Date> = typed("registered", self.registered.as_deref())?;
        let mut declared = Declared { registered, ..Declared::default() };
        for name in several(self.declare.as_deref()) {
            let wrong = || Failure::from(Declined::Argument { name: "declare", found: name.to_owned() });
            let one = Declaration::named(name).ok_or_else(wrong)?;
            declared = declared.with(one).ok_or_else(wrong)?;
        }
        Ok(declared)
    }

    fn whose(&self) -> Result<Whose, Failure> {
        match (&self.player, &self.person) {
            (None, None) => Ok(Whose::Everybodys),
            (Some(typed), None) => Ok(Whose::Participant(typed.clone())),
            (None, Some(typed)) => Ok(Whose::Player(typed.clone())),
            (Some(_), Some(typed)) => Err(Declined::Argument { name: "person", found: typed.clone() }.into()),
        }
    }
}

/// What the games do to the ratings.
///
/// The same JSON as the command `rate` writes.
#[utoipa::path(
    post, path = "/api/v1/rate", tag = "tournaments", operation_id = "rate",
    params(RatedBy, Reading),
    request_body(content((ref("#/components/schemas/Tournament") = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The rating report, `exaequo/rating/1`.", body = ref("#/components/schemas/RatingReport"), content_type = "application/json")),
)]
pub(crate) async fn post(
    Asked((by, reading)): Asked<(RatedBy, Reading)>,
    Spoken(lang): Spoken,
    sent: Sent,
) -> Result<Response, Failure> {
    let (rating, whose, options) = (by.rating()?, by.whose()?, reading.options()?);
    let text = compute(move || {
        let event = sent.event(&options, reading.file())?;
        let rated = rate_together(&[SeriesEvent::new(reading.file(), event)], &[], &rating)?;
        series_json(&rated, &whose, lang).map_err(|error| exaequo::RankingError::from(error).into())
    });
    Ok(json(text.await?, lang))
}
