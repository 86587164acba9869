-- SPDX-License-Identifier: MIT

scenario "Dragon's Rage: moves an enemy, then it and another one there strike each other" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Dragon's Rage: nobody there, nothing more; my units are no target" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("East Field")
    t:resolve()
    t:expect("Unit 4"):at("East Field")
    t:expect_chain(0)
  end,
}

scenario "740.2 Dragon's Rage: enemies of two opponents strike each other; your own unit is no choice" {
  players = 3,
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage")
    t:expect_options("Unit 4", "Unit 5")
    t.p1:choose("Unit 4"):choose("West Field")
    t:resolve()
    t:expect_event("choose", "Unit 5")
    t:resolve()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "740.1 Dragon's Rage: a team mate's unit at the destination is no enemy" {
  format = "2v2",
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 } },
  p2 = { base = { "Unit 4" } },
  p3 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field")
    t:resolve()
    t:expect("Unit 4"):at("West Field"):damage(0)
    t:expect("Unit 5"):damage(0)
    t:expect_no_event("choose", "Unit 5")
  end,
}

scenario "386 Dragon's Rage: moved on in response to the clash, neither is hurt" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 5" } }, hand = { "Flash" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field")
    t:resolve()
    t:expect_chain(1)
    t.p1:pass()
    t.p2:play("Flash"):choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):at("base")
    t:expect("Unit 5"):at("West Field")
  end,
}

scenario "417.6.b.3 Dragon's Rage: each unit is the source of what the other takes" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field")
    t:resolve()
    t:resolve()
    t:expect_event("damage", "Unit 5", { amount = 4, from = "Unit 4" })
    t:expect_event("damage", "Unit 4", { amount = 5, from = "Unit 5" })
  end,
}
