# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# decks.sh -- decks and what is wrong with them, in both games.

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
says out "typo.txt:2: there is no card 'Loose Canon' (did you mean 'Loose Cannon'?)" "an unknown card"
printf 'Legend:\nLoose Cannon\n' >bad.txt
exits 1 "a line that is none" deck bad.txt
says out "bad.txt:2:" "a line that is none"
printf 'Legends:\n' >bad.txt
exits 1 "a section that is none" deck bad.txt
says out "bad.txt:1:" "a section that is none"

# All that is wrong is told, not the first of it.
printf 'Legend:\n1 Loose Canon\nMainDeck:\nGust\n0 Gust\n4 Gusst\n3 Gust\nRune:\n1 Fury Rune\n' >many.txt
exits 1 "a deck with many faults" deck many.txt
says out "many.txt:2: there is no card 'Loose Canon'" "many faults: a name"
says out "many.txt:4: expected a number and a card's name, got 'Gust'" "many faults: no number"
says out "many.txt:5: a count is a number from 1 to 99, not 0" "many faults: a count"
says out "many.txt:6: there is no card 'Gusst' (did you mean 'Gust'?)" "many faults: another name"
says out "many.txt:8: there is no section 'Rune' in a deck of Riftbound" "many faults: a section"
says out "(103.2" "many faults: a rule"
says out "many.txt: problems of the whole deck are counted without the lines that cannot be read" "many faults: what was read"
is "$(wc -c <err)" 0 "many faults: nothing on stderr"
exits 1 "many faults as JSON" deck --json many.txt
is "$(grep -c '"line": [24568],' out)" 5 "many faults as JSON: lines"

# Each rule that a deck breaks is told, with each of its cards: in both games.
printf 'Legend:\n1 Loose Cannon\nMainDeck:\n5 Gust\n4 Hextech Ray\n' >many.txt
exits 1 "a deck against many rules" deck many.txt
is "$(cat out)" "many.txt: the main deck has 9 cards with its champion; at least 40 are needed (103.2)
many.txt: the deck has no chosen champion (103.2.a)
many.txt: the main deck has 5 copies of Gust; at most 3 are allowed (103.2.b)
many.txt: the main deck has 4 copies of Hextech Ray; at most 3 are allowed (103.2.b)
many.txt: the rune deck has 0 cards; it needs 12 (103.3.a)
many.txt: the deck has 0 battlefields; this format needs 3 (103.4.a)" "a deck against many rules: all of them"
printf 'Leader:\n1 Ninja Trainee\nMainDeck:\n4 Goblin\n4 Quickblader\n1 Erika\nEvolveDeck:\n11 Quickblader\n1 Fighter\n' >many.txt
exits 1 "a deck of Evolve against many rules" deck many.txt
is "$(cat out)" "many.txt: Ninja Trainee is no leader but a follower (6.1.1.1)
many.txt: the main deck has 9 cards; at least 40 are needed (6.1.1.2)
many.txt: Erika is a leader and cannot be in the main deck (6.1.1.2)
many.txt: the evolve deck has 12 cards; at most 10 are allowed (6.1.1.3)
many.txt: Fighter is a follower and cannot be in the evolve deck (6.1.1.3)
many.txt: the main deck has 4 copies of Goblin; at most 3 are allowed (6.1.1.4)
many.txt: the main deck has 4 copies of Quickblader; at most 3 are allowed (6.1.1.4)
many.txt: the evolve deck has 11 copies of Quickblader; at most 3 are allowed (6.1.1.4)" "a deck of Evolve against many rules: all of them"
printf 'Leader:\n1 Erica\nMainDeck:\nGoblin\n0 Goblin\n3 Gobblin\n3 Goblin\nEvolveDek:\n1 Goblin\n' >many.txt
exits 1 "a deck of Evolve with many faults" deck many.txt
is "$(grep -c '^many.txt:[24568]: ' out)" 5 "a deck of Evolve with many faults: each line"

# A file with the cards, or the sections, of the other game.
printf 'MainDeck:\n3 Goblin\n3 Fighter\n3 Gust\n' >foreign.txt
exits 1 "a deck with cards of the other game" deck foreign.txt
says out "2 of the cards that Riftbound does not have are cards of Shadowverse: Evolve: --game evolve reads the deck as one of that game" \
  "a deck with cards of the other game"
exits 1 "a game with cards of the other game" watch --game riftbound --deck foreign.txt
says err "--game evolve reads the deck as one of that game" "a game with cards of the other game"
printf 'Leader:\n1 Erika\nMainDeck:\n1 Goblin\n' >foreign.txt
exits 1 "sections of the other game" deck --game riftbound foreign.txt
says out "foreign.txt:1: there is no section 'Leader' in a deck of Riftbound (Legend, Champion" "sections of the other game"
says out "): it is one of a deck of Shadowverse: Evolve" "sections of the other game: which"
exits 1 "a deck that is not there" deck no-such-deck
exits 1 "a format that is not there" deck --format chess jinx-origins
one_line err "a format that is not there"
mkdir -p halved/formats
echo 'return mod { name = "halved", version = "1.0", game = "riftbound" }' >halved/mod.lua
echo 'return format { name = "half", players = 2 }' >halved/formats/half.lua
exits 1 "a format with half of its fields" deck --mod halved --format half jinx-origins
says err "halved/formats/half.lua:1:8: format: 'victory_score' is missing" "a format with half of its fields"

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
says out "there is no section 'Leader' in a deck of Riftbound (Legend, Champion" \
  "a deck of another game"
exits 1 "a format of another game" deck --format duel plain.txt
says err "lunarbiter deck: the format 'duel' is one of Riftbound, and this is Shadowverse: Evolve" "a format of another game"
says_not err ".lua" "a format of another game: no script of ours"
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
