-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-222", name = "Noxian Drummer", type = "unit",
  domains = { "order" }, cost = { energy = 3 }, might = 3, tags = { "Trifarian", "Noxus" },

  when {
    event = "move", subject = "me", at = "battlefield",
    run = function(game)
      game.play_token("Recruit", { at = "here" })
    end,
  },
}
