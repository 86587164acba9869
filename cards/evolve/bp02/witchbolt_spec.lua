-- SPDX-License-Identifier: MIT

scenario "5.13 Witchbolt: 5 damage" {
  p1 = { hand = { "Witchbolt" }, field = { "Goliath" }, play_points = 3 },
  p2 = { field = { "Mythril Golem", { "Goliath", evolved = true } } },
  function(t)
    t.p1:play("Witchbolt"):on "Mythril Golem"
    t:expect("Mythril Golem"):damage(5)
    t:expect(t.p1.hand):count(0)
  end }

scenario "5.13 Witchbolt: and a card with an evolved follower of yours" {
  p1 = { hand = { "Witchbolt" }, field = { { "Goliath", evolved = true } }, play_points = 3 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:play "Witchbolt"
    t:expect("Mythril Golem"):damage(5)
    t:expect(t.p1.hand):count(1)
  end }

scenario "10.6.2.3.4 Witchbolt: not without an enemy follower" {
  p1 = { hand = { "Witchbolt" }, field = { { "Goliath", evolved = true } }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "play", "Witchbolt", "10.6.2.3.4")
  end }
