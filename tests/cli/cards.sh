# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# cards.sh -- lists of cards: by what they are, by set and by name.

# lists WHAT NAMES OPTIONS...: just these cards are listed, in this order.
lists() {
  about=$1 names=$2
  shift 2
  exits 0 "$about" cards "$@" --json
  is "$(sed -n 's/^ *"name": "\(.*\)",$/\1/p' out | paste -s -d ',' -)" "$names" "$about"
}
lists "by type, domain, cost and keyword" "Chemtech Enforcer" \
  ogn --type unit --domain fury --cost 2 --keyword assault
lists "by supertype and two domains" "Fox-Fire" ogn --type spell --domain calm --domain mind --type signature
lists "by set and name" "Jinx, Demolitionist,Jinx, Rebel" OGN jinx
lists "at least so much Might" "Kadregrin the Infernal,Magma Wurm" ogn --domain fury --might 8+ --cost 8-9
lists "what costs Power only costs 0" "Seal of Rage" ogn --cost 0 --domain fury
lists "at most so much" "Cleave,Hextech Ray" ogn --domain fury --cost 0-1 --keyword action
lists "tokens, with all that is asked" "Bird,Recruit,Sand Soldier" --tokens --type unit --might 1-2 --might 1+ r

# What it is stands in the line, and in the JSON.
exits 0 "a line" cards "traveling merchant"
says out "ogn-185 Traveling Merchant unit chaos, cost 2, might 2" "a line"
exits 0 "Power" cards "jinx, demolitionist"
says out "fury, cost 3 + 1 fury, might 4" "Power"
exits 0 "facts" cards "jinx, demolitionist" --json
says out '"token": false' "facts"
says out '"energy": 3' "facts"
exits 0 "of Evolve" cards --game evolve "water fairy"
says out "forestcraft, cost 1, attack 1, defense 1" "of Evolve"
lists "by class, trait, attack, defense and ability" "Water Fairy" --game evolve sd01 \
  --class forestcraft --tag pixie --attack 1- --defense 1 --keyword last_words

# What no card has is a mistake.
exits 1 "an unknown keyword" cards --keyword assualt
says err "no card of this game has the keyword 'assualt'; there are: accelerate, action" "an unknown keyword"
exits 1 "one of many tags" cards --tag Yordl
says err "no card of this game has the tag 'Yordl'; there are: Yasuo, Yone, Yordle" "one of many tags"
says_not err "Zaun" "one of many tags"
exits 1 "another game's field" cards --class forestcraft
says err "no card of this game has a class" "another game's field"
exits 1 "another game's number" cards --game evolve --might 3
says err "no card of this game has a might" "another game's number"
for wrong in x 2x 2-x -1 3++; do
  exits 1 "no number: $wrong" cards --cost=$wrong
  says err "--cost: 3, 2-4, 3- (at most) or 3+ (at least), not '$wrong'" "no number: $wrong"
done
exits 0 "nothing that is all of it" cards --keyword assault --type spell --json
says out '"cards": []' "nothing that is all of it"
