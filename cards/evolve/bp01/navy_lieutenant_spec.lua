-- SPDX-License-Identifier: MIT
scenario "12.4 Navy Lieutenant: gives another follower Assail" {
  p1 = { hand = { "Navy Lieutenant" }, field = { "Goliath" }, play_points = 2 },
  p2 = { field = { "Fighter" } },
  function(t)
    t:cannot(t.p1, "attack", "Goliath", "Fighter")
    t.p1:play "Navy Lieutenant"
    t:expect("Goliath"):keyword "assail"
    t:expect("Navy Lieutenant"):no_keyword "assail"
    t:can(t.p1, "attack", "Goliath", "Fighter")
  end }

scenario "S8 Navy Lieutenant: not itself" {
  p1 = { hand = { "Navy Lieutenant" }, play_points = 2 },
  function(t)
    t.p1:play "Navy Lieutenant"
    t:expect("Navy Lieutenant"):no_keyword "assail"
  end }

scenario "12.11.2 Navy Lieutenant: Assail stays; it does not let one that has just come attack" {
  p1 = { hand = { "Navy Lieutenant" }, field = { { "Goliath", new = true } }, play_points = 2 },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p1:play "Navy Lieutenant"
    t:expect("Goliath"):keyword "assail"
    t:cannot(t.p1, "attack", "Goliath", "Fighter")
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "attack", "Goliath", "Fighter")
  end }
