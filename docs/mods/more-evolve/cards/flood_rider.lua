-- SPDX-License-Identifier: MIT
-- What is more than a follower could bear spills over to its leader.
return card {
  id = "MORE-1", name = "Flood Rider", type = "follower", class = "dragoncraft", cost = 4, attack = 5, defense = 3,

  when { event = "damage", source = "me", subject = follower { enemy = true },
    run = function(game)
      local over = -game.event.subject.defense
      if over > 0 then game.deal(over, game.leader "opponent") end
    end },
}
