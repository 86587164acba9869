-- SPDX-License-Identifier: MIT
scenario "Underworld Watchman Khawy: takes one along; what cannot be destroyed still gives its attack" {
  p1 = { field = { { "Underworld Watchman Khawy", engaged = true, damage = 4 } }, defense = 10 },
  p2 = { field = { "Follower 3/3" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "Underworld Watchman Khawy")
    t:pass_all()
    t:expect("Underworld Watchman Khawy"):in_zone("cemetery")
  end }

scenario "Underworld Watchman Khawy: destroys an enemy follower and adds its attack" {
  turn = "p2",
  p1 = { field = { { "Underworld Watchman Khawy", engaged = true, damage = 4 }, "Goblin" }, defense = 10 },
  p2 = { field = { "Follower 3/3", "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 3/3", "Underworld Watchman Khawy")
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("cemetery")
    t:expect("Goblin"):in_zone("field")
    t:expect_defense("p1", 15)
  end }

test_card { id = "T-ROCK", name = "Rock", type = "follower", class = "neutral", cost = 1, attack = 4, defense = 1,
  static { cannot = "be_destroyed_by_abilities" },
}

scenario "10.11.1 Underworld Watchman Khawy: one that cannot be destroyed gives its attack all the same" {
  p1 = { field = { "Underworld Watchman Khawy" }, hand = { "Soul Conversion" }, play_points = 1 },
  p2 = { field = { "Rock" } },
  function(t)
    t.p1:play("Soul Conversion")
    t:expect("Rock"):in_zone("field")
    t:expect_defense("p1", 24)
  end }

scenario "10.7.3.2 Underworld Watchman Khawy: nothing without an enemy follower, nothing as he is banished" {
  p1 = { field = { "Underworld Watchman Khawy" }, hand = { "Soul Conversion" }, play_points = 1 },
  p2 = { field = { "Amulet" } },
  function(t)
    t.p1:play("Soul Conversion")
    t:expect_defense("p1", 20)
    t:expect("Amulet"):in_zone("field")
    t:expect_decision("p1", "turn")
  end }

scenario "12.8.2 Underworld Watchman Khawy: he has Ward" {
  p1 = { field = { "Goblin" } },
  p2 = { field = { { "Underworld Watchman Khawy", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Goblin", "p2's leader")
  end }
