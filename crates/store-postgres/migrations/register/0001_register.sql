-- The register: a ledger, the files it speaks of, and pages of derived data.
--
-- Entries and files are only ever added; pages come and go. Texts compare by their bytes, whatever the database was made with.

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END
$$;

-- Texts are bytes in UTF-8: an entry is kept to the letter, also where a letter is one that PostgreSQL has no room for in a text.
CREATE TABLE entry (
    number bigint PRIMARY KEY,
    at     bytea NOT NULL,
    actor  bytea NOT NULL,
    reason bytea NOT NULL,
    body   bytea NOT NULL,
    digest bytea NOT NULL CHECK (length(digest) = 32)
);

CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON entry
FOR EACH STATEMENT EXECUTE FUNCTION refuse('entries are never changed or deleted');

CREATE FUNCTION entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM entry) THEN
        RAISE EXCEPTION 'an entry has the number after the newest' USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER entry_follows BEFORE INSERT ON entry
FOR EACH ROW EXECUTE FUNCTION entry_follows();

-- A file, named by the SHA-256 of its bytes.
CREATE TABLE file (
    digest bytea PRIMARY KEY CHECK (length(digest) = 32),
    length bigint NOT NULL CHECK (length >= 0)
);

CREATE TRIGGER file_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON file
FOR EACH STATEMENT EXECUTE FUNCTION refuse('files are never changed or deleted');

-- The parts of a file, 1 MiB each but the last. The database packs them where that pays.
CREATE TABLE file_part (
    digest bytea NOT NULL REFERENCES file (digest),
    part   bigint NOT NULL CHECK (part >= 0),
    bytes  bytea NOT NULL,
    PRIMARY KEY (digest, part)
);

CREATE TRIGGER file_part_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON file_part
FOR EACH STATEMENT EXECUTE FUNCTION refuse('files are never changed or deleted');

-- Derived data, which comes and goes.
CREATE TABLE page (
    shelf    text COLLATE "C" NOT NULL,
    list     bigint NOT NULL,
    revision bigint NOT NULL CHECK (revision >= 0),
    first    bigint NOT NULL CHECK (first >= 0),
    last     bigint NOT NULL CHECK (last >= first),
    bytes    bytea NOT NULL,
    PRIMARY KEY (shelf, list, revision, first)
);

-- Looking through all lists for the page of one key reads the index only.
CREATE INDEX page_range ON page (shelf, first, last);
