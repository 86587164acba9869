# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event_formats.sh -- legal cards in events (T601.2), and bots that play limited and team events.

# ---- Sets and bans ---------------------------------------------------------------------------
new() { "$program" event new "$@" >/dev/null && "$program" event register "$1" "Ann Lee" "Bo Kim" >/dev/null; }

exits 2 "a day without an argument" event new day.event Day --day
exits 1 "a day that is none" event new day.event Day --day 2026-13-01
says err "A day is written as 2026-08-01." "a day that is none"
exits 1 "a region that is none" event new day.event Day --region moon
says err "A region is world or china (601.3.c.4)." "a region that is none"
exits 1 "legal cards in Evolve" event new day.event Day --game evolve --cards standard
exits 1 "bans in a limited event" event new day.event Day --format sealed --cards standard
says err "In a limited event the cards of the pool are legal (602.1.b)." "bans in a limited event"
is "$(ls day.event 2>/dev/null)" "" "a refused event leaves no file"

# T601.2.d: Scrapheap, Fight or Flight and Reaver's Row of a shipped deck are banned.
new high.event High --level competitive --day 2026-08-01
exits 0 "a deck with banned cards" event deck high.event "Ann Lee" jinx-origins --json
is "$(field legal out)" 0 "T601.2.d: banned cards make a list illegal"
says err "jinx-origins: Scrapheap has been banned since 2026-03-30 (T601.2.d)" "T601.2.d"
says err "jinx-origins: Reaver's Row has been banned since 2026-03-30 (T601.2.d)" "T601.2.d: a battlefield, too"
is "$(wc -l <err | tr -d ' ')" 3 "T601.2.d: the other cards of the deck are legal"
new early.event Early --level competitive --day 2026-03-01
exits 0 "before the bans" event deck early.event "Ann Lee" jinx-origins --json
is "$(field legal out)" 1 "T601.2.d: bans count from their day on"
new all.event All --level competitive --day 2026-08-01 --cards all
exits 0 "all cards" event deck all.event "Ann Lee" jinx-origins --json
is "$(field legal out)" 1 "--cards all: bans do not count"
# T601.2.d.2: at casual level the exact list of a product may have them, and no other list.
new low.event Low --level casual --day 2026-08-01
exits 0 "a product" event deck low.event "Ann Lee" jinx-origins --json
is "$(field legal out)" 1 "T601.2.d.2: the exact list of a product at casual level"
sed 's/^2 Void Seeker/1 Void Seeker/; s/^1 Magma Wurm/2 Magma Wurm/' "$data/decks/riftbound/jinx-origins.txt" >mine.txt
exits 0 "a product that was changed" event deck low.event "Bo Kim" mine.txt --json
is "$(field legal out)" 0 "T601.2.d.2: a list that was changed"
# T601.2.b, T601.3.c.4: Unleashed is legal in China a month earlier.
new world.event World --day 2026-04-20
new china.event China --day 2026-04-20 --region china
sed 's/^1 Upstage Comedy/2 Upstage Comedy/; s/^1 Soul Harvest//' "$data/decks/riftbound/vi-unleashed.txt" >vi.txt
"$program" event deck world.event "Ann Lee" vi.txt >out 2>err
says err "vi.txt: Inferna is legal from 2026-05-08 on (region: world) (T601.2.b)" "T601.3.c.4.b"
"$program" event deck china.event "Ann Lee" vi.txt >out 2>err
says_not err "T601.2.b" "T601.3.c.4.a"
"$program" event export high.event >out
says out '"cards": "standard"' "an export says which cards are legal"
says out '"day": "2026-08-01"' "an export says the day"

# ---- Bots in limited events --------------------------------------------------------------------
for format in sealed draft; do
  exits 0 "play $format" event play $format.event --format $format --best-of 1 --players 10 --cut 2 \
    --seed 3 --threads 1 --json
  champion=$(field champion out)
  exits 0 "play $format on three threads" event play $format-3.event --format $format --best-of 1 \
    --players 10 --cut 2 --seed 3 --threads 3 --json
  is "$(field champion out)" "$champion" "play $format: the same champion on three threads"
  "$program" event log $format.event --json >out
  is "$(grep -c '"kind":"pool"' out)" "$(grep -c '"kind":"registered"' out)" "play $format: a pool for each"
  is "$(grep '"kind":"deck"' out | grep -c '"legal":1')" "$(grep -c '"kind":"registered"' out)" \
    "play $format: every deck that was built is legal (T602.4)"
