-- SPDX-License-Identifier: MIT
scenario "Soul Dealer: destroys one and adds its attack, as it was on the field" {
  p1 = { field = { "Soul Dealer" }, evolve_deck = { "Soul Dealer" }, play_points = 2, defense = 10 },
  p2 = { field = { { "Sektor", evolved = true } } },
  function(t)
    t.p1:evolve("Soul Dealer")
    t:expect("Sektor"):in_zone("cemetery")
    t:expect_defense("p1", 14)
  end }

scenario "Soul Dealer: three damage to one's own leader; Ward on both faces" {
  p1 = { hand = { "Soul Dealer" }, evolve_deck = { "Soul Dealer" }, play_points = 6 },
  function(t)
    t.p1:play("Soul Dealer"):no()
    t:expect_defense("p1", 17)
    t:expect_defense("p2", 20)
    t:expect("Soul Dealer"):keyword("ward")
    t.p1:evolve("Soul Dealer")
    t:expect("Soul Dealer"):keyword("ward"):attack(7)
    t:expect_defense("p1", 17)
  end }

scenario "10.6.2.3.4 Soul Dealer: nobody to destroy, no defense" {
  p1 = { field = { "Soul Dealer", "Goblin" }, evolve_deck = { "Soul Dealer" }, play_points = 2 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:evolve("Soul Dealer")
    t:expect_defense("p1", 20)
    t:expect("Aura 2/2"):in_zone "field"
    t:expect("Goblin"):in_zone "field"
  end }
