//! Servers that share a database: what one changes reaches the pages of another, and nothing acknowledged is lost when the
//! database dies.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use exaequo_testkit::postgres::{Cluster, Writing};

use crate::serve::{Desk, ask};
use crate::transcript::Folder;

/// How soon a change has to reach a page of another server.
const SOON: Duration = Duration::from_millis(300);
/// How often the database is killed.
const KILLS: usize = 3;

/// The lines of news that a page of a desk hears, each when it comes.
fn news(desk: &Desk) -> Receiver<(Instant, String)> {
    let mut stream = TcpStream::connect(&desk.host).unwrap();
    write!(stream, "GET /e/1/live HTTP/1.1\r\nHost: {}\r\n\r\n", desk.host).unwrap();
    let mut lines = BufReader::new(stream).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("HTTP/1.1 200"));
    let (send, heard) = mpsc::channel();
    thread::spawn(move || {
        for line in lines.map_while(Result::ok).filter(|line| line.starts_with("data:")) {
            if send.send((Instant::now(), line)).is_err() {
                return;
            }
        }
    });
    heard
}

#[test]
fn what_one_server_changes_reaches_the_pages_of_another() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let one = Desk::on(&folder.path("one"), &database);
    let other = Desk::on(&folder.path("other"), &database);
    assert!(one.ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    assert_eq!((one.lines(), other.lines()), (Some(0), Some(0)));
    assert_eq!(one.token, other.token, "a form of one server is good at the other");
    let heard = news(&other);
    let (mut last, mut times) = ("*".to_owned(), Vec::new());
    for is in ["1-0", "0-1", "1/2-1/2"].iter().cycle().take(12) {
        let form = format!("game=1&was={last}&is={is}");
        let entered = one.ask("POST", "/e/1/round/5/enter", &form).unwrap();
        let acknowledged = Instant::now();
        assert!(entered.starts_with("HTTP/1.1 200"), "{entered}");
        // Whoever looks sees it, whether the news has come or not.
        assert_eq!(other.result().as_deref(), Some(*is));
        let (at, line) = heard.recv_timeout(Duration::from_secs(10)).expect("news");
        assert!(line.contains(&format!("\"is\":\"{is}\"")), "{line}");
        times.push(at.saturating_duration_since(acknowledged));
        (*is).clone_into(&mut last);
    }
    times.sort();
    println!("news from one server to the page of another: {times:?}");
    assert!(times[times.len() / 2] <= SOON, "{times:?}");
    // Somebody at the other server who has seen an older result is told.
    let met = other.ask("POST", "/e/1/round/5/enter", "game=1&was=*&is=1-0").unwrap();
    assert!(met.starts_with("HTTP/1.1 409"), "{met}");
    one.end();
    let goes_on = other.ask("POST", "/e/1/round/5/enter", &format!("game=1&was={last}&is=*")).unwrap();
    assert!(goes_on.starts_with("HTTP/1.1 200"), "{goes_on}");
    assert_eq!(other.lines(), Some(13));
}

/// Two servers enter results of two boards as fast as they can; none is refused because of the other, and none is lost.
#[test]
fn two_servers_enter_at_once() {
    let (folder, database) = (Folder::new(), Cluster::shared().database());
    let desks = [Desk::on(&folder.path("one"), &database), Desk::on(&folder.path("other"), &database)];
    assert!(desks[0].ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    thread::scope(|scope| {
        for (desk, game) in desks.iter().zip(1..) {
            scope.spawn(move || {
                let mut last = "*";
                for is in ["1-0", "0-1", "1/2-1/2"].iter().cycle().take(40) {
                    let form = format!("game={game}&was={last}&is={is}");
                    let answer = desk.ask("POST", "/e/1/round/5/enter", &form).unwrap();
                    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
                    last = is;
                }
            });
        }
    });
    assert_eq!((desks[0].lines(), desks[1].lines()), (Some(80), Some(80)));
}

/// Waits until something is so.
fn wait_until(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it never came");
        thread::sleep(Duration::from_millis(50));
    }
}

