# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# sim.sh -- simulation: results, threads, cards whose scripts fail.

few_cards "Chemtech Enforcer" "Stacked Deck"
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
# of_card games|wins: with and without a card that was drawn.
of_card() {
  sed -n '/"drawn"/,/"played"/s/.*"'"$1"'": \([0-9]*\).*/\1/p' out | paste -s -d + - | sed 's/^/echo $((/; s/$/))/' | sh
}
# How often those win who drew a card, and the same games with another deck.
exits 0 "sim --card" sim --games 12 --seed 9 --bots random,greedy --card "Gust" --card ogn-185
says out "state hash: $hash" "sim --card changes no game"
says out "jinx-origins                             games, won with" "sim --card"
says out "Gust                           drawn" "sim --card: drawn"
says out "Traveling Merchant             played" "sim --card: played"
says_not out "viktor-origins                           games" "sim --card: a deck without the card"
exits 0 "sim --card --json" sim --games 12 --seed 9 --bots random,greedy --card Gust --json
is "$(of_card games)" 12 "sim --card: every game is one or the other"
is "$(of_card wins)" "$(sed -n '/"wins": \[/{n;s/[ ,]//g;p;}' out)" \
  "sim --card: every win is one or the other"
exits 0 "sim --cards" sim --games 4 --seed 9 --cards --game evolve
is "$(grep -c ' $' out)" 0 "sim --cards: no blanks at the ends of lines"
says out "evolved" "sim --cards: what else may happen to a card"
says out "sd02-sword                               games, won with" "sim --cards: of each deck"
exits 1 "sim --card of another deck" sim --games 2 --card "Gusty"
says err "no deck of these games has a card 'Gusty' (did you mean 'Gust'?)" "sim --card of another deck"
plain=$LUNARBITER_DATA/decks/riftbound/jinx-origins.txt
sed 's/^3 Gust$/3 Stacked Deck/' "$plain" >stacked.txt
exits 0 "sim --compare with itself" sim --games 20 --compare "$plain"
says out "of 20 pairs of games: only jinx-origins won 0, only jinx-origins won 0" "the same games are the same"
exits 0 "sim with the other deck" sim --games 40 --seed 3 --deck stacked.txt --deck viktor-origins --json
won=$(sed -n '/"wins": \[/{n;s/[ ,]//g;p;}' out)
exits 0 "sim --compare" sim --games 40 --seed 3 --deck "$plain" --deck viktor-origins --compare stacked.txt --json
mine=$(sed -n '/"wins": \[/{n;s/[ ,]//g;p;}' out)
sed -n '/"compared"/,$p' out >compared
is "$(field wins compared)" "$won" "sim --compare: the games that the other deck plays"
is "$(($(field only_first compared) - $(field only_other compared)))" "$((mine - won))" \
  "sim --compare: who won just one of a pair"
if [ "$(($(field only_first compared) + $(field only_other compared)))" -lt 20 ]; then ok
else not_ok "sim --compare: the games of a pair are alike"; fi
exits 1 "sim --compare with an illegal deck" sim --games 2 --compare annie-proving-grounds
says err "the other deck these games are of the format proving-grounds, not duel" "sim --compare"
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
