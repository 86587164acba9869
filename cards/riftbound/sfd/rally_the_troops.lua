-- SPDX-License-Identifier: MIT
return card {
  id = "sfd-166", name = "Rally the Troops", type = "spell",
  domains = { "order" }, cost = { energy = 2 }, keywords = { "action" },

  run = function(game)
    game.later("rally")
    game.draw(1)
  end,

  abilities = {
    rally = delayed {
      event = "play", subject = unit { friendly = true }, ends = "turn",
      run = function(game) game.buff(game.event.subject) end,
    },
  },
}
