#!/bin/sh
# The restore drill: a desk at work, a copy, more work, everything lost, the copy put back by the command that was printed,
# and the same tournament again, ready to go on with. Run it once before an event:
#
#     tests/restore-drill.sh target/release/exaequo
#
# It works in a folder of its own, needs curl, and says what it does.
set -eu

program=$(realpath "${1:-target/release/exaequo}")
folder=$(mktemp -d)
desk=
trap 'test -z "$desk" || kill -9 "$desk" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"

say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*" >&2; exit 1; }

# Opens the desk of a folder and waits until it answers.
open_desk() {
    "$program" serve --no-open --port 0 --lang en --data "$1" 2>"$1.log" &
    desk=$!
    base=
    for _ in $(seq 200); do
        base=$(sed -n 's|.*\(http://[0-9.:]*\)/.*|\1|p' "$1.log" | head -n 1)
        test -n "$base" && break
        sleep 0.05
    done
    test -n "$base" || fail "the desk of $1 does not open: $(cat "$1.log")"
    token=$(curl -s "$base/" | sed -n 's/.*data-token="\([^"]*\)".*/\1/p' | head -n 1)
}

# Loses the desk as a failure of the power does.
lose_desk() {
    kill -9 "$desk"
    wait "$desk" 2>/dev/null || true
    desk=
}

send() { curl -s -o /dev/null -w '%{http_code}' -H "X-Form-Token: $token" -H 'Accept: application/json' -d "$2" "$base$1"; }

enter() {
    test "$(send /e/1/round/5/enter "game=$1&was=*&is=$2")" = 200 || fail "board $1 was not entered"
}

for loss in 'the file is gone' 'the desk was killed while it was open'; do
    say "== $loss"
    rm -rf data new ./*.trf
    mkdir data
    open_desk data
    test "$(send /samples/league '')" = 303 || fail 'no sample was opened'
    enter 1 1-0
    enter 2 0-1
    curl -s "$base/e/1/download/event.trf" >before.trf

    copied=$("$program" backup --lang en --data data)
    say "$copied"
    restore=$(printf '%s\n' "$copied" | sed -n 's/.*new folder: exaequo \(.*\)FOLDER.*/\1/p')
    test -n "$restore" || fail 'the command that puts it back was not printed'

    enter 3 1-0
    lose_desk
    test "$loss" = 'the file is gone' && rm -f data/desk.sqlite*

    say "exaequo ${restore}new"
    # shellcheck disable=SC2086 # It is typed as it was printed.
    "$program" $restore new --lang en
    "$program" verify --lang en --data new

    open_desk new
    curl -s "$base/e/1/download/event.trf" >after.trf
    cmp before.trf after.trf || fail 'the tournament is another one'
    for page in / /e/1 /e/1/standings /e/1/round/5/enter /e/1/history /e/1/export; do
        test "$(curl -s -o /dev/null -w '%{http_code}' "$base$page")" = 200 || fail "$page is not there"
    done
    enter 3 1-0
    lose_desk
done
say 'The copy was put back, and the desk went on.'
