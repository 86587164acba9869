-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-025", name = "Blind Fury", type = "spell",
  domains = { "fury" }, cost = { energy = 4, power = { fury = 2 } },
  keywords = { "action" },

  run = function(game)
    local shown = {}
    for _, foe in ipairs(game.opponents()) do
      shown = game.list(shown, game.reveal_top(1, { by = foe }))
    end
    local taken = game.choose(shown, { text = "Which card is banished and played?" })
    game.play(game.banish_one(taken), { ignoring = "cost" })
    game.recycle(game.rest(shown, taken))
  end,
}
