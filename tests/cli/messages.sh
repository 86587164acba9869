# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# messages.sh -- what designers stumbled over is told so that they can go on.

# ---- In a card ---------------------------------------------------------------------------

mkdir -p slips/cards
echo 'return mod { name = "slips", version = "1.0", game = "riftbound" }' >slips/mod.lua
# slip MESSAGE ABILITY: what a scenario says that plays a card with that ability
slip() {
  cat >slips/cards/slip.lua <<END
return card {
  id = "slip-1", name = "Slip", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 2,
  $2
}
END
  exits 1 "a slip: $2" test --brief slips
  says out "slips/cards/slip.lua:3$1" "a slip: $2"
}
cat >slips/cards/slip_spec.lua <<'END'
scenario "slips" {
  p1 = { hand = { "Slip" }, pool = { energy = 1 } }, p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Slip")
    if t:accepts(t.p1, "Unit 2", "Unit 3") then t.p1:choose("Unit 2", "Unit 3") end
    t:pass_all()
  end }
END
two='targets = { up_to(2, unit { enemy = true }) }'
slip ": unknown name 'game': a function gets it: run = function(game, me) ... end" \
  'when_played { run = game.draw(1) },'
slip ":35: unknown name 'game': a function gets it: run = function(game, me) ... end" \
  'when_played {  run = function() game.draw(1) end },'
slip ': numbers of a card are compared in words: number.you("xp"):at_least(3)' \
  'when_played { if_ = number.you("xp") >= 3, run = function(game) game.draw(1) end },'
slip ":28: static: 'plays_from' takes \"hand\", \"champion\", \"deck\", \"trash\" and \"banishment\"" \
  'static { affects = "me", plays_from = "facedown" },'
slip ": attempt to call a nil value (field 'hihgest') (did you mean number.highest?)" \
  'static { affects = "me", might = number.hihgest(units {}, "might") },'
slip ": Slip: when_played: a list has no 'might': it holds objects, the first is list[1]" \
  "when_played { $two, run = function(game, me, foe) game.deal(foe.might, foe) end },"
slip ": Slip: when_played: a list has no 'wher' (did you mean where?): it holds objects" \
  "when_played { $two, run = function(game, me, foe) game.kill(foe:wher()) end },"
slip ": Slip: when_played: write list:without(...), with a colon" \
  "when_played { $two, run = function(game, me, foe) game.kill(foe.without(me)) end },"
slip ": Slip: when_played: bad argument #1 to 'where' (selector expected, got card)" \
  "when_played { $two, run = function(game, me, foe) game.kill(foe:where(me)) end },"
slip ": Slip: when_played: a card is not a list: game.list(it):without(...)" \
  "when_played { $two, run = function(game, me, foe) game.kill(me:without(foe)) end },"
slip ": Slip: when_played: attempt to call a nil value (method 'of'): game.list(it) makes a list of a table of objects" \
  "when_played { $two, run = function(game, me, foe) local t = { me } game.kill(t:of \"you\") end },"
slip ": Slip: when_played: a card has no 'place': write game.place(...)" \
  "when_played { $two, run = function(game, me) game.recall(me.place) end },"
slip ": Slip: when_played: an event has no 'subjct' (did you mean subject?)" \
  "when_played { $two, run = function(game) game.recall(game.event.subjct) end },"
slip ":19: when_played: 'run': a function expected, got integer" 'when_played {   run = 3 },'
slip ":60: unknown name 'me': a function gets it after the game: function(game, me)" \
  'when { event = "attack", by = "me", run = function() x = me end },'
slip ':10: when: the text "attack" belongs to no field: event = "attack"?' 'when { "attack", run = function(game) game.draw(1) end },'
slip ":34: static: 'if_' takes attributes of me, { buffed = true }, or a comparison" \
  'static { affects = "me", if_ = "buffed", might = 1 },'
slip ":10: when: unknown field 'once_per_turn' (did you mean once_each_turn?)" \
  'when { once_per_turn = true, event = "attack", by = "me", run = function(game) game.draw(1) end },'
