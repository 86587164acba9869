-- SPDX-License-Identifier: MIT
local my_facedown = card { zone = "facedown", mine = true }

return card {
  id = "unl-014", name = "Monster Harpoon", type = "spell",
  domains = { "fury" }, cost = { energy = 1, power = { fury = 1 } }, keywords = { "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, victim)
    game.deal(game.count(my_facedown) >= 1 and 4 or 2, victim)
  end,
}
