# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2154 # sourced by cli_test.sh
#
# labels.sh -- what options that are about an ability or a mode are called: an author's label, or
# words made from the script; in play, for bots, in the module.

mkdir -p told/cards tolde/cards
echo 'return mod { name = "told", version = "1.0", game = "riftbound" }' >told/mod.lua
echo 'return mod { name = "tolde", version = "1.0", game = "evolve" }' >tolde/mod.lua
cat >told/cards/two_ways.lua <<'END'
local foes = units { enemy = true, at = "base" }

return card {
  id = "told-1", name = "Two Ways", type = "gear", domains = { "fury" }, cost = { energy = 1 },

  activated { cost = { energy = 1 }, label = "Light the fuse",
    run = function(game) game.draw(1) end },
  activated { cost = { energy = 1 },
    run = function(game) game.deal(2, foes) end },
  activated { cost = { energy = 1 },
    modes { choose = 1,
      mode { targets = { unit { friendly = true } },
        run = function(game, me, ally) game.buff(ally) end },
      mode { label = "Nothing to lose", run = function(game)
        if game.you().xp > 3 then game.gain_xp(1) end
      end },
    } },
}
END
cat >tolde/cards/three_ways.lua <<'END'
return card {
  id = "tolde-1", name = "Three Ways", type = "amulet", class = "neutral", cost = 1,

  activated { cost = { play_points = 1 }, run = function(game) game.draw(1) end },
  activated { label = "Ring it", cost = { play_points = 1 }, run = function(game) game.draw(2) end },
  activated { cost = { play_points = 1 },
    modes { choose = 1,
      mode { targets = { follower { enemy = true } },
        run = function(game, me, foe) game.deal(3, foe) end },
      mode { run = function(game) game.give(game.leader(), { defense = 2 }) end },
    } },
}
END
exits 0 "labels: check" check --quiet told tolde
bench "labels: riftbound" --seed 3 --mod told <<'LINES'
-
end
set put p1 base Two Ways
set put p2 base "Vi, Destructive"
set p1 energy 3
bot off
? 1
fuse
pass
pass
set put p1 base "Vi, Destructive"
use two ways (yours, your base): 1 Energy: one of
buffs
LINES
says out "use Two Ways (yours, your base): 1 Energy: Light the fuse" "labels: of an author"
says out "Energy: deals 2 damage to enemy units in a base" "labels: what a function does"
says out "Energy: one of: buffs a friendly unit / Nothing to lose" "labels: an ability with modes"
says out "mode 1: buffs a friendly unit" "labels: a mode"
says out "mode 2: Nothing to lose" "labels: a mode's own"
says out "draws a card" "labels: it is answered by its label"
bench "labels: evolve" --game evolve --seed 7 --mod tolde <<'LINES'
no
set put p1 field Three Ways
set put p2 field "Floral Fencer"
set p1 play_points 3
one of
LINES
says out "use ability of Three Ways: pay 1 play point: draws 1 card" "labels: evolve: what it costs and does"
says out "use ability of Three Ways: Ring it" "labels: evolve: of an author"
says out "1  (1): deals 3 damage to an enemy follower" "labels: evolve: a mode"
says out "2  (2): gives your leader +2 defense" "labels: evolve: another"
sed 's/label = "Light the fuse"/label = ""/' told/cards/two_ways.lua >told/cards/other.lua
exits 1 "labels: an empty one" check told/cards/other.lua
says out "'label' is a line of 1 to 100 letters" "labels: an empty one"
