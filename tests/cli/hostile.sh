# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# hostile.sh -- files of strangers are opened with every command, and do nothing outside.

canary=$room/canary secret=$room/secret.lua
printf 'test_card { id = "s-1", name = "Secret", type = "unit", cost = { energy = 1 }, might = 1 }\n' >"$secret"
cp -r "$data/tests/hostile" .
find hostile -type f -exec sed -i "s|@CANARY@|$canary|g; s|@SECRET@|$secret|g" {} +

# unharmed WHAT: nothing was written, read or started, and no control byte was printed.
unharmed() {
  if [ -e "$canary" ] || [ -e "$canary.lua" ]; then not_ok "$1: it left its mark"; rm -f "$canary" "$canary.lua"; else ok; fi
  if LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177]')" out err; then not_ok "$1: control bytes"; else ok; fi
}
# opened CODE WHAT ARGUMENTS...
opened() {
  exits "$@"
  unharmed "$2"
}

# ---- Every command ------------------------------------------------------------------------------

opened 1 "hostile: test with keywords" test --threads 1 hostile/mod
says out "hostile/mod/keywords/away.lua:2: unknown name 'os'" "hostile: keywords"
opened 1 "hostile: check with keywords" check hostile/mod
mv hostile/mod/keywords/away.lua away.lua
opened 1 "hostile: test" test --threads 1 hostile/mod
says out "0 passed, " "hostile: test: none passes"
for name in os io require package load debug; do
  says out ": $name is not for scenarios" "hostile: test: $name"
done
says out "string.dump is not for scenarios" "hostile: test: string.dump"
says out 'ran for more than 300 million instructions' "hostile: test: a loop"
is "$(grep -c 'scenario "a loop.*300 million' out)" 2 "hostile: test: loops end"
is "$(grep -c 'scenario "a long t.*not enough memory' out)" 2 "hostile: test: memory ends"
says out "it takes the path of a .lua file from this one on" "hostile: test: use"
says out '\x1b]0;owned\x07' "hostile: test: control bytes are shown"
says_not out "Secret" "hostile: test: what lies outside is not read"
opened 1 "hostile: test --json" test --json hostile/mod/cards/loud_spec.lua
opened 1 "hostile: test --coverage" test --coverage hostile/mod/cards/loud_spec.lua
opened 1 "hostile: test --vacuous" test --vacuous hostile/mod/cards/loud_spec.lua
opened 1 "hostile: test --list" test --list hostile/mod
opened 1 "hostile: test --mutate" test --mutate hostile/mod/cards/loud.lua
opened 1 "hostile: check" check hostile/mod
opened 1 "hostile: check --json" check --json hostile/mod
opened 0 "hostile: show" show --mod hostile/mod hostile/mod/cards/loud.lua
mkdir scratch
export TMPDIR="$room/scratch"
opened 1 "hostile: docs" docs hostile/README.md
unset TMPDIR
is "$(ls -A scratch)" "" "hostile: docs: nothing is left over"
says out "3 left out (they run programs: --trust runs them)" "hostile: docs: commands"
says out "leads out of the folder of the page" "hostile: docs: a path"
says out "os is not for scenarios" "hostile: docs: a scenario"
opened 1 "hostile: deck" deck --mod hostile/mod hostile/mod/decks/loud.txt
opened 1 "hostile: a deck, and a format that does not end" deck --mod hostile/mod --format endless jinx-origins
says err "ran for more than 10 million instructions" "hostile: a format that does not end"
opened 1 "hostile: watch" watch --mod hostile/mod --format endless
opened 0 "hostile: cards" cards --mod hostile/mod
opened 0 "hostile: sim" sim --mod hostile/mod --games 1

cat >turned_spec.lua <<'END'
scenario "a text that turns round" { function(t) error("\u{202E}turned \xE9\u{2028}") end }
scenario "a move without end" { function(t) table.move({}, 1, 1 << 60, 2) end }
END
opened 1 "hostile: a text that turns round" test turned_spec.lua
says out '\xe2\x80\xaeturned \xe9\xe2\x80\xa8' "hostile: what turns a line round, and what is no text"
says out "table.move moves at most 1000000" "hostile: a move without end"

