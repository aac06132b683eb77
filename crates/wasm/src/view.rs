//! A file as the page in the browser shows it: every list as a fragment of HTML, by the rules asked for.

use exaequo::event::playoff::{self, PlayOffError, PlayOffInput};
use exaequo::event::prizes::read_prizes;
use exaequo::report::check::{self, Repeats};
use exaequo::report::html::{Links, Ways};
use exaequo::report::page::Page;
use exaequo::report::{explain, moved, prizes, show};
use exaequo::site::List;
use exaequo::{Lang, ReadOptions, Standings, event, outlook, report};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::error::{Code, Thrown};
use crate::forecast::{ForecastOptions, forecast};
use crate::options::{lang, ranking, written};
use crate::types::{Form, Language, StandingsOptions};

/// Where the names of participants lead on the page.
const NAMES: &str = "#card-";
/// Where values lead.
const VALUES: &str = "#explain/";

/// A file on the page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct View {
    reading: event::Reading,
    name: String,
}

#[wasm_bindgen]
impl View {
    /// Reads a file.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: Vec<u8>, name: String) -> Self {
        Self { reading: event::Event::read(bytes, &ReadOptions::default()), name }
    }

    /// The name of the event; nothing where the file holds none.
    #[wasm_bindgen(getter)]
    pub fn event(&self) -> Option<String> {
        self.reading.event().ok().map(|event| event.name().to_owned())
    }

    /// How many rounds are paired.
    #[wasm_bindgen(getter)]
    pub fn rounds(&self) -> u16 {
        self.reading.event().map_or(0, |event| event.tournament().rounds.count())
    }

    /// Whether teams play.
    #[wasm_bindgen(getter, js_name = isOfTeams)]
    pub fn is_of_teams(&self) -> bool {
        self.reading.event().is_ok_and(|event| event.tournament().is_team_event())
    }

    /// Whether the standings agree with the ranks in the file: `agrees`, `lines`, and the known `lists` that do.
    pub fn agreement(
        &self,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<JsValue, JsValue> {
        let (lang, ranked) = (lang(language)?, self.ranked(options)?);
        let tournament = ranked.tournament();
        if tournament.participants().all(|who| tournament.published_of(who).rank.is_none()) {
            return Ok(JsValue::UNDEFINED);
        }
        let ranks = ranked.check_ranks();
        let ranks = if ranks.agrees() { ranks } else { ranks.with_guess() };
        let lines = check::about_ranks(lang, &ranks).into_iter().map(JsValue::from).collect::<Array>();
        let lists = ranks
            .guess()
            .map(|guess| guess.lists.iter().map(|list| JsValue::from(list.to_string())).collect());
        let answer = Object::new();
        Reflect::set(&answer, &"agrees".into(), &ranks.agrees().into())?;
        Reflect::set(&answer, &"lines".into(), &lines)?;
        Reflect::set(&answer, &"lists".into(), &lists.unwrap_or_else(Array::new))?;
        Ok(answer.into())
    }

    /// A page by its name: `check`, `understood`, `forecast`, `prizes` and `play-off` by their TOML, or a list of the event.
    pub fn list(
        &self,
        path: &str,
        options: Option<ForecastOptions>,
        toml: Option<String>,
        language: Option<Language>,
    ) -> Result<String, JsValue> {
        let (page, ranked) = self.page(path, options, toml.as_deref(), lang(language)?)?;
        Ok(ranked.map_or_else(|| page.to_html_fragment(Links::None), |ranked| linked(&page, &ranked)))
    }

    /// The standings by other rules, with arrows, and who moves and why.
    pub fn moved(
        &self,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<Array, JsValue> {
        let lang = lang(language)?;
        let own = self.own()?.standings(event::Ranking::default()).map_err(Thrown::from)?;
        let ranked = self.ranked(options)?;
        let table = linked(&moved::page(&own, &ranked, lang), &ranked);
        let list = linked(&moved::list(&own, &ranked, lang), &ranked);
        Ok(Array::of3(&moved::summary(&own, &ranked, lang).into(), &table.into(), &list.into()))
    }

    /// The arithmetic behind a value.
    pub fn explain(
        &self,
        number: &str,
        criterion: &str,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<String, JsValue> {
        let explanation = self.ranked(options)?.explain(number, criterion).map_err(Thrown::from)?;
        Ok(explain::beside(&explanation, lang(language)?).to_html_fragment(Links::None))
    }

    /// The criteria the event is ranked by, and the edition.
    pub fn rules(&self, options: Option<StandingsOptions>) -> Result<Array, JsValue> {
        let rules = self.own()?.rules(ranking(options)?).map_err(Thrown::from)?;
        let codes: Vec<String> = rules.criteria.iter().map(ToString::to_string).collect();
        Ok(Array::of2(&codes.join(", ").into(), &rules.edition.name.into()))
    }

    /// The same page to take along in a form, as bytes.
    pub fn take(
        &self,
        path: &str,
        form: Form,
        options: Option<ForecastOptions>,
        toml: Option<String>,
        language: Option<Language>,
    ) -> Result<Vec<u8>, JsValue> {
        let (lang, form) = (lang(language)?, form.as_string().unwrap_or_default());
        let (page, _) = self.page(path, options, toml.as_deref(), lang)?;
        if form == "xlsx" {
            return Ok(page.to_xlsx());
        }
        Ok(written(&page, &form, lang)?.into_bytes())
    }
}

impl View {
    /// A page, and the standings its names and values lead to.
    fn page(
        &self,
        path: &str,
        options: Option<ForecastOptions>,
        toml: Option<&str>,
        lang: Lang,
    ) -> Result<(Page, Option<Standings>), Thrown> {
        match path {
            "check" => {
                return Ok((check::page(&self.reading.check(), &self.name, Repeats::Grouped, lang), None));
            }
            "understood" => return Ok((show::page(&self.own()?, &self.name, lang), None)),
            "forecast" => return Ok((outlook::page(&forecast(&self.own()?, options)?, lang), None)),
            _ => {}
        }
        let ranked = self.ranked(options.map(JsCast::unchecked_into))?;
        let page = match (path, toml) {
            ("prizes", Some(toml)) => offered(&ranked, toml, lang)?,
            ("play-off", Some(toml)) => planned(&ranked, toml, lang)?,
            _ => path.parse::<List>()?.page(&ranked, lang)?,
        };
        Ok((page, Some(ranked)))
    }

    fn own(&self) -> Result<event::Event, Thrown> {
        self.reading.event().map_err(|why| Thrown::plain(Code::File, &why.to_string()))
    }

    fn ranked(&self, options: Option<StandingsOptions>) -> Result<Standings, Thrown> {
        Ok(self.own()?.standings(ranking(options)?)?)
    }
}

/// Who gets which prize, by a prize list as TOML.
fn offered(ranked: &Standings, toml: &str, lang: Lang) -> Result<Page, Thrown> {
    let list = read_prizes("prizes.toml", toml);
    let list = list.map_err(|why| Thrown::plain(Code::Argument, &why.to_string()))?;
    Ok(prizes::page(&ranked.prizes(&list)?, lang))
}

/// Who plays off for what, by regulations as TOML.
fn planned(ranked: &Standings, toml: &str, lang: Lang) -> Result<Page, Thrown> {
    let failed = |why: PlayOffError| Thrown::plain(Code::Argument, &why.to_string());
    let input = PlayOffInput::parse("playoff.toml", toml).map_err(failed)?;
    Ok(report::playoff::plan::page(&playoff::plan(ranked, &input).map_err(failed)?, lang))
}

/// A list whose names lead to cards and whose values lead to their arithmetic.
fn linked(page: &Page, ranked: &Standings) -> String {
    let columns: Vec<String> = ranked.criteria().iter().map(ToString::to_string).collect();
    page.to_html_fragment(Links::Within(Ways { names: NAMES, values: VALUES, asked: "", columns: &columns }))
}
