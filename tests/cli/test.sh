# SPDX-License-Identifier: MIT
#
# test.sh -- `lunarbiter test`; sourced by tests/cli_test.sh.

cat >gust_spec.lua <<'END'
scenario "Gust: what fails is told (142)" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { { "Unit 3", damage = 1, attached = { "Long Sword" } }, "Unit 2", "Unit 2" } } },
  function(t)
    t:expect("Unit 2"):at("West Field")
    t.p1:play("Gust"):on("Unit 2")
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
says out "p2: Unit 3 5 Might, 1 damage [with Long Sword]; Unit 2 2 Might; Unit 2#2 2 Might" "the position"
says out "on the chain: Gust" "the position"
says out "open: p1 decides: What do you do? (338.1, pick, 1 to 1)" "the open question"
says out "1. [pass] pass" "its options"
says out "1 passed, 1 failed" "the summary"
says_not out "$(printf '\033')" "no colours but on a terminal"
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
mistaken 'expected p1 to be able to use ability 2 of Gust, got another decision: p1 decides' 't.p1:use("Gust", 2)'
printf 'scenario "a" { p1 = { hnad = { "Gust" } }, function(t) end }\n' >mistake_spec.lua
exits 1 "a field nobody knows" test mistake_spec.lua
says out 'p1 has no field "hnad" (did you mean "hand"?)' "a field nobody knows"
