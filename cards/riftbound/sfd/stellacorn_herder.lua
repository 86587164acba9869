-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-048", name = "Stellacorn Herder", type = "unit",
  domains = { "calm" }, cost = { energy = 4 }, might = 3, tags = { "Mount Targon" },

  when {
    event = "move", subject = "me",
    run = function(game)
      game.draw(1)
    end,
  },
}
