# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# replay.sh -- watching, replays, edited ones, explain.

few_cards Gust
exits 0 "watch" watch --seed 3 --save a.replay
says out "== Turn 1:" "watch: turns"
says out "score:" "watch: score"
says out "Winner: " "watch: a winner"
says out "gains 1 point and has" "watch: one point"
is "$(grep -c '(s)\|[{}]' out)" 0 "watch: no letters that are left out for one"
is "$(grep -A1 'combat at' out | grep -c 'defending at')" 0 "watch: attackers come first (459.2.b.3)"
is "$(grep -A1 'defending at' out | grep -c 'attacking at')" 0 "watch: ... all of them"
is "$(grep -c 'Gust resolves' out)" 1 "watch: what others were played on top of is told as it resolves"
is "$(grep -c 'Void Seeker resolves' out)" 0 "watch: ... and nothing else"
cp out first
exits 0 "the same seed" watch --seed 3
is "$(cksum <out)" "$(cksum <first)" "the same seed is the same game"
exits 0 "another seed" watch --seed 4
is "$([ "$(cksum <out)" = "$(cksum <first)" ] && echo same)" "" "another seed is another game"
exits 0 "watch --rules" watch --seed 3 --rules
says out "(413)" "watch --rules"
exits 0 "watch --json" watch --seed 3 --json
is "$(grep -vc '^{"number":.*}$' out)" 0 "watch --json: one event a line"
says out '"kind":"win"' "watch --json: the win"
is "$(sed 's/^{"number":\([0-9]*\),.*/\1/' out | awk '$1 != NR' | wc -l | tr -d ' ')" 0 \
  "watch --json: numbers without gaps"
exits 0 "random bots" watch --seed 5 --bots random --deck lee-sin-origins --check

exits 0 "replay" replay a.replay
is "$(cksum <out)" "$(cksum <first)" "a replay tells the same game"
exits 0 "replay --verify" replay --verify a.replay
says out "verified" "replay --verify"
says a.replay "game riftbound" "a replay names its game"
sed -e '/^game /d' -e '$d' a.replay >old.replay
seal old.replay
exits 0 "a replay that names no game is of the first one" replay --verify old.replay
sed -e 's/^game .*/game chess/' -e '$d' a.replay >old.replay
seal old.replay
exits 1 "a replay of no game" replay old.replay
says err "old.replay:3: there is no game 'chess'" "a replay of no game"
exits 0 "replay --verify --json" replay --verify --json a.replay
is "$(field verified out)" true "replay --verify --json"
exits 0 "replay --to" replay --to 9 a.replay
says out "decision 9, seat" "replay --to"
exits 0 "replay --json" replay --json a.replay
says out '"kind":"win"' "replay --json"
exits 0 "explain" explain --at 60 a.replay
says out "(419.1.a)" "explain: a condition of play"
says out "(133)" "explain: a fact"
exits 0 "explain, one seat" explain --at 60 --seat 1 a.replay
exits 0 "explain a player" explain --at 60 --seat 2 a.replay p1
says out "(466.1)" "explain a player: points"
exits 0 "explain an event" explain --at 60 a.replay event
says out "event " "explain an event"
exits 0 "explain --json" explain --at 60 --json a.replay event
says out '"reasons"' "explain --json"
exits 1 "explain an event that was not" explain --at 60 a.replay 'event 99999'
one_line err "explain an event that was not"
exits 1 "explain a card that is not there" explain --at 60 a.replay 'No Such Card'
says err "there is nothing called 'No Such Card'" "explain a card that is not there"
exits 1 "a replay that is not there" replay nothing.replay
exits 1 "a file that is no replay" replay first
says err "first:1:" "a file that is no replay"
head -n 80 a.replay >cut.replay
exits 1 "a truncated replay" replay cut.replay
one_line err "a truncated replay"
says err "truncated" "a truncated replay"
head -c 3000 a.replay >cut.replay
exits 1 "a replay cut within a line" replay cut.replay
says err "truncated" "a replay cut within a line"
sed 's/^seed 3$/seed 4/' a.replay >edited.replay
exits 1 "an edited replay" replay edited.replay
one_line err "an edited replay"
says err "edited" "an edited replay"
sed 's/^\(card [^ ]* \)...\(.*\)$/\1fff\2/' a.replay >edited.replay
exits 1 "an edited replay: cards" replay --verify edited.replay
printf 'x\n' >>edited.replay
exits 1 "something behind the end" replay edited.replay
exits 2 "replay without a file" replay

# An answer that is edited and sealed again: damage shared between units (a split).
# split_edited EXPRESSION WHAT WORDS: the answer, changed by sed, is refused with the words.
split_edited() {
  sed -e '$d' -e "${split_line}$1" split.replay >edited.replay
  seal edited.replay
  exits 1 "$2" replay edited.replay
  one_line err "$2"
  says err "edited.replay:$split_line: " "$2"
  says err "$3" "$2"
}
# Any game with such an answer will do; the first seed is one, as long as no rule changes it.
for seed in 55 $(seq 600); do
  "$program" watch --deck master-yi-proving-grounds --bots random --seed "$seed" \
    --save split.replay >out 2>err </dev/null
  split_line=$(grep -nE ' damage [^,]*=[0-9]+, damage [^,]*=[0-9]+ #' split.replay |
    head -n 1 | cut -d: -f1)
  [ -z "$split_line" ] || break
done
sed '$d' split.replay >edited.replay
seal edited.replay
is "$(tail -n 1 edited.replay)" "$(tail -n 1 split.replay)" "the sum of a replay"
exits 0 "a replay with a split" replay --verify split.replay
split_edited 's|, damage [^,]*=[0-9]* #| #|' "a split that leaves one out" \
  "' no amount"
split_edited 's|\(damage [^,]*\)=[0-9]* #|\1=99999999999 #|' "a split beyond 32 bits" \
  "' must say a whole number"
split_edited 's|\(damage [^,]*\)=[0-9]* #|\1=3x #|' "a split that is no number" \
  "' must say a whole number"
split_edited 's|\(.* damage \)\([^,=]*\)\(=[0-9]*, damage \)[^,=]*=|\1\2\3\2=|' \
  "a split that says one twice" "' two amounts"

# What else is installed does not matter to a replay; a card of the game does.
broken_data "return card { $head }"
exits 0 "a replay with another card installed" replay --verify --data broken a.replay
broken_data 'this is no card'
exits 0 "a replay with a broken card installed" replay --verify --data broken a.replay
broken_data "return card { $head }"
echo '-- changed' >>broken/cards/riftbound/ogn/gust.lua
exits 1 "a replay of a changed card" replay --data broken a.replay
says err "Gust" "a replay of a changed card"
says err "has changed" "a replay of a changed card"
rm broken/cards/riftbound/ogn/gust.lua
exits 1 "a replay of a missing card" replay --data broken a.replay
says err "is not installed" "a replay of a missing card"
