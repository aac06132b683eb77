//! Where files come from: a path, bytes, or something that can be read.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use exaequo::trf::MAX_BYTES;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyString};

use crate::error::unreadable;

/// The bytes of a file, and what it is called.
pub(crate) struct Source {
    /// The path as given; empty where there is none.
    pub(crate) name: String,
    pub(crate) content: Content,
}

/// Bytes that are there, or a file that is still to be opened.
pub(crate) enum Content {
    Bytes(Vec<u8>),
    File(PathBuf),
}

impl Source {
    /// What an argument stands for. A text is a path.
    pub(crate) fn of(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = given.extract::<PyBackedBytes>() {
            return Ok(Self::bytes(bytes.to_vec(), String::new()));
        }
        if let Ok(bytes) = given.cast::<PyByteArray>() {
            return Ok(Self::bytes(bytes.to_vec(), String::new()));
        }
        if given.hasattr("read")? {
            return Self::of_file(given);
        }
        let path: PathBuf = given.extract().map_err(|_| {
            PyTypeError::new_err("expected a path, bytes, or a file that is open for reading")
        })?;
        Ok(Self { name: path.display().to_string(), content: Content::File(path) })
    }

    /// A file object of Python; one of text is UTF-8 here.
    fn of_file(file: &Bound<'_, PyAny>) -> PyResult<Self> {
        let read = file.call_method0("read")?;
        let bytes = match read.cast::<PyString>() {
            Ok(text) => text.to_str()?.as_bytes().to_vec(),
            Err(_) => read.extract::<PyBackedBytes>()?.to_vec(),
        };
        let name = file.getattr("name").and_then(|name| name.extract()).unwrap_or_default();
        Ok(Self::bytes(bytes, name))
    }

    const fn bytes(bytes: Vec<u8>, name: String) -> Self {
        Self { name, content: Content::Bytes(bytes) }
    }

    /// All bytes of a tournament, or one more than is ever read: enough to see that there is more.
    pub(crate) fn into_bytes(self) -> PyResult<Vec<u8>> {
        match self.content {
            Content::Bytes(bytes) => Ok(bytes),
            Content::File(path) => bytes_of(&path).map_err(|error| unreadable(&path, &error)),
        }
    }
}

fn bytes_of(path: &Path) -> std::io::Result<Vec<u8>> {
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A text that is given as it is, or as the path of a file.
pub(crate) fn text_of(given: &Bound<'_, PyAny>) -> PyResult<(String, String)> {
    if let Ok(text) = given.cast::<PyString>() {
        return Ok((String::new(), text.to_str()?.to_owned()));
    }
    let path: PathBuf = given.extract()?;
    let text = std::fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?;
    Ok((path.display().to_string(), text))
}
