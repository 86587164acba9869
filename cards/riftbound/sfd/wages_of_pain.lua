-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-070", name = "Wages of Pain", type = "spell",
  domains = { "mind" }, cost = { energy = 3 },
  keywords = { "hidden", "action" },

  targets = { unit { at = "battlefield" } },
  run = function(game, me, unit)
    game.deal(3, unit)
    game.play_token("Gold", { ready = false })
  end,
}
