-- Who may use the desk when others reach it. Of whatever opens something only the digest is kept.
--
-- Rows here come and go: what was done stands in the log of the event, with the name of who did it.

CREATE TABLE account (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
) STRICT;

CREATE TABLE session (
    digest     BLOB PRIMARY KEY,
    account    INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    begun      TEXT NOT NULL,
    until      TEXT NOT NULL
) STRICT;

CREATE INDEX session_account ON session (account);

CREATE TABLE link (
    digest BLOB PRIMARY KEY,
    begun  TEXT NOT NULL,
    until  TEXT NOT NULL
) STRICT;

CREATE TABLE phone (
    id      INTEGER PRIMARY KEY,
    event   INTEGER NOT NULL REFERENCES event (id),
    name    TEXT NOT NULL,
    first   INTEGER,
    last    INTEGER,
    begun   TEXT NOT NULL,
    until   TEXT NOT NULL,
    link    BLOB UNIQUE,
    device  BLOB UNIQUE,
    revoked INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX phone_event ON phone (event);
