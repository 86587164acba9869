-- SPDX-License-Identifier: MIT
local function to_ex(game) game.summon("Hellflame Dragon", { to = "ex" }) end

return card {
  id = "BP02-054", name = "Dragonsong Flute", type = "amulet", class = "dragoncraft", traits = { "Dragonheart" },
  cost = 1,

  when { event = "discard", subject = "me", active_in = "cemetery", run = to_ex },
  fanfare { cost = { play_points = 3 },
    run = function(game)
      game.summon "Hellflame Dragon"
      game.draw(1)
    end },
  activated { cost = { engage = "me", discard = 1 }, while_ = number.you("overflow"):at_least(1), run = to_ex },
}
