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
      for _, each in ipairs(theirs) do
        local stays = false
        for _, one in ipairs(kept) do
          stays = stays or one == each
        end
        if not stays then
          table.insert(doomed, each)
        end
      end
    end
    for _, player in ipairs(game.players()) do
      for _, category in ipairs(categories) do
        local theirs = {}
        for _, each in ipairs(game.all(category)) do
          if game.controller(each) == player then
            table.insert(theirs, each)
          end
        end
        keep_two(player, theirs)
      end
      keep_two(player, game.hand(player))
    end
    game.recycle(doomed)
  end,
}
