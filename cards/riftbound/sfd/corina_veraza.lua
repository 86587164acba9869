-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-179", name = "Corina Veraza", type = "unit",
  domains = { "order" }, cost = { energy = 7, power = { order = 1 } }, might = 6,
  tags = { "Zaun" }, keywords = { "accelerate" },

  when {
    event = "move", subject = "me", at = "battlefield",
    run = function(game)
      game.play_token("Recruit", { at = "here", count = 3 })
    end,
  },
}
