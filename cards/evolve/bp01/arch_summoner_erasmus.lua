-- SPDX-License-Identifier: MIT
-- Without the rite there is nothing to select (10.6.2.2.1, 13.3.3.2).
local rite = { option = "earth_rite", targets_if_paid = { follower { enemy = true } },
  run = function(game, _, foe)
    if not game.paid("earth_rite") then return end
    game.deal_each { { foe, 6 }, { game.leader(game.controller(foe)), 2 } }
  end }

return card {
  id = "BP01-051", name = "Arch Summoner Erasmus", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 7, attack = 6, defense = 8,

  fanfare { option = rite.option, targets_if_paid = rite.targets_if_paid, run = rite.run },
  activated { cost = { engage_me = true },
    option = rite.option, targets_if_paid = rite.targets_if_paid, run = rite.run },
}
