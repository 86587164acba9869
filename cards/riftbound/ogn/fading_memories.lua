-- SPDX-License-Identifier: MIT
-- No duration is named, so it lasts while the object stays on the board (801.3.a.3).
return card {
  id = "ogn-180", name = "Fading Memories", type = "spell",
  domains = { "chaos" }, cost = { energy = 4, power = { chaos = 1 } },

  targets = { any_of { unit { at = "battlefield" }, gear {} } },
  run = function(game, me, chosen)
    game.give(chosen, { keyword = "temporary", lasts = "board" })
  end,
}
