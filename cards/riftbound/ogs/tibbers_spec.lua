-- SPDX-License-Identifier: MIT

scenario "Tibbers: three to every unit at a battlefield, friend or foe" {
  p1 = {
    hand = { "Tibbers" }, pool = { energy = 8, fury = 1, chaos = 1 },
    base = { "Unit 2" }, at = { ["West Field"] = { "Unit 4" } },
  },
  p2 = { base = { "Unit 1" }, at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Tibbers"):at("base")
    t:pass_all()
    t:expect("Unit 4"):damage(3)
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 2"):damage(0)
    t:expect("Unit 1"):damage(0)
    t:expect("Tibbers"):damage(0)
  end,
}

scenario "Tibbers: himself too, at a battlefield" {
  p1 = {
    hand = { "Tibbers" }, pool = { energy = 8, fury = 2 }, at = { ["West Field"] = { "Unit 4" } },
  },
  function(t)
    t.p1:play("Tibbers"):at("West Field")
    t:pass_all()
    t:expect("Tibbers"):at("West Field"):damage(3)
  end,
}

scenario "Tibbers: his Power is fury or chaos" {
  p1 = { hand = { "Tibbers" }, pool = { energy = 8, fury = 1, order = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Tibbers")
  end,
}

scenario "Tibbers: with universal Power" {
  p1 = { hand = { "Tibbers" }, pool = { energy = 8, any = 2 } },
  function(t)
    t.p1:play("Tibbers")
    t:pass_all()
    t:expect("Tibbers"):at("base")
  end,
}

scenario "Tibbers: units of all four players at battlefields are dealt 3" {
  format = "2v2",
  p1 = { hand = { "Tibbers" }, pool = { energy = 8, any = 2 }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = { at = { ["East Field"] = { "Unit 6" } }, base = { "Unit 7" } },
  p3 = { at = { ["North Field"] = { "Unit 4" } } }, p4 = {},
  function(t)
    t.p1:play("Tibbers"):at("base")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect("Unit 6"):damage(3)
    t:expect("Unit 4"):damage(3)
    t:expect("Unit 7"):damage(0)
  end }