done
is "$("$program" event log draft.event --json | grep -c '"kind":"seated"')" 1 "play draft: in pods (T602.4.b.2)"

exits 0 "play draft-match" event play drafted.event --format draft-match --players 6 --cut 2 --seed 3 --json
says out '"champion": "Player ' "play draft-match: cards are exchanged between games (T602.4.b.8)"
exits 0 "start with lists that are not legal" event register high.event "Cy Roe"
"$program" event deck high.event "Bo Kim" vi.txt >/dev/null 2>&1
"$program" event deck high.event "Cy Roe" viktor-origins >/dev/null 2>&1
exits 0 "start with lists that are not legal" event start high.event
says err "not legal (703.3): Ann Lee" "703.3: start tells whose lists are not legal"

# ---- Bots in teams -------------------------------------------------------------------------------
exits 0 "play in teams" event play teams.event --team 2 --best-of 1 --players 6 --cut 2 --seed 3 --json
says out '"champion": "Team ' "play in teams"
exits 0 "play in teams, best of three" event play three.event --team 2 --players 4 --cut 2 --seed 3 --json
"$program" event log three.event --json >out
says out '"format":"2v2-match"' "play in teams, best of three: its format"
says out '"wins1":2' "play in teams, best of three: two games win a match (T404.2)"
"$program" event log teams.event --json >out
is "$(grep -c 'The B player' out)" "$(grep -c '"kind":"registered"' out)" "T603.2: a team hands in two lists"
exits 0 "play sealed in teams" event play pool.event --team 2 --best-of 1 --format 2v2-sealed --players 4 \
  --cut 2 --seed 3 --threads 1 --json
champion=$(field champion out)
exits 0 "play sealed in teams, two threads" event play pool-2.event --team 2 --best-of 1 \
  --format 2v2-sealed --players 4 --cut 2 --seed 3 --threads 2 --json
is "$(field champion out)" "$champion" "play in teams: the same champion on two threads"
"$program" event log pool.event --json >out
is "$(grep '"kind":"pool"' out | head -n 1 | grep -o '[0-9]* [A-Z][^\\]*\\n' | awk '{ n += $1 } END { print n }')" 104 \
  "T603.6: eight boosters for a team"
is "$(grep '"kind":"deck"' out | grep -c '"legal":1')" "$(grep -c '"kind":"registered"' out)" \
  "play sealed in teams: two legal decks of one pool"
"$program" event new one.event One --team 2 --best-of 1 --cards all >/dev/null
"$program" event register one.event Blue --members "Ann Lee; Bo Kim" >/dev/null
exits 1 "one list of a team" event deck one.event Blue jinx-origins
says err "A player hands in one list, and a team two (603.2)." "one list of a team"
exits 0 "play sealed in teams, best of three" event play pools.event --team 2 --format 2v2-sealed-match --players 4 \
  --cut 2 --seed 3 --json
"$program" event log pools.event --json >out
says out '"wins1":2' "play sealed in teams, best of three: two games win a match (T404.2)"
is "$(grep '"kind":"deck"' out | grep -c '"legal":1')" 4 "play sealed in teams, best of three: legal decks"
is "$(grep '"kind":"deck"' out | grep -c 'The B player.*Sideboard:')" 4 \
  "T602.4.a.7: the rest of a team's pool is in the sideboard of its last list"

# ---- An elimination by time (T408.4) ---------------------------------------------------------------
"$program" event new knock.event Knockout --structure elimination --minutes 50 --seed 6 --cards all >/dev/null
exits 0 "play an elimination" event play knock.event --players 32 --threads 1 --json
says out '"rounds": 5' "play an elimination: 32 players, five rounds"
if [ "$(field ended_by_time out)" -gt 0 ]; then ok; else not_ok "play an elimination: no table ended by time"; fi
"$program" event log knock.event --json >out
is "$(grep -c '"kind":"reported"' out)" 31 "play an elimination: each match sends one home"
is "$(grep '"kind":"reported"' out | sed 's/.*"wins1":\([0-9]\),"wins2":\([0-9]\).*/\1 \2/' | awk '$1 == $2' | wc -l | tr -d ' ')" 0 \
  "T408.4: also by time somebody wins"
