-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-039", name = "Kai'Sa, Survivor", type = "unit", supertypes = { "champion" },
  domains = { "fury" }, cost = { energy = 4 }, might = 4, tags = { "Kai'Sa", "The Void" },
  keywords = { "accelerate" },

  when {
    event = "conquer", by = "me",
    run = function(game)
      game.draw(1)
    end,
  },
}
