-- SPDX-License-Identifier: MIT
return card {
  id = "last-stand-002", name = "Bell of Alarm", type = "spell",
  domains = { "order" }, cost = { energy = 1 },
  keywords = { "rally" },

  targets = { unit { friendly = true } },
  run = function(game, me, ally)
    game.give(ally, { keyword = "last_stand", value = 3, lasts = "turn" })
  end,
}
