-- SPDX-License-Identifier: MIT

scenario "Primal Strength: seven Might this turn" {
  p1 = { hand = { "Primal Strength" }, pool = { energy = 4, body = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Primal Strength"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(8)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Primal Strength: in a showdown, but not in response" {
  p1 = { hand = { "Primal Strength", "Stupefy" }, pool = { energy = 5, body = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t.p1:play("Stupefy"):on("Unit 5")
    t:cannot(t.p1, "play", "Primal Strength", "309.1.a")
    t:resolve()
    t.p2:pass()
    t:can(t.p1, "play", "Primal Strength")
  end,
}
