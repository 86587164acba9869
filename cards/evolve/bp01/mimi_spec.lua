-- SPDX-License-Identifier: MIT

scenario "A.12 Mimi: 2 damage to an enemy follower for nothing" {
  p1 = { ex = { "Mimi" }, field = { "Fighter" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play("Mimi"):on("Goliath")
    t:expect("Goliath"):damage(2)
    t:expect("Mimi"):gone()
  end }
