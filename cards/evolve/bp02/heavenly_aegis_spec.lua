-- SPDX-License-Identifier: MIT
scenario "1.3.3 Heavenly Aegis: abilities do not destroy it" {
  p1 = { field = { { "Bahamut", evolved = true } }, hand = { "Bahamut" }, play_points = 9 },
  p2 = { field = { "Heavenly Aegis", "Goliath" } },
  function(t)
    t.p1:play "Bahamut"
    t:expect("Heavenly Aegis"):in_zone "field"
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "12.14.2 Heavenly Aegis: Bane is an ability too" {
  p1 = { field = { "Medusa" } },
  p2 = { field = { { "Heavenly Aegis", engaged = true } } },
  function(t)
    t.p1:attack("Medusa", "Heavenly Aegis")
    t:expect("Heavenly Aegis"):in_zone("field"):damage(6)
    t:expect("Medusa"):in_zone "cemetery"
  end }

scenario "11.3.1 Heavenly Aegis: without defense the rules destroy it" {
  p1 = { field = { "Goliath" } },
  p2 = { field = { { "Heavenly Aegis", engaged = true, damage = 6 } } },
  function(t)
    t.p1:attack("Goliath", "Heavenly Aegis")
    t:expect("Heavenly Aegis"):in_zone "cemetery"
  end }

scenario "10.2.1.2 Heavenly Aegis: evolved it is dealt no damage until the opponent's next turn ends" {
  p1 = { field = { "Heavenly Aegis" }, evolve_deck = { "Heavenly Aegis" }, play_points = 2 },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:evolve "Heavenly Aegis"
    t.p1:attack("Heavenly Aegis", "Goliath")
    t:expect("Heavenly Aegis"):damage(0):attack(10)
    t.p1:end_turn()
    t.p2:end_turn()
    t:expect("Heavenly Aegis"):evolved()
  end }

scenario "12.2.1 Heavenly Aegis: or evolves for three cards" {
  p1 = { field = { "Heavenly Aegis" }, evolve_deck = { "Heavenly Aegis" },
         hand = { "Fighter", "Goblin", "Goliath" }, play_points = 0 },
  function(t)
    t.p1:evolve "Heavenly Aegis"
    t:expect("Heavenly Aegis"):evolved()
    t:expect(t.p1.hand):count(0)
  end }
