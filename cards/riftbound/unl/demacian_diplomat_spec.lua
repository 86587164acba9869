-- SPDX-License-Identifier: MIT

scenario "Demacian Diplomat: gains 1 XP" {
  p1 = { hand = { "Demacian Diplomat" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Demacian Diplomat")
    t:pass_all()
    t:expect_number("p1", "xp", 1)
  end,
}

scenario "Demacian Diplomat: only when it is played" {
  p1 = { base = { "Demacian Diplomat" } },
  function(t)
    t.p1:move("Demacian Diplomat", "West Field")
    t:expect_chain(0)
    t:expect_number("p1", "xp", 0)
  end,
}
