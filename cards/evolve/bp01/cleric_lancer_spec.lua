-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.2 Cleric Lancer: deals 4 more in an opponent's turn" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Cleric Lancer", engaged = true } } },
  function(t)
    t.p1:attack("Goliath", "Cleric Lancer")
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Cleric Lancer"):damage(3):attack(1)
  end }

scenario "10.2.1.3.2 Cleric Lancer: not in its own" {
  p1 = { field = { "Cleric Lancer" } },
  function(t)
    t.p1:attack "Cleric Lancer"
    t:expect_defense("p2", 19)
  end }

scenario "10.2.1.3.2 Cleric Lancer: attacked she deals 5, and she has Ward" {
  p1 = { field = { "Genesis Dragon" } },
  p2 = { field = { { "Cleric Lancer", engaged = true }, { "Goblin", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Genesis Dragon", "Goblin")
    t.p1:attack("Genesis Dragon", "Cleric Lancer")
    t:expect("Genesis Dragon"):damage(5)
  end }
