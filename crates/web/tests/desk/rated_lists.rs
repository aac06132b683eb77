//! Rating lists: sent, loaded beside everything else, and searched while somebody types.

use std::io::Write as _;
use std::time::Duration;

use axum::body::Body;

use crate::site::{Site, request};

const LIST: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  9   10 2824  0   10 2881  0   10 1990      \r
2600101        Cote, Zoe                                                    CAN F        WFM                     2043  0   20 1990  0   20 0     0      2009  w   \r
9999999        O'Neil-Smith, <b>Ann</b>                                     IRL F                                1500  0   20 0     0      0     0      2001  wi  \r
";

/// Sends a list, and waits until it is there or refused.
async fn sent(site: &Site, name: &str, pace: &str, content: &[u8]) -> String {
    let mut body = format!(
        "--edge\r\nContent-Disposition: form-data; name=\"pace\"\r\n\r\n{pace}\r\n\
         --edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\r\n"
    )
    .into_bytes();
    body.extend_from_slice(content);
    body.extend_from_slice(b"\r\n--edge--\r\n");
    let kind = ("content-type", "multipart/form-data; boundary=edge");
    let answer = site.ask(request("POST", "/rating-lists", &[kind], Body::from(body))).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    for _ in 0..500 {
        let shown = site.get("/rating-lists").await;
        if shown.header("refresh").is_empty() {
            return shown.text().to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the list is never there");
}

async fn event() -> Site {
    let site = Site::new().await;
    site.post("/new", "name=Open&day=2026-03-07&system=swiss&rounds=5").await;
    site
}

#[tokio::test]
async fn players_are_found_by_any_words_without_accents_and_by_number() {
    let site = event().await;
    assert!(site.get("/e/1/run/players").await.text().contains("/rating-lists"), "the way to a list");
    let page = sent(&site, "players_list.txt", "standard", LIST.as_bytes()).await;
    assert!(page.contains("players_list.txt") && page.contains(">3<"), "{page}");
    for typed in ["carl", "magnus%20CARL", "Carlsen%2C+M", "1503014", "15030"] {
        let found = site.get(&format!("/e/1/run/found?q={typed}")).await;
        assert!(found.text().contains("Carlsen, Magnus"), "{typed}: {}", found.text());
        assert!(!found.text().contains("Cote"), "{typed}");
    }
    let found = site.get("/e/1/run/found?q=zo%C3%A9+c%C3%B4t%C3%A9").await;
    let found: Vec<serde_json::Value> = serde_json::from_str(found.text()).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["words"], "Cote, Zoe · WFM · CAN · 2009 · 2043 · 2600101");
    let fields: Vec<(String, String)> = serde_json::from_value(found[0]["fields"].clone()).unwrap();
    for (name, value) in [
        ("name", "Cote, Zoe"),
        ("title", "WFM"),
        ("federation", "CAN"),
        ("birth", "2009"),
        ("sex", "f"),
        ("fide", "2600101"),
        ("rating.own", "2043"),
        ("rating.rapid", "1990"),
        ("rating.blitz", ""),
    ] {
        assert!(fields.contains(&(name.to_owned(), value.to_owned())), "{name}: {fields:?}");
    }
    for nobody in ["", "c", "nobody", "%22*", "carlsen+OR+cote"] {
        assert_eq!(site.get(&format!("/e/1/run/found?q={nobody}")).await.text(), "[]", "{nobody}");
    }
}

/// The button gives the same as typing, and whoever is chosen stands in the form.
#[tokio::test]
async fn without_scripts_a_search_fills_the_form() {
    let site = event().await;
    sent(&site, "list.txt", "standard", LIST.as_bytes()).await;
    let page = site.get("/e/1/run/players?q=magnus").await;
    assert!(page.text().contains("href=\"/e/1/run/players?player=1503014\""), "{}", page.text());
    let chosen = site.get("/e/1/run/players?player=1503014").await;
    for field in ["value=\"Carlsen, Magnus\"", "value=\"2839\"", "value=\"1503014\"", "value=\"1990\""] {
        assert!(chosen.text().contains(field), "{field}");
    }
    assert!(chosen.text().contains("<option value=\"GM\" selected>"));
    let nobody = site.get("/e/1/run/players?q=nobody+at+all").await;
    assert!(nobody.text().contains("Nobody is found"));
    let escaped = site.get("/e/1/run/players?q=neil").await;
    assert!(escaped.text().contains("&#60;b&#62;Ann"), "names are text");
}

#[tokio::test]
async fn lists_are_read_as_csv_and_out_of_zip_archives_and_stay() {
    let site = event().await;
    let mut deflated = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::fast());
    deflated.write_all(LIST.as_bytes()).unwrap();
    let mut zip = b"PK\x03\x04\x14\0\0\0\x08\0".to_vec();
    zip.extend([0; 16]);
    zip.extend([8, 0, 3, 0]);
    zip.extend(b"list.txtEXT");
    zip.extend(deflated.finish().unwrap());
    sent(&site, "list.zip", "standard", &zip).await;
    assert!(site.get("/e/1/run/found?q=carlsen").await.text().contains("1503014"));
    sent(&site, "rapid.csv", "rapid", "id,name,rating\n77,\"Rápid, Ritä\",1777\n".as_bytes()).await;
    let rita = site.get("/e/1/run/found?q=rita").await;
    assert!(rita.text().contains("[\"rating.rapid\",\"1777\"]"), "{}", rita.text());
    let site = site.restarted().await;
    assert!(site.get("/e/1/run/found?q=carlsen").await.text().contains("1503014"), "after a restart");
    site.post("/rating-lists/1/remove", "").await;
    assert_eq!(site.get("/e/1/run/found?q=carlsen").await.text(), "[]");
    assert!(!site.folder.path().join("lists/1.sqlite").exists());
}

#[tokio::test]
async fn what_is_no_list_is_refused_with_its_line() {
    let site = event().await;
    let page = sent(&site, "<i>bad.csv", "standard", b"id,rating\n1,high\n").await;
    assert!(page.contains("&#60;i&#62;bad.csv was not loaded. Line 2:"), "{page}");
    let page = sent(&site, "bad.zip", "standard", b"PK\x03\x04 and no more").await;
    assert!(page.contains("bad.zip was not loaded: it cannot be unpacked"), "{page}");
    assert_eq!(std::fs::read_dir(site.folder.path().join("lists")).unwrap().count(), 0, "nothing is left");
}

/// A large list does not keep anybody from entering a result: it is in another file, in short steps.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_are_entered_while_a_list_is_loaded() {
    let site = Site::new().await;
    site.post("/samples/league", "").await;
    let row = |number: u32| format!("{number},\"Family{}, First{}\",1500\n", number % 991, number % 83);
    let large = format!("id,name,rating\n{}", (1..60_000).map(row).collect::<String>());
    let mut last = "*";
    let entering = async {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let mut longest = Duration::ZERO;
        for result in ["1-0", "0-1"].into_iter().cycle().take(20) {
            let begun = std::time::Instant::now();
            let answer = site.script("/e/1/round/5/enter", &format!("game=1&was={last}&is={result}")).await;
            longest = longest.max(begun.elapsed());
            assert_eq!(answer.status, 200, "{}", answer.text());
            last = result;
        }
        longest
    };
    let (page, longest) = tokio::join!(sent(&site, "large.csv", "standard", large.as_bytes()), entering);
    assert!(page.contains("59,999"), "{page}");
    assert!(longest < Duration::from_secs(3), "{longest:?}");
}
