-- SPDX-License-Identifier: MIT
scenario "Tokai Teio: twice the number of followers" {
  p1 = { hand = { "Tokai Teio" }, field = { "Goblin", "Amulet" }, play_points = 5 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Tokai Teio")
    t:expect("Follower 5/6"):damage(4)
  end }

scenario "Tokai Teio: evolved 5/5 with Storm; the Fanfare counts no enemies" {
  p1 = { hand = { "Tokai Teio" }, evolve_deck = { "Tokai Teio" }, play_points = 7 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Tokai Teio")
    t:expect("Follower 5/6"):damage(2)
    t.p1:evolve("Tokai Teio")
    t:expect("Tokai Teio"):attack(5):defense(5):keyword("storm")
  end }
