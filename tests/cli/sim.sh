# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# sim.sh -- simulation: results, threads, cards whose scripts fail.

few_cards "Chemtech Enforcer"
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
