-- SPDX-License-Identifier: MIT
scenario "Eat Fast! Yum Fast!: a follower with Storm is found in the deck, and not what could have it" {
  p1 = { hand = { "Eat Fast! Yum Fast!" }, play_points = 2, deck = { "Gold City", "Samurai", "Storm 2/2", "Goblin" } },
  function(t)
    t.p1:play("Eat Fast! Yum Fast!")
    if t:accepts(t.p1, 1) and not t:accepts(t.p1, "Storm 2/2") then t.p1:choose(1) end
    t:expect_no_option("Gold City", "Samurai")
    t.p1:choose("Storm 2/2")
    t:expect("Storm 2/2"):in_zone("hand")
  end }

scenario "Eat Fast! Yum Fast!: or three attack for one's own follower with Storm" {
  p1 = { hand = { "Eat Fast! Yum Fast!" }, play_points = 2, field = { "Storm 2/2", "Goblin" } },
  p2 = { field = { "Storm 2/2" } },
  function(t)
    t.p1:play("Eat Fast! Yum Fast!"):choose(2)
    t:expect("p1's Storm 2/2"):attack(5)
    t:expect("Goblin"):attack(2)
  end }
