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
