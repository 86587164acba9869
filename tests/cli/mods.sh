#!/bin/sh
# SPDX-License-Identifier: MIT
#
# mods.sh -- mods as folders: --mod, the user's folder, what they build on, what they
# replace, formats, decks and replays (docs/mods.md).  Sourced by cli_test.sh.

few_cards "Loose Cannon" "Flame Chompers"
mods=$room/mods-test
mkdir -p "$mods" && cd "$mods" || exit 2

# a_mod DIR NAME MORE: writes DIR/mod.lua of Riftbound, version 1.1.
a_mod() {
  mkdir -p "$1/cards" "$1/keywords" "$1/formats" "$1/decks"
  printf 'return mod { name = "%s", version = "1.1", game = "riftbound"%s }\n' "$2" "$3" \
    >"$1/mod.lua"
}
a_unit() {
  printf 'return card { id = "%s", name = "%s", type = "unit", domains = { "fury" },\n' "$1" "$2"
  printf '  cost = { energy = 2 }, might = %s, text = "A unit of %s." }\n' "$3" "$3"
}
hash_of() { sed -n 's/^state hash: //p' "${1:-out}"; }

a_mod base base
a_unit base-001 "Test Pup" 2 >base/cards/pup.lua
cat >base/cards/pup_spec.lua <<'END'
scenario "pup: two Might" {
  p1 = { at = { ["West Field"] = { "Test Pup" } } },
  function(t) t:expect("Test Pup"):might(2) end,
}
END
sed 's/victory_score = 8/victory_score = 5/; s/"duel"/"short"/' "$data/scripts/formats/duel.lua" \
  >base/formats/short.lua
sed 's/3 Flame Chompers/3 Test Pup/' "$data/decks/riftbound/jinx-origins.txt" >base/decks/pups.txt
a_mod top top ', needs = { "base 1.0" }, replaces = { "ogn-251" }'
sed 's/if #game.hand(game.you()) <= 1 then/if true then/' \
  "$data/cards/riftbound/ogn/loose_cannon.lua" >top/cards/cannon.lua

# ---- What is used, and what is not ------------------------------------------------

exits 0 "mods: a game without" sim --games 4
hash=$(hash_of)
says_not out "mods:" "mods: none is named where none is used"
exits 0 "mods: one that is not used changes nothing" sim --games 4 --mod base
is "$(hash_of)" "$hash" "mods: one that is not used changes nothing"
exits 0 "mods: a deck of a mod" sim --games 4 --mod base --deck pups --deck jinx-origins
says out "mods: base 1.1" "mods: the report names it"
exits 0 "mods: MOD/DECK" deck --mod base base/pups
exits 0 "mods: a format of a mod" sim --games 4 --mod base --format short --json
is "$(field version out)" 1.1 "mods: JSON names it"
exits 0 "mods: a card in place of another" sim --games 4 --mod top
says out "mods: base 1.1, top 1.1 (in place of ogn-251)" "mods: what is replaced is told"
[ "$(hash_of)" != "$hash" ]
is $? 0 "mods: the card in place of another is played"
exits 0 "mods: the cards" cards --mod top
says out "mod top 1.1: top; replaces ogn-251" "mods: the cards say what is replaced"
says out "supported [base]" "mods: the cards say where from"
says out "[top, in place of the card with this id]" "mods: a replaced card"
exits 0 "mods: the cards, as JSON" cards --mod top --json
says out '"in_place": true' "mods: the cards, as JSON"
exits 0 "mods: their scenarios" test base
says out "1 passed" "mods: their scenarios"
(cd base/cards && "$program" test pup_spec.lua) >out 2>err
says out "1 passed" "mods: a scenario, from within"

# ---- The user's folder --------------------------------------------------------------

