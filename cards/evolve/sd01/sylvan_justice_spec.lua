-- SPDX-License-Identifier: MIT

scenario "Sylvan Justice: 3 damage and a Fairy, also in a Quick window" {
  p1 = { field = { "Fighter" } },
  p2 = { hand = { "Sylvan Justice" }, play_points = 2 },
  function(t)
    t.p1:attack "Fighter"
    t.p2:play("Sylvan Justice"):on("Fighter")
    t:expect("Fighter"):in_zone("cemetery")
    t:expect(t.p2.ex):is { "Fairy" }
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3.4 Sylvan Justice: not without an enemy follower that can be selected" {
  p1 = { hand = { "Sylvan Justice" }, field = { "Fighter" }, play_points = 2 },
  p2 = { field = { "Aura 2/2", "Amulet" } },
  function(t)
    t:cannot(t.p1, "play", "Sylvan Justice", "10.6.2.3.4")
  end }

scenario "4.8.3.2 Sylvan Justice: 3 damage also when there is no room for the Fairy" {
  p1 = { hand = { "Sylvan Justice" }, ex = { "Knight", "Knight", "Knight", "Knight", "Knight" }, play_points = 2 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Sylvan Justice"):on "Goliath"
    t:expect("Goliath"):damage(3)
    t:expect(t.p1.ex):count(5)
  end }

scenario "7.4.4 Sylvan Justice: also as the opponent's turn ends" {
  p1 = { field = { "Goblin" } },
  p2 = { hand = { "Sylvan Justice" }, play_points = 2 },
  function(t)
    t.p1:end_turn()
    t.p2:play("Sylvan Justice")
    t:expect("Goblin"):in_zone "cemetery"
    t:expect(t.p2.ex):is { "Fairy" }
  end }
