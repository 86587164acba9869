# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# reload.sh -- play, and scripts that change while it runs.

few_cards "Legion Rearguard" "Vayne, Hunter"
mkdir -p changing/cards
cp -r few/scripts few/decks changing/
cp -r few/cards/riftbound changing/cards/
soul=$(find changing/cards -name raging_soul.lua)
cp "$soul" soul.lua

# Lines for play; "!COMMAND" is run when all before it has been answered.
lines() {
  marks=0
  while read -r line; do
    case $line in
      !*)
        marks=$((marks + 1)) tries=0
        echo "branch mark$marks"
        until grep -q "goto mark$marks " out || [ $tries = 400 ]; do
          sleep 0.05
          tries=$((tries + 1))
        done
        eval "${line#!}" ;;
      *) printf '%s\n' "$line" ;;
    esac
  done
}
# changes WHAT OPTIONS...: plays stdin, in which files change.
changes() {
  what=$1
  shift
  : >out
  lines | "$program" play --data changing --seed 3 "$@" >out 2>err
  is $? 0 "$what"
}

changes "reload" <<'LINES'
-
end
branch before
play raging
save one.replay
reload
!echo '-- a remark' >>"$soul"
reload
save two.replay
!sed -i 's/energy = 4/energy = 9/' "$soul"
reload
n
log 1
save three.replay
u
branch early
redo
branch late
reload
y
branches
goto late
goto early
save four.replay
!echo 'bad(' >>"$soul"
reload
save five.replay
LINES
says out "no card, keyword or format file has changed" "reload: nothing has changed"
says out "loaded anew: $soul" "reload: which file"
says out "moves fit; the position is the same" "reload: a change that does not matter"
says out "decision 10 offers no option 'play c33'" "reload: the first answer that no longer fits"
says out "Now p1 is asked: What do you do?" "reload: what is asked there"
says out "the game is as it was" "reload: the old scripts are kept"
says out "branch 'late' is lost: decision 10 no longer offers" "reload: a branch is lost"
says out "'late' cannot be reached any more" "reload: goto a lost branch"
says out "raging_soul.lua:13:" "reload: a broken file"
is "$(at_end three.replay)" "$(at_end two.replay)" "reload: the old scripts are kept: the state"
is "$(at_end five.replay)" "$(at_end four.replay)" "reload: a broken file leaves the game alone"
says four.replay "reload 10 ogn-019" "reload: a replay says so"
exits 1 "reload: a replay with yet other scripts" replay --data changing four.replay
cp soul.lua "$soul"
echo '-- a remark' >>"$soul"
exits 0 "reload: a replay with the scripts of then" replay --verify --data changing two.replay
sed -i 's/energy = 4/energy = 9/' "$soul"
exits 0 "reload: ... of later" replay --verify --data changing four.replay
cp soul.lua "$soul"
exits 0 "reload: a replay of before" replay --verify --data changing one.replay

changes "play --watch" --watch <<'LINES'
-
end
!echo '-- a remark' >>"$soul"
log 1
!sed -i 's/energy = 4/energy = 9/' "$soul"
3
!echo 'bad(' >>"$soul"
log 1
log 1
LINES
says out "raging_soul.lua has changed: loading it anew" "play --watch"
says out "'3' was meant for another question: answer again" "play --watch: another question"
is "$(grep -c 'raging_soul.lua:13:' out)" 1 "play --watch: a broken file is told once"
cp soul.lua "$soul"

# What the numbers of cards come to is told, also by `set`, which reads what was edited too.
changes "reload of numbers" <<'LINES'
-
end
!sed -i 's/energy = 4/energy = 5/' "$soul"
reload
!sed -i 's/energy = 5/energy = 4/' "$soul"
set put p1 hand Legion Rearguard
set put p1 hand Vayne, Hunter
LINES
says out "moves fit; cards lie as they lay, but are others now:" "reload of numbers"
says out "    Raging Soul: 4 Energy, 4 Might -> 5 Energy, 4 Might" "reload of numbers: which"
says out "    Raging Soul: 5 Energy, 4 Might -> 4 Energy, 4 Might" "set put tells them too"
says out "  loaded: changing/cards/riftbound/ogn/legion_rearguard.lua" "a card that is loaded first"
is "$(grep -c "  loaded anew: " out)" 2 "what is loaded anew was there before"
is "$(grep -c "moves fit" out)" 2 "a first load is not told as a change"

# A format is a file too.
changes "reload of a format" <<'LINES'
-
!sed -i 's/victory_score = 8/victory_score = 5/' changing/scripts/formats/duel.lua
reload
b
LINES
says out "the format has changed" "reload of a format"
says out "5 points win" "reload of a format: the board"

# A card of a mod that no deck needs, and its file as it changes.
cp -r "$data/docs/mods/last-stand" .
sentinel=last-stand/cards/lone_sentinel.lua
changes "play with a mod" --mod last-stand --watch <<'LINES'
-
save before.replay
set put p1 hand Lone Sentinel
save with.replay
!echo '-- a remark' >>"$sentinel"
log 1
save after.replay
set put p1 hand Lone Sentinell
LINES
says_not before.replay "mod last-stand" "play with a mod: not needed yet"
says with.replay "mod last-stand" "play with a mod: needed now"
says out "edited by hand: Lone Sentinel is put into p1's hand" "play with a mod"
says out "lone_sentinel.lua has changed: loading it anew" "play with a mod: --watch"
says out "did you mean 'Lone Sentinel'" "play with a mod: a card that is not there"
exits 0 "play with a mod: its replay" replay --verify --data changing --mod last-stand after.replay
exits 1 "play with a mod: another script" replay --data changing --mod last-stand with.replay
exits 1 "play with a mod: without it" replay --data changing with.replay
says err "the mod last-stand" "play with a mod: without it"
