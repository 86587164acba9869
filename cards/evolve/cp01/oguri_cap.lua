-- SPDX-License-Identifier: MIT
local foes = followers { enemy = true }

-- So many Carrots and play points for as many races.
local function race(n)
  return activated { cost = { play_points = n, turn_faceup = several(n, cards { owned = true, name = "Carrot" }) },
    run = function(game, me)
      game.give(me, { keyword = "racing" })
      for _ = 1, n do game.signal("race", me) end
    end }
end

return card {
  id = "CP01-042", name = "Oguri Cap", type = "follower", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 6, attack = 4, defense = 4, keywords = { "race" },
  signals = { "race" },

  race(2),
  race(3),
  on_race { run = function(game, me) game.give(me, { attack = 2, defense = 1 }) end },
  fanfare { process = { discard = 2 }, run = function(game, me) game.give(me, { keyword = "storm" }) end },
  strike { run = function(game) game.deal(3, foes) end },
}
