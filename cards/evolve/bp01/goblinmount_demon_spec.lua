-- SPDX-License-Identifier: MIT
scenario "12.4.3 Goblinmount Demon: 2 damage to each of your other followers" {
  p1 = { hand = { "Goblinmount Demon" }, field = { "Goblin", "Goliath" },
    evolve_deck = { "Goblinmount Demon" }, play_points = 5 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play("Goblinmount Demon"):yes()
    t:expect("Goblin"):in_zone "cemetery"
    t:expect("Goliath"):damage(2)
    t:expect("Fighter"):damage(0)
    t:expect("Goblinmount Demon"):damage(0):engaged()
    t.p1:evolve "Goblinmount Demon" -- for nothing
    t:expect("Goblinmount Demon"):evolved():attack(7):defense(7):keyword "ward"
    t:expect("Goliath"):damage(2)
  end }
