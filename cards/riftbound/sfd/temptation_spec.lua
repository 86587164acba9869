-- SPDX-License-Identifier: MIT

scenario "Temptation: an enemy unit goes where another unit of its controller is" {
  rule = "355.4",
  p1 = { hand = { "Temptation" }, pool = { energy = 2 }, at = { ["East Field"] = { "Unit 1" } } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Temptation"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):at("West Field")
  end,
}

scenario "Temptation: also home, if somebody is there" {
  p1 = { hand = { "Temptation" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 6" } },
  function(t)
    t.p1:play("Temptation"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):at("base")
  end,
}

scenario "Temptation: a lonely unit has nowhere to go" {
  rule = "355.4.a",
  p1 = { hand = { "Temptation" }, pool = { energy = 2 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 6" } },
  function(t) t:cannot(t.p1, "play", "Temptation") end,
}

scenario "Temptation: the unit beside which it goes is of the same player, not of a team mate" {
  format = "2v2",
  p1 = { hand = { "Temptation" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 3" } } },
  p3 = {}, p4 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Temptation"):choose("Unit 2")
    t:expect_no_event("choose", "East Field")
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
  end }
