-- SPDX-License-Identifier: MIT

scenario "Alpha Wildclaw: smaller units of its player there cannot be chosen by enemies, it can itself" {
  p1 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6", "Unit 7" }, ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Alpha Wildclaw", "Unit 7", "Unit 1")
    t:expect_no_option("Unit 6")
  end,
}

scenario "Alpha Wildclaw: its own player may choose them" {
  p1 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 6" } }, hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Stupefy")
    t:expect_option("Unit 6")
  end,
}

scenario "Alpha Wildclaw: a spell that has chosen a unit loses it when the unit becomes smaller" {
  rule = "359.3.e.2",
  p1 = { hand = { "Incinerate", "Stupefy" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Alpha Wildclaw", "Unit 7" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 7")
    t.p1:play("Stupefy"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(0):might(6)
  end,
}
