# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# play.sh -- play: commands, undo, redo and branches, the sandbox.

few_cards "Vayne, Hunter" "Floral Fencer" Scrapheap Gust "Angelic Barrage"
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
says out "there is no option 99, they go from 1 to " "play: an answer out of range"
says out "is neither an answer nor a command" "play: nonsense"
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
says out "save takes a file" "play: save that fails"
says out "/nowhere/at/all:" "play: save that fails"
# a person who always takes the first option plays to the end
yes 1 | head -n 3000 >in
plays "play: option 1 to the end" --seed 3 --bot random --seat 2
is "$(grep -c '^Winner: ' out)" 1 "play: option 1 to the end"

for game in riftbound evolve; do
  # how a turn ends, a card of neither deck, a zone on the board, a number of a player
  if [ $game = riftbound ]; then
    keep=- end=1 card='Vayne, Hunter' near='Vayne, Huntr' field=board trash=trash state=exhausted
    number=points
  else
    keep=no end=1 card='Floral Fencer' near='Florl Fencer' field=field trash=cemetery state=engaged
    number=play_points
  fi
  bench "$game: undo and redo over bots" --game $game --seed 3 <<END_OF_INPUT
$keep
$end
save one.replay
$end
save two.replay
u
save three.replay
u
u
u
redo
redo
redo
save four.replay
redo
u
$end
redo
save five.replay
log 3
quit
END_OF_INPUT
  is "$(at_end three.replay)" "$(at_end one.replay)" "$game: undo goes back over the bots"
  is "$(at_end four.replay)" "$(at_end two.replay)" "$game: redo goes forward over the bots"
  is "$(at_end five.replay)" "$(at_end two.replay)" "$game: the same answer again"
  says out "there is nothing to take back" "$game: undo at the beginning"
  says out "there is nothing to do again" "$game: a new answer drops what was undone"
  says five.replay "redo " "$game: a replay says what was done again"
  exits 0 "$game: a replay of undo and redo" replay --verify five.replay
  exits 0 "$game: ... told" replay five.replay
  says out "forward again to decision" "$game: a replay tells it"
  exits 0 "$game: ... as JSON" replay --json five.replay
  says out '"mark":"redo"' "$game: a replay tells it as JSON"

  bench "$game: branches" --game $game --seed 3 <<END_OF_INPUT
goto
$keep
$end
branch before
branch 7
branch
save one.replay
$end
branch "after it"
save two.replay
branches
goto bef
save three.replay
goto "after it"
save four.replay
goto nowhere
goto 1
goto 99
quit
END_OF_INPUT
  is "$(at_end three.replay)" "$(at_end one.replay)" "$game: goto goes back"
  is "$(at_end four.replay)" "$(at_end two.replay)" "$game: goto goes elsewhere"
  says out "no moment has a name yet" "$game: no branches"
  says out "branch takes a name" "$game: a branch without a name"
  says out "before       turn " "$game: branches"
  says out "there is no branch 'nowhere'" "$game: goto nowhere"
  says out "back to before decision 1;" "$game: goto the first decision"
  says out "decision 99 is not on the way" "$game: goto a decision that was not asked"
  exits 0 "$game: a replay of branches" replay --verify four.replay
  exits 0 "$game: ... told" replay four.replay
  says out "is remembered as 'before'" "$game: a replay tells a branch"
  says out "on from 'after it'" "$game: a replay tells a goto"

  bench "$game: the sandbox" --game $game --seed 3 --ids <<END_OF_INPUT
