-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-185", name = "Glorious Executioner", type = "legend",
  domains = { "fury", "chaos" }, tags = { "Draven" },
  aliases = { "Draven, Glorious Executioner" },

  when {
    event = "win_combat", by = "you",
    run = function(game)
      game.draw(1)
    end,
  },
}
