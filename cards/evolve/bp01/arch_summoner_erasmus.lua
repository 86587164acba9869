-- SPDX-License-Identifier: MIT
local foe = follower { enemy = true }

local function hit(game, _, target)
  game.deal_each { { target, 6 }, { game.leader(game.controller(target)), 2 } }
end

return card {
  id = "BP01-051", name = "Arch Summoner Erasmus", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 7, attack = 6, defense = 8,

  -- Without the rite there is nothing to select (10.6.2.2.1, 13.3.3.2).
  fanfare { option = "earth_rite", targets_if_paid = { foe },
    run = function(game, me, target)
      if game.paid("earth_rite") then hit(game, me, target) end
    end },

  -- Here it is a part of the cost (10.1.1.1.1).
  activated { cost = { engage = "me", earth_rite = true }, targets = { foe }, run = hit },
}
