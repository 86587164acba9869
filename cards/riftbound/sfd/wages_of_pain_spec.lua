-- SPDX-License-Identifier: MIT

scenario "Wages of Pain: three damage at a battlefield and an exhausted Gold" {
  rule = "417",
  p1 = { hand = { "Wages of Pain" }, pool = { energy = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Wages of Pain"):on("Unit 4")
    t:expect_no_event("choose", "Unit 3")
    t:pass_all()
    t:expect("Unit 4"):damage(3)
    t:expect("Gold"):at("base"):exhausted()
  end,
}

scenario "Wages of Pain: hidden, it is played for nothing on an opponent's turn, on a unit there" {
  rule = "811",
  p1 = { facedown = { ["West Field"] = "Wages of Pain" },
    at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field")
    t.p2:pass()
    t.p1:play("Wages of Pain"):on("Unit 3")
    t.p1:pass()
    t.p2:pass()
    t:expect("Unit 3"):in_zone("trash")
    t:showdown_pass()
    t:expect("Gold"):controlled_by("p1"):at("base")
  end,
}

scenario "Wages of Pain: Action, so not in a closed state" {
  rule = "309.1.a",
  p1 = { hand = { "Wages of Pain" }, pool = { energy = 3 } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 1"):pass()
    t:cannot(t.p1, "play", "Wages of Pain", "309.1.a")
  end,
}

scenario "Wages of Pain: its printed numbers and keywords" {
  p1 = { hand = { "Wages of Pain" } },
  function(t)
    t:expect("Wages of Pain"):attribute("energy", 3):has("keyword", "hidden"):has("keyword", "action")
  end,
}
