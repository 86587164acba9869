-- SPDX-License-Identifier: MIT
local seiun = follower { name = "Seiun Sky" }

return card {
  id = "CP01-047", name = "Flowers for You", type = "spell", class = "dragoncraft",
  traits = { "Umamusume" },
  cost = 1,

  targets = { follower { friendly = true, traits = "Umamusume" } },
  run = function(game, me, it)
    local sky = game.is(it, seiun)
    game.give(it, { attack = 1 })
    game.draw(1)
    if sky then game.give(it, { attack = 1, defense = 1 }) end
  end,
}
