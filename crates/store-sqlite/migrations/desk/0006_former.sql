-- Who did something is known by a number, which nobody else gets: a name may be given again. When an account goes, its name and
-- those of its tokens go from the logs, and the invitations it has sent are gone.
--
-- A server of the version before goes on with these tables. What it adds has no number; an account it takes away goes the same
-- way, since the tables see to it.

ALTER TABLE change ADD COLUMN actor_id INTEGER;

ALTER TABLE invitation ADD COLUMN sender_id INTEGER;

-- Accounts and tokens that are gone, each with the mark by which copies know it.
CREATE TABLE former (
    kind TEXT NOT NULL,
    id   INTEGER NOT NULL,
    mark BLOB,
    PRIMARY KEY (kind, id)
) STRICT;

CREATE TRIGGER former_once BEFORE INSERT ON former
WHEN EXISTS (SELECT 1 FROM former WHERE kind = NEW.kind AND id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'an account goes once'); END;

CREATE TRIGGER former_unchanged BEFORE UPDATE ON former
BEGIN SELECT RAISE(ABORT, 'what is gone does not change'); END;

CREATE TRIGGER former_stays BEFORE DELETE ON former
BEGIN SELECT RAISE(ABORT, 'what is gone stays so'); END;

DROP TRIGGER change_unchanged;

UPDATE change SET actor_id = (SELECT id FROM account WHERE actor = 'account:' || name) WHERE actor GLOB 'account:*';

UPDATE invitation SET sender_id = (SELECT id FROM account WHERE name = sender);

-- An actor may lose the name, `account:Cid` becomes `account #7`: while an erasure is open, and when the account is gone.
CREATE TRIGGER change_unchanged BEFORE UPDATE ON change
WHEN NEW.event <> OLD.event OR NEW.number <> OLD.number OR NEW.at <> OLD.at OR NEW.kind <> OLD.kind
    OR NEW.actor_id IS NOT coalesce(OLD.actor_id, NEW.actor_id)
    OR (NEW.actor <> OLD.actor AND NEW.actor <>
        substr(OLD.actor, 1, instr(OLD.actor, ':') - 1) || ' #' || coalesce(NEW.actor_id, 0))
    OR (NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.event AND is_open = 1)
        AND (NEW.body <> OLD.body
            OR NOT EXISTS (SELECT 1 FROM former WHERE id = NEW.actor_id AND NEW.actor = kind || ' #' || id)))
BEGIN SELECT RAISE(ABORT, 'changes are never changed'); END;

CREATE TRIGGER token_goes BEFORE DELETE ON token
BEGIN
    INSERT INTO former (kind, id) SELECT 'program', OLD.id
    WHERE NOT EXISTS (SELECT 1 FROM former WHERE kind = 'program' AND id = OLD.id);
END;

CREATE TRIGGER account_goes BEFORE DELETE ON account
BEGIN
    INSERT INTO former (kind, id) SELECT 'account', OLD.id
    WHERE NOT EXISTS (SELECT 1 FROM former WHERE kind = 'account' AND id = OLD.id);
    UPDATE change SET actor = 'account #' || OLD.id, actor_id = OLD.id
    WHERE actor GLOB 'account:*' AND (actor_id = OLD.id OR (actor_id IS NULL AND actor = 'account:' || OLD.name));
    INSERT INTO former (kind, id) SELECT 'program', id FROM token
    WHERE account = OLD.id AND NOT EXISTS (SELECT 1 FROM former WHERE kind = 'program' AND former.id = token.id);
    UPDATE change SET actor = 'program #' || actor_id
    WHERE actor GLOB 'program:*' AND actor_id IN (SELECT id FROM token WHERE account = OLD.id);
    DELETE FROM invitation WHERE sender_id = OLD.id OR (sender_id IS NULL AND sender = OLD.name);
END;
