-- Who is what: roles in an event and for the whole server, invitations, second factors.
--
-- A server of the version before goes on with these tables. It does not know the roles, so that everybody may do
-- everything there; it does not know invitations either, so that none makes an account there. What it needs of its own,
-- the table `link`, goes one version later.

CREATE TABLE event_role (
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    event   INTEGER NOT NULL REFERENCES event (id),
    role    TEXT NOT NULL,
    PRIMARY KEY (account, event)
) STRICT;

CREATE INDEX event_role_event ON event_role (event);

CREATE TABLE server_role (
    account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role    TEXT NOT NULL,
    PRIMARY KEY (account, role)
) STRICT;

-- Until now whoever had an account could do everything.
INSERT INTO server_role (account, role) SELECT id, 'administrator' FROM account;

CREATE TABLE invitation (
    id      INTEGER PRIMARY KEY,
    digest  BLOB NOT NULL UNIQUE,
    account INTEGER REFERENCES account (id) ON DELETE CASCADE,
    grants  TEXT NOT NULL,
    sender  TEXT NOT NULL,
    begun   TEXT NOT NULL,
    until   TEXT NOT NULL
) STRICT;

CREATE TABLE second_factor (
    account INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    secret  BLOB NOT NULL,
    used    INTEGER
) STRICT;

CREATE TABLE recovery_code (
    account INTEGER NOT NULL REFERENCES second_factor (account) ON DELETE CASCADE,
    digest  BLOB NOT NULL,
    PRIMARY KEY (account, digest)
) STRICT;

ALTER TABLE session ADD COLUMN device TEXT;

-- Whose rights a token has; without one all of them.
ALTER TABLE token ADD COLUMN account INTEGER REFERENCES account (id) ON DELETE CASCADE;
