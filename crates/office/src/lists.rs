//! 7.13: lists before they are closed, and closing them; 10.3, 11.2: whether the scale drifts.

use exaequo::model::Date;
use exaequo::register::{CloseError, Drift, DriftReport, DriftSpan, Kind, Occasion, Register, RegisterError};

use crate::error::OfficeError;
use crate::office::Office;

/// What records that this program worked a list out.
pub const PROGRAM: &str = concat!("exaequo ", env!("CARGO_PKG_VERSION"));

impl Office {
    /// A list as it would be; without a day the next one. The register has it, as if it were closed.
    pub fn preview(&self, asked: Option<Date>) -> Result<(Register, Date), OfficeError> {
        let mut register = self.register()?;
        let list = asked.or_else(|| register.next_list()).ok_or(CloseError::Empty)?;
        register.preview(self, list, &mut |_| {})?;
        if register.digest(list, Kind::Standard).is_none() {
            return Err(RegisterError::NoList(list).into());
        }
        Ok((register, list))
    }

    /// Closes the next list; the register with it.
    pub fn close_list(&mut self, list: Date, occasion: &Occasion) -> Result<Register, OfficeError> {
        let mut register = self.register()?;
        let fact = register.close(list, PROGRAM, self)?;
        self.enter_after(occasion, &[fact], Some(&register))?;
        Ok(register)
    }

    /// The drift of a kind of rating up to a list, over a year or so many months; without a list up to the newest.
    pub fn drift(
        &self,
        asked: Option<Date>,
        kind: Kind,
        months: Option<u16>,
    ) -> Result<DriftReport, OfficeError> {
        let list = asked.or_else(|| self.facts().newest_list()).ok_or(CloseError::Empty)?;
        let span = months.map_or(DriftSpan::year_to(list), |months| DriftSpan::months_to(list, months));
        let mut drift = Drift::over(span);
        let register = Register::read_watching(&self.ledger, self, &mut |part| drift.watch(part))?;
        Ok(register.drift(&drift, kind).ok_or(RegisterError::NoList(list))?)
    }
}
