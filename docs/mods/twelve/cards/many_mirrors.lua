-- SPDX-License-Identifier: MIT
return card {
  id = "twelve-7", name = "Many Mirrors", type = "spell", domains = { "mind" }, cost = { energy = 1 },

  run = function(game)
    local tops = {}
    for _, player in ipairs(game.players()) do
      for _, top in ipairs(game.look(1, { of = player, by = game.you() })) do table.insert(tops, top) end
    end
    game.put_on_bottom(game.choose(tops, { max = #tops, n = 0, text = "Which go to the bottom of their decks?" }))
  end,
}