home=$XDG_DATA_HOME
XDG_DATA_HOME=$mods/home
mkdir -p home/lunarbiter/mods
cp -r base top home/lunarbiter/mods
exits 0 "mods: those of the user's folder" sim --games 4
says out "in place of ogn-251" "mods: those of the user's folder"
exits 0 "mods: --no-mods" sim --games 4 --no-mods
is "$(hash_of)" "$hash" "mods: --no-mods"
cd home || exit 2 # where no folder is called so
exits 0 "mods: by name" sim --games 4 --no-mods --mod base --deck pups
says out "mods: base 1.1" "mods: by name"
printf 'return card { id = "base-009"\n' >lunarbiter/mods/base/cards/bad.lua
exits 0 "mods: a broken one is left out" sim --games 4
is "$(hash_of)" "$hash" "mods: a broken one is left out, and what builds on it"
says err "mods/base is left out" "mods: it is told"
says err "bad.lua:2:" "mods: ... with file and line"
exits 1 "mods: a broken one that was asked for" sim --games 4 --mod base
says err "bad.lua:2:" "mods: a broken one that was asked for"
rm lunarbiter/mods/base/cards/bad.lua
printf 'no Lua\n' >lunarbiter/mods/top/mod.lua
exits 0 "mods: a broken mod.lua" sim --games 4
is "$(hash_of)" "$hash" "mods: a broken mod.lua"
says err "mods/top is left out: " "mods: a broken mod.lua"
XDG_DATA_HOME=$home
cd "$mods" || exit 2

# ---- Replays ------------------------------------------------------------------------

exits 0 "mods: a replay" watch --mod top --deck pups --seed 3 --save game.replay
says game.replay "mod base 1.1" "mods: a replay names them"
exits 0 "mods: a replay, with them" replay --verify --mod top game.replay
exits 0 "mods: a replay, with those beside us" replay --verify game.replay
says err "the mod top is the one in top" "mods: a replay, with those beside us"
mkdir -p apart && cp game.replay apart/ && cp game.replay top/
here=$PWD
cd top || exit 2
exits 0 "mods: a recorded game, with the mod we stand in" explain --mod ../base ../apart/game.replay
says err "the mod top is the one in $here/top" "mods: a recorded game, with the mod we stand in"
cd ../apart || exit 2
exits 0 "mods: a recorded game, with the mod it lies in" explain --mod ../base ../top/game.replay
says err "the mod top is the one in $here/apart/../top" "mods: a recorded game, with the mod it lies in"
exits 1 "mods: a replay, without them" replay --verify game.replay
says err "game.replay:5: the mod base 1.1 is not there" "mods: a replay, without them"
cd ..
cp -r base other && sed -i 's/might = 2/might = 3/' other/cards/pup.lua
sed -i 's/1\.1/1.2/' other/mod.lua
cp -r top other-top
exits 1 "mods: a replay, a card has changed" replay --mod other --mod other-top game.replay
says err "the card base-001 (Test Pup) of the mod base (played with version 1.1, here is 1.2)" \
  "mods: a replay, a card has changed"
exits 0 "mods: a replay of a format" watch --mod base --format short --save game.replay
sed -i 's/victory_score = 5/victory_score = 6/' other/formats/short.lua
exits 1 "mods: a replay, the format has changed" replay --mod other game.replay
says err "the format short of the mod base" "mods: a replay, the format has changed"
rm -r other other-top

# ---- What is wrong --------------------------------------------------------------------

# wrong WORDS WHAT: the mod in ./e is refused with these words.
wrong() {
  exits 1 "mods: $2" cards --mod e
  cat out >>err
  says err "$1" "mods: $2"
  rm -rf e
}
exits 1 "mods: no such folder" sim --mod nowhere
says err "there is no mod 'nowhere'" "mods: no such folder"
mkdir e
wrong "e holds no mod.lua" "a folder without mod.lua"
a_mod e e ', needs = { "base 1.10" }'
wrong "e/mod.lua:1: it needs base 1.10, but" "a version that is too old"
a_mod e e ', needs = { "chess" }'
wrong "e/mod.lua:1: it needs the mod 'chess', which is not there" "a need that is missing"
a_mod e e ', needs = { "f" }'
a_mod f f ', needs = { "e" }'
wrong "the mods need each other in a circle: e needs f needs e" "a circle"
rm -r f
a_mod e e ', need = { "f" }'
wrong "e/mod.lua:1:63: mod: unknown field 'need' (did you mean needs?)" "a misspelt field"
a_mod e "E 1" ''
wrong "small letters" "a name that is none"
a_mod e e ', game = "chess"'
wrong "there is no game 'chess'" "an unknown game"
a_mod e e ''
cp top/cards/cannon.lua e/cards/
wrong "replaces = { \"ogn-251\" }" "a card that is replaced silently"
a_mod e e ''
sed 's/ogn-251/e-001/' top/cards/cannon.lua >e/cards/cannon.lua
wrong "the name 'Loose Cannon' is already used" "a name that is replaced silently"
a_mod e e ', replaces = { "ogn-2511" }'
wrong "it has no card with that id" "replaces what nobody has"
a_mod e e ', replaces = { "ogn-251" }'
exits 0 "mods: replaces what it does not have yet" cards --mod e
exits 1 "mods: the same, checked" check e
says out "it has no card with that id" "mods: the same, checked"
a_mod e e ', replaces = { "e-1" }'
a_unit e-1 "Test Cub" 1 >e/cards/cub.lua
wrong "'e-1', but there is none" "replaces what is not there"
a_mod e e ''
cp "$data/scripts/formats/duel.lua" e/formats/
wrong "e/formats/duel.lua: there is a format 'duel' already" "a format of a shipped name"
a_mod e e ''
printf 'return card { id = "e-1", name = "E", type = "unit", might = 1, mihgt = 2 }\n' \
  >e/cards/e.lua
