-- SPDX-License-Identifier: MIT
return card {
  id = "BP01-062", name = "Dragonbond Mage", type = "follower", class = "runecraft",
  traits = { "Mage" },
  cost = 3, attack = 3, defense = 4,

  when { event = "play", by = "you", subject = spell {},
    run = function(game, me) game.put_counters(me, "spell") end },

  activated { cost = { counters = { spell = 3 } }, targets = { follower { enemy = true } },
    run = function(game, me, foe) game.deal(5, foe) end },
}
