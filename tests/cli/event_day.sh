# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# event_day.sh -- an event of 37 players with what happens on such a day: names in two spellings,
# lists that change, wrong results, penalties of both sides, leaving, late entries, a playoff.

file=day.event
event() { "$program" event "$@" >/dev/null 2>err; }
# no WHAT SENTENCE VERB ...: refused with that sentence, in one line.
no() {
  what=$1 sentence=$2 verb=$3
  shift 3
  exits 1 "$what" event "$verb" "$file" "$@"
  is "$(cat err)" "lunarbiter event: $sentence" "$what"
}
# Every open table gets a result; the first named wins.
report_all() {
  for table in $("$program" event watch "$file" --once --json | sed 's/.*"missing":\[//; s/\].*//; s/,/ /g'); do
    event report "$file" "$table" 2-$((table % 2)) || event report "$file" "$table" 2-1
  done
}
round() { "$program" event watch "$file" --once --json | sed 's/.*"round":\([0-9]*\).*/\1/'; }

seq -f "Guest %g" 1 32 >names.txt
printf "Ann Lee\r\nJürgen Müller\r\nSeán O'Brien\r\n李小龍\r\nZoë Ågren" >>names.txt
event new "$file" Saturday --cut 8 --seed 99 --minutes 50
exits 0 "37 names" event register "$file" --from names.txt
is "$(wc -l <out | tr -d ' ')" 37 "37 names"
no "another spelling" "Jürgen Müller is registered as number 34: is Muller, Juergen somebody else? Then say --another." \
  register "Muller, Juergen"
no "the same name" "Seán O'Brien is registered already, as number 35." register "o'brien,  Seán"
no "a number as a name" "A name is more than a number, which stands for an entrant." register 12
no "a clock without a round" "No round has been paired." clock
event deck "$file" "Ann Lee" jinx-origins
event start "$file"
no "another deck after the deadline" \
  "The list of Ann Lee is registered and cannot be changed any more (401.3, 401.4)." \
  deck "Ann Lee" vi-unleashed
event check "$file" --done "Ann Lee" --wrong
event penalty "$file" "Ann Lee" decklist-error
exits 0 "a list that is mended" event deck "$file" "Ann Lee" vi-unleashed
exits 0 "pair" event pair "$file"
is "$(grep -c ' -$' out)" 17 "pair: 18 tables without a result, one of them with a penalty"
says out "by penalty)" "pair: a game loss that waited is shown at its table"
event clock "$file"
no "the clock twice" "The clock of round 1 runs already." clock
event report "$file" 1 2-0
no "a result twice" "Table 1 of round 1 has a result already, 2-0-0: correct it if it is wrong." report 1 0-2
no "a table that is none" "Round 1 has tables 1 to 19, no table 20." report 20 2-0
no "the result of a bye" "Table 19 of round 1 is a bye." report 19 2-0
no "too many wins" "3-0-0 is no result of a match that 2 games win (404.1)." report 2 3-0
exits 0 "a wrong result" event report "$file" 1 0-2 --correct
exits 0 "a draw that was agreed" event report "$file" 2 0-0-3 --how agreed
set -- $("$program" event tables "$file" --json | tr -d ' \n' | sed 's/.*{"table":3,"entrants":\[\([0-9]*\),\([0-9]*\)\].*/\1 \2/')
event penalty "$file" "$1" decklist-error
exits 0 "a penalty of the other side at once" event penalty "$file" "$2" decklist-error --together
"$program" event tables "$file" >out
says out "- (begins at 0-0-1 by penalty)" "penalties of both at once draw the game (701.2.b.3)"
no "a result without the drawn game" \
  "A game of this match is drawn by penalties of both sides (701.2.b.3)." report 3 2-0
exits 0 "a result with it" event report "$file" 3 2-0-1
event drop "$file" "Guest 7"
no "left twice" "Guest 7 has left the event already." drop "Guest 7"
no "registered again" "Guest 7 is registered already, as number 7, and has left: who left may return (414.7)." \
  register "guest 7"
report_all
no "a round that was not played" "Round 5 has not been paired." report 1 2-0 --correct --round 5
exits 0 "the second round" event pair "$file"
exits 0 "a late entry" event register "$file" "Late Larry"
exits 0 "who left returns" event return "$file" "Guest 7"
exits 0 "an earlier round is corrected" event report "$file" 1 2-0 --correct --round 1
"$program" event log "$file" >out
says out "corrected  round 1  table 1  2-0-0" "the log tells results as people write them"
report_all
for number in 3 4 5 6; do
  exits 0 "round $number" event pair "$file"
  report_all
done
no "a seventh round" "All 6 rounds of Swiss are played: cut, or finish." pair
exits 0 "the cut" event cut "$file"
no "late after the cut" "Nobody enters after the cut (414.9)." register "Very Late"
exits 0 "the playoff" event pair "$file"
no "a draw in a playoff" "A match of a playoff has a winner (408.4)." report 1 1-1-1 --how time
for table in 1 2 3; do event report "$file" $table 2-1; done
leaver=$("$program" event tables "$file" --json | tr -d ' \n' | sed 's/.*{"table":4,"entrants":\[\([0-9]*\),.*/\1/')
exits 0 "one leaves the playoff" event drop "$file" "$leaver"
exits 0 "the semifinals" event pair "$file"
no "a correction that the bracket hangs on" \
  "Round 8 of the playoff was paired from this result: take that round back first." \
  report 1 1-2 --correct --round 7
report_all
exits 0 "the final" event pair "$file"
is "$(round)" 9 "the final is round 9"
report_all
exits 0 "finish" event finish "$file"
no "a result after the end" "The event is finished: take that fact back to go on." report 1 2-1
exits 0 "standings" event standings "$file"
is "$(wc -l <out | tr -d ' ')" 39 "standings: 38 and a head line"
if python3 "$data/tests/event/slow_standings.py" "$program" "$file" >out 2>&1; then ok
else not_ok "standings and pairings, computed slowly: $(cat out)"; fi
for size in 0 100 4096 9000 20000; do
  head -c $size "$file" >cut.event
  rm -f cut.event-wal cut.event-shm
  exits 1 "a file of $size bytes" event standings cut.event
  one_line err "a file of $size bytes"
done
