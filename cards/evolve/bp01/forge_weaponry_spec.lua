-- SPDX-License-Identifier: MIT

scenario "Forge Weaponry: +1/+1 for one of your followers, and a card" {
  p1 = { hand = { "Forge Weaponry" }, field = { "Fighter", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Forge Weaponry"):on("Fighter")
    t:expect("Fighter"):attack(3):defense(4)
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.3.4 Forge Weaponry: with Quick, for one that is attacked; it stays" {
  p1 = { field = { "Follower 2/2" } },
  p2 = { field = { { "Goblin", engaged = true } }, hand = { "Forge Weaponry" }, play_points = 2 },
  function(t)
    t.p1:attack("Follower 2/2", "Goblin")
    t.p2:play "Forge Weaponry"
    t:pass_all()
    t:expect("Follower 2/2"):in_zone "cemetery"
    t:expect("Goblin"):in_zone("field"):attack(3)
    t:expect(t.p2.hand):count(1)
    t:next_turn()
    t:expect("Goblin"):attack(3)
  end }

scenario "10.6.2.3.4 Forge Weaponry: not without a follower of your own" {
  p1 = { hand = { "Forge Weaponry" }, field = { "Amulet" }, ex = { "Knight" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t:cannot(t.p1, "play", "Forge Weaponry", "10.6.2.3.4")
  end }