wrong "e/cards/e.lua:1:" "a broken card"
a_mod e e ''
printf 'return keyword\n' >e/keywords/e.lua
printf 'keyword "e" { nothing = 1 }\n' >>e/keywords/e.lua
wrong "e/keywords/e.lua:" "a broken keyword"
a_mod e e ', replaces = { "ogn-251" }'
cp top/cards/cannon.lua e/cards/
exits 1 "mods: two for one card" cards --mod e --mod top
says err "e replaces the card 'ogn-251' too" "mods: two for one card"
exits 1 "mods: of another game" sim --mod e --game evolve
says err "the mod e is for riftbound, not for evolve" "mods: of another game"

# ---- The worked mods (docs/mods/) -----------------------------------------------------

all_cards

worked=$data/docs/mods
for mod in lantern-court backyard twelve more; do
  exits 0 "mods: the scenarios of $mod" test "$worked/$mod"
  says out " 0 failed" "mods: the scenarios of $mod"
done
exits 0 "mods: nothing to say against them" check "$worked/lantern-court" "$worked/backyard" \
  "$worked/twelve" "$worked/more"
exits 0 "mods: the deck of lantern-court" deck --mod "$worked/lantern-court" lanterns
exits 0 "mods: games of lantern-court" sim --mod "$worked/lantern-court" --deck lanterns \
  --deck jinx-origins --games 4 --check
says out "errors                           0" "mods: games of lantern-court"
exits 0 "mods: games of twelve" sim --mod "$worked/twelve" --deck twelve --deck jinx-origins \
  --games 4 --check
says out "errors                           0" "mods: games of twelve"
set -- --mod "$worked/backyard" --format backyard
exits 1 "mods: a banned card" deck "$@" jinx-origins
says out "Rhasa the Sunderer is banned in this format (house)" "mods: a banned card"
says out "the deck has 3 of Gust; this format allows 1 (house)" "mods: a limited card"
exits 0 "mods: a deck without them" deck "$@" viktor-origins
exits 0 "mods: games of backyard" sim "$@" --deck viktor-origins --deck lee-sin-origins \
  --games 4 --check
says out "errors                           0" "mods: games of backyard"
exits 0 "mods: a shared battlefield" watch "$@" --deck viktor-origins --save game.replay
says out "Windswept Hillock" "mods: a shared battlefield"
exits 0 "mods: a replay with a shared battlefield" replay --verify --mod "$worked/backyard" \
  game.replay
rm -r e
for of in ffa3 match; do # where a player leaves, and where several games are played
  a_mod e e ''
  sed "s/name = \"$of\"/name = \"house\", shared_battlefields = { \"Zaun Warrens\" }/" \
    "$data/scripts/formats/$of.lua" >e/formats/house.lua
  exits 0 "mods: $of with a shared battlefield" sim --mod e --format house --games 4 --check
  says out "errors                           0" "mods: $of with a shared battlefield"
  rm -r e
done
a_mod e e ''
sed 's/name = "duel"/name = "house", shared_battlefields = { "Zaun Warens" }/' \
  "$data/scripts/formats/duel.lua" >e/formats/house.lua
