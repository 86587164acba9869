-- SPDX-License-Identifier: MIT

scenario "Solari Chief: stuns an enemy unit" {
  p1 = { hand = { "Solari Chief" }, pool = { energy = 5, order = 1 } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Solari Chief"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):stunned():at("base")
  end,
}

scenario "Solari Chief: kills one that is stunned as it resolves" {
  p1 = { hand = { "Solari Chief", "Back Off" }, pool = { energy = 8, order = 1 } },
  p2 = { base = { { "Unit 7", stunned = true } } },
  function(t)
    t.p1:play("Solari Chief"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):in_zone("trash")
  end,
}

scenario "Solari Chief: without an enemy unit nothing" {
  p1 = { hand = { "Solari Chief" }, pool = { energy = 5, order = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Solari Chief")
    t:expect_chain(0)
  end,
}

scenario "740.2 Solari Chief: an enemy unit, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Solari Chief" }, pool = { energy = 5, order = 1 } },
  p2 = { base = { "Unit 7" } },
  p3 = { base = { { "Unit 3", stunned = true } } },
  p4 = { base = { { "Unit 8", stunned = true } } },
  function(t)
    t.p1:play("Solari Chief")
    t:expect_options("Unit 7", "Unit 8")
    t.p1:choose("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):in_zone("trash")
    t:expect("Unit 7"):at("base")
  end,
}

scenario "Solari Chief: stunned in response, the unit is killed" {
  p1 = { hand = { "Solari Chief" }, pool = { energy = 5, order = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } }, facedown = { ["West Field"] = "Back Off" }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Solari Chief"):on("Unit 7"):pass()
    t.p2:play("Back Off"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):in_zone("trash")
  end,
}
