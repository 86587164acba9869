-- SPDX-License-Identifier: MIT
local fallen = number.tally { event = "die", subject = unit {}, last_turn = true }

return card {
  id = "twelve-12", name = "Toll of Graves", type = "spell", domains = { "order" }, cost = { energy = 1 },

  targets = { unit {} },
  run = function(game, me, foe) game.deal(fallen, foe) end,
}
