-- SPDX-License-Identifier: MIT
-- "Any and all costs": neither base nor additional costs, mandatory ones included, are asked for.
local is_unit = unit { zone = "hand" }

return card {
  id = "unl-139", name = "Bone Skewer", type = "spell",
  domains = { "chaos" }, cost = { energy = 2, power = { chaos = 1 } },
  keywords = { "hidden" },

  targets = { battlefield {}, player { enemy = true } },
  run = function(game, me, field, foe)
    local hand = game.hand(foe)
    game.reveal(hand, { by = foe })
    local found = game.choose(hand, { max = 1, where = is_unit, text = "Which unit is played?" })
    if game.exists(field) and game.play(found, { by = foe, at = field, ignoring = "all" }) then
      game.then_do("pin", found)
    end
  end,

  abilities = {
    pin = reflexive { run = function(game, me, victim) game.stun(victim) end },
  },
}
