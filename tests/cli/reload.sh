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
says out "loaded again: $soul" "reload: which file"
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
says out "raging_soul.lua has changed: loading it again" "play --watch"
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
says out "moves fit; all cards are where they were, but some have changed:" "reload of numbers"
says out "    Raging Soul: 4 Energy, 4 Might -> 5 Energy, 4 Might" "reload of numbers: which"
says out "    Raging Soul: 5 Energy, 4 Might -> 4 Energy, 4 Might" "set put tells them too"
says out "  loaded: changing/cards/riftbound/ogn/legion_rearguard.lua" "a card that is loaded first"
is "$(grep -c "  loaded again: " out)" 2 "what is loaded again was there before"
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
says out "lone_sentinel.lua has changed: loading it again" "play with a mod: --watch"
says out "did you mean 'Lone Sentinel'" "play with a mod: a card that is not there"
exits 0 "play with a mod: its replay" replay --verify --data changing --mod last-stand after.replay
exits 1 "play with a mod: another script" replay --data changing --mod last-stand with.replay
exits 1 "play with a mod: without it" replay --data changing with.replay
says err "the mod last-stand" "play with a mod: without it"

# ---- A mod in the middle of things: what its cards ask, say and stand for changes -----------

mkdir -p moving/cards moving/keywords moving/formats
echo 'return mod { name = "moving", version = "1.0", game = "riftbound" }' >moving/mod.lua
cat >moving/cards/bolt.lua <<'END'
return card {
  id = "moving-1", name = "Bolt", type = "spell", domains = { "fury" }, cost = { energy = 1 },
  keywords = { "action" }, targets = { unit { enemy = true } },
  run = function(game, me, foe) game.deal(1, foe) end,
}
END
cat >moving/cards/lamp.lua <<'END'
return card {
  id = "moving-2", name = "Lamp", type = "gear", domains = { "fury" }, cost = { energy = 1 },
  activated { cost = { energy = 1 }, run = function(game) game.draw(1) end },
  activated { cost = { energy = 1 }, timing = "reaction", run = function(game) game.gain_xp(1) end },
}
END
cat >moving/cards/glower.lua <<'END'
return card {
  id = "moving-3", name = "Glower", type = "unit", domains = { "fury" }, cost = { energy = 1 }, might = 2,
  keywords = { glow = 1 },
  when { event = "attack", by = "me", targets = { unit { enemy = true, at = "here" } },
    run = function(game, me, foe) game.deal(1, foe) end },
}
END
cat >moving/keywords/glow.lua <<'END'
keyword "glow" {
  reminder = "I have N Might more.", takes_value = true,
  static { affects = "me", might = number.keyword("glow") },
}
END
sed 's/name = "duel"/name = "brief"/' "$data/scripts/formats/duel.lua" >moving/formats/brief.lua
cp -r moving still
# what_if WHAT OPTIONS...: the mod as it was at first, a position, then stdin
what_if() {
  about=$1
  shift
  rm -rf moving && cp -r still moving
  { printf '%s\n' - end 'set put p1 hand Bolt' 'set put p1 base Lamp' 'set put p1 base Glower' \
      "set put p2 \"Targon's Peak\" Vi, Destructive" 'set p1 energy 5' 'bot off'
    cat; } >what_if.in
  changes "$about" --mod moving "$@" <what_if.in
}

what_if "a card asks for more" <<'LINES'
play bolt
1
!sed -i 's/targets = { unit { enemy = true } }/targets = { unit { enemy = true }, unit { enemy = true } }/' moving/cards/bolt.lua
reload
LINES
says out "moves fit; the position has changed" "a card asks for more"
is "$(grep -c 'Choose a target' out)" 2 "a card asks for more: the second question is open"

what_if "a card asks for less, on the chain" <<'LINES'
play bolt
1
branch chain
!sed -i 's/targets = .*/ /; s/(game, me, foe) game.deal(1, foe)/(game) game.draw(1)/; s/keywords = .* $/keywords = { "action" },/' moving/cards/bolt.lua
reload
y
redo
goto chain
u
save less.replay
LINES
says out "offers no option 'target c" "a card asks for less: the first answer that does not fit"
says out "'chain' cannot be reached any more" "a card asks for less: a branch behind it"
says out "there is nothing to do again" "a card asks for less: nothing of it is done again"
exits 0 "a card asks for less: the record" replay --verify --mod moving less.replay

what_if "an ability is gone, while another one waits" <<'LINES'
use lamp (yours, your base): 1 energy: gains
!sed -i '/game.draw/d' moving/cards/lamp.lua
reload
n
!cp still/cards/lamp.lua moving/cards/lamp.lua
reload
pass
pass
log 3
LINES
says out "offers no option 'use c" "an ability is gone"
says out "the game is as it was" "an ability is gone: the old scripts go on"

what_if "in a showdown" <<'LINES'
move units to targon
glower
branch fight
!sed -i 's/targets = .*//; s/(game, me, foe) game.deal(1, foe)/(game) game.draw(2)/' moving/cards/glower.lua
reload
!echo 'x(' >>moving/cards/glower.lua
reload
!rm moving/cards/glower.lua
reload
!cp still/cards/glower.lua moving/cards/glower.lua
reload
branches
LINES
says out "moving/cards/glower.lua:7: " "in a showdown: a mistake"
says out "moving/cards/glower.lua is not there any more" "in a showdown: a file that was taken away"
says out "loaded again: moving/cards/glower.lua" "in a showdown: it is there again"
says out "  fight " "in a showdown: a branch"

what_if "the keyword and the format of a mod" --format brief --watch <<'LINES'
!sed -i 's/number.keyword("glow")/number.keyword("glow") + 3/' moving/keywords/glow.lua
log 1
!sed -i 's/victory_score = 8/victory_score = 3/' moving/formats/brief.lua
log 1
!echo 'x(' >>moving/formats/brief.lua
log 1
!cp still/formats/brief.lua moving/formats/brief.lua
log 1
!rm moving/keywords/glow.lua
log 1
LINES
says out "moving/keywords/glow.lua has changed: loading it again" "a keyword, watched"
says out "    Glower: 1 Energy, 3 Might, glow 1 -> 1 Energy, 6 Might, glow 1" "a keyword: what it comes to"
says out "  the format has changed" "a format, watched"
says out "3 points win" "a format: the board says so"
says out "moving/formats/brief.lua:" "a format that does not load"
says out "unknown keyword 'glow'" "a keyword that was taken away"
says out "moving/keywords/glow.lua is not there any more" "a keyword that was taken away: its file"

what_if "edits, undone and done again over a reload" <<'LINES'
set glower damage 1
branch hurt
save hurt.replay
set p1 points 2
u
u
!echo '-- a remark' >>moving/cards/glower.lua
reload
redo
save again.replay
redo
goto hurt
goto 8
goto hurt
save there.replay
LINES
is "$(grep 'base: .*Glower' out | tail -n 1 | grep -c '(1 damage)')" 1 "an edit is done again behind a reload"
is "$(at_end there.replay)" "$(at_end again.replay)" "... and a branch and a number lead there"
exits 0 "edits before a reload: the record" replay --verify --mod still hurt.replay
exits 0 "edits over a reload: the record" replay --verify --mod moving there.replay
