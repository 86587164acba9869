-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-115", name = "Promising Future", type = "spell",
  domains = { "mind" }, cost = { energy = 5, power = { mind = 1 } },

  run = function(game)
    local players, kept = game.players { from = "you" }, {}
    for i, player in ipairs(players) do
      kept[i] = game.take_from_top(5, { by = player, of = player, to = "banishment", rest = "recycle", text = "Banish which?" })
    end
    for turn = 1, #players do
      local i = turn % #players + 1 -- the next player first, you last
      for _, card in ipairs(kept[i]) do game.play(card, { by = players[i], ignoring = "energy" }) end
    end
  end,
}
