# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# program.sh -- the program itself: help, usage, what is not there; the lists of cards, broken ones too.

# ---- The program itself ---------------------------------------------------------

exits 0 "help" --help
says out "commands:" "help"
exits 0 "version" --version
says out "lunarbiter " "version"
exits 2 "no command"
exits 2 "an unknown command" frobnicate
says err "there is no command 'frobnicate' (lunarbiter --help)" "an unknown command"
exits 2 "a misspelt command" paly
says err "there is no command 'paly' (did you mean play?)" "a misspelt command"
exits 2 "a misspelt option" play --dek jinx-origins
says err "there is no option --dek (did you mean --deck?)" "a misspelt option"
for command in play watch table sim replay explain deck cards rules new check test docs; do
  exits 0 "$command --help" $command --help
  says out "usage: lunarbiter $command" "$command --help"
  says out "options:" "$command --help"
  exits 2 "$command with an unknown option" $command --frobnicate
  one_line err "$command with an unknown option"
done
exits 2 "a number that is none" sim --games many
says err "--games takes a whole number" "a number that is none"
exits 2 "a number out of range" sim --games 0
exits 2 "an option without its value" sim --games
exits 2 "a flag with a value" sim --json=yes
exits 2 "too many arguments" watch something
exits 2 "an unknown bot" sim --bots clever
says err "there is no bot 'clever'" "an unknown bot"
exits 1 "data that is not there" watch --data nowhere
says err "nowhere holds no scripts/" "data that is not there"
one_line err "data that is not there"

# ---- Cards -------------------------------------------------------------------------

exits 0 "cards" cards
says out "set ogn:" "cards"
says out "supported" "cards"
exits 0 "cards of a set" cards ogs
says_not out "set ogn:" "cards of a set"
exits 1 "a set that is not there" cards nosuchset
exits 0 "cards of another game" cards --game evolve sd01
says out "SD01-005 Waltzing Fairy" "cards of another game"
exits 0 "cards --json" cards --json
says out '"status": "supported"' "cards --json"

# try_broken WHAT CARD: a card that does not load is told, and no game is played.
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