printf 'return card { id = "s-1", name = "S", type = "unit", cost = { energy = 2 },\n  when_played { run = function(game, me)\n%s end },\n}\n' \
  'if me.might >= 3 { game.draw(1) }' >braces.lua
exits 1 "an if with braces" check --no-coverage braces.lua
says out "braces.lua:3:18: error: 'then' expected near '{': Lua writes if ... then ... end" "an if with braces"
cat >foreign.lua <<'END'
return card { id = "s-2", name = "Foreign", type = "follower", class = "neutral", cost = 1 }
END
exits 1 "a card of the other game" check --no-coverage --game riftbound foreign.lua
says out "'type' is 'follower', but may be unit, gear, spell, rune, battlefield or legend: that is another game's" \
  "a card of the other game"
cat >options.lua <<'END'
return card { id = "s-3", name = "Options", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 1,
  when_played { run = function(game, me) game.move(me, "base") end },
}
END
exits 1 "an option without its table" check --no-coverage options.lua
says out "game.move takes 1 value, got 2: options stand in a table behind, { to = ..., by = ... }" "an option without its table"
sed -i 's/>= 3 {/=> 3 {/' braces.lua
exits 1 "an arrow" check --no-coverage braces.lua
says out "braces.lua:3:13: error: 'then' expected near '=': Lua writes >= for 'at least'" "an arrow"

# ---- In a scenario -------------------------------------------------------------------------

# said MESSAGE TABLE LINE: what a scenario with that position says of that line
said() {
  printf 'scenario "a" { %s function(t)\n%s end }\n' "$2" "$3" >said_spec.lua
  exits 1 "said: $3" test --brief said_spec.lua
  says out "scenario \"a\": $1" "said: $2 $3"
}
unit='p1 = { base = { "Unit 1" }, hand = { "Gust" } },'
said 'methods are called with a colon: t.p1:move(...)' "$unit" 't.p1.move("Unit 1", "West Field")'
said 'methods are called with a colon: t:expect(...)' "$unit" 't.expect("Unit 1")'
said '"enregy" cannot be set to 2 here (did you mean "energy"?)' 'p1 = { pool = { enregy = 2 } },' ''
said 'damage is a whole number or true, not "x"' 'p1 = { base = { { "Unit 1", damage = "x" } } },' ''
said 'turn = "p4": there are 3 players, p1 to p3' 'players = 3, format = "ffa3", turn = "p4",' ''
said 'there is no place "Wset Field" (did you mean "West Field"?)' "$unit" 't.p1:move("Unit 1", "Wset Field")'
said ':move(units, place) takes a text for place, not nothing' "$unit" 't.p1:move("Unit 1")'
said 'Unit 1 has no ability 3' "$unit" 't:cannot(t.p1, "use", "Unit 1", 3)'
said 'expected p1 to be able to play Gust, got Gust cannot be played now: no legal target (355.8)' "$unit" 't.p1:play("Gust")'
said 'expected p1 to be able to play Unit 1, got ' "$unit" 't.p1:play("Unit 1")'
said 'expected event draw, got none in this scenario' "$unit" 't:expect_event("draw")'
said 'expected event move of Unit 1 (at = West Field), got in this scenario: move of Unit 1 (by = p1, at = East Field)' \
  "$unit" 't.p1:move("Unit 1", "East Field") t:expect_event("move", "Unit 1", { at = "West Field" })'
said 'expected event draw, got none since t:forget()' "$unit" 't.p1:move("Unit 1", "East Field") t:forget() t:expect_event("draw")'
said "an event's amount is a whole number, not much" "$unit" 't:expect_event("draw", nil, "much")'
said 'name the card of the event; for any card write expect_event("draw", nil, { ... })' "$unit" \
  't:expect_event("draw", { amount = 1 })'
printf 'test_card {\n  id = "t", name = "Open", type = "unit", cost = { energy = 1 }, might = 1,\nscenario "a" { function(t) end }\n' >said_spec.lua
exits 1 "a test_card that does not end" test said_spec.lua
says out 'said_spec.lua:1: this test_card, Open, does not end' "a test_card that does not end"

