-- SPDX-License-Identifier: MIT
local equipment = gear { tags = "Equipment", mine = true }

return card {
  id = "sfd-198", name = "Arise!", type = "spell", supertypes = { "signature" },
  domains = { "calm", "order" }, cost = { energy = 6, power = { ["calm/order"] = 1 } },
  tags = { "Azir" },

  run = function(game)
    local n = game.count(equipment)
    if n > 0 then
      game.then_do_among("rouse", game.play_token("Sand Soldier", { count = n }))
    end
  end,

  abilities = {
    rouse = reflexive {
      targets = { up_to(2, unit { given = true }) },
      run = function(game, me, soldiers) game.ready(soldiers) end,
    },
  },
}