$keep
$end
branch before
set ?
set put p2 hand $card
set put p1 $field 2 "$card"
set "$card" damage 1
set "$card#2" damage 1
set "$card#1" $state
set p1 $number 2
set p1 $number +1
set put p1 deck $card
set move $card#1 $trash
set move $card#1 nowhere
set move $card#1
save edited.replay
log
set put p1 hand $near
set put p1 nowhere "$card"
set put p3 hand "$card"
set put p1 hand
set "$card#1" $number 1
set p1 $number 999
set p1 $number many
set c999 damage 1
set game turn 7
bot p2 nobody
as p2
as
end
save hot.replay
bot on
as
goto before
save back.replay
quit
END_OF_INPUT
  says out "zones: " "$game: what can be set"
  says out "edited by hand: $card is put into p2's hand" "$game: put a card into a hand"
  says out "damage of $card <" "$game: mark damage"
  says out "is moved into the zone $trash" "$game: move a card"
  says out "expected: set move CARD WHERE" "$game: move a card without saying where"
  says out "of p1 is 3" "$game: a number of a player"
  says out "did you mean '$card'" "$game: put a card that is not there"
  says out "there is no zone or place 'nowhere'" "$game: put a card nowhere"
  says out "'p3' is not a player" "$game: put a card for nobody"
  says out "expected: set put WHO WHERE" "$game: put nothing"
  says out "\"$number\" cannot be set to 1 here" "$game: a number that a card has not"
  says out "\"$number\" cannot be set to 999: " "$game: a number out of bounds"
  says out "2 cards are called $card; say which, by its id or as $card#2:" "$game: one of several"
  says out "  #2  $card <" "$game: how each of them is named"
  is "$(grep -c 'edited by hand: damage of' out)" 2 "$game: nothing is done before it is said which (log tells it again)"
  says out "expected: set p1 $number VALUE" "$game: a number that is none"
  says out "you see nothing called 'c999'" "$game: set something that is not there"
  says out "the name of a bot (" "$game: a bot that is none"
  says out "from here on a person answers for p2" "$game: hot seat"
  says out "p2, " "$game: hot seat: who is asked"
  exits 0 "$game: a replay with edits" replay --verify edited.replay
  exits 0 "$game: ... told" replay edited.replay
  says out "edited by hand: " "$game: a replay tells edits"
  exits 0 "$game: a replay with another seat" replay --verify hot.replay
  is "$(sed -n 's/^edit \([0-9]*\) .*#\(.*\)/\2/p' back.replay | head -n 1)" "$(at_end back.replay)" \
    "$game: goto before the edits"
  sed -e 's/^\(edit [0-9]* set p1 [a-z_]*\) 2/\1 1/' -e '$d' edited.replay >other.replay
  seal other.replay
  exits 1 "$game: a replay whose edit was changed" replay --verify other.replay
  says err "first differs" "$game: a replay whose edit was changed"
  sed -e 's/^edit \([0-9]*\) set p1 [a-z_]* 2/edit \1 set p9 points 2/' -e '$d' edited.replay >other.replay
  seal other.replay
  exits 1 "$game: a replay with an edit of nobody" replay other.replay
  says err "nothing is called 'p9'" "$game: a replay with an edit of nobody"
  sed -e 's/ @[0-9]*/ @999/' -e '$d' back.replay >other.replay
  seal other.replay
  exits 1 "$game: a replay that goes nowhere" replay other.replay
  says err "goes to a move that was never made" "$game: a replay that goes nowhere"

  # A recorded game is played on.
  number=$(sed -n '/^begin/,$p' hot.replay | sed -n 's/^\([0-9]*\) 0 .*/\1/p' | tail -n 1)
  bench "$game: play --from" --from hot.replay --at "$number" <<END_OF_INPUT
save one.replay
redo
u
save two.replay
quit
END_OF_INPUT
  says out "decision $number: on from here" "$game: play --from: where"
  is "$(at_end two.replay)" "$(at_end one.replay)" "$game: play --from: redo and undo"
  exits 0 "$game: a replay of a replay" replay --verify two.replay
  exits 0 "$game: a game of bots" watch --game $game --seed 5 --bots random --save bots.replay
  bench "$game: play on as p2" --from bots.replay --seat 2 --at 9 <<END_OF_INPUT
1
save one.replay
quit
END_OF_INPUT
  says one.replay "seat 1 1 person" "$game: play --from: who sits down"
  exits 0 "$game: play --from: its replay" replay --verify one.replay
