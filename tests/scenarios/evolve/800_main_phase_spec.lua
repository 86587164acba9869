-- SPDX-License-Identifier: MIT
-- What the active player may do (8).

scenario "8.4.4 the follower that attacks is engaged, and its target takes damage" {
  p1 = { field = { "Fighter" } },
  function(t)
    t.p1:attack "Fighter"
    t:expect("Fighter"):engaged()
    t:expect_defense("p2", 18)
  end }

scenario "8.4.2.1 a follower that came this turn does not attack, one that evolved does" {
  p1 = { field = { { "Fighter", new = true }, { "Goblin", new = true, evolved = true, evolved_now = true } } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t:cannot(t.p1, "attack", "Fighter", "8.4.2.1")
    t:can(t.p1, "attack", "Goblin", "Goliath")
  end }
