-- SPDX-License-Identifier: MIT
test_card { id = "t-r1", name = "Racer", type = "follower", class = "neutral", cost = 4,
  attack = 2, defense = 2, traits = { "Umamusume" },
}

scenario "12.4.3 Tazuna Hayakawa: +1/+2 for an Umamusume follower of yours" {
  p1 = { hand = { "Tazuna Hayakawa" }, field = { "Racer", "Goblin" }, play_points = 4 },
  p2 = { field = { "Racer" } },
  function(t)
    t.p1:play("Tazuna Hayakawa"):yes()
    t:expect("Tazuna Hayakawa"):engaged():keyword "ward"
    t:expect("p1's Racer"):attack(3):defense(4)
    t:expect("p2's Racer"):attack(2)
    t:expect("Goblin"):attack(2):defense(2)
  end }

scenario "S8 Tazuna Hayakawa: comes without one, too" {
  p1 = { hand = { "Tazuna Hayakawa" }, field = { "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play("Tazuna Hayakawa"):no()
    t:expect("Tazuna Hayakawa"):attack(3):defense(5)
    t:expect("Goblin"):attack(2)
  end }
