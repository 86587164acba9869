-- SPDX-License-Identifier: MIT
local lonely = battlefields { enemy_alone = true }

return card {
  id = "unl-124", name = "Isolate", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },

  targets = { unit { enemy = true, at = "battlefield" } },
  run = function(game, me, foe)
    local place = game.place(foe)
    game.move(foe, { to = "base" })
    if game.is(place, lonely) then game.draw(1) end
  end,
}
