-- SPDX-License-Identifier: MIT
scenario "Taiki Shuttle: returned from the field it deals 2" {
  p1 = { hand = { "Marvelous Sunday" }, field = { "Taiki Shuttle" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Marvelous Sunday"):yes()
    t:pass_all()
    t:expect("Taiki Shuttle"):in_zone("hand")
    t:expect("Goliath"):damage(2)
  end }

scenario "Taiki Shuttle: from the cemetery it is no return from the field" {
  p1 = { hand = { "Trial Initiation" }, cemetery = { "Taiki Shuttle", "Narita Taishin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Trial Initiation"):choose(2)
    t:expect("Goliath"):damage(0)
  end }

scenario "10.7.4 Taiki Shuttle: not as another card goes back, nor as it comes back from the cemetery" {
  p1 = { hand = { "Marvelous Sunday", "Undead King" }, field = { "Taiki Shuttle", "Goblin" }, cemetery = { "Taiki Shuttle" }, play_points = 8 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Marvelous Sunday"):yes():choose("Goblin")
    t.p1:play("Undead King"):choose("Taiki Shuttle#2")
    t:expect("Goliath"):damage(0)
    t:expect_decision("p1", "turn")
  end }
