-- SPDX-License-Identifier: MIT
-- From hidden the unit is played there (811.1.d.3), which is a battlefield you control.
local my_units = unit { zone = "hand", mine = true }
local mine = battlefields { mine = true }

return card {
  id = "sfd-111", name = "Here to Help", type = "spell",
  domains = { "body" }, cost = { energy = 2, power = { body = 1 } },
  keywords = { "hidden", "action" },

  run = function(game)
    local found = game.choose(my_units, { optional = true, text = "Which unit do you play?" })
    if game.played_from("facedown") then
      game.play(found, { less = 3 })
    elseif game.exists(found) then
      -- check: allow text-choice where a card is played is chosen as it is played (354.3)
      game.play(found, { less = 3, at = game.choose(game.playable_at(found, mine), { text = "To which battlefield?" }) })
    end
  end,
}
