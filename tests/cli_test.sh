#!/bin/sh
# SPDX-License-Identifier: MIT
#
# cli_test.sh PROGRAM [DATA]: tries every subcommand of the program, its exit
# codes, its JSON and what it says about bad input.  DATA is the folder with
# scripts/, cards/ and decks/ (the source tree).  The last line is
# "N passed, N failed"; the exit code is 1 when something failed.

program=${1:?usage: cli_test.sh PROGRAM [DATA]}
case $program in */*) program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program") ;; esac
data=${2:-$(cd "$(dirname "$0")/.." && pwd)}
LUNARBITER_DATA=$data
export LUNARBITER_DATA
room=$(mktemp -d) || exit 2
trap 'rm -rf "$room"' EXIT
cd "$room" || exit 2
XDG_DATA_HOME=$room/no-mods-of-this-machine
export XDG_DATA_HOME

passed=0 failed=0
ok() { passed=$((passed + 1)); }
not_ok() {
  failed=$((failed + 1))
  echo "FAILED: $*"
  sed 's/^/  out: /' out | tail -n 5
  sed 's/^/  err: /' err | tail -n 5
}

# exits CODE WHAT ARGUMENTS...: runs the program, leaves `out` and `err`.
exits() {
  code=$1 what=$2
  shift 2
  "$program" "$@" >out 2>err </dev/null
  got=$?
  if [ $got = "$code" ]; then ok; else not_ok "$what: exit code $got, expected $code: $*"; fi
}
# says FILE WORDS WHAT: FILE (out, err or another) holds the words.
says() { if grep -qF -- "$2" "$1"; then ok; else not_ok "$3: no '$2' in $1"; fi; }
says_not() { if grep -qF -- "$2" "$1"; then not_ok "$3: '$2' in $1"; else ok; fi; }
is() { if [ "$1" = "$2" ]; then ok; else not_ok "$3: '$1' is not '$2'"; fi; }
one_line() { is "$(wc -l <"$1" | tr -d ' ')" 1 "$2: one line in $1"; }
# field NAME FILE: a number or text of a JSON page.
field() { sed -n "s/.*\"$1\": *\"\{0,1\}\([^\",}]*\).*/\1/p" "$2" | head -n 1; }

# An answer or header that is edited is sealed again.
# seal FILE: with the sum of its lines (FNV-1a, 64 bits; the shell's numbers are signed).
seal() {
  sum=-3750763034362895579
  for byte in $(od -An -v -tu1 "$1"); do sum=$(((sum ^ byte) * 1099511628211)); done
  printf 'sum %016x\n' $sum >>"$1"
}

# ---- The program itself ---------------------------------------------------------

exits 0 "help" --help
says out "commands:" "help"
exits 0 "version" --version
says out "lunarbiter " "version"
exits 2 "no command"
exits 2 "an unknown command" frobnicate
says err "there is no command 'frobnicate'" "an unknown command"
for command in play watch sim replay explain deck cards rules new check test docs; do
  exits 0 "$command --help" $command --help
  says out "usage: lunarbiter $command" "$command --help"
  says out "options:" "$command --help"
  exits 2 "$command with an unknown option" $command --frobnicate
  one_line err "$command with an unknown option"
done
exits 2 "a number that is none" sim --games many
says err "--games wants a whole number" "a number that is none"
exits 2 "a number out of range" sim --games 0
exits 2 "an option without its value" sim --games
exits 2 "a flag with a value" sim --json=yes
exits 2 "too many arguments" watch something
exits 2 "an unknown bot" sim --bots clever
says err "there is no bot 'clever'" "an unknown bot"
exits 1 "data that is not there" watch --data nowhere
says err "nowhere holds no scripts/" "data that is not there"
one_line err "data that is not there"

# ---- Decks -----------------------------------------------------------------------

for deck in jinx-origins viktor-origins lee-sin-origins; do
  exits 0 "$deck is legal" deck $deck
  says out "legal in duel" "$deck is legal"
