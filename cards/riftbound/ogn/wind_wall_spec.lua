-- SPDX-License-Identifier: MIT

scenario "Wind Wall: counters any spell" {
  rule = "425.1.a",
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 5"):pass()
    t.p2:play("Wind Wall"):on("Singularity")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
    t:expect("Singularity"):in_zone("trash")
  end,
}

scenario "Wind Wall: not an ability, and not itself" {
  rule = "355.9.a.2",
  p1 = { base = { "Yasuo, Remorseful" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, hand = { "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:move("Yasuo, Remorseful", "West Field"):pass()
    t:cannot(t.p2, "play", "Wind Wall", "355.8")
  end,
}
