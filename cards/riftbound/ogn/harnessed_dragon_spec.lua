-- SPDX-License-Identifier: MIT

scenario "Harnessed Dragon: kills an enemy unit anywhere" {
  p1 = { hand = { "Harnessed Dragon" }, pool = { energy = 8, order = 2 } },
  p2 = { base = { "Unit 9" } },
  function(t)
    t.p1:play("Harnessed Dragon"):on("Unit 9")
    t:pass_all()
    t:expect("Unit 9"):in_zone("trash")
  end,
}

scenario "Harnessed Dragon: not one of mine, not a gear" {
  p1 = { hand = { "Harnessed Dragon" }, pool = { energy = 8, order = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Sun Disc" } },
  function(t)
    t.p1:play("Harnessed Dragon")
    t:expect_chain(0)
  end,
}

scenario "Harnessed Dragon: Deflect is paid, or the ability is dropped" {
  rule = "404.2",
  p1 = { hand = { "Harnessed Dragon" }, pool = { energy = 8, order = 2 } },
  p2 = { base = { "Pouty Poro" } },
  function(t)
    t.p1:play("Harnessed Dragon")
    t:expect_chain(0)
    t:expect("Pouty Poro"):at("base")
  end,
}

scenario "740.2 Harnessed Dragon: an enemy unit, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Harnessed Dragon" }, pool = { energy = 12, any = 5 } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 3" } },
  p4 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Harnessed Dragon")
    t:expect_option("Unit 2", "Unit 4")
    t:expect_no_option("Unit 3")
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
  end,
}
