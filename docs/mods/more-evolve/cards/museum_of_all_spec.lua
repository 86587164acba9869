-- SPDX-License-Identifier: MIT
test_card { id = "MORE-T341", name = "One", type = "follower", class = "neutral", cost = 1, attack = 1, defense = 1 }
test_card { id = "MORE-T342", name = "Two", type = "follower", class = "neutral", cost = 2, attack = 1, defense = 1 }
test_card { id = "MORE-T343", name = "Three", type = "follower", class = "neutral", cost = 3, attack = 1, defense = 1 }
test_card { id = "MORE-T344", name = "Four", type = "follower", class = "neutral", cost = 4, attack = 1, defense = 1 }
test_card { id = "MORE-T345", name = "Five", type = "follower", class = "neutral", cost = 5, attack = 1, defense = 1 }

scenario "Museum of All: five costs win" {
  p1 = { field = { "Museum of All", "One", "Two", "Three", "Four", "Five" } },
  function(t)
    t.p1:end_turn()
    t:expect_winner("p1")
  end }

scenario "Museum of All: two of a cost count once" {
  p1 = { field = { "Museum of All", "One", "Two", "Three", "Four", "Four" } },
  function(t)
    t.p1:end_turn()
    t:expect_winner("nobody")
  end }
