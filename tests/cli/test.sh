# SPDX-License-Identifier: MIT
#
# test.sh -- `lunarbiter test`; sourced by tests/cli_test.sh.

exits 0 "test" test "$data/cards/riftbound/ogn/gust_spec.lua"
says out " passed, 0 failed" "test"
exits 0 "test --json" test --json "$data/cards/riftbound/ogn/gust_spec.lua"
is "$(field failed out)" 0 "test --json"
printf 'this is no Lua\n' >bad_spec.lua
exits 1 "a scenario with a syntax error" test bad_spec.lua
exits 2 "test without a path" test

cat >gust_spec.lua <<'END'
scenario "Gust: what fails is told (142)" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", damage = 1, attached = { "Long Sword" } }, "Unit 2", "Unit 2" } } },
  function(t)
    t:expect("Unit 2#1"):at("West Field")
    t.p1:play("Gust"):on("Unit 2#1")
    t:expect(t.p2.hand):is { "Unit 2" }
  end,
}
scenario "another one" {
  rule = "355.9",
  p1 = { hand = { "Stupefy" } },
  function(t) t:expect(t.p1.hand):count(1) end,
}
END
exits 1 "a scenario that fails" test gust_spec.lua
says out 'gust_spec.lua:7: scenario "Gust: what fails is told (142)": expected p2'"'"'s hand to be { Unit 2 }, got { }' \
  "a scenario that fails"
says out "events since line 5, the last that held:" "what has happened"
says out "choose Unit 2 by p1 at West Field from Gust (" "what has happened, with its rule"
says out "p2: Unit 3 5 Might, 1 damage [with Long Sword]; Unit 2#1 2 Might; Unit 2#2 2 Might" "the position"
says out "on the chain: Gust" "the position"
says out "open: p1 decides: What do you do? (338.1, pick, 1 to 1)" "the open question"
says out "1. [pass] pass" "its options"
says out "1 passed, 1 failed" "the summary"
says_not out "$(printf '\033')" "no colours but on a terminal"
cat >equal_spec.lua <<'END'
scenario "Gust: two that are alike" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 2", "Unit 2", "Unit 1" } } },
  function(t) t.p1:play("Gust"):choose("Unit 9") end,
}
END
exits 1 "options that are alike" test equal_spec.lua
says out "open: p1 decides: Gust: Choose a target (355.5, pick, 1 to 1)" "a question names its card"
says out "Unit 2#2 (enemy, 2 Might, West Field)" "options that are alike have names of their own"
says out "Unit 2#3 (enemy, 2 Might, West Field)" "options that are alike have names of their own"
says out "] Unit 1 (enemy, 1 Might, West Field)" "one that is like no other has its name"
rm equal_spec.lua

