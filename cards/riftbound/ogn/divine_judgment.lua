-- SPDX-License-Identifier: MIT
-- Each player keeps two of each kind of his own; nobody is a target (355.10.e).
local categories = { units {}, gear {}, runes {} }

return card {
  id = "ogn-244", name = "Divine Judgment", type = "spell",
  domains = { "order" }, cost = { energy = 7, power = { order = 2 } },

  run = function(game)
    local doomed = {}
    local function keep_two(player, theirs)
      local kept = game.choose(theirs, { n = 2, by = player, text = "Which two are kept?" })
      doomed = game.list(doomed, theirs:without(kept))
    end
    for _, player in ipairs(game.players()) do
      for _, category in ipairs(categories) do keep_two(player, game.all(category, { of = player })) end
      keep_two(player, game.hand(player))
    end
    game.recycle(doomed)
  end,
}