done
for file in "$data"/decks/riftbound/*-proving-grounds.txt; do
  exits 0 "$(basename "$file") is legal" deck --format proving-grounds "$file"
done
exits 0 "deck --json" deck --json jinx-origins
is "$(field legal out)" true "deck --json"
sed '0,/^3 Flame Chompers/s//2 Flame Chompers/' "$data/decks/riftbound/jinx-origins.txt" >small.txt
sed -i 's/^2 Blazing Scorcher/1 Blazing Scorcher/' small.txt
exits 1 "a deck of 39" deck small.txt
says out "(103." "a deck of 39: the rule"
one_line out "a deck of 39"
exits 1 "a game with a deck of 39" watch --deck small.txt
one_line err "a game with a deck of 39"
says err "small.txt" "a game with a deck of 39"
exits 1 "deck --json of an illegal deck" deck --json small.txt
is "$(field legal out)" false "deck --json of an illegal deck"
printf 'Legend:\n1 Loose Canon\n' >typo.txt
exits 1 "an unknown card" deck typo.txt
says err "typo.txt:2: there is no card 'Loose Canon' (did you mean 'Loose Cannon'?)" "an unknown card"
printf 'Legend:\nLoose Cannon\n' >bad.txt
exits 1 "a line that is none" deck bad.txt
says err "bad.txt:2:" "a line that is none"
printf 'Legends:\n' >bad.txt
exits 1 "a section that is none" deck bad.txt
says err "bad.txt:1:" "a section that is none"
exits 1 "a deck that is not there" deck no-such-deck
exits 1 "a format that is not there" deck --format chess jinx-origins
one_line err "a format that is not there"

# The sections of a file say which game it is for.
cat >plain.txt <<'END'
Leader:
1 Erika
MainDeck:
3 Latham, Vanguard Captain
3 Ninja Trainee
3 Veteran Lancer
3 Novice Trooper
3 Floral Fencer
3 Quickblader
3 Albert, Levin Saber
3 Avant Blader
3 Maid Leader
3 Gilgamesh
3 Lizardman
3 Goblin
3 Goliath
3 Fighter
EvolveDeck:
3 Quickblader
3 Goblin
3 Goliath
END
# A folder of data with a deck of that game, and no other.
mkdir -p evolve/decks/evolve evolve/cards
cp -r "$data/scripts" evolve/
cp -r "$data/cards/evolve" evolve/cards/
cp plain.txt evolve/decks/evolve/
exits 0 "a deck by its name in another game's folder" deck --data evolve plain
exits 0 "deck --json of another game" deck --json plain.txt
is "$(field game out)" evolve "deck --json of another game"
is "$(field format out)" standard "deck --json of another game: the format"
exits 1 "a deck of another game" deck --game riftbound plain.txt
says err "there is no section 'Leader' in a deck of Riftbound (Legend, Champion" \
  "a deck of another game"
exits 1 "a format of another game" deck --format duel plain.txt
says err "this is a format of Riftbound, not of Shadowverse: Evolve" "a format of another game"
exits 1 "a game that is not there" deck --game chess jinx-origins
says err "there is no game 'chess' (there are: riftbound, evolve)" "a game that is not there"
# evolve_deck SED WHAT RULE: the deck, changed, breaks the rule.
evolve_deck() {
  sed "$1" plain.txt >evolve.txt
  exits 1 "$2" deck evolve.txt
  says out "$3" "$2"
}
evolve_deck '/^1 Erika/d' "no leader" "the deck has no leader (6.1.1.1)"
evolve_deck 's/^1 Erika/1 Ninja Trainee/' "a leader that is none" \
  "Ninja Trainee is no leader but a follower (6.1.1.1)"
evolve_deck '/^3 Ninja Trainee/d' "a main deck of 39" \
  "the main deck has 39 cards; at least 40 are needed (6.1.1.2)"
evolve_deck 's/^3 Ninja Trainee/14 Ninja Trainee/' "a main deck of 53" \
  "the main deck has 53 cards; at most 50 are allowed (6.1.1.2)"
evolve_deck 's/^3 Ninja Trainee/3 Fairy/' "a token in the main deck" \
  "Fairy is a token follower and cannot"
evolve_deck '/^EvolveDeck/a 2 Goblin' "an evolve deck of 11" \
  "the evolve deck has 11 cards; at most 10 are allowed (6.1.1.3)"
evolve_deck '/^EvolveDeck/a 1 Ninja Trainee' "a card that is not evolved" \
  "Ninja Trainee is a follower and cannot be in the evolve deck (6.1.1.3)"
evolve_deck 's/^3 Goblin/4 Goblin/' "four copies" \
  "the main deck has 4 copies of Goblin; at most 3 are allowed (6.1.1.4)"
evolve_deck 's/^3 Ninja Trainee/3 Waltzing Fairy/' "a card of another class" \
  "Waltzing Fairy is forestcraft; Erika is swordcraft (6.1.1.5.1)"
exits 1 "the game follows from the format" sim --data evolve --format standard
says err "sd01-forest" "the game follows from the format"
exits 1 "the game follows from --game" watch --data evolve --game evolve
says err "sd01-forest" "the game follows from --game"

# up to three copies in each of the two decks
exits 0 "a deck of plain cards" deck plain.txt
says out "legal in standard: Leader 1, MainDeck 42, EvolveDeck 9" "a deck of plain cards"
exits 0 "a game of plain cards" watch --deck plain.txt --seed 2 \
  --bots random --save plain.replay --check
says out "== Turn 1: " "a game of plain cards: a heading"
says out "defense: plain (1) 20, plain (2) 20" "a game of plain cards: the score"
says out " attacks" "a game of plain cards: a sentence"
says out " evolves" "a game of plain cards: evolution"
says out "Winner: " "a game of plain cards: a winner"
says plain.replay "game evolve" "a replay of another game"
exits 0 "a replay of another game" replay --verify plain.replay
sed -e 's/^game evolve/game riftbound/' -e '$d' plain.replay >edited.replay
seal edited.replay
exits 1 "a replay with another game in it" replay edited.replay
exits 0 "explain in another game" explain --at 20 plain.replay
exits 0 "games of plain cards" sim --deck plain.txt --games 20 --check --json
is "$(field errors out)" 0 "games of plain cards"
exits 0 "greedy in another game" sim --deck plain.txt --games 20 --bots greedy,random
says out "plain (greedy)                  20  100.0%" "greedy in another game"
printf 'no\n?\nb\nend\nquit\n' >in
"$program" play --deck plain.txt --seed 3 <in >out 2>err
says out "evolution points" "play another game: the board"
says out "hand:" "play another game: the hand"
exits 1 "two games at one table" watch --deck plain.txt --deck jinx-origins
says err "jinx-origins" "two games at one table"

# ---- Cards -------------------------------------------------------------------------

exits 0 "cards" cards
says out "set ogn:" "cards"
says out "supported" "cards"
exits 0 "cards of a set" cards ogs
says_not out "set ogn:" "cards of a set"
exits 1 "a set that is not there" cards nosuchset
exits 0 "cards of another game" cards --game evolve sd01
says out "SD01-005       Waltzing Fairy" "cards of another game"
exits 0 "cards --json" cards --json
says out '"status": "supported"' "cards --json"

# A copy of the data with one broken card.  $1 is what the file holds.
broken_data() {
  rm -rf broken
  mkdir -p broken/cards
  cp -r "$data/scripts" "$data/decks" broken/
  cp -r "$data/cards/riftbound" broken/cards/
  chmod -R u+w broken
  printf '%s\n' "$1" >broken/cards/riftbound/zz_bad.lua
}
head='id = "bad-001", name = "Bad", type = "unit", cost = { energy = 1 }, might = 1,'
try_broken() {
  broken_data "$2"
  exits 1 "$1" cards --data broken
  says out "broken: " "$1"
  says out "zz_bad.lua" "$1"
  exits 1 "$1: no game is played" watch --data broken
  says err "zz_bad.lua" "$1: no game is played"
}
try_broken "a script with a syntax error" 'return card { id = '
says err "zz_bad.lua:2" "a script with a syntax error: its line"
try_broken "a script that loops for ever" "while true do end
return card { $head }"
try_broken "a script that eats memory" "local t = {}
for i = 1, 1e9 do t[i] = { i } end
return card { $head }"
try_broken "a script that keeps state" "local count = 0
return card { $head when_played { run = function(game, me) count = count + 1 end } }"
try_broken "a script that calls what does not exist" \
  "return card { $head when_played { run = function(game, me) game.dela(2) end } }"

# ---- Watching and replays ------------------------------------------------------------

exits 0 "watch" watch --seed 3 --save a.replay
says out "== Turn 1:" "watch: turns"
says out "score:" "watch: score"
says out "Winner: " "watch: a winner"
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
seed=1
while :; do
  "$program" watch --deck master-yi-proving-grounds --bots random --seed $seed \
    --save split.replay >out 2>err </dev/null
  split_line=$(grep -nE ' damage [^,]*=[0-9]+, damage [^,]*=[0-9]+ #' split.replay |
    head -n 1 | cut -d: -f1)
  [ -n "$split_line" ] || [ $seed = 600 ] && break
  seed=$((seed + 1))
done
sed '$d' split.replay >edited.replay
seal edited.replay
is "$(tail -n 1 edited.replay)" "$(tail -n 1 split.replay)" "the sum of a replay"
exits 0 "a replay with a split" replay --verify split.replay
split_edited 's|, damage [^,]*=[0-9]* #| #|' "a split that leaves one out" \
  "the answer does not say what 'damage "
split_edited 's|\(damage [^,]*\)=[0-9]* #|\1=99999999999 #|' "a split beyond 32 bits" \
  "' must say a whole number"
split_edited 's|\(damage [^,]*\)=[0-9]* #|\1=3x #|' "a split that is no number" \
  "' must say a whole number"
split_edited 's|\(.* damage \)\([^,=]*\)\(=[0-9]*, damage \)[^,=]*=|\1\2\3\2=|' \
  "a split that says one twice" "the answer says twice what 'damage "

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

# ---- Simulation --------------------------------------------------------------------------

exits 0 "sim" sim --games 6 --seed 9
says out "whoever plays first" "sim"
says out "state hash: " "sim"
exits 0 "sim --json, one thread" sim --games 12 --seed 9 --json --bots random,greedy
hash=$(field state_hash out)
is "${#hash}" 16 "sim: the state hash"
is "$(field games out)" 12 "sim: games"
is "$(field errors out)" 0 "sim: errors"
for name in seconds games_per_second windows windows_per_second decisions decisions_per_second \
  decisions_per_game answers_per_step mean p99 max wins draws; do
  says out "\"$name\"" "sim --json"
done
exits 0 "sim --json, three threads" sim --games 12 --seed 9 --json --bots random,greedy --threads 3
is "$(field state_hash out)" "$hash" "no result depends on the number of threads"
exits 0 "sim --progress" sim --games 3 --progress
says err "3 of 3 games" "sim --progress"
exits 0 "proving grounds by name" sim --games 2 --deck annie-proving-grounds \
  --deck garen-proving-grounds --format proving-grounds --check
exits 0 "the format both decks fit" sim --games 2 --deck lux-proving-grounds --json
is "$(field format out)" proving-grounds "the format both decks fit"
exits 1 "a deck the format refuses" sim --games 2 --deck annie-proving-grounds --format duel
exits 1 "three decks" sim --deck jinx-origins --deck jinx-origins --deck jinx-origins
says err "--format ffa3" "three decks without a mode of play"

# ---- Modes of play ----------------------------------------------------------------------

for mode in "match 2" "ffa3 3" "ffa4 4" "2v2 4"; do
  # shellcheck disable=SC2086 # two words
  set -- $mode
  exits 0 "sim $1" sim --format "$1" --games 2 --check --json
  is "$(field errors out)" 0 "sim $1: errors"
  is "$(field format out)" "$1" "sim $1: format"
  is "$(python3 -c 'import json; print(len(json.load(open("out"))["seat_wins"]))' 2>/dev/null \
    || echo "$2")" "$2" "sim $1: wins by seat"
  exits 0 "watch $1" watch --format "$1" --seed 5 --bots random --save "$1.replay" --check
  says out "Winner: " "watch $1: a winner"
  exits 0 "replay $1" replay --verify "$1.replay"
  says out "verified" "replay $1"
done
exits 0 "watch match: games" watch --format match --seed 3 --bots random
says out "== Game 2 of the match ==" "watch match: games"
says out "(games: " "watch match: games won"
{ cat "$data/decks/riftbound/jinx-origins.txt"; printf 'Sideboard:\n1 Gust\n3 Scrapheap\n'; } >side.txt
exits 1 "a sideboard: copies count together" deck --format match side.txt
exits 0 "a sideboard where there is none" deck side.txt
{
  cat "$data/decks/riftbound/jinx-origins.txt"
  printf 'Sideboard:\n1 Blazing Scorcher\n2 Magma Wurm\n1 Void Seeker\n1 Fading Memories\n'
} >side.txt
exits 0 "a legal sideboard" deck --format match side.txt
exits 0 "sim match: sideboards" sim --format match --deck side.txt --games 4 --check --json
is "$(field errors out)" 0 "sim match: sideboards"
exits 0 "sim: four bots" sim --format ffa4 --games 1 --bots greedy,random,random,random
says out "whoever plays fourth" "sim: wins by seat"
exits 1 "sim: too few bots" sim --format ffa4 --games 1 --bots greedy,random
exits 1 "sim: too few decks" sim --format ffa4 --deck jinx-origins --deck lee-sin-origins
exits 1 "team mates with one legend" sim --format 2v2 --deck jinx-origins --games 1
says err "484.8.g" "team mates with one legend"
exits 1 "team mates with one battlefield" sim --format 2v2 --games 1 --deck jinx-origins \
  --deck viktor-origins --deck lee-sin-origins --deck viktor-origins
says err "484.8.h" "team mates with one battlefield"
exits 0 "deck --format ffa3" deck --format ffa3 jinx-origins
exits 1 "deck --format ffa3: one battlefield" deck --format ffa3 annie-proving-grounds
exits 1 "play: no such seat" play --format ffa3 --seat 4
printf -- '-\nconcede\nsave left.replay\n' >left.txt
"$program" play --format ffa3 --seat 2 --bots random --seed 5 <left.txt >out 2>err
says out "is out of the game" "play: who concedes leaves"
says out "Winner: " "play: the others go on"

# A card whose script fails: the game counts as an error and can be told again.
# fails_with WHAT GAMES BODY: Chemtech Enforcer's play effect is BODY.
fails_with() {
  broken_data "return card { $head }"
  printf 'return card { id = "ogn-003", name = "Chemtech Enforcer", type = "unit",
  domains = { "fury" }, cost = { energy = 2 }, might = 2,
  when_played { run = function(game, me) %s end } }\n' "$3" \
    >broken/cards/riftbound/ogn/chemtech_enforcer.lua
  rm -rf errors
  mkdir errors
  exits 1 "$1" sim --games "$2" --seed 2 --data broken --out errors --json
  says err "chemtech_enforcer.lua:" "$1"
  if [ "$(field errors out)" -gt 0 ]; then ok; else not_ok "$1: no errors counted"; fi
  is "$(field games out)" "$2" "$1: the run goes on"
  is "$(ls errors | wc -l | tr -d ' ')" "$(field errors out)" "$1: a replay for each error"
  exits 1 "$1: its replay" replay --verify --data broken "errors/$(ls errors | head -n 1)"
  says err "chemtech_enforcer.lua:" "$1: its replay says what failed"
}
fails_with "an argument of the wrong type" 6 'game.draw(true)'
fails_with "a play effect that loops for ever" 6 'while true do end'
fails_with "a play effect that eats memory" 2 "local t = {} while true do t[#t + 1] = 'x' .. #t end"

# ---- Playing -----------------------------------------------------------------------------

# plays WHAT OPTIONS: feeds `in` to the program.
plays() {
  what=$1
  shift
  "$program" play "$@" <in >out 2>err
  is $? 0 "$what"
}
printf 'help\n?\n? 1\nb\nm\nlog\n? event\nexplain Scrapheap\nquit\n' >in
plays "play: commands" --seed 3
says out "take back your last answer" "play: help"
says out "(rule " "play: ?"
says out "asked by rule" "play: ? 1"
says out "points win" "play: the board"
says out "you see nothing called 'Scrapheap'" "play: explain a card of another hand"
says out "hand:" "play: the hand"
printf '99\nnonsense\n? no such card\n? 99\nu\nconcede\n' >in
plays "play: bad answers" --seed 3
says out "the answer does not fit" "play: an answer out of range"
says out "is no answer and no command" "play: nonsense"
says out "you see nothing called" "play: an unknown card"
says out "there is nothing to take back" "play: nothing to take back"
says out "Winner: viktor-origins" "play: concede"
printf -- '-\nend\nu\nend\nsave undo.replay\nquit\n' >in
plays "play: undo" --seed 3
says out "taken back to before decision" "play: undo"
says undo.replay "undo " "play: undo marks the replay"
exits 0 "a replay with an undo" replay --verify undo.replay
exits 0 "a replay with an undo, told" replay undo.replay
: >in
plays "play: no input at all" --seed 3
printf 'save\nsave /nowhere/at/all\nquit\n' >in
plays "play: save that fails" --seed 3
says out "save wants a file" "play: save that fails"
says out "/nowhere/at/all:" "play: save that fails"
# a person who always takes the first option plays to the end
yes 1 | head -n 3000 >in
plays "play: option 1 to the end" --seed 3 --bot random --seat 2
is "$(grep -c '^Winner: ' out)" 1 "play: option 1 to the end"

# ---- Rules and scenarios --------------------------------------------------------------------

exits 0 "rules" rules --source "$data"
says out "rules in the book" "rules"
exits 0 "rules --of" rules --source "$data" --of 466.1.b
says out "core/riftbound/" "rules --of"
exits 1 "a rule that does not exist" rules --source "$data" --of 999.9
exits 0 "rules --missing" rules --source "$data" --missing
exits 0 "rules --json" rules --source "$data" --json
is "$(field wrong out)" 0 "rules --json"
exits 0 "rules --table" rules --source "$data" --table
says out "number	class	state	tests	sources	reason" "rules --table"
mkdir -p wrong/docs/rules wrong/core
cp "$data/docs/rules/riftbound-numbers.txt" wrong/docs/rules/
printf '/* 100 steps, 100.5%% and 128 bits are no rules; 340.1 is (rule 478). */\n' >wrong/core/a.c
exits 0 "what is no citation" rules --source wrong --json
is "$(field citations out)" 2 "what is no citation"
mkdir -p wrong/tests
printf 'scenario "116 a name says its rule first, then 117 words" {}\nlocal s = "116 words"\n' \
  >wrong/tests/a_spec.lua
