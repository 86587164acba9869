-- SPDX-License-Identifier: MIT
-- A gear token is a gear that is played (R47).
return card {
  id = "ogn-091", name = "Pit Crew", type = "unit",
  domains = { "mind" }, cost = { energy = 3 }, might = 3, tags = { "Bandle City" },

  when {
    event = "play", by = "you", subject = gear {},
    run = function(game, me)
      game.ready(me)
    end,
  },
}
