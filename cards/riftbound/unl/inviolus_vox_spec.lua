-- SPDX-License-Identifier: MIT

scenario "Inviolus Vox: conquering gives a friendly unit 8" {
  p1 = { base = { "Inviolus Vox", "Unit 1" } },
  function(t)
    t.p1:move("Inviolus Vox", "West Field")
    t:showdown_pass()
    t.p1:on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):might(9)
  end,
}

scenario "Inviolus Vox: not when another unit conquers" {
  p1 = { base = { "Inviolus Vox", "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_chain(0)
  end,
}

scenario "740.1 Inviolus Vox: a team mate's unit is friendly, an opponent's is not" {
  format = "2v2",
  p1 = { base = { "Inviolus Vox" } },
  p2 = { base = { "Unit 2" } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Inviolus Vox", "West Field")
    t:showdown_pass()
    t:expect_option("Inviolus Vox", "Unit 1")
    t:expect_no_option("Unit 2")
    t.p1:on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):might(9)
  end,
}

scenario "464.1 Inviolus Vox: not when a team mate conquers" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["East Field"] = { "Inviolus Vox" } } },
  p3 = { base = { "Unit 1" } },
  function(t)
    t.p3:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p3")
    t:expect_no_event("trigger", "Inviolus Vox")
  end,
}
