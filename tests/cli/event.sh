# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event.sh -- organised play: an evening with what goes wrong on it.

# refused WHAT SENTENCE VERB FILE ...: exit code 1, one sentence, and the event is as it was.
refused() {
  what=$1 sentence=$2
  shift 2
  "$program" event log "$2" --json >before 2>/dev/null
  exits 1 "$what" event "$@"
  says err "lunarbiter event: $sentence" "$what"
  one_line err "$what"
  "$program" event log "$2" --json >after 2>/dev/null
  if cmp -s before after; then ok; else not_ok "$what: the event has changed"; fi
}

file=evening.event
exits 2 "event without a verb" event
exits 2 "event with an unknown verb" event dance "$file"
says err "there is no verb 'dance'" "event: an unknown verb"
exits 0 "event --help" event --help
for verb in new register players deck pool boosters seat start pair clock tables watch report extend drop return cut \
  standings play finish undo log backup check print export import; do
  exits 0 "event $verb --help" event $verb --help
  says out "usage: lunarbiter event $verb" "event $verb --help"
done

exits 2 "a level that is none" event new "$file" Evening --level strict
exits 1 "a format that is none" event new "$file" Evening --format nothing
is "$(ls "$file" 2>/dev/null)" "" "a refused event leaves no file"
exits 0 "event new" event new "$file" Evening --level competitive --seed 3 --cut 2 --json
is "$(field kind out)" created "event new --json"
exits 1 "an event twice" event new "$file" Evening
says err "exists already." "an event twice"
exits 0 "register" event register "$file" "Ann Lee" "Bo Kim" "Cy Roe" "Di Fox" "Ed Poe"
is "$(wc -l <out | tr -d ' ')" 5 "register: a line each"
printf 'Gil Orr\n\nHal Ives\n' >names.txt
"$program" event new names.event Names >/dev/null
exits 0 "register --from" event register names.event --from names.txt
is "$(wc -l <out | tr -d ' ')" 2 "register --from: a line each"
exits 1 "register --from nothing" event register names.event --from nothing.txt
exits 2 "register --from a table" event register names.event --from names.csv
says err "names.csv is a table: event import FILE names.csv" "register --from a table"
printf 'Ida Ray\n\nhal IVES\nJo Kay\nJo Kay\n' >names.txt
refused_all() { # WHAT LINES VERB FILE...: exit code 1, so many sentences, and the event is as it was.
  what=$1 lines=$2
  shift 2
  "$program" event log "$2" --json >before
  exits 1 "$what" event "$@"
  is "$(wc -l <err | tr -d ' ')" "$lines" "$what: a sentence for each fault"
  says err "So nobody was registered." "$what"
  "$program" event log "$2" --json >after
  if cmp -s before after; then ok; else not_ok "$what: the event has changed"; fi
}
refused_all "register --from a file with faults" 3 register names.event --from names.txt
says err "names.txt:3: Hal Ives is registered already, as number 2." "register --from: the line"
says err "names.txt:5: Jo Kay is registered already" "register --from: a name twice"
refused_all "one of several names" 2 register names.event "Ida Ray" "Gil Orr"
exits 0 "players" event players names.event
says out "   2  Hal Ives" "players"
# Tables of players.
printf '\357\273\277Name,E-mail,Deck\r\n"Lee, Ann",ann@example.org,viktor-origins\r\n"Fish ""Zed""",,\r\n' >names.csv
exits 0 "import of a table" event import names.event names.csv --json
is "$(grep -c '"kind":"registered"' out)" 2 "import of a table: players"
says out '"name":"Fish \"Zed\""' "import of a table: quotes"
says out '"name":"Lee, Ann"' "import of a table: a comma in a name"
says out '"kind":"deck"' "import of a table: decks"
says err "names.csv: passed over: E-mail" "import of a table: other columns"
printf 'name;deck\nIda Ray;\nCy Roe;nothing\nDi;jinx-origins;x\nEd\nJ\374rgen;\nLea Ann;\n"Fy;\n' >faults.csv
refused_all "import of a table with faults" 7 import names.event faults.csv
says err "faults.csv:3: there is no deck 'nothing'" "a deck that is none"
says err "faults.csv:4: This row has not as many fields as the head." "a row that is too long"
says err "faults.csv:6: A name is written in UTF-8." "Latin-1"
says err "faults.csv:8: A quote is not closed, or not followed by a comma." "an open quote"
# A table may name files below its folder, and no others: nothing of them is told.
mkdir -p tables/lists
cp "$data/decks/riftbound/viktor-origins.txt" tables/lists/ivy.txt
echo 'a secret line' >secret.txt
ln -sf ../../secret.txt tables/lists/link.txt
printf 'name,deck\nIvy Oak,tables/lists/ivy\n' >tables/names.csv
exits 0 "a table with a file below its folder" event import names.event tables/names.csv --json
says out '"kind":"deck"' "a table with a file below its folder"
for deck in secret.txt "$PWD/secret.txt" tables/../secret tables/lists/link.txt; do
  printf 'name,deck\nJan Elm,%s\n' "$deck" >tables/names.csv
  refused_all "a table that names $deck" 2 import names.event tables/names.csv
  says err "is not read: a table names decks, or files below its own folder" "$deck"
  is "$(grep -c 'a secret line' err)" 0 "nothing of $deck is told"
