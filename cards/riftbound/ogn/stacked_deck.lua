-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-183", name = "Stacked Deck", type = "spell",
  domains = { "chaos" }, cost = { energy = 1 },
  keywords = { "action" },

  run = function(game)
    local top, rest = game.look(3), {}
    local kept = game.choose(top, { text = "Which card is put into your hand?" })
    for _, each in ipairs(top) do
      if each ~= kept then table.insert(rest, each) end
    end
    game.return_to_hand(kept)
    game.recycle(rest)
  end,
}