done
exits 1 "play --from: no such file" play --from nothing.replay
exits 1 "play --from: no such decision" play --from bots.replay --at 99999
says err "decision 99999 was not asked" "play --from: no such decision"
exits 2 "play --at alone" play --at 3
exits 2 "play --from with a deck" play --from bots.replay --deck plain

# Evolve allows as many play points as the format does, by itself ten (3.2.4.1).
mkdir -p deep/formats
printf 'return mod { name = "deep", version = "1", game = "evolve" }\n' >deep/mod.lua
sed 's/name = "standard"/name = "deep", play_points_max = 20/' "$data/scripts/formats/standard.lua" \
  >deep/formats/deep.lua
printf 'no\nset ?\nset p1 play_points 11\nset p1 max_play_points 10\nset p1 play_points 10\n' >in
plays "play points" --ids --game evolve --seed 3
says out "play points left (3.2.4.1) (0 to 10)" "play points: their bounds"
says out '"play_points" cannot be set to 11: the limit of this format is 10 (3.2.4.1)' "play points: beyond the limit"
is "$(grep -c "edited by hand: .*play_points of .* is 10 --" out)" 2 "play points: up to the limit"
printf 'no\nset ?\nset p1 play_points 15\nset p1 play_points 21\n' >in
plays "play points of a format" --ids --mod deep --format deep --seed 3
is "$(grep -c "edited by hand: play_points of .* is 15 --" out)" 1 "play points of a format"
says out "the limit of this format is 20 (3.2.4.1)" "play points of a format: its limit"
says out "play points left (3.2.4.1) (0 to 20)" "play points of a format: their bounds"

# A part of a name is enough; of several names all are told, a slip is guessed.
printf -- '-\n? raging\n? i\n? Ragng Soul\n? Zzzz\nb\n' >in
plays "? NAME" --seed 3
says out "Raging Soul <c33>" "? with a part of a name"
says out "'i' could be" "? with a part of several names"
says out "you see nothing called 'Ragng Soul' (did you mean 'Raging Soul'?)" "? with a slip"
says out "you see nothing called 'Zzzz'" "? with no name at all"
says out "Jinx, Demolitionist <c2> 4 Might accelerate, assault 2" "a keyword's value on the board"

# An open step is taken back before an edit, when the person says so.
bench "an edit in an open step" --seed 3 <<'LINES'
-
end
play jinx
set p1 points 3
n
cancel
play jinx
set p1 points 4
y
u
play
set
LINES
says out "a step is open" "an edit in an open step"
says out "points of p1 is 4" "an edit in an open step: taken back"
says_not out "is 3 --" "an edit in an open step: not taken back"
says out "'play' could be 2 play " "an answer that could be several"
is "$(grep -c 'and its step are taken back' out)" 2 "cancel takes the step back"

printf -- '-\nend\nsave one.replay\n' >moves.txt
printf 'undo\nbra mark\nre\n' | "$program" play --seed 3 --script moves.txt >out 2>err
is $? 0 "play --script"
says out "one of them> save one.replay" "play --script: its lines"
says out "is remembered as 'mark'" "play: a command cut short"
says out "'re' could be redo, reload" "play: a command cut too short"
says out "taken back to before decision" "play --script: then those of the terminal"
exits 1 "play --script: no such file" play --script nothing.txt
printf 'show\nshow Gust\nshow Gsut\n' >in
plays "play: show" --seed 3
says out "show takes a card" "play: show nothing"
says out "| Gust" "play: show"
says err "Gsut" "play: show a card that is not there"

# Where a card cannot lie it is not put, in either game.
for zone in board runes battlefields legends chain rune_deck; do echo "set put p1 $zone Gust"; done >in
plays "a spell in zones of other cards" --seed 3
says_not out "edited by hand" "a spell in zones of other cards"
says out 'a spell does not lie in the zone "board"' "a spell on the board"
says out "cards come onto the chain by being played" "a spell on the chain"
printf 'set put p1 leader Floral Fencer\nset put p1 field Angelic Barrage\n' >in
plays "cards in zones of others" --game evolve --seed 3
says_not out "edited by hand" "cards in zones of others"
says out "(4.4.1)" "a spell on the field"

