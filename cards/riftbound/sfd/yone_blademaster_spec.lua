-- SPDX-License-Identifier: MIT

test_card { id = "t-yb1", name = "Old Glory", type = "spell", cost = { energy = 1 },
  keywords = { "action" },
  targets = { unit {} }, run = function(game, me, it) game.run_effects("conquer", it) end,
}

scenario "Yone, Blademaster: conquers what nobody controlled, and deals his Might to a unit in a base" {
  rule = "464.1",
  p1 = { base = { "Yone, Blademaster" } },
  p2 = { base = { "Unit 7" }, at = { ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Yone, Blademaster", "West Field")
    t:showdown_pass()
    t:pass_all()
    t:expect_no_event("choose", "Unit 6")
    t:expect("Unit 7"):damage(5)
  end,
}

scenario "Yone, Blademaster: not when the opponent controlled it" {
  p1 = { base = { "Yone, Blademaster" } },
  p2 = { base = { "Unit 7" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Yone, Blademaster", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect_chain(0)
    t:expect("Unit 7"):damage(0)
  end,
}

scenario "Yone, Blademaster: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Yone, Blademaster" }, base = { "Doran's Blade" },
    pool = { energy = 5, body = 1 } },
  function(t)
    t.p1:play("Yone, Blademaster"):yes()
    t:pass_all()
    t:expect("Yone, Blademaster"):might(7)
  end,
}

scenario "Yone, Blademaster: activated without a conquest, he asks who controls the battlefield he is at" {
  rule = "383.4.c",
  p1 = { base = { "Yone, Blademaster" }, hand = { "Old Glory", "Old Glory", "Old Glory" },
    pool = { energy = 3 } },
  p2 = { base = { "Unit 10", "Unit 9" } },
  function(t)
    t.p1:play("Old Glory#1"):on("Yone, Blademaster")
    t:pass_all()
    t:expect("Unit 10"):damage(0) -- a base is no battlefield
    t.p1:move("Yone, Blademaster", "West Field")
    t.p1:play("Old Glory#2"):on("Yone, Blademaster")
    t:resolve()
    t.p1:on("Unit 10")
    t:resolve()
    t:expect("Unit 10"):damage(5)
    t:expect_no_event("conquer")
  end,
}

scenario "Yone, Blademaster: an enemy unit in any opponent's base, none in the team mate's" {
  format = "2v2",
  p1 = { base = { "Yone, Blademaster" } }, p2 = { base = { "Unit 6" } }, p3 = { base = { "Unit 7" } }, p4 = { base = { "Unit 8" } },
  function(t)
    t.p1:move("Yone, Blademaster", "West Field")
    t:showdown_pass()
    t:expect_options("Unit 6", "Unit 8")
    t.p1:on("Unit 8")
    t:pass_all()
    t:expect("Unit 8"):damage(5)
  end }
