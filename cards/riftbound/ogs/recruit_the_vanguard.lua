-- SPDX-License-Identifier: MIT
-- Each token is played by itself, with a place of its own (355.2).
return card {
  id = "ogs-015", name = "Recruit the Vanguard", type = "spell",
  domains = { "order" }, cost = { energy = 6 },
  keywords = { "action" },

  run = function(game)
    game.play_token("Recruit", { count = 4 })
  end,
}