done
printf 'Ann\n' >faults.csv
exits 1 "a table without a head" event import names.event faults.csv
says err "faults.csv:1: The first line of a table of players names its columns" "a table without a head"
exits 1 "a table that is not there" event import names.event nothing.csv
exits 2 "import --another of JSON" event import names.event exported.json --another
exits 2 "register nobody" event register names.event
refused "a name in another order" "Bo Kim is registered already, as number 2." register "$file" "kim, BO"
refused "a name one letter away" "Ann Lee is registered as number 1: is Anne Lee somebody else?" \
  register "$file" "Anne Lee"
exits 0 "somebody else" event register "$file" "Anne Lee" --another
exits 0 "a typing mistake is taken back" event undo "$file" 7
refused "started without lists" "Ann Lee and 4 more have handed in no deck list (401.1, 401.4)." start "$file"
exits 0 "a deck" event deck "$file" "Ann Lee" jinx-origins
refused "a deck that is none" "there is no deck 'nothing'" deck "$file" "Bo Kim" nothing
printf 'Legend:\n1 Loose Cannon\nMainDeck:\n4 Gust\n' >short.txt
exits 0 "a deck that is not legal, for people" event deck "$file" "Bo Kim" short.txt
says out "not legal" "a deck that is not legal is told as such"
exits 0 "a deck that is not legal" event deck "$file" "Bo Kim" short.txt --json
is "$(field legal out)" 0 "a deck that is not legal is registered as such"
says err "short.txt: " "a deck that is not legal: why"
for player in "Cy Roe" "Di Fox" 5; do exits 0 "a deck" event deck "$file" "$player" viktor-origins; done
exits 0 "seat" event seat "$file" --pods 3
says out "Pod 2" "seat: five players in pods of three and two"
exits 0 "start" event start "$file"
exits 0 "watch --once before a round" event watch "$file" --once
says out "Evening: started, no round is paired" "watch --once before a round"
refused "a deck after the deadline" "The list of Ann Lee is registered and cannot be changed" \
  deck "$file" 1 viktor-origins