# A name with control bytes is told without them.
printf '%s\n' - - 'set put p1 hand hostile-1' 'play Loud' 'log' quit >in
plays "hostile: play" --seed 3 --mod hostile/mod
unharmed "hostile: play"
says out 'Loud\x1b]0;owned\x07\x1b[2J\x0d\x08' "hostile: play: a name"
printf 'MainDeck:\n1 Gust\n' >"$(printf 'd\033[2Jeck').txt"
opened 1 "hostile: a deck's name" deck "$(printf 'd\033[2Jeck').txt"
says out 'd\x1b[2Jeck.txt' "hostile: a deck's name"
printf 'printf "\\033[2Jno message\\n"\ncat >/dev/null\n' >loud_bot.sh
opened 1 "hostile: a bot's words" watch --bots "exec:sh loud_bot.sh,random"
says err '\x1b[2J' "hostile: a bot's words"
printf 'new\033[2J\n' | "$program" serve >out 2>err
unharmed "hostile: serve"
printf '{"type":"new","format":"\342\200\256\302\233\177"}\n' | "$program" serve >out 2>err
says out "there is no format '\u202E\u009B\u007f'" "hostile: serve: what turns round stays JSON"

# A record names who played: a program that it names is not started, whether it sat there from the
# beginning or since some move.
printf '#!/bin/sh\ntouch %s\n' "$canary" >mark
chmod +x mark
exits 0 "a record" watch --seed 3 --bots random --save plain.replay
sed '/^end /,$d; s|^bot 1 random|bot 1 exec:./mark|' plain.replay >first.replay
sed '/^end /,$d; s|^begin$|begin\nseat 1 1 exec:./mark #0000000000000001|' plain.replay >later.replay
for record in first later; do
  echo 'end open #0000000000000000' >>$record.replay
  seal $record.replay
  opened 1 "a record of a program: $record" play --from $record.replay
  says err "$record.replay: p2 was played by a program, and a record starts none" "a record of a program: $record"
  opened 1 "a record of a program: $record: replay" replay $record.replay
  opened 1 "a record of a program: $record: explain" explain $record.replay
done
opened 0 "a record of a program: another bot" play --from first.replay --bot random
says out "on from here" "a record of a program: another bot"

# ---- What goes on for ever ----------------------------------------------------------------------

# Each ends by a rule or with a refusal that names the card: twenty scenarios in a few seconds.
for game in loops rounds; do
  began=$(date +%s)
  opened 1 "$game" test --threads 1 hostile/$game
  if [ $(($(date +%s) - began)) -le 30 ]; then ok; else not_ok "$game: it takes long"; fi
  says out ": Reader: what has to be known here makes functions that only read run for more than 40 million" "$game: reading"
  says_not out "a fault of the engine" "$game"
  cp out $game.told
done
while read -r game scenario words; do
  if grep -F "scenario \"$(echo "$scenario" | tr _ ' ')\"" $game.told | grep -qF "$words"; then ok; else not_ok "$game: $scenario: $words"; fi
done <<'LINES'
loops each_reads_of_each Slower: what has to be known here
loops a_signal_that_doubles this does not end
loops swaps_without_end loops/cards/swaps.lua:9: Swaps: spell text: one step takes more than 64 MiB to work with (does it loop for ever?)
loops gifts_without_end loops/cards/gives.lua:9: Gives: spell text: one step takes more than 64 MiB
loops looks_without_end loops/cards/looks.lua:8: Looks: spell text: ran for more than 10 million instructions
rounds a_signal_that_doubles Echo: more than 2000 steps without a question
rounds effects_that_run_themselves_twice Twice: more than 2000 steps without a question
rounds swaps_without_end rounds/cards/swaps.lua:9: Swaps: spell text: ran for more than 10 million instructions
rounds gifts_without_end rounds/cards/gives.lua:8: Gives: spell text: more than 8191 effects in one game
LINES

# ---- Every forbidden name in every kind of file ---------------------------------------------------

