-- SPDX-License-Identifier: MIT
local friends = units { friendly = true }

return card {
  id = "unl-157", name = "Scrutinizing Sergeant", type = "unit",
  domains = { "order" }, cost = { energy = 6 }, might = 6, tags = { "Elite", "Demacia" },

  when_played {
    run = function(game)
      game.gain_xp(game.count(friends))
    end,
  },
}