# What a seat may not know is not told, but to those who sit down there.
bench "secrets" --seed 3 <<'LINES'
-
? Ravenbloom Student
set "Ravenbloom Student" exhausted
as p2
end
? Ravenbloom Student
LINES
is "$(grep -c "you see nothing called 'Ravenbloom Student'" out)" 2 "secrets: a card of another hand"
says out "Ravenbloom Student <" "secrets: who sits there sees it"

# What a designer says to the sandbox: names of several words, twins, places, keywords.
bench "the sandbox" --seed 3 <<'LINES'
-
set p1 energy 9
set put p1 hand 2 Chemtech Enforcer
play Chemtech Enforcer
fading
set put p1 Altar to Unity 2 Chemtech Enforcer
set Chemtech Enforcer#2 damage 1
set put p2 Altar to Unity Vayne, Hunter
set Vayne, Hunter exhausted
set Vayne, Hunter controller p1
set game turn_player p1
set ?
? assault
? quick draw
move
set put p1 No Such Place Gust
LINES
says out "jinx-origins plays Chemtech Enforcer" "of twins in a hand one is played"
says out "controller of Altar to Unity <b61> is p1 --" "a place that nobody controls is his who has something there"
is "$(grep -c "controller of Altar to Unity" out)" 1 "... and not the next one's"
says out "edited by hand: damage of Chemtech Enforcer" "set: a name of several words, and which one"
says out "exhausted of Vayne, Hunter" "set: a name of several words"
says out "controller of Vayne, Hunter" "set: whose it is"
says out "turn_player of game is p1" "set: a seat is told as one"
says out "who controls it: a seat from 0, or 255 for nobody (p1, p2 ..., nobody)" "set ?: seats"
says out "Assault (a keyword of Riftbound)" "? of a keyword"
says out "Quick-Draw (a keyword of Riftbound)" "? of a keyword of two words"
says out "  2  Chemtech Enforcer#2 (yours, 2 Might, Altar to Unity) <c116>" "twins are told with their ids"
says out "there is no zone or place 'No'" "set put: no such place"

# However many cards lie in a zone, all are seen, and what is put into a deck lies on top of it.
{
  echo -
  for _ in 1 2 3 4 5 6 7 8; do printf 'set put p1 hand 20 Gust\nset put p1 deck 20 Gust\n'; done
  printf 'set put p1 hand Get Excited!\nset put p1 deck Singularity\nboard\nsave many.replay\nquit\n'
} | bench "many cards" --seed 3
says out "Get Excited! <" "many cards: the last one of a hand"
is "$(sed -n '/> board$/,$p' out | grep -c '^      Gust <')" 161 "many cards: all of a hand"
is "$(grep '^edit' many.replay | tail -n 1 | grep -c ' top 1')" 1 "many cards: the last one into a deck lies on top"

# Both faces of a card of a mod, the words of an option, the last event.
mkdir -p tide/cards
echo 'return mod { name = "tide", version = "1.0", game = "evolve" }' >tide/mod.lua
cat >tide/cards/caller.lua <<'END'
return card { id = "tide-1", name = "Tide Caller", type = "follower", class = "neutral", cost = 2, attack = 2,
  defense = 2, evolve = 1 }
END
cat >tide/cards/caller_evolved.lua <<'END'
return card { id = "tide-2", name = "Tide Caller", type = "follower", class = "neutral", evolved = true,
  attack = 4, defense = 4 }
END
bench "a card's other face" --mod tide --deck sd01-forest --deck sd02-sword --seed 5 <<'LINES'
no
set p1 play_points 9
set put p1 field Tide Caller
set put p1 evolve_deck Tide Caller
evolve tide
? event
set Tide Caller new no
attack tide
LINES
says out "edited by hand: play_points of p1 is 9 --" "edits name players"
says out "edited by hand: Tide Caller is put into p1's evolve_deck --" "a card's other face is loaded for its zone"
says out "Tide Caller evolves" "an option by all of its words"
says out "no replacement effect led to it" "? event says so"
says out "Tide Caller attacks" "an option by words that are not side by side"