mkdir -p names/cards names/formats names/keywords
echo 'return mod { name = "names", version = "1.0", game = "riftbound" }' >names/mod.lua
: >names/cards/all_spec.lua
count=0
while read -r name; do
  count=$((count + 1))
  printf 'scenario "%s" { function(t) local _ = %s assert(false, "it is there") end }\n' "$name" "$name" >>names/cards/all_spec.lua
  printf 'local _ = %s\nreturn card { id = "n-%s", name = "N%s", type = "unit", cost = { energy = 1 }, might = 1 }\n' \
    "$name" $count $count >names/cards/card_$count.lua
  printf 'local _ = %s\nreturn format { name = "F", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1, opening_hand = 4, mulligan_max = 2 }\n' \
    "$name" >names/formats/f$count.lua
  printf 'local _ = %s\nkeyword "K%s" { when_played { run = function(game) game.draw(1) end } }\n' "$name" $count >names/keywords/k$count.lua
  mkdir -p mods/m$count
  printf 'local _ = %s\nreturn mod { name = "m%s", version = "1.0", game = "riftbound" }\n' "$name" $count >mods/m$count/mod.lua
done <"$data/tests/hostile/names.txt"
exits 1 "forbidden names" check --no-coverage names
for kind in cards/card_ formats/f keywords/k; do
  is "$(grep "^names/${kind}[0-9]*\.lua:1:.*error: unknown name" out | cut -d: -f1 | sort -u | wc -l | tr -d ' ')" $count \
    "forbidden names: each in $kind"
done
rm -r names/cards/card_* names/formats names/keywords
exits 1 "forbidden names in scenarios" test --brief names
# Where Lua has a name no longer, a scenario finds nothing under it.
while read -r name; do
  case $name in loadstring) ;; *) says out "scenario \"$name\": $name is not for scenarios" "forbidden names in scenarios" ;; esac
done <"$data/tests/hostile/names.txt"
exits 1 "forbidden names in mod.lua" check --no-coverage mods
is "$(grep -c '^mods/m[0-9]*/mod.lua:1:.*unknown name' out)" $count "forbidden names: each in mod.lua"

# ---- Links and names of files -----------------------------------------------------------------------

mkdir -p linked/cards
echo 'return mod { name = "linked", version = "1.0", game = "riftbound" }' >linked/mod.lua
ln -s "$secret" linked/cards/secret.lua
opened 1 "a link that leads out: check" check linked
cat out err >both
says both "a link that leads out of this folder" "a link that leads out: check"
opened 1 "a link that leads out: load" watch --mod linked
cat out err >both
says both "leads out" "a link that leads out: load"
rm linked/cards/secret.lua
mkdir elsewhere bent
echo 'return mod { name = "bent", version = "1.0", game = "riftbound" }' >bent/mod.lua
for folder in cards keywords formats; do ln -s ../elsewhere bent/$folder; done
for kind in card keyword format; do
  opened 1 "a link that leads out: new $kind" new $kind "Odd One" --in bent
  says err "bent/${kind}s: a link that leads out of this folder, which is not followed" "a link that leads out: new $kind"
