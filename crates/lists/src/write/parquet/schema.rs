//! The columns of a list and how they are laid out.

use exaequo_model::Date;
use parquet::basic::{Compression, Encoding};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::{ColumnPath, Type};

/// Which columns a file has, for whoever reads it.
pub(super) const FORMAT: &str = "exaequo/list/1";

const COLUMNS: &str = "message list {
    required int64 id (INTEGER(64, false));
    optional binary name (STRING);
    optional binary federation (STRING);
    optional binary sex (STRING);
    optional binary title (STRING);
    optional binary women_title (STRING);
    optional binary other_titles (STRING);
    optional binary arena_title (STRING);
    optional int32 standard (INTEGER(16, false));
    optional int32 standard_games (INTEGER(16, false));
    optional int32 standard_k (INTEGER(8, false));
    optional int32 rapid (INTEGER(16, false));
    optional int32 rapid_games (INTEGER(16, false));
    optional int32 rapid_k (INTEGER(8, false));
    optional int32 blitz (INTEGER(16, false));
    optional int32 blitz_games (INTEGER(16, false));
    optional int32 blitz_k (INTEGER(8, false));
    optional int32 birth (INTEGER(16, true));
    required boolean inactive;
}";

pub(super) fn columns() -> Result<Type, ParquetError> {
    parse_message_type(COLUMNS)
}

/// Texts that come again and again are kept once. Numbers of players and names do not: the numbers are written as
/// differences, which are small where the list is sorted.
pub(super) fn properties(published: Option<Date>) -> WriterProperties {
    let column = |name: &str| ColumnPath::from(name);
    WriterProperties::builder()
        .set_created_by(concat!("exaequo-lists ", env!("CARGO_PKG_VERSION")).to_owned())
        .set_key_value_metadata(Some(metadata(published)))
        .set_compression(Compression::SNAPPY)
        .set_statistics_enabled(EnabledStatistics::Chunk)
        .set_column_dictionary_enabled(column("id"), false)
        .set_column_encoding(column("id"), Encoding::DELTA_BINARY_PACKED)
        .set_column_dictionary_enabled(column("name"), false)
        .build()
}

fn metadata(published: Option<Date>) -> Vec<KeyValue> {
    let format = KeyValue::new("format".to_owned(), FORMAT.to_owned());
    let published = published.map(|day| KeyValue::new("published".to_owned(), day.to_string()));
    [format].into_iter().chain(published).collect()
}
