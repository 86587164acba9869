-- SPDX-License-Identifier: MIT
local here = units { at = "here" }

-- The next player in turn order who is an opponent of that one.
local function opponent_of(game, player)
  local others, at = game.players { from = player }, 2
  while others[at].team == player.team do at = at + 1 end
  return others[at]
end

return card {
  id = "twelve-3", name = "Turncoat Ford", type = "battlefield",

  when { event = "beginning",
    run = function(game)
      local swaps = {}
      for _, unit in ipairs(game.all(here)) do
        table.insert(swaps, { unit, opponent_of(game, game.controller(unit)) })
      end
      for _, swap in ipairs(swaps) do game.take_control(swap[1], { lasts = "board", by = swap[2] }) end
    end },
}
