-- SPDX-License-Identifier: MIT
scenario "12.4.3 Wind God: +1 attack for a follower of yours, perhaps for himself" {
  p1 = { hand = { "Wind God" }, field = { "Goblin" }, play_points = 4 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Wind God"
    t:expect_option("Wind God", "Goblin")
    t:expect_no_option "Goliath"
    t.p1:on "Wind God"
    t:expect("Wind God"):attack(2):defense(5)
    t:expect("Goblin"):attack(2)
  end }

scenario "7.4.1 Wind God: +1 attack for all of yours as your end phase starts" {
  p1 = { field = { "Wind God", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t:next_turn()
    t:expect("Wind God"):attack(2)
    t:expect("Goblin"):attack(3)
    t:expect("Goliath"):attack(3)
    t:next_turn() -- not in the opponent's
    t:expect("Goblin"):attack(3)
  end }

scenario "7.4.1 Wind God: what was given it keeps; two of them give it twice" {
  p1 = { field = { "Wind God", "Wind God", "Goblin" } },
  function(t)
    t.p1:end_turn()
    t:expect("Goblin"):attack(4)
    t:expect("Wind God#1"):attack(3)
  end }
