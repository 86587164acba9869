-- SPDX-License-Identifier: MIT

scenario "Carnivorous Snapvine: it and an enemy at a battlefield strike each other" {
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 5, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Carnivorous Snapvine"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Carnivorous Snapvine"):damage(5):at("base")
  end,
}

scenario "Carnivorous Snapvine: an enemy in a base is out of reach" {
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 5, body = 2 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Carnivorous Snapvine")
    t:expect_chain(0)
  end,
}

scenario "Carnivorous Snapvine: when one is gone nobody is dealt damage" {
  rule = "359.3.e.7",
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 5, body = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Carnivorous Snapvine"):on("Unit 5"):pass()
    t.p2:play("Flash"):choose("Unit 5")
    t:pass_all()
    t:expect("Carnivorous Snapvine"):damage(0)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "Carnivorous Snapvine: a friend at a battlefield is no prey" {
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 5, body = 2 }, at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Carnivorous Snapvine"):at("base")
    t:expect_chain(0)
    t:expect("Unit 2"):damage(0)
  end,
}

scenario "740.2 Carnivorous Snapvine: an enemy unit, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 12, any = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Carnivorous Snapvine")
    t:expect_event("choose", "Unit 9")
    t:pass_all()
    t:expect("Unit 3"):damage(0)
    t:expect_event("damage", "Unit 9")
  end,
}

scenario "417.6.b.3 Carnivorous Snapvine: the two units deal the damage, so no Bonus Damage is added" {
  p1 = { hand = { "Carnivorous Snapvine" }, pool = { energy = 5, body = 2 }, base = { "Annie, Fiery" } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Annie, Fiery" } },
  function(t)
    t.p1:play("Carnivorous Snapvine"):on("Unit 8")
    t:expect_chain(1)
    t:resolve()
    t:expect_event("damage", "Unit 8", { amount = 6, from = "Carnivorous Snapvine" })
    t:expect("Unit 8"):damage(6)
    t:expect_event("damage", "Carnivorous Snapvine", { amount = 8, from = "Unit 8" })
  end,
}