done
opened 1 "a link that leads out: check --fix" check --no-coverage --fix bent
is "$(ls -A elsewhere)" "" "a link that leads out: nothing is written there"
echo 'return card { id = "l-1", name = "L", type = "unit", cost = { energy = 1 }, might = 1 }' >"linked/cards/$(printf 'a\nb').lua"
opened 1 "a name of two lines: check" check linked
opened 1 "a name of two lines: load" watch --mod linked
says err "a name with control characters" "a name of two lines: load"
rm linked/cards/*
printf 'return card { frob = 1 }\n' >"linked/cards/$(printf 'caf\351').lua"
opened 1 "a name that is no UTF-8: check --json" check --json linked
says out '"file":"linked/cards/caf?.lua"' "a name that is no UTF-8: it stays JSON"

# ---- What is no file, has no end, or is too large ------------------------------------------------

# A pipe in a folder of an archive: whoever opens it waits without end.
mkdir -p piped/cards piped/formats piped/decks
echo 'return mod { name = "piped", version = "1.0", game = "riftbound" }' >piped/mod.lua
# ends CODE WHAT ARGUMENTS...: within a minute of processor time, and without waiting for anybody.
ends() {
  code=$1 what=$2
  shift 2
  # shellcheck disable=SC3045 # dash, ash and bash all know -t
  (ulimit -t 60 && timeout 300 "$program" "$@") >out 2>err </dev/null
  got=$?
  if [ $got = "$code" ]; then ok; else not_ok "$what: exit code $got, expected $code: $*"; fi
  unharmed "$what"
}
for file in cards/a.lua formats/a.lua decks/a.txt cards/a_spec.lua; do
  mkfifo piped/$file
  ends 1 "a pipe: check" check --no-coverage piped
  says err "piped/$file: cannot be read" "a pipe: check"
  rm piped/$file
done
mkfifo piped/cards/a.lua
ends 0 "a pipe: a load leaves it out" cards --mod piped Gust
ends 1 "a pipe: test" test piped
ends 1 "a pipe: show" show piped/cards/a.lua
ends 1 "a pipe: deck" deck piped/cards/a.lua
rm piped/cards/a.lua piped/mod.lua
mkfifo piped/mod.lua
ends 1 "a pipe: mod.lua" check piped
ends 1 "a pipe: mod.lua, loaded" cards --mod piped Gust
rm piped/mod.lua

# Links that lead round in a circle: two to the power of forty folders.
mkdir -p round/cards
echo 'return mod { name = "round", version = "1.0", game = "riftbound" }' >round/mod.lua
ln -s . round/cards/a
ln -s . round/cards/b
for command in "check --no-coverage" test docs "cards --mod"; do
  # shellcheck disable=SC2086 # words
  ends 1 "round in a circle: $command" $command round
  cat out err >both
  says both "directories nest more than 16 deep" "round in a circle: $command"
done

mkdir -p large/cards
echo 'return mod { name = "large", version = "1.0", game = "riftbound" }' >large/mod.lua
truncate -s 1T large/cards/a.lua
ends 1 "a file without end: check" check --no-coverage large
says err "large/cards/a.lua: is larger than 16 MiB" "a file without end: check"
ends 1 "a file without end: load" cards --mod large Gust
says err "large/cards/a.lua: is larger than 1 MiB" "a file without end: load"
rm -r large

# A card with very many abilities, each with a function: each takes as long as the one before it.
mkdir -p many/cards
echo 'return mod { name = "many", version = "1.0", game = "riftbound" }' >many/mod.lua
{
  echo 'return card { id = "many-1", name = "Many", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,'
  yes '  when_played { run = function(game) local one = game.count(units { friendly = true }) if one > 1 then game.draw(one) end end },' | head -n 4000
  echo '}'
} >many/cards/many.lua
ends 1 "a card of 4,000 abilities: check" check --no-coverage many
says out "4000 errors, 1 warning in 2 files" "a card of 4,000 abilities: check"
ends 0 "a card of 4,000 abilities: show" show many/cards/many.lua
rm -r many

# ---- Modules in the current folder --------------------------------------------------------------------

mkdir -p planted/cards
for module in lfs dkjson files confine lunarbiter; do
  printf 'os.execute("touch %s")\n' "$canary" >planted/$module.lua
done
echo 'return mod { name = "planted", version = "1.0", game = "riftbound" }' >planted/mod.lua
cp "$data/cards/riftbound/ogn/gust_spec.lua" planted/cards/
(
  cd planted || exit 2
  LUA_PATH='./?.lua;;' LUA_CPATH='./?.so;;' "$program" check . >../out 2>../err
  "$program" test cards/gust_spec.lua >>../out 2>>../err
  "$program" show Gust >>../out 2>>../err
  "$program" watch --seed 1 >>../out 2>>../err
)
unharmed "modules in the current folder"

# ---- Whoever wants all of Lua says so ------------------------------------------------------------------

printf 'scenario "time" { function(t) assert(os.time() > 0) end }\n' >trusted_spec.lua
exits 1 "without --trust" test trusted_spec.lua
exits 0 "with --trust" test --trust trusted_spec.lua
