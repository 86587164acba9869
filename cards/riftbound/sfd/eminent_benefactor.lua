-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-152", name = "Eminent Benefactor", type = "unit",
  domains = { "order" }, cost = { energy = 6 }, might = 5, tags = { "Piltover" },

  when {
    event = "hold", by = "me",
    run = function(game)
      game.play_token("Gold", { ready = false, count = 2 })
    end,
  },
}
