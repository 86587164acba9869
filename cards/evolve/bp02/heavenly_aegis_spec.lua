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

scenario "1.3.3 Heavenly Aegis: its own player may give it up to be destroyed; it stays, the rest happens" {
  p1 = { field = { "Heavenly Aegis" }, hand = { "Dark Offering" }, play_points = 1, defense = 10 },
  function(t)
    t.p1:play("Dark Offering")
    t:expect("Heavenly Aegis"):in_zone("field")
    t:expect_defense("p1", 13)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.2.1.2 Heavenly Aegis: hurt again once the opponent's turn has ended" {
  p1 = { field = { "Heavenly Aegis" }, evolve_deck = { "Heavenly Aegis" }, play_points = 2,
    hand = { "Conflagration" }, max_play_points = 4 },
  p2 = { hand = { "Alchemical Lore" }, max_play_points = 4 },
  function(t)
    t.p1:evolve "Heavenly Aegis"
    t:next_turn()
    t.p2:play "Alchemical Lore"
    t:expect("Heavenly Aegis"):damage(0)
    t:next_turn()
    t.p1:play "Conflagration"
    t:expect("Heavenly Aegis"):damage(5)
  end }

scenario "12.15.2 Heavenly Aegis: Aura on both faces, and evolved no ability destroys it either" {
  p1 = { hand = { "Execution", "Themis's Decree" }, play_points = 5 },
  p2 = { field = { "Heavenly Aegis", { "Heavenly Aegis", evolved = true } } },
  function(t)
    t:cannot(t.p1, "play", "Execution", "10.6.2.3.4")
    t.p1:play "Themis's Decree"
    t:expect(t.p2.field):count(2)
  end }
