-- SPDX-License-Identifier: MIT

scenario "Zenith Blade: stuns an enemy and brings a friend there" {
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 }, base = { { "Unit 3", exhausted = true } } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Zenith Blade"):on("Unit 4"):choose("Unit 3")
    t:resolve()
    t:expect("Unit 4"):stunned()
    t:expect("Unit 3"):at("West Field"):attacking()
  end,
}

scenario "Zenith Blade: the move may be left out" {
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 }, base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Zenith Blade"):on("Unit 4"):choose()
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect("Unit 3"):at("base")
  end,
}

scenario "Zenith Blade: without the enemy nobody moves" {
  rule = "359.3.e.12",
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Zenith Blade"):on("Unit 3"):choose("Unit 2"):pass()
    t.p2:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 2"):at("base")
  end,
}

scenario "Zenith Blade: not at an enemy in a base" {
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "play", "Zenith Blade")
  end,
}

scenario "740.1 Zenith Blade: a team mate's unit may go there" {
  format = "2v2",
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 9, any = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Zenith Blade"):on("Unit 5", "Unit 2")
    t:pass_all()
    t:expect("Unit 5"):stunned()
    t:expect("Unit 2"):at("West Field"):controlled_by("p3")
  end,
}

scenario "309.1.a Zenith Blade: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Zenith Blade" }, pool = { energy = 3, any = 2 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Zenith Blade", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Zenith Blade")
  end,
}

scenario "355.9 Zenith Blade: one's own unit is not stunned" {
  p1 = { hand = { "Zenith Blade" }, pool = { energy = 3, calm = 2 }, at = { ["East Field"] = { "Unit 2" } } },
  function(t) t:cannot(t.p1, "play", "Zenith Blade", "355.8") end,
}
