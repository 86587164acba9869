-- SPDX-License-Identifier: MIT

scenario "Spilled Oil: 3 and 1" {
  p1 = { hand = { "Spilled Oil" }, pool = { energy = 4, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Spilled Oil"):on("Unit 5", "Unit 1")
    t:pass_all()
    t.p1:assign { ["Unit 5"] = 3, ["Unit 1"] = 1 }
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 1"):in_zone("trash")
  end,
}

scenario "Spilled Oil: not at a base" {
  p1 = { hand = { "Spilled Oil" }, pool = { energy = 4, order = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t) t:cannot(t.p1, "play", "Spilled Oil", "355.8") end,
}