exits 0 "the name of a scenario" rules --source wrong --of 116
is "$(cat out)" "tests/a_spec.lua:1 (test)" "the name of a scenario"
exits 0 "a number within a name" rules --source wrong --of 117
is "$(cat out)" "missing" "a number within a name"
printf -- '-- 118\nassert(true, "340.2")\n' >>wrong/tests/a_spec.lua
exits 0 "a mention is no proof" rules --source wrong --of 340.2
is "$(cat out)" "tests/a_spec.lua:4 (test, mentioned)
missing" "a mention is no proof"
printf 'static void rule_340_2_it_is_open(void **state) { (void)state; } /* 340.3 */\n' \
  >wrong/tests/test_a.c
exits 0 "the name of a C test" rules --source wrong --of 340.2
says out "tests/test_a.c:1 (test)" "the name of a C test"
printf '# why\n341\tnobody can see it\n' >wrong/docs/rules/riftbound-reasons.tsv
exits 0 "a reason" rules --source wrong --of 341
is "$(cat out)" "not observable: nobody can see it" "a reason"
printf '99999\n' >wrong/docs/rules/riftbound-missing.txt
"$program" rules --source wrong --table >wrong/docs/rules/riftbound.tsv 2>/dev/null
says wrong/docs/rules/riftbound.tsv "340.2	E	tested	tests/test_a.c	" "rules --table"
says wrong/docs/rules/riftbound.tsv "	E	missing			" "rules --table"
exits 0 "rules --check" rules --source wrong --check
printf '3\n' >wrong/docs/rules/riftbound-missing.txt
exits 1 "more rules are missing" rules --source wrong --check
says err "rules are missing" "more rules are missing"
printf '99999\n' >wrong/docs/rules/riftbound-missing.txt
printf '342\tnobody can see it\n' >>wrong/docs/rules/riftbound-reasons.tsv
exits 1 "a table out of date" rules --source wrong --check
says err "riftbound.tsv is out of date" "a table out of date"
printf '340.2\tof a tested rule\n' >wrong/docs/rules/riftbound-reasons.tsv
exits 0 "a reason that has become stale" rules --source wrong
exits 1 "a stale reason is found" rules --source wrong --check
says err "riftbound-reasons.tsv:1: 340.2 is tested" "a stale reason is found"
for reason in '341\ttwice' '999\tno rule' '344'; do
  printf '341\tonce\n'"$reason"'\n' >wrong/docs/rules/riftbound-reasons.tsv
  exits 1 "a wrong reason: $reason" rules --source wrong
  says err "riftbound-reasons.tsv:2: " "a wrong reason: $reason"
