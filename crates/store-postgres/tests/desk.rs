//! A desk in a database: the tests every engine has to pass; the log is only ever added to, and other databases are refused.

use exaequo_access::{Grant, ServerRole};
use exaequo_store::StoreError;
use exaequo_store::access::AccessStore as _;
use exaequo_store::desk::{DeskStore, NewEvent};
use exaequo_store::people::PeopleStore as _;
use exaequo_store::suite::DeskGround;
use exaequo_store::suite::desk::{change, event};
use exaequo_store_postgres::{OpenError, PostgresDesk};
use exaequo_testkit::postgres::Cluster;

/// A server with desks in it. The address of each is kept with it.
struct Databases;

async fn desk(address: &str) -> PostgresDesk {
    PostgresDesk::open(address).await.expect("a desk")
}

impl DeskGround for Databases {
    type Store = PostgresDesk;

    async fn empty(&self) -> PostgresDesk {
        desk(&Cluster::shared().database()).await
    }

    async fn again(&self, store: &PostgresDesk) -> PostgresDesk {
        desk(&address(store)).await
    }

    async fn reopened(&self, store: PostgresDesk) -> PostgresDesk {
        let address = address(&store);
        store.close().await;
        desk(&address).await
    }
}

/// The address of the database a desk is in.
fn address(store: &PostgresDesk) -> String {
    format!("postgres://desk@127.0.0.1:{}/{}", Cluster::shared().port(), store.database())
}

exaequo_store::desk_suite!(Databases);

#[tokio::test]
async fn nothing_of_the_log_is_changed_or_deleted() {
    let (cluster, address) = (Cluster::shared(), Cluster::shared().database());
    let desk = desk(&address).await;
    let id = desk.open_event(&event("one")).await.expect("an event");
    desk.add_change(id, 0, &change("result")).await.expect("a change");
    for (sql, said) in [
        ("UPDATE change SET body = 'x'", "never changed"),
        ("DELETE FROM change", "never changed"),
        ("TRUNCATE change", "never changed"),
        ("INSERT INTO change VALUES (1, 3, '', '', '', '', NULL)", "the number after the newest"),
        ("INSERT INTO change VALUES (1, 1, '', '', '', '', NULL)", "the number after the newest"),
        ("UPDATE event SET name = 'x'", "by their log"),
        ("DELETE FROM event", "by their log"),
        ("TRUNCATE event CASCADE", "never"),
        (
            "INSERT INTO event (id, at, name, file_name, file) VALUES (1, '', '', '', '') \
             ON CONFLICT (id) DO UPDATE SET name = 'x'",
            "by their log",
        ),
    ] {
        let refused = cluster.try_command(&address, sql).expect_err(sql);
        assert!(refused.contains(said), "{sql}: {refused}");
    }
    assert_eq!(desk.changes(id, 0).await.expect("changes").len(), 1);
    assert_eq!(desk.event(id).await.expect("an answer"), Some(event("one")));
}

#[tokio::test]
async fn servers_that_begin_at_once_make_the_tables_once() {
    let address = Cluster::shared().database();
    let all = tokio::join!(
        PostgresDesk::open(&address),
        PostgresDesk::open(&address),
        PostgresDesk::open(&address),
        PostgresDesk::open(&address)
    );
    for desk in [all.0, all.1, all.2, all.3] {
        assert_eq!(desk.expect("a desk").events(&[]).await.expect("events"), []);
    }
    let made = Cluster::shared().try_command(&address, "SELECT count(*) FROM _sqlx_migrations");
    assert_eq!(made.as_deref(), Ok("6\n"), "every step once");
}

#[tokio::test]
async fn tables_that_are_not_understood_are_not_served() {
    let cluster = Cluster::shared();
    let foreign = cluster.database();
    cluster.try_command(&foreign, "CREATE TABLE invoices (number bigint)").expect("a table");
    assert!(matches!(PostgresDesk::open(&foreign).await, Err(OpenError::Foreign)));
    let tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
    assert_eq!(cluster.try_command(&foreign, tables).as_deref(), Ok("1\n"), "nothing was made");
    let newer = cluster.database();
    desk(&newer).await.close().await;
    let version = "INSERT INTO _sqlx_migrations VALUES (99, 'later', now(), true, '', 0)";
    cluster.try_command(&newer, version).expect("a row");
    let refused = PostgresDesk::open(&newer).await;
    assert!(matches!(refused, Err(OpenError::Newer { found: 99, .. })), "{refused:?}");
    let served = "UPDATE _sqlx_migrations SET description = 'later, serves 6' WHERE version = 99";
    cluster.try_command(&newer, served).expect("a row");
    let served = desk(&newer).await;
    assert_eq!(served.events(&[]).await.expect("events"), [], "newer tables that say so are served");
    let half = cluster.database();
    desk(&half).await.close().await;
    cluster.try_command(&half, "UPDATE _sqlx_migrations SET success = false").expect("a row");
    assert!(matches!(PostgresDesk::open(&half).await, Err(OpenError::HalfMigrated)));
}

#[tokio::test]
async fn what_is_no_database_is_said() {
    for address in ["", "desk.sqlite", "mysql://desk@localhost/desk", "postgres//x"] {
        let refused = PostgresDesk::open(address).await;
        assert!(matches!(refused, Err(OpenError::Address)), "{address}: {refused:?}");
    }
    let refused = PostgresDesk::open("postgres://desk@127.0.0.1:1/desk").await;
    assert!(matches!(refused, Err(OpenError::Store(StoreError::Away))), "{refused:?}");
}