exits 1 "test --brief" test --brief gust_spec.lua
one_line=$(grep -c . out)
is "$one_line" 2 "test --brief: a line and the summary"
exits 0 "test --only" test --only another gust_spec.lua
says out "1 passed, 0 failed" "test --only"
exits 0 "test --rule" test --list --rule 355 gust_spec.lua
is "$(cat out)" "gust_spec.lua:10: another one" "test --rule"
exits 0 "test --card" test --list --card gust gust_spec.lua
is "$(cat out)" "gust_spec.lua:1: Gust: what fails is told (142)" "test --card"
exits 1 "test --json" test --json gust_spec.lua
is "$(field failed out)" 1 "test --json"
says out '"status":"passed"' "test --json: each scenario"
says out '"failed_line":7' "test --json: each failure"
says out '"milliseconds":' "test --json: each time"
# Others at the table, who only pass: --silent.
cat >silent_spec.lua <<'END'
test_card { id = "t-silent-1", name = "Count Them", type = "spell", cost = { energy = 0 },
  run = function(game) game.draw(#game.opponents()) end,
}
test_card { id = "t-silent-2", name = "Pick One", type = "spell", cost = { energy = 0 },
  targets = { player { enemy = true } }, run = function(game, me, one) game.draw(1, { by = one }) end,
}
scenario "one card for each opponent" {
  p1 = { hand = { "Count Them" } },
  function(t) t.p1:play "Count Them" t:pass_all() t:expect(t.p1.hand):count(1) end,
}
scenario "the opponent whom the scenario knows" {
  p1 = { hand = { "Pick One" } },
  function(t)
    t.p1:play "Pick One" t:pass_all() t:expect(t.p2.hand):count(1)
    t:next_turn() t:expect_decision("p2", "turn")
    t:next_turn() t:expect_decision("p1", "turn")
  end,
}
scenario "three players" { p3 = { hand = { "Unit 1" } }, function(t) t:expect(t.p3.hand):count(1) end }
END
exits 0 "test without --silent" test silent_spec.lua
says out "3 passed, 0 failed" "test without --silent"
for who in opponent mates; do
  exits 1 "test --silent $who" test --silent $who silent_spec.lua
  says out "\"one card for each opponent\": expected p1's hand: 1 cards, got 2" "test --silent $who"
  says out "1 passed, 1 failed" "test --silent $who"
done
exits 1 "test --silent with three players" test --silent mates --only three silent_spec.lua
exits 2 "test --silent nobody" test --silent nobody silent_spec.lua
exits 2 "test --silent --list" test --silent mates --list silent_spec.lua
rm silent_spec.lua

exits 0 "test of a card file" test --verbose "$data/cards/riftbound/ogn/gust.lua"
says out "ok Gust: auras count for the limit" "test of a card file"

# A mistake in a spec is told with its line and what may have been meant.
# mistaken WORDS BODY: a scenario with that body fails so at line 2.
mistaken() {
  printf 'scenario "a" { p1 = { hand = { "Gust" }, pool = { energy = 1 } }, p2 = { at = { ["West Field"] = { "Unit 1" } } }, function(t)\n%s end }\n' \
    "$2" >mistake_spec.lua
  exits 1 "a mistake: $2" test mistake_spec.lua
  says out "mistake_spec.lua:2: scenario \"a\": $1" "a mistake: $2"
}
mistaken 'a player has no "plya" (did you mean "play"?)' 't.p1:plya("Gust")'
mistaken 'a player has no "hnd" (did you mean "hand"?)' 't:expect(t.p1.hnd):count(1)'
mistaken 'a card has no "damaged" (did you mean "damage"?)' 't:expect("Unit 1"):damaged(1)'
mistaken "a scenario's table has no \"expect_evnt\" (did you mean \"expect_event\"?)" 't:expect_evnt("draw")'
mistaken 'there is no event "drew" (did you mean "draw"?)' 't:expect_no_event("drew")'
mistaken 'there is no verb "paly" (did you mean "play"?)' 't:cannot(t.p1, "paly", "Gust")'
mistaken 'there is no card called "Gsut"' 't:cannot(t.p1, "play", "Gsut")'
mistaken 'there is no attribute "mihgt" (did you mean "might"?)' 't:expect("Unit 1"):attribute("mihgt", 1)'
mistaken 'there is no zone "trsh" (did you mean "trash"?)' 't:expect("Unit 1"):in_zone("trsh")'
mistaken 'expected p1 to be able to use ability 2 of Gust, got' 't.p1:use("Gust", 2)'
mistaken ':count(n) takes a whole number for n, not "1"' 't:expect(t.p1.hand):count("1")'
mistaken "expected Gust's might to be 1, got that it has none" 't:expect("Gust"):might(1)'
mistaken ":play takes one card; :on(...) names its choices, :at(...) its place" 't.p1:play("Gust", "Unit 1")'
mistaken "a scenario's table has no \"play\" (did you mean \"t.p1:play\"?)" 't:play("Gust")'
mistaken 'expected p2 to be able to play Gust (you may not know this card (128.4)), got another decision: p1 decides' \
  't:can(t.p2, "play", "Gust")'
mistaken 'expected p1 to be offered "yes", got no such option: p1 decides: What do you do? (316.2.a, pick, 1 to 1); no question is open' \
  't.p1:yes()'
mistaken 'expected p1 to be able to use Unit 1, got ' 't:can(t.p1, "use", "Unit 1")'
cat >position_spec.lua <<'END'
scenario "a" { p1 = { pool = 3 }, function(t) t:expect(t.p1.hand):count(0) end }
scenario "b" { p1 = { at = { ["The Grand Plaza"] = { "Unit 1" } } }, function(t) t:expect(t.p1.hand):count(0) end }
scenario "c" { p1 = { hand = { "Unit 1" } }, function(t) p1:play("Unit 1") end }
scenario "d" { p1 = { hand = { "Unit 1" } }, function() t.p1:play("Unit 1") end }
scenario "e" { p1 = { hand = { "Gust" }, pool = { energy = 1 } }, p2 = { base = { "Unit 1" } },
  function(t) t:can(t.p1, "play", "Gust") end }
scenario "f" { p1 = { hand = "Unit 1", base = { "Unit 1" } },
  function(t) t.p1:move("Unit 1", "West Field") t:showdown_pass() t:expect_points("p1", 1) end }
END
exits 1 "slips in positions" test --brief position_spec.lua
says out '"a": pool of p1 is { ... }, not 3' "a number for a table"
says out '"b": there is no battlefield named The Grand Plaza; name other ones first: battlefields = { "The Grand Plaza", ... }' \
  "a battlefield that is not there"
says out "(global 'p1'): a player is t.p1" "p1 for t.p1"
says out "(global 't'): the table is what the scenario's function gets, function(t)" "a function without its table"
says out '"e": expected p1 to be able to play Gust, got Gust cannot be played now: no legal target (355.8)' "can says why not"
says out "1 passed, 5 failed" "of twins the one moves that can"
exits 1 "no such name" test --only "no such words" position_spec.lua
says err 'no scenario here has "no such words" in its name' "no such name"
exits 1 "no such rule" test --list --rule 999.9 position_spec.lua
says err 'no scenario here cites the rule "999.9"' "no such rule"

# What must not be there must be something that could be.
mistaken 'nothing here is called "Unti 1" (did you mean "Unit 1"?); p1 decides: What do you do?' 't:expect_no_option("Unti 1")'
mistaken 'the open question is not a choice among cards: p1 decides: What do you do?' 't:expect_no_option("Unit 1")'
says out 't:cannot(t.p1, "play|use|hide|move|invite", "Unit 1") what it cannot do' "expect_no_option where an act is asked for"
mistaken 'nothing here is called "Unit 9": it is a card, but nowhere in this position' 't:expect_no_option("Unit 9")'
mistaken 'which option? None is named' 't:expect_no_option()'
mistaken 'there is no card called "Unti 1" (did you mean "Unit 1"?)' 't:expect_no_event("damage", "Unti 1")'
mistaken 'there never was a "Unit 1#2": of "Unit 1" there was one' 't:expect_no_event("damage", "Unit 1#2")'
mistaken '"Unit 9" is a card, but nowhere in this position' 't:expect_no_event("damage", "Unit 1", { from = "Unit 9" })'
mistaken 'there is no place "West Feld" (did you mean "West Field"?)' 't:expect_no_event("move", "Unit 1", { at = "West Feld" })'
mistaken '"Unit 9" is a card, but nowhere in this position' 't:expect(t.p1.hand):lacks("Unit 9")'
mistaken '"Unit 9" is a card, but nowhere in this position' 't:expect("Unit 9"):gone()'
mistaken 'there is no keyword "tnak" (did you mean "tank"?)' 't:expect("Unit 1"):no_keyword("tnak")'
mistaken 'there is no list of words "keywrod" (did you mean "keyword"?)' 't:expect("Unit 1"):lacks("keywrod", "tank")'
mistaken "there is nothing in p1's trash to be seen" 't:expect(t.p1.trash):unseen_by("p2")'
mistaken 'there is no place "Wset Field" (did you mean "West Field"?)' 't:cannot(t.p2, "move", "Unit 1", "Wset Field")'
mistaken 'there is no place "Wset Field" (did you mean "West Field"?)' 't:expect(t:at("Wset Field")):count(0)'
mistaken 'there is no place "Gust"' 't:expect_control("Gust", "nobody")'
mistaken 'there is no zone "trsh" (did you mean "trash"?)' 't:expect(t:zone("trsh", 1)):count(0)'
mistaken 'nothing here is called "Unti 1" (did you mean "Unit 1"?)' 'assert(not t:accepts(t.p1, "Unti 1"))'
mistaken '"nd the tur" is only a part of the label "end the turn"' 'assert(not t:accepts(t.p1, "nd the tur"))'
mistaken 'there is no option 7' 'assert(not t:accepts(t.p1, 7))'
mistaken 'there is no kind of reason "fials" (did you mean "fails"?)' 't:expect_no_reason(t.p1, "Gust", { kind = "fials" })'
mistaken 'there is no topic "tming" (did you mean "timing"?)' 't:expect_no_reason(t.p1, "Gust", { topic = "tming" })'
mistaken 'there is no field of a reason "tpoic" (did you mean "topic"?)' 't:expect_no_reason(t.p1, "Gust", { tpoic = "timing" })'
mistaken 'banana is no value like those that came (1: 2 times), so it never could' 't:over_seeds(2, function() return 1 end):never("banana")'
mistaken 'no reason here has the text "by moonlight"' 't:expect_no_reason(t.p1, "Gust", { text = "by moonlight" })'
cat >mistake_spec.lua <<'END'
scenario "a" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 }, deck = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } }, hand = { "Unit 3" }, trash = { "Unit 4" } },
  function(t)
    t.p1:play("Gust")
    t:expect_no_option("Unit 4")
    t:expect_no_option("Unit 3")
  end }
