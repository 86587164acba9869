-- SPDX-License-Identifier: MIT

scenario "A.12 Mimi: 2 damage to an enemy follower for nothing" {
  p1 = { ex = { "Mimi" }, field = { "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Mimi"):on("Goliath")
    t:expect("Goliath"):damage(2)
    t:expect("Mimi"):gone()
  end }

scenario "10.6.2.3.4 Mimi: not without an enemy follower" {
  p1 = { ex = { "Mimi" }, field = { "Fighter" } },
  function(t)
    t:cannot(t.p1, "play", "Mimi", "10.6.2.3.4")
  end }
