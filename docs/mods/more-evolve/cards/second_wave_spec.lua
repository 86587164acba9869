-- SPDX-License-Identifier: MIT
test_card { id = "T-GIANT", name = "Giant", type = "follower", class = "neutral", cost = 3, attack = 3, defense = 3,
}

test_card { id = "T-OGRE", name = "Ogre", type = "follower", class = "neutral", cost = 2, attack = 2, defense = 2,
}

scenario "Second Wave: the third is free, the fourth is not" {
  p1 = { field = { "Second Wave" }, hand = { "Goblin", "Goblin", "Giant", "Ogre" }, play_points = 2 },
  function(t)
    t.p1:play("Goblin")
    t:cannot(t.p1, "play", "Giant")
    t.p1:play("Goblin")
    t.p1:play("Giant")
    t:expect_number("p1", "play_points", 0)
    t:cannot(t.p1, "play", "Ogre")
  end }