done
rm wrong/docs/rules/riftbound-reasons.tsv
printf 'int a; /* 340.77 */\n' >>wrong/core/a.c
exits 1 "a citation that does not exist" rules --source wrong
says err "core/a.c:2: there is no rule 340.77" "a citation that does not exist"

# A second rulebook: its files, its marks, its numbers.
exits 0 "rules --game" rules --source "$data" --game evolve
says out "585 rules in the book" "rules --game"
exits 0 "rules --game --of" rules --source "$data" --game evolve --of 6.1.1.4
says out "scripts/deck_rules/evolve.lua:" "rules --game --of"
exits 1 "rules --game: no such game" rules --game chess
says err "there is no game 'chess'" "rules --game: no such game"
exits 0 "another game's file cites none of these" rules --source "$data" --of 103.2
says_not out "evolve" "another game's file cites none of these"
rm -rf other
mkdir -p other/docs/rules other/core/evolve other/core/riftbound other/core/kernel other/tests/evolve
cp "$data"/docs/rules/*-numbers.txt other/docs/rules/
printf '/* 340.1, not 10.6.2; for (5.4) and 1.5 see SVE 10.6.2, 10.6.1 (SVE 6.1). */\n' \
  >other/core/kernel/a.c
printf '/* 10.6.2 says, as rule 9 does and (8.2), that 7.1 of 355.9.b is 3.5 (A.3) */\n' \
  >other/core/evolve/a.c
