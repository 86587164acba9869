# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# deck_forms.sh -- `deck --from --to`: decks in the forms that players exchange.

exits 0 "a deck as a code" deck --to piltover jinx-origins
mv out code.txt
is "$(wc -l <code.txt)" 1 "a code is one line"
exits 0 "the code as a deck" deck --from piltover --to lunarbiter code.txt
says out "1 Jinx, Demolitionist" "the code as a deck"
mv out again.txt
exits 0 "the deck of the code is legal" deck again.txt
says out "legal in duel" "the deck of the code is legal"
"$program" deck --to piltover again.txt >twice.txt
is "$(cat twice.txt)" "$(cat code.txt)" "the code of the deck of the code"
"$program" deck --to tabletop - <code.txt >line.txt 2>err
says line.txt "OGN-251-1 OGN-030-1 OGN-" "a line from a code on the standard input"
"$program" deck --to piltover - <line.txt >twice.txt
is "$(cat twice.txt)" "$(cat code.txt)" "the code of the line"
exits 0 "codes of Evolve" deck --to codes sd01-forest
says out "3 SD01-" "codes of Evolve"
exits 0 "the forms" deck --forms
says out "piltover     a code of Piltover Archive, versions 1 to 6" "the forms"

# What is wrong is told on stderr, with its place.
printf 'Main:\n3 Gusst\n2 Fury Run\n' >bad.txt
exits 1 "unknown cards" deck --to piltover bad.txt
is "$(cat out)" "" "unknown cards: nothing is written"
says err "lunarbiter deck: bad.txt:2: there is no card 'Gusst' (did you mean 'Gust'?): expected a name, or a code like OGN-001" "an unknown card"
says err "lunarbiter deck: bad.txt:3: there is no card 'Fury Run' (did you mean 'Fury Rune'?)" "a second one"
printf 'CEAAAAA1\n' >bad.txt
exits 1 "a letter that is none" deck --from piltover bad.txt
says err "bad.txt: character 8 of the code: '1': expected a letter from A to Z or a digit from 2 to 7" "a letter that is none"
printf 'https://decklog-en.bushiroad.com/view/3K5VB\n' >bad.txt
exits 1 "DeckLog" deck --to lunarbiter bad.txt
says err "needs the publisher's server and is not decoded here" "DeckLog"
printf 'Legend:\n1 Loose Cannon\nMain:\n3 Jinx, Demolitionist\n' >no-champion.txt
exits 1 "no champion" deck --to lunarbiter no-champion.txt
says err "the list does not say who the chosen champion is: pass --champion NAME (Jinx, Demolitionist)" "no champion"
exits 0 "--champion" deck --champion "Jinx, Demolitionist" --to lunarbiter no-champion.txt
says out "2 Jinx, Demolitionist" "--champion: a copy fewer"
exits 1 "a form that is none" deck --to piltovr jinx-origins
says err "there is no form 'piltovr' (did you mean piltover?) to write" "a form that is none"
exits 1 "a form of the other game" deck --to sve-json jinx-origins
says err "sve-json is a form of decks of evolve, and this is one of riftbound" "a form of the other game"
exits 1 "a deck that is not there" deck --to piltover no-such-deck
says err "no-such-deck" "a deck that is not there"
exits 2 "no deck at all" deck --to piltover

# Cards of a mod have no place in a code.
mkdir -p ember/cards
echo 'return mod { name = "ember", version = "1.0", game = "riftbound" }' >ember/mod.lua
echo 'return card { id = "ember-001", name = "Ember Hound", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1 }' \
  >ember/cards/hound.lua
printf 'Legend:\n1 Loose Cannon\nChampion:\n1 Jinx, Demolitionist\nMainDeck:\n3 Ember Hound\n' >modded.txt
exits 0 "cards of a mod as a list" deck --mod ember --to text modded.txt
says out "3 Ember Hound" "cards of a mod as a list"
says out "1 Jinx - Loose Cannon" "the legend as players write it"
exits 1 "cards of a mod as a code" deck --mod ember --to piltover modded.txt
says err "modded.txt:6: 'Ember Hound' (ember-001) is in no set that this code can say" "cards of a mod as a code"
