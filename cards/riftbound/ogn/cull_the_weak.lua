-- SPDX-License-Identifier: MIT
-- Nobody is a target (355.10.e): each player chooses on resolution, then all chosen units are
-- killed at once.

local any_unit = units {}

return card {
  id = "ogn-209", name = "Cull the Weak", type = "spell",
  domains = { "order" }, cost = { energy = 2, power = { order = 1 } },

  run = function(game)
    local doomed = {}
    for _, player in ipairs(game.players()) do
      table.insert(doomed, game.choose(any_unit, { of = player, by = player, text = "Which unit is killed?" }))
    end
    game.kill(doomed, { own = true })
  end,
}