printf '/* 355.9.b and 10.6.2 */\n' >other/core/riftbound/a.c
printf 'static const char e[] = "Comprehensive Rules 1.3.1"; /* SVE 9.1 */\n' >other/core/evolve/b.c
printf 'scenario "12.2.1 a name" {}\n-- 12.2.2\n' >other/tests/evolve/a_spec.lua
printf 'static void rule_10_5_1_first(void **state) {}\n' >other/tests/evolve/test_a.c
exits 0 "rules of the first game" rules --source other --table
is "$(awk -F'\t' 'NR > 1 && $4 $5 { printf "%s ", $1 }' out)" "340.1 355.9.b " "rules of the first game"
exits 0 "rules of the second game" rules --source other --game evolve --table
is "$(awk -F'\t' 'NR > 1 && $4 $5 { printf "%s ", $1 }' out)" \
  "6.1 8.2 9 9.1 10.5.1 10.6.1 10.6.2 12.2.1 A.3 " "rules of the second game"
says out "12.2.1	E	tested	tests/evolve/a_spec.lua" "rules of the second game: a scenario"
says out "10.6.2	E	implemented		core/evolve/a.c core/kernel/a.c" "rules of the second game"
printf '585\n' >other/docs/rules/evolve-missing.txt
cp out other/docs/rules/evolve.tsv
exits 0 "rules --game --check" rules --source other --game evolve --check
printf '1\n' >other/docs/rules/evolve-missing.txt
exits 1 "more rules of a game are missing" rules --source other --game evolve --check
says err "docs/rules/evolve-missing.txt" "more rules of a game are missing"
printf '/* 10.99.1 */\n' >other/core/evolve/c.c
exits 1 "a citation of a game that does not exist" rules --source other --game evolve
says err "core/evolve/c.c:1: there is no rule 10.99.1" "a citation of a game that does not exist"
exits 0 "... is none of the other game" rules --source other

exits 0 "test" test "$data/cards/riftbound/ogn/gust_spec.lua"
says out " passed, 0 failed" "test"
exits 0 "test --json" test --json "$data/cards/riftbound/ogn/gust_spec.lua"
is "$(field failed out)" 0 "test --json"
printf 'this is no Lua\n' >bad_spec.lua
exits 1 "a scenario with a syntax error" test bad_spec.lua
exits 2 "test without a path" test

# ---- Further parts, each in a file of its own --------------------------------------

for part in "$data"/tests/cli/*.sh; do . "$part"; done

echo "$passed passed, $failed failed"
[ $failed = 0 ]
