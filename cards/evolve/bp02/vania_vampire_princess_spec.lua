-- SPDX-License-Identifier: MIT
scenario "Vania, Vampire Princess: a bat is given up for three and one" {
  p1 = { field = { "Vania, Vampire Princess", "Forest Bat", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Vania, Vampire Princess")
    t:expect("Forest Bat"):gone()
    t:expect("Goliath"):damage(3)
    t:expect_defense("p2", 19)
  end }

scenario "Vania, Vampire Princess: bats count as she comes; the enemy's do not" {
  p1 = { hand = { "Vania, Vampire Princess" }, field = { "Forest Bat", "Forest Bat" }, play_points = 2 },
  p2 = { field = { "Forest Bat" } },
  function(t)
    t.p1:play("Vania, Vampire Princess")
    t:expect("Vania, Vampire Princess"):attack(4):defense(4)
  end }

scenario "Vania, Vampire Princess: nothing but a bat of her own is given up" {
  p1 = { field = { "Vania, Vampire Princess", "Goblin" }, ex = { "Forest Bat" }, play_points = 1 },
  p2 = { field = { "Forest Bat" } },
  function(t) t:cannot(t.p1, "use", "Vania, Vampire Princess") end }


scenario "Vania, Vampire Princess: other followers do not count" {
  p1 = { hand = { "Vania, Vampire Princess" }, field = { "Goblin", "Fairy" }, play_points = 2 },
  function(t)
    t.p1:play("Vania, Vampire Princess")
    t:expect("Vania, Vampire Princess"):attack(2):defense(2)
  end }

scenario "10.4.2 Vania, Vampire Princess: nothing is engaged, so she does it as often as there are bats and points" {
  p1 = { field = { { "Vania, Vampire Princess", engaged = true, new = true }, "Forest Bat", { "Forest Bat", engaged = true } },
    play_points = 2 },
  p2 = { field = { "Genesis Dragon" } },
  function(t)
    t.p1:use("Vania, Vampire Princess")
    if t:now().kind ~= "turn" then t.p1:choose "Forest Bat" end
    t.p1:use("Vania, Vampire Princess")
    t:expect("Genesis Dragon"):damage(6)
    t:expect_defense("p2", 18)
    t:expect(t.p1.field):count(1)
  end }

scenario "10.6.2.3.4 Vania, Vampire Princess: not without an enemy follower" {
  p1 = { field = { "Vania, Vampire Princess", "Forest Bat" }, play_points = 1 },
  p2 = { field = { "Aura 2/2" } },
  function(t) t:cannot(t.p1, "use", "Vania, Vampire Princess") end }

scenario "10.4.4 Vania, Vampire Princess: not without a play point" {
  p1 = { field = { "Vania, Vampire Princess", "Forest Bat" } },
  p2 = { field = { "Goliath" } },
  function(t) t:cannot(t.p1, "use", "Vania, Vampire Princess") end }

scenario "10.4.2 Vania, Vampire Princess: another token is not given up" {
  p1 = { field = { "Vania, Vampire Princess", "Fairy", "Goblin" }, play_points = 1 },
  p2 = { field = { "Goliath" } },
  function(t) t:cannot(t.p1, "use", "Vania, Vampire Princess") end }
