-- Programs that may use the desk: of a token only the digest of its secret is kept.

CREATE TABLE token (
    id          INTEGER PRIMARY KEY,
    digest      BLOB NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    scopes      TEXT NOT NULL,
    event       INTEGER REFERENCES event (id),
    each_minute INTEGER NOT NULL,
    begun       TEXT NOT NULL,
    until       TEXT NOT NULL
) STRICT;
