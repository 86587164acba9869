-- SPDX-License-Identifier: MIT
scenario "12.5.3 Bellringer Angel: draws a card as it dies" {
  p1 = { field = { { "Bellringer Angel", engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "attack", "Goliath", "p1's leader") -- Ward
    t.p2:attack("Goliath", "Bellringer Angel")
    t:expect("Bellringer Angel"):in_zone "cemetery"
    t:expect("Goliath"):damage(0)
    t:expect(t.p1.hand):count(1)
    t:expect(t.p2.hand):count(0)
  end }

scenario "12.6.2 Bellringer Angel: evolved, 2 damage to an enemy follower" {
  p1 = { field = { "Bellringer Angel" }, evolve_deck = { "Bellringer Angel" }, play_points = 2 },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t.p1:evolve "Bellringer Angel"
    t.p1:on "Goliath"
    t:expect("Goliath"):damage(2)
    t:expect("Fighter"):damage(0)
    t:expect("Bellringer Angel"):evolved():attack(0):defense(2):keyword "ward"
    t:expect(t.p1.hand):count(0)
  end }

scenario "12.5.3 Bellringer Angel: evolved it draws as it dies, once" {
  p1 = { field = { { "Bellringer Angel", evolved = true, engaged = true } } },
  p2 = { field = { "Goliath" } },
  turn = "p2",
  function(t)
    t.p2:attack("Goliath", "Bellringer Angel")
    t:expect("Bellringer Angel"):in_zone "cemetery"
    t:expect(t.p1.hand):count(1)
  end }

scenario "12.5.3 Bellringer Angel: not as it is put elsewhere" {
  p1 = { hand = { "Urd" }, play_points = 4 },
  p2 = { field = { "Bellringer Angel" } },
  function(t)
    t.p1:play "Urd"
    t:expect("Bellringer Angel"):in_zone "ex"
    t:expect(t.p2.hand):count(0)
  end }

scenario "10.6.2.3.4 Bellringer Angel: evolved, none of your own followers is hit" {
  p1 = { field = { "Bellringer Angel", "Goliath" }, evolve_deck = { "Bellringer Angel" }, play_points = 2 },
  function(t)
    t.p1:evolve "Bellringer Angel"
    t:expect("Goliath"):damage(0)
    t:expect("Bellringer Angel"):in_zone("field"):damage(0)
    t:expect_decision("p1", "turn")
  end }