exits 0 "pair" event pair "$file"
says out "Round 1" "pair shows the tables"
says out "bye" "five players: a bye"
refused "seats after the first round" "Seats are drawn before the first round is paired." seat "$file"
refused "a later round by seat" "Only the first round of a Swiss event is paired by seat." pair "$file" --by-seat
exits 0 "watch --once" event watch "$file" --once
says out "Results missing: 2 of 3." "watch --once"
exits 0 "watch --json ends with its input" event watch "$file" --json
is "$(field round out)" 1 "watch --json"
refused "a round too soon" "Round 1 is not over: table 1 has no result." pair "$file"
refused "no such table" "Round 1 has tables 1 to 3, no table 8." report "$file" 8 2-0
refused "no result" "A result is games won, lost and drawn" report "$file" 1 "2:0"
refused "a name that is none" "No entrant is called 'Bo Kin'; did you mean Bo Kim?" drop "$file" "Bo Kin"
exits 0 "report" event report "$file" 1 2-1
refused "a result twice" "Table 1 of round 1 has a result already, 2-1-0: correct it" report "$file" 1 2-0
exits 0 "extend" event extend "$file" 2 5 --reason "deck check"
second=$("$program" event tables "$file" --json | sed -n '/"table": 2/,/"names"/p' | sed -n 's/^ *\([1-5]\),*$/\1/p' | head -n 1)
exits 0 "penalty" event penalty "$file" "$second" late --minutes 4 --json
is "$(field penalty out)" 2 "four minutes late at competitive level: a game loss (703.8.b)"
refused "late, and nobody knows how much" "How late? Say --minutes, by which the penalty goes (703.8)." \
  penalty "$file" "$second" late
refused "an infraction that is none" '`event penalty --help` lists the infractions; there is none' \
  penalty "$file" "$second" sneezing
exits 0 "report a match with a game loss" event report "$file" 2 1-1 --how time
exits 0 "standings" event standings "$file" --json
is "$(field points out)" 3 "standings --json"
says out '"opponents_match_win": "1/3"' "standings: exact fractions"
exits 0 "pair" event pair "$file"
exits 0 "a correction of a round already paired over" event report "$file" 1 1-2 --correct --round 1
exits 0 "tables of it" event tables "$file" --round 1
says out "corrected" "tables: a corrected result is marked"
exits 0 "why" event standings "$file" --why "Ann Lee"
says out "(409.2.a)" "standings --why"
exits 0 "a card" event penalty --help slow-play
says out "703.2" "penalty --help INFRACTION"
exits 2 "no such card" event penalty --help sneezing
refused "what others need" "Fact 2 (registered) cannot be taken back, since fact" undo "$file" 2
exits 0 "backup" event backup "$file" copy.event
"$program" event log "$file" --json >before
"$program" event log copy.event --json >after
if cmp -s before after; then ok; else not_ok "a backup is the same event"; fi
exits 0 "check" event check "$file" --json
is "$(field needed out)" 1 "check: one deck in ten, rounded up (411.2)"
exits 0 "check --count" event check "$file" --count 3
is "$(wc -l <out | tr -d ' ')" 4 "check --count: three decks and a line before"
exits 0 "check --done" event check "$file" --done "Cy Roe" --wrong --note "39 cards"
exits 0 "check" event check "$file"
says out "1 of 5 decks are checked; 411.2 asks for 1" "check: enough"
says_not out "  check " "check: enough"
exits 2 "check --wrong alone" event check "$file" --wrong
exits 0 "export" event export "$file"
cp out exported.json
exits 0 "import" event import again.event exported.json
exits 0 "export again" event export again.event
if cmp -s out exported.json; then ok; else not_ok "an imported event is the same"; fi
sed 's/"kind": "started"/"kind": "rumoured"/' exported.json >odd.json
exits 1 "import of an odd fact" event import odd.event odd.json
says err "is of no kind that there is." "import of an odd fact"
sed 's/"wins1": 2/"wins1": 7/' exported.json >odd.json
exits 1 "import of a fact that cannot be" event import odd.event odd.json
says err "of the import is refused: 7-1-0 is no result of a match that 2 games win (404.1)." "import: which fact"
sed 's/"wins1": 2,//' exported.json >odd.json
exits 1 "import of a fact without a member" event import odd.event odd.json
says err "has no member 'wins1'." "import of a fact without a member"
sed 's/"wins1": 2/"wins1": "2"/' exported.json >odd.json
exits 1 "import of a member of another type" event import odd.event odd.json
says err "or of another type: 'wins1'." "import of a member of another type"
sed 's/"entrants": \[/&4294967297, /' exported.json >odd.json
exits 1 "import of an entrant beyond all numbers" event import odd.event odd.json
says err "or of another type: 'entrants'." "import of an entrant beyond all numbers"
exits 1 "import of no file" event import odd.event nothing.json
says err "nothing.json cannot be read." "import of no file"
is "$(ls odd.event 2>/dev/null)" "" "a refused import leaves no file"
head -c 700 exported.json >odd.json
exits 1 "import of half a file" event import odd.event odd.json
one_line err "import of half a file"
exits 0 "export --csv" event export "$file" --csv
says out "rank,number,name,points,won,lost,drawn" "export --csv"
is "$(wc -l <out | tr -d ' ')" 6 "export --csv: a line each"
"$program" event new page.event 'Fish & <Chips>' >/dev/null
"$program" event register page.event 'A "Zed" <b>' Bo Cy >/dev/null
exits 1 "print before a round" event print page.event names
exits 1 "print seats before they are drawn" event print page.event seats
"$program" event seat page.event >/dev/null
"$program" event start page.event >/dev/null
"$program" event pair page.event --by-seat >/dev/null
for page in seats names tables slips standings decks; do
  exits 0 "print $page" event print page.event $page
  says out "<title>Fish &amp; &lt;Chips&gt;: " "print $page"
  says_not out "<b>" "print $page: names are escaped"
  if python3 -c '
