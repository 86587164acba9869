-- SPDX-License-Identifier: MIT
local any_unit = units {}

return card {
  id = "ogn-237", name = "King's Edict", type = "spell",
  domains = { "order" }, cost = { energy = 6, power = { order = 2 } },

  run = function(game)
    local chosen, you = {}, game.you()
    for _, player in ipairs(game.players { from = "next" }) do
      local left = {}
      for _, each in ipairs(game.all(any_unit)) do
        local free = game.controller(each) ~= you
        for _, other in ipairs(chosen) do
          free = free and other ~= each
        end
        if free then
          table.insert(left, each)
        end
      end
      if player ~= you and #left > 0 then
        table.insert(chosen, game.choose(left, { by = player, text = "Which unit is killed?" }))
      end
    end
    game.kill(chosen) -- check: allow nobody-named the text tells you to kill those units, not them
  end,
}
