-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-168", name = "Fight or Flight", type = "spell",
  domains = { "chaos" }, cost = { energy = 2 },
  keywords = { "hidden", "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, chosen)
    game.move(chosen, { to = "base" })
  end,
}
