CREATE TABLE list (
    file_name TEXT NOT NULL,
    published TEXT NOT NULL,
    at TEXT NOT NULL,
    players INTEGER NOT NULL
) STRICT;
CREATE TABLE player (
    number INTEGER PRIMARY KEY,
    fide INTEGER NOT NULL,
    name TEXT NOT NULL,
    federation TEXT NOT NULL,
    title TEXT NOT NULL,
    sex TEXT NOT NULL,
    birth INTEGER,
    standard INTEGER,
    rapid INTEGER,
    blitz INTEGER
) STRICT;
CREATE INDEX player_fide ON player (fide);
CREATE VIRTUAL TABLE word USING fts5 (key, content = '', columnsize = 0, detail = none, prefix = '2 3');
