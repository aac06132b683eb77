//! A file as the page in the browser shows it: every list as a fragment of HTML, by the rules asked for.

mod made;

use exaequo::report::check::{self, Repeats};
use exaequo::report::html::Links;
use exaequo::report::page::Page;
use exaequo::report::{explain, moved, show};
use exaequo::site::List;
use exaequo::{Lang, ReadOptions, Standings, event, outlook};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::forecast::{ForecastOptions, forecast};
use crate::options::{ranking, told, written};
use crate::refusal::Refusal;
use crate::types::{Form, Language, StandingsOptions};

use self::made::{dated, linked, offered, planned};

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
        told(language, |lang| self.ranks(options, lang))
    }

    /// A page by its name: `check`, `understood`, `forecast`, `prizes` and `play-off` by their TOML, or a list of the event.
    pub fn list(
        &self,
        path: &str,
        options: Option<ForecastOptions>,
        toml: Option<String>,
        language: Option<Language>,
    ) -> Result<String, JsValue> {
        told(language, |lang| {
            let (page, ranked) = self.page(path, options, toml.as_deref(), lang)?;
            Ok(ranked.map_or_else(|| page.to_html_fragment(Links::None), |ranked| linked(&page, &ranked)))
        })
    }

    /// The standings by other rules, with arrows, and who moves and why.
    pub fn moved(
        &self,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<Array, JsValue> {
        told(language, |lang| {
            let own = self.own()?.standings(event::Ranking::default())?;
            let ranked = self.ranked(options)?;
            let table = linked(&moved::page(&own, &ranked, lang), &ranked);
            let list = linked(&moved::list(&own, &ranked, lang), &ranked);
            Ok(Array::of3(&moved::summary(&own, &ranked, lang).into(), &table.into(), &list.into()))
        })
    }

    /// Whose value it is, and the arithmetic behind it.
    pub fn explain(
        &self,
        number: &str,
        criterion: &str,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<Array, JsValue> {
        told(language, |lang| {
            let page = explain::beside(&self.ranked(options)?.explain(number, criterion)?, lang);
            Ok(Array::of2(&page.title.as_str().into(), &page.to_html_fragment(Links::None).into()))
        })
    }

    /// The criteria the event is ranked by, and the edition.
    pub fn rules(
        &self,
        options: Option<StandingsOptions>,
        language: Option<Language>,
    ) -> Result<Array, JsValue> {
        told(language, |_| {
            let rules = self.own()?.rules(ranking(options)?)?;
            let codes: Vec<String> = rules.criteria.iter().map(ToString::to_string).collect();
            Ok(Array::of2(&codes.join(", ").into(), &rules.edition.name.into()))
        })
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
        told(language, |lang| {
            let (page, _) = self.page(path, options, toml.as_deref(), lang)?;
            match form.as_string().as_deref() {
                Some("xlsx") => Ok(dated(page).to_xlsx()),
                Some("html") => Ok(dated(page).to_html().into_bytes()),
                _ => Ok(written(&page, Some(form), lang)?.into_bytes()),
            }
        })
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
    ) -> Result<(Page, Option<Standings>), Refusal> {
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

    /// What the ranks of the file are worth; nothing where it has none.
    fn ranks(&self, options: Option<StandingsOptions>, lang: Lang) -> Result<JsValue, Refusal> {
        let ranked = self.ranked(options)?;
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

    fn own(&self) -> Result<event::Event, Refusal> {
        Ok(self.reading.event()?)
    }

    fn ranked(&self, options: Option<StandingsOptions>) -> Result<Standings, Refusal> {
        Ok(self.own()?.standings(ranking(options)?)?)
    }
}
