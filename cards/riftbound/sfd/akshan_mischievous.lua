-- SPDX-License-Identifier: MIT
local equipment = gear { tags = "Equipment" }

return card {
  id = "sfd-109", name = "Akshan, Mischievous", type = "unit", supertypes = { "champion" },
  domains = { "body" }, cost = { energy = 4 }, might = 4,
  tags = { "Akshan", "Shurima", "Sentinel" },
  keywords = { "weaponmaster" },

  additional { name = "loot", optional = true, cost = { power = { body = 2 } } },
  when_played {
    if_ = function(q) return q.paid "loot" end,
    targets = { gear { enemy = true } },
    run = function(game, me, gear)
      if game.take_control(gear, { lasts = "me" }) then
        game.recall(gear) -- only units move (442.3)
        if game.is(gear, equipment) then
          game.attach(gear, me)
        end
      end
    end,
  },
}
