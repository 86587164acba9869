-- SPDX-License-Identifier: MIT
-- A token is a unit that is played (R47).
return card {
  id = "ogn-139", name = "Cithria of Cloudfield", type = "unit",
  domains = { "body" }, cost = { energy = 2 }, might = 1, tags = { "Elite", "Demacia" },

  when {
    event = "play", by = "you", subject = unit { other = true },
    run = function(game, me)
      game.buff(me)
    end,
  },
}