exits 1 "mods: a misspelt battlefield" sim --mod e --format house --games 1
says err "there is no card 'Zaun Warens' (did you mean Zaun Warrens?)" "mods: a misspelt battlefield"
mkdir -p v/formats
printf 'return mod { name = "v", version = "1", game = "evolve" }\n' >v/mod.lua
cat >v/formats/small.lua <<'END'
return format { name = "small", game = "evolve", players = 2, opening_hand = 6,
  leader_defense = 5, play_points_max = 4, evolution_points_last = 1 }
END
exits 0 "mods: house rules of Evolve" sim --mod v --format small --games 4 --check
says out "errors                           0" "mods: house rules of Evolve"

cd "$room" || exit 2

# ---- Decks in a mod's folder ----------------------------------------------------------------

few_cards "Loose Cannon"
a_mod den den
a_unit den-001 "Den Pup" 2 >den/cards/pup.lua
sed 's/3 Flame Chompers/3 Den Pup/' "$data/decks/riftbound/jinx-origins.txt" >den/decks/den-pups.txt
cp den/decks/den-pups.txt den/decks/viktor-origins.txt
exits 0 "a deck in a mod's folder: deck" deck den/decks/den-pups.txt
says err "/den, which is used" "a deck in a mod's folder"
exits 0 "a deck in a mod's folder: sim" sim --deck den/decks/den-pups.txt --games 2
says out "mods: den 1.1" "a deck in a mod's folder: sim"
exits 0 "a deck in a mod's folder: watch" watch --deck den/decks/den-pups.txt --save den.replay
exits 0 "a deck in a mod's folder: its replay" replay --verify --mod den den.replay
exits 0 "a deck in a mod's folder: play" play --deck den/decks/den-pups.txt
says out "mods: den 1.1" "a deck in a mod's folder: play"
exits 0 "a deck in the mod that is named" deck --mod den den/decks/den-pups.txt
says_not err "is of the mod" "a deck in the mod that is named"
exits 0 "a deck named like a shipped one" deck --mod den viktor-origins
says err "that of the mod is den/viktor-origins" "a deck named like a shipped one"
exits 0 "the other of them" deck --mod den den/viktor-origins
says_not err "that of the mod" "the other of them"
all_cards

# ---- More than can be numbered ----------------------------------------------------------------

a_mod full full
hand='number.you("hand")'
sum=$hand
for n in 1 2 3 4 5 6 7 8 9 10 11 12 13; do sum="$sum + $hand"; done
for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27; do
  {
    printf 'return card { id = "full-%d", name = "Full %d", type = "unit", domains = { "fury" }, might = 2,\n' $n $n
    i=0
    while [ $((i += 1)) -le 100 ]; do printf '  static { affects = "me", might = %s },\n' "$sum"; done
    echo '}'
  } >full/cards/full$n.lua
done
exits 1 "a mod with too much in it" check --no-coverage full
says err "these cards need more terms of numbers than the 65535 there is room for" "a mod with too much in it"
exits 1 "a mod with too much in it: playing" sim --mod full --games 1
says err "these cards need more terms of numbers than the 65535 there is room for" "a mod with too much in it: playing"
rm -r full

# ---- Many tallies -----------------------------------------------------------------------------

# Each card counts something of its own: there is room for all of them.
a_mod counters counters
n=0
for event in play die discard draw move attack defend conquer hold buff stun ready exhaust choose channel recycle heal \
  recall banish reveal gain_xp spend_xp win_combat lose_combat hide mill; do
  for by in you opponent; do
    n=$((n + 1))
    printf 'return card { id = "counters-%d", name = "Counter %d", type = "unit", domains = { "fury" }, might = 2,\n%s }\n' \
      $n $n "static { affects = \"me\", might = number.tally { event = \"$event\", by = \"$by\" } }" \
      >counters/cards/counter$n.lua
  done
done
exits 0 "a mod of many tallies" check --no-coverage counters
says_not out "cannot be executed" "a mod of many tallies"

# ---- Decks of formats with fewer copies -------------------------------------------------------

exits 0 "a format of pairs" new mod pairs
for most in 1 2; do
  exits 0 "a format of pairs" new format "most$most" --in pairs
  sed "s/copies_max = 3/copies_max = $most/" "pairs/formats/most$most.lua" >most.lua && mv most.lua "pairs/formats/most$most.lua"
  exits 0 "what nobody minds fills decks of at most $most" test "pairs/formats/most${most}_spec.lua"
done
rm -r pairs
