-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Janna, Savior: heals your units here, then sends an enemy home" {
  p1 = { hand = { "Janna, Savior" }, pool = { energy = 9, calm = 5 },
    at = { ["West Field"] = { { "Unit 6", damage = 3 } } }, base = { { "Unit 5", damage = 1 } } },
  p2 = { base = { "Unit 7" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 7", "West Field")
    t.p2:pass()
    t.p1:play("Janna, Savior"):at("West Field"):on("Unit 7")
    t:resolve()
    t:expect("Unit 6"):damage(0)
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 7"):at("base")
  end,
}

scenario "Janna, Savior: without an enemy here it still heals; enemies elsewhere cannot be chosen" {
  p1 = { hand = { "Janna, Savior" }, pool = { energy = 9, calm = 5 },
    at = { ["West Field"] = { { "Unit 6", damage = 3 } } } },
  p2 = { at = { ["East Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Janna, Savior"):at("West Field")
    t:pass_all()
    t:expect("Unit 6"):damage(0)
    t:expect("Unit 7"):at("East Field")
  end,
}

scenario "Janna, Savior: nobody need be moved" {
  p1 = { hand = { "Janna, Savior" }, pool = { energy = 9, calm = 5 },
    at = { ["West Field"] = { { "Unit 6", damage = 3 } } } },
  p2 = { base = { "Unit 7" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 7", "West Field")
    t.p2:pass()
    t.p1:play("Janna, Savior"):at("West Field"):choose()
    t:resolve()
    t:expect("Unit 7"):at("West Field")
  end,
}

scenario "484.8.c Janna, Savior: heals your units here, not a team mate's" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Janna, Savior" }, pool = { energy = 3, calm = 1 }, at = { ["West Field"] = { { "Unit 3", damage = 1 } } } },
  p2 = {}, p3 = { at = { ["East Field"] = { { "Unit 2", damage = 1 } } } }, p4 = {},
  function(t)
    t.p1:play("Janna, Savior"):at("West Field")
    t:resolve()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 2"):damage(1)
  end,
}

scenario "359.3.f.2 Janna, Savior: gone, she heals nobody and moves nobody" {
  rule = "359.3.f.2",
  p1 = { hand = { "Janna, Savior" }, pool = { energy = 3, calm = 1 }, at = { ["West Field"] = { { "Unit 3", damage = 1 } } } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Zap" } },
  controls = { ["West Field"] = "p1" },
  function(t)
    t.p1:play("Janna, Savior"):at("West Field"):on("Unit 5"):pass()
    t.p2:play("Zap"):on("Janna, Savior")
    t:resolve()
    t:resolve()
    t:expect("Unit 3"):damage(1)
    t:expect("Unit 5"):at("West Field")
  end,
}
