-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-025", name = "Blind Fury", type = "spell",
  domains = { "fury" }, cost = { energy = 4, power = { fury = 2 } },
  keywords = { "action" },

  run = function(game)
    local shown, rest = {}, {}
    for _, foe in ipairs(game.opponents()) do
      for _, each in ipairs(game.reveal_top(1, { of = foe })) do
        table.insert(shown, each)
      end
    end
    local taken = game.choose(shown, { text = "Which card is banished and played?" })
    for _, each in ipairs(shown) do
      if each ~= taken then table.insert(rest, each) end
    end
    game.play(game.banish_one(taken), { ignoring = "cost" })
    game.recycle(rest)
  end,
}