#[tokio::test]
async fn whoever_shares_the_database_hears_of_a_change_once_it_is_there() {
    let address = Cluster::shared().database();
    let (one, other) = (desk(&address).await, desk(&address).await);
    let id = one.open_event(&NewEvent { file: Vec::new(), ..event("one") }).await.expect("an event");
    let mut listener = other.listener().await.expect("somebody who listens");
    one.add_change(id, 0, &change("result")).await.expect("a change");
    assert!(one.add_change(id, 0, &change("late")).await.is_err());
    one.add_change(id, 1, &change("result")).await.expect("a change");
    for _ in 0..2 {
        assert_eq!(listener.next().await.expect("news"), Some(id));
    }
    assert_eq!(other.changes(id, 0).await.expect("changes").len(), 2);
    let quiet = tokio::time::timeout(std::time::Duration::from_millis(100), listener.next()).await;
    assert!(quiet.is_err(), "what was refused is not news: {quiet:?}");
}

#[tokio::test]
async fn servers_have_one_key_for_their_forms() {
    let address = Cluster::shared().database();
    let (one, other) = (desk(&address).await, desk(&address).await);
    let (first, second) = tokio::join!(one.form_key("mine"), other.form_key("theirs"));
    let key = first.expect("a key");
    assert!(["mine", "theirs"].contains(&key.as_str()));
    assert_eq!(second.expect("a key"), key);
    assert_eq!(desk(&address).await.form_key("another").await.expect("a key"), key);
}

/// What a server of the version before writes.
const BEFORE: [&str; 5] = [
    "INSERT INTO link (digest, begun, until) VALUES ('\\x01', 'a', 'z')",
    "INSERT INTO account (name, password) VALUES ('Cid', 'hash') \
     ON CONFLICT (name) DO UPDATE SET password = excluded.password",
    "INSERT INTO session (digest, account, begun, until) VALUES ('\\x02', 1, 'a', 'z')",
    "INSERT INTO token (digest, name, scopes, event, each_minute, begun, until) \
     VALUES ('\\x03', 'Screen', 'read', NULL, 60, 'a', 'z')",
    "DELETE FROM link",
];

#[tokio::test]
async fn whoever_had_an_account_looks_after_the_server() {
    let (cluster, address) = (Cluster::shared(), Cluster::shared().database());
    desk(&address).await.close().await;
    // Back to the tables of the version before, with an account in them.
    for sql in [
        "DROP TRIGGER token_goes ON token",
        "DROP TRIGGER account_goes ON account",
        "DROP FUNCTION token_goes, account_goes",
        "DROP TABLE former",
        "ALTER TABLE change DROP COLUMN actor_id",
        "DROP TRIGGER event_stays ON event",
        "DROP TRIGGER event_unchanged ON event",
        "DROP TRIGGER change_stays ON change",
        "DROP TRIGGER change_unchanged ON change",
        "DROP FUNCTION event_unchanged, change_unchanged",
        "DROP TABLE erasure, event_role, server_role, invitation, recovery_code, second_factor",
        "DROP FUNCTION erasure_opens, erasure_closes",
        "CREATE TRIGGER event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON event \
         FOR EACH STATEMENT EXECUTE FUNCTION refuse('events are changed by their log, and never deleted')",
        "CREATE TRIGGER change_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON change \
         FOR EACH STATEMENT EXECUTE FUNCTION refuse('changes are never changed or deleted')",
        "ALTER TABLE session DROP COLUMN device",
        "ALTER TABLE token DROP COLUMN account",
        "DELETE FROM _sqlx_migrations WHERE version >= 4",
        "INSERT INTO account (name, password) VALUES ('Bea', 'hash')",
    ] {
        cluster.try_command(&address, sql).expect(sql);
    }
    let desk = desk(&address).await;
    assert_eq!(desk.all_grants().await.expect("roles"), [(1, Grant::Server(ServerRole::Administrator))]);
    for sql in BEFORE {
        cluster.try_command(&address, sql).expect(sql);
    }
    assert_eq!(desk.accounts().await.expect("accounts").len(), 2);
    assert_eq!(desk.grants(2).await.expect("roles"), [], "who comes by the version before has no role yet");
    assert_eq!(desk.tokens().await.expect("tokens")[0].account, None);
}

/// Even while an erasure is open, nothing but the file and the bodies can be others, and it closes with its record only.
#[tokio::test]
async fn an_erasure_opens_nothing_else() {
    let (cluster, address) = (Cluster::shared(), Cluster::shared().database());
    let desk = desk(&address).await;
    let id = desk.open_event(&event("one")).await.expect("an event");
    desk.add_change(id, 0, &change("result")).await.expect("a change");
    for (sql, is_refused) in [
        ("INSERT INTO erasure VALUES (1, 1, true)", true),
        ("INSERT INTO erasure VALUES (1, 3, true)", true),
        ("INSERT INTO erasure VALUES (1, 2, true)", false),
        ("UPDATE event SET name = 'x'", true),
        ("UPDATE event SET at = 'x'", true),
        ("UPDATE change SET actor = 'x'", true),
        ("UPDATE change SET kind = 'x'", true),
        ("UPDATE change SET number = 7", true),
        ("DELETE FROM change", true),
        ("TRUNCATE change", true),
        ("DELETE FROM erasure", true),
        ("UPDATE erasure SET is_open = false", true),
        ("INSERT INTO change VALUES (1, 2, '', '', 'erase', '{}', NULL)", false),
        ("UPDATE erasure SET is_open = false", false),
        ("UPDATE erasure SET is_open = true", true),
        ("UPDATE change SET body = 'x'", true),
    ] {
        let done = cluster.try_command(&address, sql);
        assert_eq!(done.is_err(), is_refused, "{sql}: {done:?}");
    }
}