import html.parser, sys
class Tree(html.parser.HTMLParser):
    open = []
    def handle_starttag(self, tag, attrs):
        if tag != "meta": self.open.append(tag)
    def handle_endtag(self, tag): assert self.open.pop() == tag
tree = Tree()
tree.feed(sys.stdin.read())
assert not tree.open' <out; then ok; else not_ok "print $page: tags are closed"; fi
done
exits 1 "print nothing" event print page.event poster
# Limited events: pools by lot, by hand and by draft; decks are held against them.
"$program" event new sealed.event Sealed --format sealed --seed 5 >/dev/null
"$program" event register sealed.event "Ann Lee" "Bo Kim" >/dev/null
exits 0 "boosters" event boosters sealed.event --json
is "$(grep -c '"kind":"pool"' out)" 2 "boosters: a pool for each"
is "$(head -n 1 out | grep -o '[0-9]* [A-Z][^\\]*\\n' | awk '{ n += $1 } END { print n }')" 78 \
  "602.4.a.1: six boosters of thirteen cards"
refused "boosters twice" "Everybody who plays has a pool." boosters sealed.event
printf 'Pool:\n1 Gustt\n' >gu.txt
printf 'Pool:\n10 Gust\n2 Hextech Ray\n' >bo.txt
exits 0 "pool" event pool sealed.event "Bo Kim" bo.txt
refused "a pool of a card that is none" "gu.txt:2: there is no card 'Gustt'" pool sealed.event 1 gu.txt
refused "a pool without cards" "short.txt names no cards under a line 'Pool:'" pool sealed.event 1 short.txt
printf 'MainDeck:\n12 Gust\n2 Hextech Ray\n' >bo-deck.txt
exits 0 "a deck and its pool" event deck sealed.event "Bo Kim" bo-deck.txt
says err "pool: the deck has 12 of Gust; the pool has 10 (T602.1.a.1)" "a deck and its pool"
refused "a pool in a constructed event" "Pools are registered in limited events only" \
  pool "$file" "Bo Kim" bo.txt
printf 'Booster: 2 common, 1 any\n\ncommon:\nGust\nHextech Ray\nrare:\nStupefy\n' >product.txt
"$program" event new pairs.event Pairs --team 2 --limited --format 2v2 >/dev/null
"$program" event register pairs.event Blue --members "Ann Lee; Bo Kim" >/dev/null
exits 0 "boosters of a team" event boosters pairs.event --product product.txt --json
says out '8 Gust' "603.6: eight boosters for a team"
printf 'MainDeck:\n5 Gust\n' >five.txt
exits 0 "decks of a team" event deck pairs.event Blue five.txt five.txt
says err "pool: the deck has 10 of Gust; the pool has 8 (T602.1.a.1)" "603.6: a team has one pool"
printf 'Booster: 2 common\ncommon:\nGust\n' >product.txt
exits 1 "a product with too few cards" event boosters pairs.event --product product.txt
one_line err "a product with too few cards"
"$program" event new draft.event Draft --format draft --seed 5 >/dev/null
seq -f "Player %g" 1 11 >names.txt
exits 0 "names that differ in a number" event register draft.event --from names.txt
refused "a draft without pods" "No seats have been drawn: event seat draws pods." boosters draft.event
exits 0 "pods of a draft" event seat draft.event
is "$(grep -c Pod out)" 2 "602.4.b.2: eleven players draft in pods of six and five"
exits 0 "a draft of bots" event boosters draft.event --json
is "$(grep -c '"kind":"pool"' out)" 11 "a draft of bots: a pool for each"

