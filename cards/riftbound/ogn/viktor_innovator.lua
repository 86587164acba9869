-- SPDX-License-Identifier: MIT
-- A token is not a card (182).
return card {
  id = "ogn-117", name = "Viktor, Innovator", type = "unit", supertypes = { "champion" },
  domains = { "mind" }, cost = { energy = 4, power = { mind = 1 } }, might = 3,
  tags = { "Viktor", "Zaun" },

  when {
    event = "play", by = "you", subject = card { token = false }, turn = "opponent",
    run = function(game)
      game.play_token("Recruit", { at = "base" })
    end,
  },
}
