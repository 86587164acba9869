#!/bin/sh
# SPDX-License-Identifier: MIT
#
# new.sh -- `lunarbiter new`: every skeleton passes its scenarios as it was written.  Sourced by
# cli_test.sh.

new=$room/new-test
mkdir -p "$new" && cd "$new" || exit 2

exits 0 "new mod" new mod "Ember Court"
says out "wrote ember-court/mod.lua" "new mod says what it wrote"
says out "  lunarbiter test ember-court" "new mod says what comes next"
exits 0 "new mod of Evolve" new mod --game evolve moon-court
for type in unit spell gear legend battlefield; do
  exits 0 "new card --type $type" new card "New $type" --type "$type" --in ember-court
done
for type in follower spell amulet leader; do
  exits 0 "new card --type $type" new card "New $type" --type "$type" --in moon-court
done
exits 0 "new card --evolved" new card "Moon Guard" --evolved --in moon-court
says out "wrote moon-court/cards/moon_guard_evolved.lua" "new card --evolved: both faces"
exits 1 "new card --evolved of a game without" new card "Twofold" --evolved --in ember-court
says err "--evolved goes with followers of Shadowverse: Evolve" "new card --evolved of a game without"
exits 1 "new card --evolved of a spell" new card "Twofold" --evolved --type spell --in moon-court
for mod in ember-court moon-court; do
  exits 0 "new keyword in $mod" new keyword "Last Stand" --in $mod
  exits 0 "new format in $mod" new format "House Rules" --in $mod
  exits 0 "the skeletons of $mod pass" test $mod
  says out " passed, 0 failed" "the skeletons of $mod pass"
  exits 0 "check says nothing of $mod" check --werror $mod
  says out "0 errors, 0 warnings" "check says nothing of $mod"
  exits 0 "no mutant of $mod survives" test --mutate $mod
  exits 0 "the deck of $mod is legal" deck --mod $mod $mod/decks/$mod.txt
  exits 0 "a game with the deck of $mod" sim --mod $mod --deck $mod/decks/$mod.txt --games 1
done
grep -q 'id = "ember-court-003"' ember-court/cards/new_gear.lua ember-court/cards/new_spell.lua
is $? 0 "new card: the next free id"
exits 0 "show a card of a mod" show ember-court/cards/new_spell.lua
says out "(3 pass)" "show a card of a mod: its scenarios"
cd ember-court || exit 2
exits 0 "new card: the mod we stand in" new card "Stray"
says out "wrote cards/stray.lua" "new card: the mod we stand in"
cd "$new" || exit 2

mkdir loose && cd loose || exit 2
exits 0 "new card without a mod" new card "Lone Unit" --id lone-1
exits 0 "its scenarios" test lone_unit_spec.lua
exits 0 "check says nothing of it" check lone_unit.lua
exits 0 "new keyword without a mod" new keyword "Long Watch" --game evolve
exits 0 "check says nothing of it" check --game evolve long_watch.lua
exits 0 "its scenarios" test --game evolve long_watch_spec.lua

exits 0 "new card --evolved without a mod" new card "Lone Moon" --evolved --game evolve
exits 0 "its scenarios" test --game evolve lone_moon_spec.lua
exits 0 "check says nothing of it" check --werror --game evolve lone_moon.lua lone_moon_evolved.lua
exits 1 "new overwrites nothing" new card "Lone Unit"
says err "lone_unit.lua is there already: nothing was written" "new overwrites nothing"
exits 1 "new card: a name that is taken" new card Gust
says err "there is a card called 'Gust' already" "new card: a name that is taken"
exits 1 "new keyword: a name that is taken" new keyword Assault
says err "there is a keyword 'assault' already" "new keyword: a name that is taken"
exits 1 "new card: a type that is none" new card Odd --type dragon
says err "there is no card type 'dragon': battlefield, gear, legend, spell, unit" "new: types"
exits 1 "new format: only in a mod" new format Mine
exits 1 "new: a folder that is none" new card Odd --in nowhere
exits 1 "new mod: a folder that is there" new mod --in .. loose
exits 2 "new: a kind that is none" new dragon Odd
exits 2 "new: a name is needed" new card
cd "$room" || exit 2
