-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-121", name = "Black Market Broker", type = "unit",
  domains = { "chaos" }, cost = { energy = 3 }, might = 3, tags = { "Zaun" },

  when {
    event = "play", by = "you", subject = card { token = false }, from = "facedown",
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
