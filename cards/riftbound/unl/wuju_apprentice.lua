-- SPDX-License-Identifier: MIT
return card {
  id = "unl-040", name = "Wuju Apprentice", type = "unit",
  domains = { "calm" }, cost = { energy = 2 }, might = 2, tags = { "Ionia" },
  keywords = { "hunt", level = 6 },

  when_played {
    level = 6,
    run = function(game)
      game.draw(1)
    end,
  },
}
