-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-130", name = "Treasure Hunter", type = "unit",
  domains = { "chaos" }, cost = { energy = 2 }, might = 1, tags = { "Shurima" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
