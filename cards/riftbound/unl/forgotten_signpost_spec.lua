-- SPDX-License-Identifier: MIT

scenario "Forgotten Signpost: a unit moves to where the one is that was exhausted for it" {
  rule = "357.2",
  p1 = {
    base = { "Forgotten Signpost", "Unit 1" },
    at = { ["West Field"] = { "Unit 2" }, ["East Field"] = { { "Unit 3", exhausted = true } } },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:use("Forgotten Signpost")
    t:expect_option("Unit 1", "Unit 2", "Unit 3")
    t:expect_no_option("Unit 4")
    t.p1:on("Unit 3")
    t:expect_option("Unit 1", "Unit 2")
    t:expect_no_option("Unit 3") -- a different unit
    t.p1:choose("Unit 2")
    t:expect("Forgotten Signpost"):exhausted()
    t:expect("Unit 2"):exhausted()
    t:resolve()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 1"):at("base")
  end,
}

scenario "Forgotten Signpost: with Action, in a showdown" {
  rule = "806",
  p1 = { base = { "Forgotten Signpost", "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:use("Forgotten Signpost"):on("Unit 1")
    t:resolve()
    t:expect("Unit 1"):at("West Field"):defending()
  end,
}

scenario "Forgotten Signpost: not without a second unit that is ready" {
  rule = "414.4",
  p1 = { base = { "Forgotten Signpost", { "Unit 1", exhausted = true } }, at = { ["West Field"] = { { "Unit 2", exhausted = true } } } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Forgotten Signpost")
  end,
}

scenario "484.8.c Forgotten Signpost: neither a team mate's unit is exhausted nor moved" {
  format = "2v2",
  p1 = { base = { "Forgotten Signpost", "Unit 1" } },
  p3 = { at = { ["East Field"] = { "Unit 2" } } },
  function(t)
    t:cannot(t.p1, "use", "Forgotten Signpost")
  end,
}
