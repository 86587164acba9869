-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-134", name = "Mobilize", type = "spell",
  domains = { "body" }, cost = { energy = 2 },

  run = function(game)
    if game.channel(1, { exhausted = true }) == 0 then
      game.draw(1)
    end
  end,
}
