-- SPDX-License-Identifier: MIT
-- Nobody is a target: each player chooses on resolution, then all die at once (355.10.e).
local any_unit = units {}

return card {
  id = "unl-164", name = "Safety Inspector", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 3,
  tags = { "Yordle", "Bandle City" },

  additional { name = "pass", optional = true, cost = { xp = 3 } },
  when_played {
    run = function(game)
      local who = game.players()
      if game.paid("pass") then who = who:without(game.you()) end
      game.kill(game.choose_each(any_unit, { players = who, text = "Which unit is killed?" }), { own = true })
    end,
  },
}