/// A server on a replica shows what the primary has, tells its open pages, and writes nothing.
#[test]
fn a_replica_shows_public_pages() {
    let cluster = Cluster::start(Writing::Quickly);
    let (folder, database) = (Folder::new(), cluster.database());
    let desk = Desk::on(&folder.path("primary"), &database);
    assert!(desk.ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    let replica = cluster.replica();
    let copy = database.replace(&format!(":{}/", cluster.port()), &format!(":{}/", replica.port()));
    let shown = Desk::on(&folder.path("replica"), &copy);
    let is = |status: &str| shown.ask("GET", "/p/1", "").unwrap().starts_with(status);
    assert!(is("HTTP/1.1 404"), "nothing is published");
    let heard = news(&shown);
    desk.ask("POST", "/e/1/publish", "round=4").unwrap();
    wait_until(|| is("HTTP/1.1 200"));
    heard.recv_timeout(Duration::from_secs(10)).expect("news");
    let refused = shown.ask("POST", "/e/1/round/5/enter", "game=1&was=*&is=1-0").unwrap();
    assert!(refused.starts_with("HTTP/1.1 5") && refused.contains("Nothing was written"), "{refused}");
    desk.ask("POST", "/e/1/withdraw", "").unwrap();
    wait_until(|| is("HTTP/1.1 404"));
}

/// Enters results until it is told to stop, and counts those that were acknowledged and those that may have been lost.
fn enter(host: &str, token: &str, stop: &Receiver<()>) -> (usize, usize) {
    let (mut acknowledged, mut in_doubt, mut last) = (0, 0, String::from("*"));
    for is in ["1-0", "0-1", "1/2-1/2"].iter().cycle() {
        if stop.try_recv().is_ok() {
            break;
        }
        if last == *is {
            continue;
        }
        let form = format!("game=1&was={last}&is={is}");
        let answer = ask(host, token, "POST", "/e/1/round/5/enter", &form).expect("the server lives");
        if answer.starts_with("HTTP/1.1 200") {
            acknowledged += 1;
            (*is).clone_into(&mut last);
            continue;
        }
        assert!(answer.starts_with("HTTP/1.1 503") || answer.starts_with("HTTP/1.1 409"), "{answer}");
        in_doubt += usize::from(answer.contains("was lost while"));
        thread::sleep(Duration::from_millis(100));
        let page = ask(host, token, "GET", "/e/1/round/5/enter", "").unwrap_or_default();
        if let Some((_, behind)) = page.split_once("data-game=\"1\" data-is=\"") {
            behind.split_once('"').unwrap().0.clone_into(&mut last);
        }
    }
    (acknowledged, in_doubt)
}

/// Whatever was acknowledged is there after the database was killed, again and again, and the server goes on by itself.
#[test]
fn nothing_acknowledged_is_lost_when_the_database_dies() {
    let cluster = Cluster::start(Writing::Safely);
    let (folder, database) = (Folder::new(), cluster.database());
    let desk = Desk::on(&folder.path("data"), &database);
    assert!(desk.ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    let (stop, stopped) = mpsc::channel();
    let (host, token) = (desk.host.clone(), desk.token.clone());
    let entering = thread::spawn(move || enter(&host, &token, &stopped));
    for _ in 0..KILLS {
        thread::sleep(Duration::from_millis(700));
        cluster.kill();
        thread::sleep(Duration::from_millis(300));
        cluster.restart();
    }
    thread::sleep(Duration::from_millis(700));
    stop.send(()).unwrap();
    let (acknowledged, in_doubt) = entering.join().unwrap();
    let lines = desk.lines().expect("the history");
    println!("{KILLS} times killed, {acknowledged} acknowledged, {in_doubt} in doubt, {lines} there");
    assert!(acknowledged > KILLS, "something was entered between");
    assert!((acknowledged..=acknowledged + in_doubt).contains(&lines), "{acknowledged} {in_doubt} {lines}");
    desk.kill();
}

/// Enters results until the server is killed; which were acknowledged.
fn enter_until_killed(host: &str, token: &str, last: &str) -> Vec<&'static str> {
    let (mut acknowledged, mut last) = (Vec::new(), last.to_owned());
    for is in ["1-0", "0-1", "1/2-1/2"].into_iter().cycle() {
        if last == is {
            continue;
        }
        let form = format!("game=1&was={last}&is={is}");
        match ask(host, token, "POST", "/e/1/round/5/enter", &form) {
            Some(answer) if answer.starts_with("HTTP/1.1 200") => acknowledged.push(is),
            _ => break,
        }
        is.clone_into(&mut last);
    }
    acknowledged
}

/// Whatever was acknowledged is in the database after a server was killed, again and again, and another server goes on with it.
#[test]
fn nothing_acknowledged_is_lost_when_a_server_dies() {
    let cluster = Cluster::start(Writing::Safely);
    let (folder, database) = (Folder::new(), cluster.database());
    let other = Desk::on(&folder.path("other"), &database);
    assert!(other.ask("POST", "/samples/league", "").unwrap().starts_with("HTTP/1.1 303"));
    let (mut lines, mut last) = (0, "*".to_owned());
    for kill in 1..=KILLS {
        let desk = Desk::on(&folder.path("data"), &database);
        let (host, token, from) = (desk.host.clone(), desk.token.clone(), last.clone());
        let entering = thread::spawn(move || enter_until_killed(&host, &token, &from));
        thread::sleep(Duration::from_millis(700));
        desk.kill();
        let acknowledged = entering.join().unwrap();
        assert!(!acknowledged.is_empty(), "something was entered");
        let found = other.lines().expect("the history");
        let more = found.checked_sub(lines + acknowledged.len());
        println!("killed {kill} times: {} acknowledged, {more:?} more there", acknowledged.len());
        assert!(
            more.is_some_and(|more| more <= 1),
            "{found} changes after {lines} and {}",
            acknowledged.len()
        );
        let is = other.result().expect("a result");
        assert!(more == Some(1) || acknowledged.last() == Some(&is.as_str()), "{is}");
        let [was, then] = if kill % 2 == 1 { ["*", "1-0"] } else { ["1-0", "*"] };
        let goes_on =
            other.ask("POST", "/e/1/round/5/enter", &format!("game=2&was={was}&is={then}")).unwrap();
        assert!(goes_on.starts_with("HTTP/1.1 200"), "{goes_on}");
        (lines, last) = (other.lines().expect("the history"), is);
    }
    other.end();
}
