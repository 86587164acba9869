-- SPDX-License-Identifier: MIT

scenario "Sky Splitter: costs as much less as my strongest unit has Might" {
  p1 = { base = { "Unit 3", "Unit 6" }, hand = { "Sky Splitter" }, pool = { energy = 2, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } }, base = { "Unit 10" } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 8")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 8"):damage(5)
  end,
}

scenario "Sky Splitter: 8 without a unit" {
  p1 = { hand = { "Sky Splitter" }, pool = { energy = 7, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t) t:cannot(t.p1, "play", "Sky Splitter", "357") end,
}

scenario "Sky Splitter: never less than nothing, the Power is paid" {
  p1 = { base = { "Unit 10" }, hand = { "Sky Splitter" }, pool = { fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 8")
    t:expect_number("p1", "fury", 0)
  end,
}

scenario "484.8.c Sky Splitter: units you control, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Sky Splitter" }, pool = { energy = 7, fury = 1 }, base = { "Unit 1" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 9")
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "309.1.a Sky Splitter: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Sky Splitter" }, pool = { energy = 8, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Sky Splitter", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Sky Splitter")
  end,
}

scenario "Sky Splitter: a unit in a base is no choice" {
  p1 = { hand = { "Sky Splitter" }, pool = { energy = 8, fury = 1 } },
  p2 = { base = { "Unit 8" } },
  function(t) t:cannot(t.p1, "play", "Sky Splitter", "355.8") end,
}

scenario "107.1.c Sky Splitter: a stolen unit is one you control; one that was stolen from you is not" {
  p1 = { hand = { "Sky Splitter" }, pool = { energy = 2, fury = 1 }, base = { { "Unit 6", owner = "p2" } } },
  p2 = { at = { ["West Field"] = { { "Unit 9", owner = "p1" } } } },
  function(t)
    t.p1:play("Sky Splitter"):on("Unit 9")
    t:expect_number("p1", "energy", 0)
    t:pass_all()
    t:expect("Unit 9"):damage(5)
  end,
}