# Bots play an event: the same one with any number of threads, whoever else plays at the same file,
# and however often the program is killed.
story() { "$program" event log "$1" --json | sed 's/"at":[0-9]*,//'; }
exits 0 "play" event play one.event --players 14 --cut 4 --seed 5 --threads 1 --json
is "$(field rounds out)" 6 "play: 4 rounds of Swiss for 14 and a top four"
champion=$(field champion out)
exits 0 "play on three threads" event play three.event --players 14 --cut 4 --seed 5 --threads 3 --json
is "$(field champion out)" "$champion" "play: the same champion on three threads"
exits 0 "play with another seed" event play other.event --players 14 --cut 4 --seed 6
story one.event >before
story three.event >after
if cmp -s before after; then ok; else not_ok "play: the same log on three threads"; fi
story other.event >after
if cmp -s before after; then not_ok "play: another seed is another event"; else ok; fi
for wait in 0.3 0.1 0.5 0.2 0.4 0.6; do
  "$program" event play killed.event --players 14 --cut 4 --seed 5 --threads 2 >/dev/null 2>&1 &
  sleep $wait
  kill -9 $! 2>/dev/null
  wait $! 2>/dev/null
done
exits 0 "play taken up again" event play killed.event --players 14 --cut 4 --seed 5
story killed.event >after
if cmp -s before after; then ok; else not_ok "play: killed and taken up again, the same log"; fi
"$program" event new shared.event Bots --cards all --level competitive --cut 4 --seed 5 --format match >/dev/null
"$program" event play shared.event --players 14 >/dev/null 2>&1 &
exits 0 "play at the same file as another" event play shared.event --players 14
if wait $!; then ok; else not_ok "play: the other one, too"; fi
story shared.event | tail -n +2 >after
tail -n +2 before >expected
if cmp -s expected after; then ok; else not_ok "play: two at one file, the same log"; fi
for file in one.event other.event; do
  if python3 "$data/tests/event/slow_standings.py" "$program" $file >out 2>&1; then ok
  else not_ok "standings and pairings of $file, computed slowly: $(cat out)"; fi
done
exits 0 "play a finished event" event play one.event
exits 1 "play with a deck that is none" event play none.event --deck nothing
exits 1 "play in a format of teams" event play four.event --format 2v2
says err "2v2 is no format of two players." "play in a format of teams"
exits 1 "play a match of another length" event play other1.event --best-of 1 --format match
says err "A match in the format match is the best of 3 games, not of 1." "play a match of another length"
exits 2 "play with a bot that is none" event play five.event --bots clever
file=evening.event
head -c 9000 copy.event >half.event
exits 1 "a truncated file" event log half.event
one_line err "a truncated file"
exits 1 "no event" event log short.txt
says err "short.txt is not an event file." "no event"
exits 1 "no file" event log nowhere.event
says err "There is no file nowhere.event." "no file"

# Two desks at once: each registers ten.
"$program" event new two.event Two >/dev/null
for desk in one two; do
  for player in a b c d e f g h i j; do "$program" event register two.event "$player$player of $desk"; done &
done >two.out 2>two.err
wait
is "$("$program" event log two.event --json | grep -c registered)" 20 "two desks at once"
exits 0 "Evolve" event new ev.event Evolve --game evolve
exits 0 "Evolve: register" event register ev.event Ann Bo
refused "Evolve has no penalties" "Penalties are ruled for Riftbound (700), not for 'evolve'." penalty ev.event Ann late
exits 1 "Evolve has no teams" event new teams.event Teams --game evolve --team 2
