#!/bin/sh
# SPDX-License-Identifier: MIT
#
# keywords.sh -- keywords that only a file defines: the worked mod, and what the program shows of
# them.  Sourced by cli_test.sh.

words=$room/keywords-test
mkdir -p "$words" && cd "$words" || exit 2
stand=$data/docs/mods/last-stand

exits 0 "keywords: the worked mod" test "$stand"
says out "16 passed, 0 failed" "keywords: the worked mod"
exits 0 "keywords: its deck" deck --mod "$stand" last-stand
exits 0 "keywords: games with it" sim --mod "$stand" --deck last-stand --deck jinx-origins \
  --games 4 --seed 3 --bots random,random --check
exits 0 "keywords: a game that is kept" watch --mod "$stand" --deck last-stand --deck last-stand \
  --seed 3 --save game.replay
exits 0 "keywords: a replay with it" replay --verify --mod "$stand" game.replay
exits 0 "keywords: explain" explain --mod "$stand" game.replay
says out "  last_stand: While I defend alone" "keywords: explain tells the reminder"

# What is installed beside changes no game.
exits 0 "keywords: a game without" sim --games 2 --seed 5
sed -n 's/^state hash: //p' out >without
exits 0 "keywords: and with the mod at hand" sim --games 2 --seed 5 --mod "$stand"
sed -n 's/^state hash: //p' out >with
is "$(cat with)" "$(cat without)" "keywords: a mod that is not used changes nothing"

exits 0 "keywords: a mod" new mod misspelt
sed 's/keywords = {},/keywords = { "last_stnad" },/' misspelt/cards/misspelt_scout.lua >card &&
  mv card misspelt/cards/misspelt_scout.lua
sed 's/game = "riftbound",/game = "riftbound", needs = { "last-stand" },/' misspelt/mod.lua >mod &&
  mv mod misspelt/mod.lua
exits 1 "keywords: a misspelt one" test --mod "$stand" misspelt
says out "unknown keyword 'last_stnad' (did you mean last_stand?)" "keywords: a misspelt one"
mkdir misspelt/keywords
echo 'keyword "tank" { static { affects = "me", might = 1 } }' >misspelt/keywords/tank.lua
exits 1 "keywords: a rule of the engine" test --mod "$stand" misspelt
says out "tank.lua:1:9: the keyword 'tank' is a rule of the engine" "keywords: a rule of the engine"

# A card is looked at again when the keyword it has was changed.
exits 0 "keywords: a mod with one" new mod --in "$words" zealots
exits 0 "keywords: one of it" new keyword Zeal --in zealots
sed 's/keywords = {},/keywords = { zeal = 1 },/' zealots/cards/zealots_scout.lua >card &&
  mv card zealots/cards/zealots_scout.lua
exits 0 "keywords: check" check zealots
exits 0 "keywords: show tells the reminder" show zealots/cards/zealots_scout.lua
says out "- Zeal 1: While I attack, I have 1 Might more." "keywords: show tells the reminder"
sed 's/attacking = true/atacking = true/' zealots/keywords/zeal.lua >changed &&
  mv changed zealots/keywords/zeal.lua
exits 1 "keywords: check of a card whose keyword is broken now" check zealots/cards
says out "unknown attribute 'atacking'" "keywords: check of a card whose keyword is broken now"

# A keyword of a mod without a spec of its own is mutated by the scenarios of its mod.
exits 0 "keywords: --mutate" test --mutate --verbose "$data/docs/mods/last-stand/keywords"
says out "last_stand.lua:8:44: noticed: flag: true -> false (" "keywords: --mutate: what is noticed"
says out "last_stand.lua:8:5: refused: field left out: affects" "keywords: --mutate: what does not load"
says out "rally.lua:7:5: refused: " "keywords: --mutate: every file of the folder"
says_not out "reminder" "keywords: --mutate: a reminder does nothing"
says_not out "fails before anything" "keywords: --mutate: scenarios of other mods are left alone"
cp -r "$data/docs/mods/last-stand" changed-keyword
rm changed-keyword/cards/lone_sentinel_spec.lua
exits 1 "keywords: --mutate: without the scenarios that notice it" test --mutate changed-keyword/keywords
says out "survived: field left out: once_each_turn = true" "keywords: --mutate: a survivor"
cd "$room" || exit 2

# ---- What a keyword's ability does is told of the card that has it ---------------------------

cat >zap_spec.lua <<'END'
test_keyword "zap" {
  reminder = "hurts what comes here",
  when { event = "move", by = "opponent", at = "here", run = function(game) game.deal(1, game.event.subject) end },
}
test_card { id = "t-zapdude", name = "Zapdude", type = "unit", cost = { energy = 1 }, might = 2, keywords = { "zap" } }
test_card { id = "t-zappy", name = "Zappy", type = "unit", cost = { energy = 1 }, might = 2, keywords = { "zap" } }
test_card { id = "t-counter", name = "Counter", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = "me", might = number.tally { event = "damage", by = "you", source = { "unit" } } },
}
local position = { turn = "p2", p1 = { base = { "Counter" }, at = { ["West Field"] = { "Zapdude" } } }, p2 = { base = { "Unit 5" } } }
local function come(t)
  t.p2:move("Unit 5", "West Field")
  t:resolve()
end
scenario "the card, or the keyword" { turn = "p2", p1 = position.p1, p2 = position.p2, function(t)
  come(t)
  t:expect_event("trigger", "Zapdude")
  t:expect_event("trigger", "Zap")
  t:expect_event("damage", "Unit 5", { amount = 1, from = "Zapdude" })
  t:expect_event("damage", "Unit 5", { amount = 1, from = "Zap" })
  t:expect("Counter"):might(2) -- a unit did that
end }
scenario "must not" { turn = "p2", p1 = position.p1, p2 = position.p2, function(t)
  come(t)
  t:expect_no_event("trigger", "Zapdude")
end }
scenario "must not, either" { turn = "p2", p1 = position.p1, p2 = position.p2, function(t)
  come(t)
  t:expect_no_event("trigger", "Zap")
end }
scenario "nobody came" { turn = "p2", p1 = position.p1, p2 = position.p2, function(t)
  t:expect_no_event("trigger", "Zap")
end }
scenario "two of them" { turn = "p2", p1 = { at = { ["West Field"] = { "Zapdude", "Zappy" } } }, p2 = position.p2, function(t)
  t.p2:move("Unit 5", "West Field")
  t.p1:order { "Zappy", "Zapdude" }
  t:resolve()
  t:expect_event("damage", "Unit 5", { from = "Zapdude" })
  t:expect_no_event("damage", "Unit 5", { from = "Zappy" })
end }
END
exits 1 "a keyword's ability" test zap_spec.lua
says out '3 passed, 2 failed' "a keyword's ability"
says out 'scenario "must not": expected no event trigger of Zapdude, got it happened' "a keyword's ability: the card"
says out 'scenario "must not, either": expected no event trigger of Zap, got it happened' "a keyword's ability: the keyword"
