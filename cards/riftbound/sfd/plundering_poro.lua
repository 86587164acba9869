-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-069", name = "Plundering Poro", type = "unit",
  domains = { "mind" }, cost = { energy = 2 }, might = 2,
  tags = { "Poro", "Pirate", "Bilgewater" },

  when {
    event = "conquer", by = "me",
    run = function(game)
      game.play_token("Gold", { ready = false })
    end,
  },
}
