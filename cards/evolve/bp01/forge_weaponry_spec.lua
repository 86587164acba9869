-- SPDX-License-Identifier: MIT

scenario "Forge Weaponry: +1/+1 for one of your followers, and a card" {
  p1 = { hand = { "Forge Weaponry" }, field = { "Fighter", "Goblin" }, play_points = 2 },
  function(t)
    t.p1:play("Forge Weaponry"):on("Fighter")
    t:expect("Fighter"):attack(3):defense(4)
    t:expect(t.p1.hand):count(1)
  end }
