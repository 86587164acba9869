-- SPDX-License-Identifier: MIT
local any_unit = units {}

return card {
  id = "ogn-237", name = "King's Edict", type = "spell",
  domains = { "order" }, cost = { energy = 6, power = { order = 2 } },

  run = function(game)
    local chosen, left = {}, game.all(any_unit):without(game.all(any_unit, { of = "you" }))
    for _, player in ipairs(game.players { from = "next" }) do
      if player ~= game.you() and #left > 0 then
        table.insert(chosen, game.choose(left, { by = player, text = "Which unit is killed?" }))
        left = left:without(chosen)
      end
    end
    game.kill(chosen) -- check: allow nobody-named the text tells you to kill those units, not them
  end,
}