# However its lines stand, a test card or format ends where its table does: the scenario behind it is played.
format='name = "tiny", players = 2, victory_score = 8, battlefields_in_deck = 3, battlefields_used = 1,'
card='id = "t", name = "Ends", type = "unit", cost = { energy = 1 },'
wrong='scenario "behind it" { p1 = { hand = { "Unit 1" } }, function(t) t:expect(t.p1.hand):count(9) end }'
for made in "test_format { $format\n  opening_hand = 4, mulligan_max = 2 }" "test_card { $card\n  might = 1 } -- a comment" \
  "test_card { $card might = 1 }" "test_card(function()\nreturn card { $card might = 1 } end)" 'test_keyword "tk" {\n  reminder = "Does nothing." }'; do
  printf '%b\n%s\ntest_card { id = "t2", name = "Two", type = "unit", cost = { energy = 1 }, might = 1,\n}\n' \
    "$made" "$wrong" >said_spec.lua
  exits 1 "behind: $made" test said_spec.lua
  says out 'scenario "behind it": expected' "behind: $made"
done
printf 'test_format { %s\n  opening_hand = = 4,\n}\nscenario "a" { function(t) end }\n' "$format" >said_spec.lua
exits 1 "a broken format that no scenario uses" test said_spec.lua
says out "said_spec.lua:2: unexpected symbol near '='" "a broken format that no scenario uses"
printf 'scenario "a" { p1 = { field = { "Rose Gardener" } }, function(t)\nt.p1:evolve("Rose Gardener") end }
scenario "b" { p1 = { field = { "Follower 1/1" } }, function(t)\nt.p1:attack("Follower 1/1", "Goliath") end }
scenario "c" { p1 = { hand = { "Dragon Oracle" }, play_points = 2, max_play_points = 11 }, function(t) end }
scenario "d" { p1 = { hand = { "Dragon Oracle" }, play_points = 2 }, function(t)
t.p1:play("Dragon Oracle"):choose("mode 2") t:expect(t.p1.hand):count(1) end }\n' >said_spec.lua
exits 1 "said: evolve" test --brief --game evolve said_spec.lua
says out 'to be able to evolve Rose Gardener, got your evolve deck has no unused card of that name (12.2.2)' "said: evolve"
says out '"Goliath" is a card, but nowhere in this position' "said: evolve: a target"
says out 'scenario "c": "max_play_points" cannot be set to 11: the limit of this format is 10 (3.2.4.1)' "said: evolve: a limit"
says_not out 'scenario "d"' "a mode by its number, in Evolve too"

# A spec that nothing says a game of is read as one of the first, and says so.
printf 'test_card { id = "t", name = "T", type = "follower", cost = 1,\n  fanfare { run = function(game) game.recover(1) end },\n}
scenario "a" { p1 = { field = { "T" } }, function(t) end }\n' >said_spec.lua
exits 1 "a spec of a game that is not named" test --brief said_spec.lua
says out "unknown name 'fanfare'; read as riftbound, as nothing says which game it is (--game evolve)" "a word of another game"

# ---- Replacements say what they would replace ------------------------------------------

