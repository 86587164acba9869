-- SPDX-License-Identifier: MIT
return card {
  id = "unl-115", name = "Nilah, Joyful Ascetic", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 3, power = { body = 1 } }, might = 4,
  tags = { "Nilah", "Kathkan", "Demon" }, keywords = { "accelerate", "ganking" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.gain_xp(1)
    end,
  },
}
