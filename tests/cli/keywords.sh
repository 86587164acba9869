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