cat >said_spec.lua <<'END'
scenario "a" {
  p1 = { legend = { "The Boss" }, base = { { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 } }, pool = { body = 1 } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
  end }
END
exits 1 "a replacement's question" test said_spec.lua
says out "p1 decides: Apply the replacement of The Boss (die: Unit 3 <c" "a replacement's question"
cat >said_spec.lua <<'END'
test_card { id = "t-thief", name = "Eavesdropper", type = "gear", domains = { "fury" }, cost = { energy = 1 },
  when { event = "recycle", by = "opponent", nth = 1,
    run = function(game) if game.event.subject then game.draw(1) end end },
}
test_card { id = "t-read", name = "Reading", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  run = function(game, me)
    game.recycle(game.hand(game.you()))
  end,
}
scenario "a" {
  p1 = { base = { "Eavesdropper" } }, p2 = { hand = { "Reading", "Unit 1", "Unit 2" } }, turn = "p2",
  function(t)
    t.p2:play("Reading")
    t:pass_all()
  end }
END
exits 1 "of a card that a player may not know" test said_spec.lua
says out "Is this the event that counts for the ability of Eavesdropper (recycle: a hidden card)?" "of a card that a player may not know"
mkdir -p shields/cards
echo 'return mod { name = "shields", version = "1.0", game = "evolve" }' >shields/mod.lua
cat >shields/cards/guard.lua <<'END'
return card {
  id = "shield-1", name = "Guard", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 3,
  instead_of { event = "damage", subject = "me", optional = true, amount = 1 },
}
END
cat >shields/cards/guard_spec.lua <<'END'
scenario "a" {
  p1 = { field = { "Follower 4/4" } }, p2 = { field = { { "Guard", engaged = true } } },
  function(t)
    t.p1:attack("Follower 4/4", "Guard")
    t:pass_all()
  end }
END
exits 1 "a replacement's question in Evolve" test shields
says out "p2 decides: Apply the replacement of Guard (damage 4: Guard <c" "a replacement's question in Evolve"

# What cannot be done to a card that is being played, and what a static cannot know.
slip_plays() {
  cat >slips/cards/slip.lua <<END2
return card {
  id = "slip-1", name = "Slip", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 2,
  $2
}
END2
  exits 1 "a slip: $2" test --brief slips
  says out "$1" "a slip: $2"
}
slip_plays 'this card is not on the board yet' \
  'as_played { run = function(game, me) game.exhaust(me) end },'
slip_plays 'this card is not on the board yet' \
  'as_played { run = function(game, me) game.kill(me) end },'
for act in 'deal(1, me)' 'double_might(me, { lasts = "turn" })' 'take_control(me, { lasts = "board", by = "opponent" })' \
  'prevent(me, { lasts = "turn" })' 'attach(me, me)'; do
  slip_plays 'this card is not on the board yet' "as_played { run = function(game, me) game.$act end },"
done
slip_plays 'later: `measured` is for a delayed ability without `measure`, and "x" is none' \
  'when_played { run = function(game, me) game.later("x", me, { measured = 2 }) end }, abilities = { x = instead_of { event = "die", subject = ref(1), run = function() end } },'
slip_plays 'gain_points: -2 is less than nothing: game.lose_points(2)' \
  'when_played { run = function(game) game.gain_points(-2) end },'
slip_plays 'gain_xp: `count` is -1, which is less than nothing: math.max(0, n) where a number n may be below 0' \
  'when_played { run = function(game) game.gain_xp(-1) end },'

slip_plays 'game.stun: this is a player, and only units can be meant (423)' \
  'when_played { run = function(game) game.stun(game.you()) end },'
slip_plays 'game.move: this is a card that is not on the board, and only units can be meant (442.3)' \
  'when_played { run = function(game, me) game.move(game.play_token("Gold"), { to = "base" }) end },'
slip_plays 'game.kill: this is a player, and only permanents can be meant (428)' \
  'when_played { run = function(game) game.kill(game.opponent()) end },'

# ---- Words of Lua as fields, places without a name, players who are not there ------------------

slip ": unexpected symbol near 'if': 'if' is a word of Lua itself, the field is written if_ = ..." \
  'when_played { if = number.you("xp"):at_least(3), run = function(game) game.draw(1) end },'
exits 1 "a word of Lua as a field, for check" check --no-coverage slips/cards/slip.lua
says out "slip.lua:3:17: error: unexpected symbol near 'if': 'if' is a word of Lua itself, the field is written if_ = ... [syntax]" \
  "a word of Lua as a field, for check"
slip ": unexpected symbol near 'while': 'while' is a word of Lua itself, the field is written while_ = ..." \
  'static { affects = "me", while = { buffed = true }, might = 1 },'
said 'at of p1 says at which place: at = { ["West Field"] = { "Unit 3" } }' 'p1 = { at = { "Unit 3" } },' ''
said 'facedown of p1 says at which place: facedown = { ["West Field"] = { "Gust" } }' 'p1 = { facedown = { "Gust" } },' ''
said 'controls names the player who controls a place: controls = { ["West Field"] = "p1" }' 'controls = { "p1" },' ''
said 't.p3: there are 2 players, p1 to p2' "$unit" 't.p3:move("Unit 1", "West Field")'
said "p3's Unit 1: there are 2 players, p1 to p2" "$unit" "t.p1:move(\"p3's Unit 1\", \"West Field\")"
said '"p3": there are 2 players, p1 to p2' "$unit" 't:expect_event("move", "Unit 1", { by = "p3" })'
said '"p3": there are 2 players, p1 to p2' "$unit" 't:expect_decision("p3")'
said '"p3": there are 2 players, p1 to p2' "$unit" 't:expect_winner("p3")'
said '"p3": there are 2 players, p1 to p2' "$unit" 't:expect_number("p3", "xp", 0)'
said 'owner = "p3": there are 2 players, p1 to p2' 'p1 = { base = { { "Unit 1", owner = "p3" } } },' ''
said 'controls = "p3": there are 2 players, p1 to p2' 'controls = { ["West Field"] = "p3" },' ''
said ':play(card) takes a text for card, not a table' "$unit" 't.p1:play({})'
said 'this line gives a value of another kind than is taken here (' 'p1 = { hand = { 5 } },' ''
is "$(grep -o '[a-z_]*\.lua:' out | sort -u)" said_spec.lua: "no file of the engine's own scripts"

# ---- Names of decks and formats, fields of serve ------------------------------------------------

exits 1 "a format like another" deck --format dule jinx-origins
says err "sealed) (did you mean duel?)" "a format like another"
exits 1 "a deck like another" deck jinx-orgins
says err "there is no deck 'jinx-orgins' (did you mean jinx-origins?)" "a deck like another"
exits 1 "a deck of the other game" deck --game riftbound sd01-forest
says err "the deck 'sd01-forest' is one of the game evolve, and this is riftbound: say --game evolve" "a deck of the other game"
printf '{"type":"new","deks":"x"}\n{"type":"new"}\n{"type":"answer","value":[1]}\n' | "$program" serve >out 2>err
says out "new: unknown field 'deks' (did you mean decks?)" "serve: a field of new"
says out "answer: unknown field 'value' (did you mean values?)" "serve: a field of answer"
printf '99\n1 2 3\nconcede\n' | "$program" play --seed 1 >out 2>err
says out "there is no option 99, they go from 1 to 4; expected 0 to 2 of them" "play: no such option"
says out "3 chosen; expected 0 to 2 of them" "play: too many"

exits 2 "play: an option like another" play --fromat duel
says err "there is no option --fromat (did you mean --format?)" "play: an option like another"
exits 1 "play: a format of the other game" play --game evolve --format duel
says err "the format 'duel' is one of Riftbound, and this is Shadowverse: Evolve" "play: a format of the other game"
printf 'explain p3\nset p3 xp 4\nset put p3 hand Gust\nconcede p2\nquit\n' | "$program" play --seed 1 >out 2>err
is "$(grep -c 'there are 2 players, p1 to p2' out)" 2 "play: players who are not there"
says out "'p3' is not a player: p1 to p2" "play: a card for one"
says out "concede takes no name: it is p1 who gives up here" "play: another's concession"
says_not out "Winner" "play: nobody has conceded"

# serve_says WORDS LINE WHAT: the answer to a message that is wrong.
serve_says() {
  printf '%s\n' "$2" | "$program" serve >out 2>err
  says out "$1" "serve: $2"
}
serve_says 'new: '\''decks'\'' is a text, or a list of texts, not 5' '{"type":"new","decks":5}'
serve_says 'new: '\''decks'\'' is a text, or a list of texts, not [\"x\",5]' '{"type":"new","decks":["x",5]}'
serve_says 'new: '\''game'\'' is a text, not 5' '{"type":"new","game":5}'
serve_says 'new: '\''format'\'' is a text, not true' '{"type":"new","format":true}'
serve_says 'new: '\''seed'\'' is a whole number from 0 on, or a text that is one, not \"x\"' '{"type":"new","seed":"x"}'
serve_says 'new: '\''seed'\'' is a whole number from 0 on, or a text that is one, not -1' '{"type":"new","seed":-1}'
serve_says 'new: '\''seed'\'' is a whole number from 0 on, or a text that is one, not 1.5' '{"type":"new","seed":1.5}'
serve_says 'new: '\''lot'\'' is true or false, not 1' '{"type":"new","lot":1}'
serve_says 'new: '\''seats'\'' is a list of whole numbers, not 0' '{"type":"new","seats":0}'
serve_says 'new: '\''seats'\'' is a list of whole numbers, not [\"p1\"]' '{"type":"new","seats":["p1"]}'
serve_says 'new: '\''bots'\'' is a text, or a list of texts, not {}' '{"type":"new","bots":{}}'
serve_says 'new: '\''view'\'' is true or false, not null' '{"type":"new","view":null}'
serve_says 'answer: '\''number'\'' is a whole number, not \"1\"' '{"type":"answer","number":"1","values":[]}'
serve_says 'answer: '\''values'\'' is a list, or an object of amounts, not 1' '{"type":"answer","values":1}'
serve_says 'concede: '\''seat'\'' is a whole number, not \"p1\"' '{"type":"concede","seat":"p1"}'
serve_says "a line that is no JSON object" 'hello'

# ---- An amount for each -------------------------------------------------------------------------

bench "a split" --game evolve --deck sd03-rune --deck sd01-forest --seed 3 <<'LINES'
no
bot off
no
set p1 play_points 5
set put p1 hand Fire Chain
set put p2 field 2 Goliath
play Fire Chain
1,2
1
1 1
3 0
1 x
2 1
quit
LINES
says out "1 amount; expected one for each of the 2 options, 3 in all: 2 1" "a split: too few amounts"
says out "these are 2 in all; expected 3 in all, for example 2 1" "a split: a wrong sum"
says out "0 is out of range for Goliath#2 (enemy" "a split: an amount"
says out "1 to 3; write for example 2 1" "a split: what may be"
says out "'1 x' is neither an answer nor a command (help); expected an amount for each, 3 in all" "a split: no number"

# ---- Cards from the deck into the trash ---------------------------------------------------------

mkdir -p milled/cards
echo 'return mod { name = "milled", version = "1.0", game = "riftbound" }' >milled/mod.lua
cat >milled/cards/miller.lua <<'END'
return card {
  id = "milled-1", name = "Miller", type = "spell", domains = {}, cost = { energy = 0 },
  run = function(game) game.mill(3) end,
}
END
printf '%s\n' - - 'set put p1 hand Miller' Miller quit >in
plays "cards from the deck into the trash" --seed 3 --mod milled
says out "puts 3 cards from the deck into the trash: " "cards from the deck into the trash"
is "$(grep -c 'into the trash' out)" 1 "cards from the deck into the trash: told once"

# ---- Values of another kind ---------------------------------------------------------------------

said ':use(card, n) takes a text for card, not 5' "$unit" 't.p1:use(5)'
said ':use(card, n) takes a whole number for n, not "1"' "$unit" 't.p1:use("Unit 1", "1")'
said ':play(card) takes a text for card, not nothing' "$unit" 't.p1:play()'
said ':choose(...) takes a text or a whole number, not a table' "$unit" 't.p1:choose({})'
said ':move(units, place) takes a text or a list of texts for units, not a table' "$unit" 't.p1:move({ "Unit 1", 5 }, "base")'
said ':has(name, times) takes a text for name, not 5' "$unit" 't.p1.hand:has(5)'
said ':expect_number(player, attribute, n) takes the name of a player (p1) for player, not 5' "$unit" 't:expect_number(5, "points", 1)'
said ':expect_points(player, n) takes a whole number for n, not "x"' "$unit" 't:expect_points("p1", "x")'
said ':on(...) takes a text, not 5' "$unit" 't.p1:on(5)'
said ':order(options) takes { ... } for options, not 5' "$unit" 't.p1:order(5)'
said 'error(...) was called with a table, not a text' "$unit" 'error({})'

# ---- Reasons ------------------------------------------------------------------------------------

all='p1 = { base = { "Long Sword" }, hand = { "Gust" }, legend = { "Loose Cannon" } }, p2 = { base = { "Unit 5" } },'
said 'expected p1 to be able to hide Gust to West Field, got it does not have Hidden (811.1)' "$all" 't.p1:hide("Gust", "West Field")'
said 'expected p1 to be able to move Loose Cannon to West Field, got Loose Cannon: only units move by themselves (144)' "$all" \
  't.p1:move("Loose Cannon", "West Field")'
said 'expected p1 to be able to move Long Sword to West Field, got Long Sword: only units move by themselves (144)' "$all" 't.p1:move("Long Sword", "West Field")'
said 'expected p1 to be able to move Unit 5 to West Field, got Unit 5: another player controls it (144.1)' "$all" \
  't.p1:move("Unit 5", "West Field")'
said 'expected p1 to be able to play Loose Cannon, got Loose Cannon: legends are not played (173.2.a)' "$all" 't.p1:play("Loose Cannon")'
printf 'scenario "a" { p1 = { field = { "Follower 1/1" } }, p2 = { field = { { "Follower 2/2", engaged = true }, "Follower 3/3" } }, function(t)
t.p1:attack("Follower 1/1", "Follower 3/3") end }
scenario "b" { p1 = { field = { "Follower 1/1" } }, p2 = { field = { { "Ward 2/2", engaged = true }, { "Follower 3/3", engaged = true } } }, function(t)
t.p1:attack("Follower 1/1", "Follower 3/3") end }\n' >said_spec.lua
exits 1 "said: attacks" test --brief --game evolve said_spec.lua
says out 'expected p1 to be able to attack Follower 3/3 with Follower 1/1, got it is reserved (8.4.3.1)' "said: a reserved follower"
says out 'got a follower with Ward must be attacked first (12.8.2)' "said: behind a Ward"

# ---- A question that is open ----------------------------------------------------------------------

said 't:pass_all() passes, but a question is open that no line has answered: p1 decides' \
  'p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 }, base = { "Unit 2" } }, p2 = { base = { "Unit 3" } },' \
  't.p1:play("Vengeance") t:pass_all()'
says out 'write the answer in a line before, such as t.p1:choose("Unit ' "a question that is open: what to write"

# ---- Tools that stumble ---------------------------------------------------------------------------

# stumbles SCRIPT COMMAND...: with a mistake in that script of ours the message names the file that was
# read, and no script.
stumbles() {
  rm -rf stumbling
  mkdir -p stumbling/cards/riftbound
  cp -r "$data/scripts" stumbling/
  chmod -R u+w stumbling
  cp "$data"/cards/riftbound/ogn/gust.lua "$data"/cards/riftbound/ogn/gust_spec.lua stumbling/cards/riftbound/
  printf '\nlocal function fall() return nil .. "x" end\ndo local files = require "files"\nlocal read = files.try\nfunction files.try(path) local text, why = read(path) if path:find "gust" then fall() end return text, why end end\n' >fall
  sed -i "1r fall" "stumbling/scripts/$1"
  shift
  what="stumbles: $1"
  exits 1 "$what" "$@" --data stumbling
  cat out err >both
  says both "attempt to concatenate a nil value" "$what"
  says_not both "scripts/" "$what"
}
stumbles check.lua check --no-coverage stumbling/cards/riftbound/gust.lua
says both "gust.lua: this program stumbled (attempt to concatenate a nil value" "stumbles: what it read"
stumbles scenario.lua test stumbling/cards/riftbound/gust_spec.lua