scenario "b" {
  p1 = { hand = { "Gust" }, runes = { fury = 1 } },
  function(t)
    t:expect_decision("p1", "turn")
    t.p1:end_turn()
    t:expect_no_option("Gust")
  end }
scenario "c" { p1 = { hand = { "Gsut" } }, function(t) end }
scenario "d" { deck = { main = { "Gsut" } }, function(t) t:expect_illegal() end }
scenario "e" {
  p1 = { hand = { "Two Ways" } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Two Ways")
    t:expect_no_option("Unit 1")
  end }
test_card { id = "t-ways", name = "Two Ways", type = "spell", domains = { "fury" }, cost = { energy = 0 }, modes { choose = 1, mode { run = function(game) game.draw(1) end }, mode { run = function(game) game.draw(2) end } } }
scenario "f" {
  p1 = { hand = { "Downstage Dramatics" }, pool = { energy = 4 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Downstage Dramatics")
    t:expect_no_option("Unit 1")
  end }
END
exits 1 "what no option could be" test --brief mistake_spec.lua
says_not out 'scenario "a"' "cards of other zones, where the open question is of cards"
says out 'mistake_spec.lua:22: scenario "e": no option of the open question is a card, so none could be "Unit 1"; p1 decides:' \
  "a card where no option is one"
says out 'mistake_spec.lua:29: scenario "f": no option of the open question is a card, so none could be "Unit 1"; p1 decides:' \
  "a card where an additional cost is asked for"
cat >evolve_mistake_spec.lua <<'END'
scenario "a" {
  p1 = { hand = { "Arch Summoner Erasmus", "Goblin" }, field = { { "Magic Sediment", stack = 1 } }, play_points = 7 },
  p2 = { field = { "Follower 1/1", "Follower 2/2" } },
  function(t)
    t.p1:play("Arch Summoner Erasmus")
    t:expect_no_option("Goblin")
  end }
END
exits 1 "what no option of Evolve could be" test --brief --game evolve evolve_mistake_spec.lua
says out 'scenario "a": no option of the open question is a card, so none could be "Goblin"; p1 decides:' "an option of playing"
exits 1 "what no option could be" test --brief mistake_spec.lua
says out 'mistake_spec.lua:14: scenario "b": the open question is not a choice among cards: p2 decides' "another question is open"
says out 'mistake_spec.lua:16: scenario "c": there is no card named "Gsut" (did you mean "Gust"?)' "a card nobody has, in a position"
says out 'mistake_spec.lua:17: scenario "d": there is no card named "Gsut" (did you mean "Gust"?)' "... and in a deck"
printf 'scenario "a" { p1 = { hnad = { "Gust" } }, function(t) end }\n' >mistake_spec.lua
exits 1 "a field nobody knows" test mistake_spec.lua
says out 'p1 has no field "hnad" (did you mean "hand"?)' "a field nobody knows"

# ---- Several at a time: what is told is the same, in the same order ---------------------

mkdir -p several/cards
echo 'return mod { name = "several", version = "1.0", game = "riftbound" }' >several/mod.lua
echo 'return card { id = "several-1", name = "Torn", type = "spel" }' >several/cards/torn.lua
for i in 1 2 3 4 5 6 7; do
  cat >several/cards/s${i}_spec.lua <<END
scenario "held $i" { function(t) t:expect_number("p1", "points", 0) end }
scenario "failed $i" { p1 = { base = { "Unit $i" } }, function(t)
  t:expect("Unit $i"):might($i)
  t:expect("Unit $i"):might(9)
end }
END
done
echo 'scenario "needs it" { p1 = { hand = { "Torn" } }, function(t) end }' >several/cards/t_spec.lua
echo 'scenario "unread' >several/cards/u_spec.lua
cat >one_mode.lua <<'END'
return card { id = "m-1", name = "One Mode", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  modes { choose = 1, mode { run = function(game) game.draw(1) end }, mode { run = function(game) game.draw(2) end } },
}
END
cat >one_mode_spec.lua <<'END'
use "one_mode.lua"
scenario "One Mode" { p1 = { hand = { "One Mode" } },
  function(t) t.p1:play("One Mode"):choose("mode 1") t:pass_all() t:expect(t.p1.hand):count(1) end }
END
exits 1 "--mutate: survivors" test --mutate one_mode.lua
says out "number: 2 -> " "--mutate: survivors"
says_not out "field left out: choose" "--mutate: what is meant without it is left"
for options in "" --verbose --brief --json "--mutate --json"; do
  what=several
  [ "$options" != "--mutate --json" ] || what=$data/docs/mods/backyard/../last-stand/keywords
  # shellcheck disable=SC2086 # none or several
  "$program" test --threads 1 $options "$what" >alone 2>alone.err
  code=$?
  # shellcheck disable=SC2086
  "$program" test --threads 4 $options "$what" >out 2>err
  is $? $code "--threads 4 $options: the exit code"
  for each in alone out; do sed -i 's/"milliseconds":[0-9.]*/"milliseconds":0/' $each; done
  if cmp -s alone out; then ok; else not_ok "--threads 4 $options: tells the same"; fi
  is "$(cat err)" "$(cat alone.err)" "--threads 4 $options: ... on stderr"
done
exits 1 "--threads 4" test --threads 4 --brief several
is "$(grep -c 'several/cards/torn.lua:1' out)" 2 "a broken file is told once, and where it is needed"
says out "7 passed, 10 failed" "--threads 4: the summary"
exits 2 "--threads 0" test --threads 0 several

# ---- A game of one card, to edit and to mutate ----------------------------------------

mkdir -p bench/cards/riftbound/set bench/decks
ln -s "$data/scripts" bench/scripts
cp "$data"/cards/riftbound/ogn/fury_rune.lua bench/cards/riftbound/set/
set=bench/cards/riftbound/set
# spark MIGHT [MARK]: the card, a spell that kills a unit of so much Might
spark() {
  cat >$set/spark.lua <<END
return card {
  id = "bench-1", name = "Bench Spark", type = "spell", cost = { energy = 1 },
  targets = { unit { at = "battlefield", might = at_most($1) } }, $2
  run = function(game, me, chosen)
    game.kill(chosen)
    if chosen.might > 9 then game.draw(1) end
  end,
}
END
}
spark 3
cat >$set/spark_spec.lua <<'END'
scenario "Bench Spark: kills a unit of three Might, none of four" {
  p1 = { hand = { "Bench Spark" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2", "Unit 3", "Unit 4" } }, base = { "Unit 1" } },
  function(t)
    t:expect_number("p1", "energy", 1)
    t.p1:play("Bench Spark")
    t:expect_no_option("Unit 4", "Unit 1")
    t.p1:on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):in_zone("trash")
    t:expect_number("p1", "energy", 0)
  end,
}
END
exits 1 "test --mutate" test --data bench --mutate $set/spark.lua
says out "$set/spark.lua:6:8: survived: condition: chosen.might > 9 -> false" "test --mutate: a hole"
says out "$set/spark.lua:6:23: survived: number: 9 -> 10" "test --mutate: its place"
says_not out "at_most" "test --mutate: what is noticed"
says out " survived" "test --mutate: the summary"
exits 1 "test --mutate --verbose" test --data bench --mutate --verbose $set
says out ": noticed: number: 3 -> 4 (Bench Spark: kills a unit" "test --mutate --verbose"
says out "noticed: word: at_most -> at_least" "test --mutate --verbose"
says out "spark.lua:5:5: noticed: action left out: game.kill(chosen)" "test --mutate --verbose"
exits 1 "test --mutate --json" test --data bench --mutate --json $set/spark.lua
says out '"status":"survived"' "test --mutate --json"
says out '"column":23' "test --mutate --json"
sed -i 's/draw(1) end/draw(1) end -- mutate: equal no unit here has so much/' $set/spark.lua
exits 0 "a mutant that is marked" test --data bench --mutate $set/spark.lua
says out "marked as equal, 0 survived" "a mutant that is marked"
spark 2
exits 1 "test --mutate of a spec that fails" test --data bench --mutate $set/spark.lua
says out "fails before anything is changed: $set/spark_spec.lua:" "test --mutate of a spec that fails"
exits 2 "test --watch --mutate" test --watch --mutate bench

# watched WORDS: waits until the watcher has said so (what the last one said is taken away first).
watched() {
  for _ in $(seq 100); do
    if grep -qF -- "$1" watched 2>/dev/null; then ok; return; fi
    sleep 0.1
  done
  cp watched out
  not_ok "test --watch: no '$1'"
}
spark 3
"$program" test --watch --interval 20 --brief --data bench bench/cards >watched 2>&1 </dev/null &
watcher=$!
watched "watching 1 specs"
spark 2
watched "spark.lua: 0 passed, 1 failed ("
says watched "$set/spark_spec.lua:" "test --watch tells of failures"
spark 3
watched "spark.lua: 1 passed, 0 failed ("
printf 'scenario "more" { function(t) end }\n' >>$set/spark_spec.lua
watched "spark_spec.lua: 2 passed, 0 failed ("
spark 2
watched "spark.lua: 1 passed, 1 failed ("
kill -INT $watcher
wait $watcher
is $? 1 "Ctrl-C ends test --watch with the exit code of the last run"
spark 3
rm watched
"$program" test --watch --interval 20 --changes 1 --data bench bench/cards >watched 2>&1 </dev/null &
watcher=$!
watched "watching 1 specs"
spark 3 "-- as before"
wait $watcher
is $? 0 "test --watch --changes"
