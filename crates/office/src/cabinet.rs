//! Where a register is kept: in a file, or in a database.

use std::fmt;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use exaequo_store::StoreError;
use exaequo_store::register::{Digest, KeptEntry, KeptPage, PageKey, RegisterStore, StoredFile};
use exaequo_store_postgres::PostgresRegister;
use exaequo_store_sqlite::SqliteRegister;

use crate::error::OfficeError;

/// How somebody names a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A file of its own.
    File(PathBuf),
    /// The address of a database of its own, `postgres://…`.
    Database(String),
}

impl From<&Path> for Place {
    fn from(named: &Path) -> Self {
        match named.to_str() {
            Some(address) if address.starts_with("postgres://") || address.starts_with("postgresql://") => {
                Self::Database(address.to_owned())
            }
            _ => Self::File(named.to_owned()),
        }
    }
}

/// A password may be in an address, so that it is not shown.
impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(out),
            Self::Database(address) => {
                let behind = address.rsplit_once('@').map_or(address.as_str(), |(_, behind)| behind);
                out.write_str(behind.split('?').next().unwrap_or_default())
            }
        }
    }
}

/// A register where it is kept.
#[derive(Debug)]
pub enum Cabinet {
    /// In a file.
    File(Box<SqliteRegister>),
    /// In a database that several programs may share.
    Database(PostgresRegister),
}

/// Asks whichever it is.
macro_rules! ask {
    ($cabinet:ident . $what:ident ( $($with:expr),* )) => {
        match $cabinet {
            Cabinet::File(register) => register.$what($($with),*).await,
            Cabinet::Database(register) => register.$what($($with),*).await,
        }
    };
}

impl Cabinet {
    /// Makes a register with nothing in it.
    pub async fn create(place: &Place) -> Result<Self, OfficeError> {
        Ok(match place {
            Place::File(path) => Self::File(Box::new(SqliteRegister::create(path).await?)),
            Place::Database(address) => Self::Database(PostgresRegister::create(address).await?),
        })
    }

    /// Opens a register.
    pub async fn open(place: &Place) -> Result<Self, OfficeError> {
        Ok(match place {
            Place::File(path) => Self::File(Box::new(SqliteRegister::open(path).await?.register)),
            Place::Database(address) => Self::Database(PostgresRegister::open(address).await?),
        })
    }

    /// Closes the register.
    pub async fn close(self) {
        ask!(self.close());
    }
}

impl RegisterStore for Cabinet {
    async fn entries(&self, from: u64) -> Result<Vec<KeptEntry>, StoreError> {
        ask!(self.entries(from))
    }

    async fn append(&self, after: u64, entries: &[KeptEntry]) -> Result<(), StoreError> {
        ask!(self.append(after, entries))
    }

    async fn put_file(&self, source: impl Read + Send + 'static) -> Result<StoredFile, StoreError> {
        ask!(self.put_file(source))
    }

    async fn has_file(&self, digest: &Digest) -> Result<bool, StoreError> {
        ask!(self.has_file(digest))
    }

    async fn file_parts(
        &self,
        digest: &Digest,
        visit: impl FnMut(&[u8]) -> ControlFlow<()> + Send,
    ) -> Result<(), StoreError> {
        ask!(self.file_parts(digest, visit))
    }

    async fn files(&self) -> Result<Vec<StoredFile>, StoreError> {
        ask!(self.files())
    }

    async fn put_pages(&self, key: &PageKey, pages: &[KeptPage]) -> Result<(), StoreError> {
        ask!(self.put_pages(key, pages))
    }

    async fn pages(&self, key: &PageKey) -> Result<Vec<KeptPage>, StoreError> {
        ask!(self.pages(key))
    }

    async fn pages_with(&self, on_shelf: &str, number: u64) -> Result<Vec<(PageKey, KeptPage)>, StoreError> {
        ask!(self.pages_with(on_shelf, number))
    }

    async fn clear_pages(&self, on_shelf: Option<&str>, from: i32) -> Result<(), StoreError> {
        ask!(self.clear_pages(on_shelf, from))
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        ask!(self.backup(to))
    }

    async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        ask!(self.integrity())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_from_a_file_and_shows_no_password() {
        let place = Place::from(Path::new("postgres://officer:secret@db.example/register?sslmode=disable"));
        assert_eq!(place.to_string(), "db.example/register");
        assert!(matches!(Place::from(Path::new("postgres.register")), Place::File(_)));
    }
}
