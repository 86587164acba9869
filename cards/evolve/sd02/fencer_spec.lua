-- SPDX-License-Identifier: MIT

scenario "Fencer: +1/+1 for another of your followers" {
  p1 = { hand = { "Fencer" }, field = { "Fighter", "Goblin" }, play_points = 3 },
  function(t)
    t.p1:play("Fencer"):on("Goblin")
    t:expect("Goblin"):attack(3):defense(3)
    t:expect("Fencer"):attack(3):defense(3)
  end }

scenario "10.7.3.2 Fencer: alone it gives it to nobody, not to an enemy follower" {
  p1 = { hand = { "Fencer" }, field = { "Amulet" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Fencer"
    t:expect_decision("p1", "turn")
    t:expect("Fencer"):attack(3):defense(3)
    t:expect("Goliath"):attack(3)
  end }

scenario "12.15.2 Fencer: its own side's Aura does not keep it out; it stays" {
  p1 = { hand = { "Fencer" }, field = { "Aura 2/2" }, play_points = 3 },
  function(t)
    t.p1:play "Fencer"
    t:expect("Aura 2/2"):attack(3):defense(3)
    t:next_turn()
    t:expect("Aura 2/2"):attack(3):defense(3)
  end }
