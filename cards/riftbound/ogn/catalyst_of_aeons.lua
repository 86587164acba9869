-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-138", name = "Catalyst of Aeons", type = "spell",
  domains = { "body" }, cost = { energy = 4 },

  run = function(game)
    if game.channel(2, { exhausted = true }) < 2 then
      game.draw(1)
    end
  end,
}
