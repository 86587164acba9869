-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-201", name = "Invert Timelines", type = "spell",
  domains = { "chaos" }, cost = { energy = 3, power = { chaos = 1 } },

  run = function(game)
    for _, player in ipairs(game.players()) do
      game.discard(#game.hand(player), { by = player })
    end
    for _, player in ipairs(game.players()) do
      game.draw(4, { by = player })
    end
  end,
}
