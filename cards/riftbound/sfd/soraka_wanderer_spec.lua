-- SPDX-License-Identifier: MIT

scenario "Soraka, Wanderer: another unit here with less Might is healed, exhausted and recalled" {
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", { "Unit 3", damage = 1 } } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base"):exhausted():damage(0)
    t:expect("Soraka, Wanderer"):at("West Field")
  end,
}

scenario "Soraka, Wanderer: not one with as much Might, not herself, not elsewhere" {
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", "Unit 4" } }, base = { "Unit 1" } },
  p2 = { hand = { "Vengeance", "Vengeance", "Vengeance" }, pool = { energy = 12, order = 6 } },
  turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t.p2:play("Vengeance"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t.p2:play("Vengeance"):on("Soraka, Wanderer")
    t:pass_all()
    t:expect("Soraka, Wanderer"):in_zone("trash")
  end,
}

scenario "Soraka, Wanderer: combat damage is assigned to her last" {
  rule = "460.2.c",
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", "Unit 2" } } },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t:combat()
    -- 2 to Unit 2, which she saves, and 3 to her
    t:expect("Unit 2"):at("base"):exhausted()
    t:expect("Soraka, Wanderer"):at("West Field")
  end,
}

scenario "Soraka, Wanderer: that is no Backline" {
  p1 = { base = { "Soraka, Wanderer" } },
  function(t)
    t:expect("Soraka, Wanderer"):attribute("backline", 0)
  end,
}

scenario "484.8.c Soraka, Wanderer: a team mate's unit here is not one you control" {
  rule = "484.8.c",
  teams = 2,
  p1 = { at = { ["West Field"] = { "Soraka, Wanderer", "Unit 1" } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } }, p4 = {}, turn = "p2",
  controls = { ["West Field"] = "p1" },
  function(t)
    t.p2:play("Vengeance"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "484.8.c Soraka, Wanderer: a unit you control here, not a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = {
    at = { ["West Field"] = { "Soraka, Wanderer", "Unit 1" } }, hand = { "Soul Harvest", "Soul Harvest" },
    pool = { energy = 4, order = 2 },
  },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Soul Harvest"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t.p1:play("Soul Harvest"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
  end,
}
