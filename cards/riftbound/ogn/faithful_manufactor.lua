-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-211", name = "Faithful Manufactor", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 2, tags = { "Piltover" },

  when_played {
    run = function(game)
      game.play_token("Recruit", { at = "here" })
    end,
  },
}
