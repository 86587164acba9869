-- SPDX-License-Identifier: MIT
scenario "Empty Throne: to draw from nothing wins" {
  p1 = { field = { "Empty Throne" }, deck = {} },
  function(t)
    t:next_turn()
    t.p2:end_turn()
    t:expect_winner("p1")
  end }

scenario "Empty Throne: the top card lies open" {
  p1 = { field = { "Empty Throne" }, deck = { "Goblin", "Follower 2/2" } },
  function(t)
    t:expect("Goblin"):seen_by("p2")
    t:expect("Follower 2/2"):unseen_by("p1")
  end }
