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
      local doomed, you, spared = {}, game.you(), game.paid("pass")
      for _, player in ipairs(game.players()) do
        if not (spared and player == you) then
          table.insert(doomed, game.choose(any_unit, { of = player, by = player, text = "Which unit is killed?" }))
        end
      end
      game.kill(doomed, { own = true })
    end,
  },
}
