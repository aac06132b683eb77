-- The register: a ledger, the files it speaks of, and pages of derived data.
--
-- Entries and files are only ever added. The triggers on INSERT are there because INSERT OR REPLACE takes rows away without
-- asking the triggers on DELETE.

CREATE TABLE entry (
    number INTEGER PRIMARY KEY,
    at     TEXT NOT NULL,
    actor  TEXT NOT NULL,
    reason TEXT NOT NULL,
    body   TEXT NOT NULL,
    digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM entry)
BEGIN SELECT RAISE(ABORT, 'an entry has the number after the newest'); END;

CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END;

CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END;

-- A file, named by the SHA-256 of its bytes.
CREATE TABLE file (
    digest BLOB PRIMARY KEY CHECK (length(digest) = 32),
    length INTEGER NOT NULL CHECK (length >= 0)
) STRICT;

CREATE TRIGGER file_once BEFORE INSERT ON file
WHEN EXISTS (SELECT 1 FROM file WHERE digest = NEW.digest)
BEGIN SELECT RAISE(ABORT, 'a file is kept once'); END;

CREATE TRIGGER file_unchanged BEFORE UPDATE ON file
BEGIN SELECT RAISE(ABORT, 'files are never changed'); END;

CREATE TRIGGER file_stays BEFORE DELETE ON file
BEGIN SELECT RAISE(ABORT, 'files are never deleted'); END;

-- The parts of a file, 1 MiB each but the last. packing: 0 as it is, 1 an LZ4 block.
CREATE TABLE file_part (
    digest  BLOB NOT NULL REFERENCES file (digest),
    part    INTEGER NOT NULL CHECK (part >= 0),
    packing INTEGER NOT NULL CHECK (packing IN (0, 1)),
    bytes   BLOB NOT NULL,
    PRIMARY KEY (digest, part)
) STRICT;

CREATE TRIGGER file_part_once BEFORE INSERT ON file_part
WHEN EXISTS (SELECT 1 FROM file_part WHERE digest = NEW.digest AND part = NEW.part)
BEGIN SELECT RAISE(ABORT, 'a part of a file is kept once'); END;

CREATE TRIGGER file_part_unchanged BEFORE UPDATE ON file_part
BEGIN SELECT RAISE(ABORT, 'files are never changed'); END;

CREATE TRIGGER file_part_stays BEFORE DELETE ON file_part
BEGIN SELECT RAISE(ABORT, 'files are never deleted'); END;

-- Derived data, which comes and goes. The bytes stand apart from the index, so that looking through all lists for the page
-- of one key reads the index only; `last` is in it for that.
CREATE TABLE page (
    shelf    TEXT NOT NULL,
    list     INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision >= 0),
    first    INTEGER NOT NULL CHECK (first >= 0),
    last     INTEGER NOT NULL CHECK (last >= first),
    bytes    BLOB NOT NULL,
    checksum INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX page_place ON page (shelf, list, revision, first, last);
