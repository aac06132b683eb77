-- Who did something is known by a number, which nobody else gets: a name may be given again. When an account goes, its name and
-- those of its tokens go from the logs, and the invitations it has sent are gone.
--
-- A server of the version before goes on with these tables. What it adds has no number; an account it takes away goes the same
-- way, since the tables see to it.

ALTER TABLE change ADD COLUMN actor_id bigint;

ALTER TABLE invitation ADD COLUMN sender_id bigint;

-- Accounts and tokens that are gone, each with the mark by which copies know it.
CREATE TABLE former (
    kind text COLLATE "C" NOT NULL,
    id   bigint NOT NULL,
    mark bytea,
    PRIMARY KEY (kind, id)
);

CREATE TRIGGER former_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON former
FOR EACH STATEMENT EXECUTE FUNCTION refuse('what is gone stays so');

ALTER TABLE change DISABLE TRIGGER change_unchanged;

UPDATE change SET actor_id = account.id FROM account WHERE actor = 'account:' || name;

ALTER TABLE change ENABLE TRIGGER change_unchanged;

UPDATE invitation SET sender_id = account.id FROM account WHERE sender = name;

-- An actor may lose the name, `account:Cid` becomes `account #7`: while an erasure is open, and when the account is gone.
CREATE OR REPLACE FUNCTION change_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.event <> OLD.event OR NEW.number <> OLD.number OR NEW.at <> OLD.at OR NEW.kind <> OLD.kind
        OR NEW.actor_id IS DISTINCT FROM coalesce(OLD.actor_id, NEW.actor_id)
        OR (NEW.actor <> OLD.actor
            AND NEW.actor <> split_part(OLD.actor, ':', 1) || ' #' || coalesce(NEW.actor_id, 0))
        OR (NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.event AND is_open)
            AND (NEW.body <> OLD.body
                OR NOT EXISTS (SELECT 1 FROM former WHERE id = NEW.actor_id AND NEW.actor = former.kind || ' #' || id)))
    THEN
        RAISE EXCEPTION 'changes are never changed or deleted' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION token_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO former (kind, id) VALUES ('program', OLD.id) ON CONFLICT DO NOTHING;
    RETURN OLD;
END
$$;

CREATE TRIGGER token_goes BEFORE DELETE ON token
FOR EACH ROW EXECUTE FUNCTION token_goes();

CREATE FUNCTION account_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO former (kind, id) VALUES ('account', OLD.id) ON CONFLICT DO NOTHING;
    UPDATE change SET actor = 'account #' || OLD.id, actor_id = OLD.id
    WHERE actor LIKE 'account:%' AND (actor_id = OLD.id OR (actor_id IS NULL AND actor = 'account:' || OLD.name));
    INSERT INTO former (kind, id) SELECT 'program', id FROM token WHERE account = OLD.id ON CONFLICT DO NOTHING;
    UPDATE change SET actor = 'program #' || actor_id
    WHERE actor LIKE 'program:%' AND actor_id IN (SELECT id FROM token WHERE account = OLD.id);
    DELETE FROM invitation WHERE sender_id = OLD.id OR (sender_id IS NULL AND sender = OLD.name);
    RETURN OLD;
END
$$;

CREATE TRIGGER account_goes BEFORE DELETE ON account
FOR EACH ROW EXECUTE FUNCTION account_goes();
