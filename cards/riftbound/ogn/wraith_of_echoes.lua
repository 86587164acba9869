-- SPDX-License-Identifier: MIT
-- Deaths earlier in the turn count, also those from before this came into play.
return card {
  id = "ogn-118", name = "Wraith of Echoes", type = "unit",
  domains = { "mind" }, cost = { energy = 6, power = { mind = 1 } }, might = 5,
  tags = { "Spirit", "Shadow Isles" },

  when {
    event = "die", subject = unit { friendly = true }, nth = 1,
    run = function(game)
      game.draw(1)
    end,
  },
}
