//! 7.13: lists before they are closed, and closing them; 10.3, 11.2: whether the scale drifts.

use exaequo::model::Date;
use exaequo::register::{
    CloseError, Drift, DriftReport, DriftSpan, Kind, Occasion, PublicationCheck, PublicationFinding,
    Register, RegisterError,
};

use crate::error::OfficeError;
use crate::office::Office;
use crate::publish::passed;

/// What records that this program worked a list out.
pub const PROGRAM: &str = concat!("exaequo ", env!("CARGO_PKG_VERSION"));

/// What came of closing a list.
#[derive(Debug)]
pub enum Closing {
    /// Events stand in the way about which nothing is decided.
    Stopped {
        /// What the register knows of them.
        register: Box<Register>,
        /// What was found.
        findings: Vec<PublicationFinding>,
    },
    /// It is closed; the register with the ratings of the list.
    Done(Box<Register>),
}

impl Office {
    /// A list as it would be; without a day the next one. The register has it, as if it were closed.
    pub fn preview(&self, asked: Option<Date>) -> Result<(Register, Date), OfficeError> {
        let list = asked.or_else(|| self.facts().next_list()).ok_or(CloseError::Empty)?;
        let mut games = Drift::over(DriftSpan::of_list(list));
        let mut register = self.register_watching(|part| games.watch(part))?;
        register.preview(self, list, &mut |part| games.watch(part))?;
        if !register.has_list(list) && !register.is_list(list) {
            return Err(RegisterError::NoList(list).into());
        }
        register.prove(&games, list);
        Ok((register, list))
    }

    /// Closes the next list. Events about which nothing is decided would miss it: they stop it, unless they are passed over
    /// with a reason. Checks that are only made before publication cannot be passed over yet.
    pub fn close_list(
        &mut self,
        list: Date,
        passed_over: &[PublicationCheck],
        occasion: &Occasion,
    ) -> Result<Closing, OfficeError> {
        if let Some(later) = passed_over.iter().find(|check| !check.stops_closing()) {
            return Err(OfficeError::NotAtClosing(*later));
        }
        let mut facts = passed(list, passed_over, occasion)?;
        let known = self.facts();
        let is_next = known.next_list() == Some(list);
        let mut findings = if is_next { known.stops_closing(list) } else { Vec::new() };
        findings.retain(|finding| !passed_over.contains(&finding.check()));
        if !findings.is_empty() {
            return Ok(Closing::Stopped { register: Box::new(known), findings });
        }
        let mut register = self.register()?;
        facts.push(register.close(list, PROGRAM, self)?);
        self.append(occasion, &facts, Some(&register))?;
        Ok(Closing::Done(Box::new(register)))
    }

    /// The drift of a kind of rating up to a list, over a year or so many months; without a list up to the newest.
    pub fn drift(
        &self,
        asked: Option<Date>,
        kind: Kind,
        months: Option<u16>,
    ) -> Result<DriftReport, OfficeError> {
        let known = self.facts();
        let list = asked.or_else(|| known.newest_list()).ok_or(CloseError::Empty)?;
        if !known.has_list(list) {
            return Err(RegisterError::NoList(list).into());
        }
        let span = months.map_or(DriftSpan::year_to(list), |months| DriftSpan::months_to(list, months));
        let mut drift = Drift::over(span);
        let register = self.register_watching(|part| drift.watch(part))?;
        Ok(register.drift(&drift, kind).ok_or(RegisterError::NoList(list))?)
    }
}
