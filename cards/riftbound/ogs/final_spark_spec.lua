-- SPDX-License-Identifier: MIT

scenario "Final Spark: eight to any unit, in a base too" {
  p1 = { hand = { "Final Spark" }, pool = { energy = 8 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Final Spark"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):at("base"):damage(8)
  end,
}

scenario "Final Spark: needs a unit" {
  rule = "355.8",
  p1 = { hand = { "Final Spark" }, pool = { energy = 8 } },
  p2 = { base = { "Orb of Regret" } },
  function(t)
    t:cannot(t.p1, "play", "Final Spark")
  end,
}

scenario "309.1.a Final Spark: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Final Spark" }, pool = { energy = 8 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Final Spark", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Final Spark")
  end,
}
