-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Emperor's Divide: any number of friendly units at one battlefield go home" {
  p1 = { hand = { "Emperor's Divide" }, pool = { energy = 9, calm = 5 },
    at = { ["West Field"] = { "Unit 1", "Unit 2", "Unit 3" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Emperor's Divide")
    assert(t:accepts(t.p1, "Unit 1", "Unit 2"))
    assert(not t:accepts(t.p1, "Unit 1", "Unit 4"))
    t.p1:choose("Unit 1", "Unit 3")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 1", "Unit 3" }
    t:expect("Unit 2"):at("West Field")
  end,
}

scenario "Emperor's Divide: no enemy units, none from a base" {
  p1 = { hand = { "Emperor's Divide" }, pool = { energy = 9, calm = 5 }, base = { "Unit 5" },
    at = { ["West Field"] = { "Unit 1" } } },
  p2 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Emperor's Divide")
    t:expect_no_option("Unit 4", "Unit 5")
    t.p1:choose()
    t:pass_all()
    t:expect("Unit 1"):at("West Field")
  end,
}

scenario "Emperor's Divide: from hidden, only units at its battlefield" {
  rule = "811.1.d.2",
  p1 = { facedown = { ["West Field"] = "Emperor's Divide" },
    at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Emperor's Divide")
    t:expect_no_option("Unit 4")
    t.p1:choose("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):at("base")
  end,
}

scenario "740.1 Emperor's Divide: a team mate's unit goes to the team mate's base" {
  rule = "740.1",
  teams = 2,
  p1 = { hand = { "Emperor's Divide" }, pool = { energy = 2 } },
  p2 = {}, p3 = { at = { ["West Field"] = { "Unit 2" } } }, p4 = {},
  function(t)
    t.p1:play("Emperor's Divide"):on("Unit 2")
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 2" }
  end,
}

scenario "359.3.e Emperor's Divide: one of them gone, the other goes home" {
  rule = "359.3.e",
  p1 = { hand = { "Emperor's Divide" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  p2 = { hand = { "Zap" } },
  function(t)
    t.p1:play("Emperor's Divide"):on("Unit 1", "Unit 2"):pass()
    t.p2:play("Zap"):on("Unit 1")
    t:pass_all()
    t:expect(t.p1.base):is { "Unit 2" }
  end,
}
