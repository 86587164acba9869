-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-051", name = "Solari Shieldbearer", type = "unit",
  domains = { "calm" }, cost = { energy = 3 }, might = 2, tags = { "Mount Targon" },

  when_played {
    targets = { unit {} },
    run = function(game, me, chosen)
      game.stun(chosen)
    end,
  },
}
