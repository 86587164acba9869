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
