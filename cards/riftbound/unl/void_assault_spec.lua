-- SPDX-License-Identifier: MIT

scenario "Void Assault: both at a battlefield you do not control, and you attack" {
  rule = "459.2.b.1",
  p1 = { hand = { "Void Assault" }, pool = { energy = 2, body = 1 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Void Assault"):on("West Field"):on("West Field")
    t:pass_all()
    t:expect("Unit 4"):attacking()
    t:expect("Unit 3"):defending()
  end,
}

scenario "Void Assault: each of the two moves on its own" {
  rule = "359.3.e.6",
  p1 = { hand = { "Void Assault" }, pool = { energy = 2, body = 1 }, at = { ["West Field"] = { "Unit 3" } } },
  p2 = { at = { ["East Field"] = { "Unit 2" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Void Assault"):on("base"):on("base"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Void Assault: both units are needed" {
  rule = "355.8",
  p1 = { hand = { "Void Assault" }, pool = { energy = 2, body = 1 }, base = { "Unit 4" } },
  function(t) t:cannot(t.p1, "play", "Void Assault") end,
}

scenario "442.2.b, 740.1 Void Assault: a team mate's unit moves, not to a battlefield of yours; no enemy is a friend" {
  format = "2v2",
  p1 = { hand = { "Void Assault" }, pool = { energy = 2, body = 1 }, at = { ["East Field"] = { "Unit 6" } } },
  p2 = { base = { "Unit 3" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Void Assault")
    t:expect_option("Unit 4", "Unit 6")
    t:expect_no_option("Unit 3")
    t.p1:on("Unit 4")
    t:expect_option("West Field", "North Field")
    t:expect_no_option("East Field")
    t.p1:on("West Field"):on("West Field")
    t:pass_all()
    t:expect("Unit 4"):attacking()
    t:expect("Unit 3"):defending()
  end,
}
