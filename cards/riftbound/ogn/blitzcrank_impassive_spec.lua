-- SPDX-License-Identifier: MIT

scenario "Blitzcrank, Impassive: played to a battlefield, may pull an enemy there" {
  p1 = {
    hand = { "Blitzcrank, Impassive" }, pool = { energy = 5, calm = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Blitzcrank, Impassive"):at("West Field")
    t.p1:yes():on("Unit 3")
    t:resolve()
    t:expect("Unit 3"):at("West Field")
    t:combat()
    t:expect("Unit 3"):in_zone("trash")
  end,
}

scenario "Blitzcrank, Impassive: not when played to the base" {
  p1 = {
    hand = { "Blitzcrank, Impassive" }, pool = { energy = 5, calm = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Blitzcrank, Impassive"):at("base")
    t:expect_chain(0)
  end,
}

scenario "Blitzcrank, Impassive: holding returns him, after the point" {
  p1 = { at = { ["West Field"] = { "Blitzcrank, Impassive" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect(t.p1.hand):has("Blitzcrank, Impassive")
  end,
}

scenario "Blitzcrank, Impassive: another unit's holding does not send him back" {
  p1 = { base = { "Blitzcrank, Impassive" }, at = { ["West Field"] = { "Unit 1" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect("Blitzcrank, Impassive"):at("base")
  end,
}

scenario "740.2 Blitzcrank, Impassive: an enemy unit of either opponent, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Blitzcrank, Impassive" }, pool = { energy = 5, calm = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" } },
  p3 = { base = { "Unit 2" } },
  p4 = { at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Blitzcrank, Impassive"):at("West Field"):yes()
    t:expect_options("Unit 3", "Unit 4")
    t.p1:choose("Unit 4")
    t:resolve()
    t:expect("Unit 4"):at("West Field"):attacking():controlled_by("p4")
    t:expect_event("move", "Unit 4", { by = "p1" })
  end,
}

test_card { id = "t-bli1", name = "Fetch", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { unit {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "359.3.f.2 Blitzcrank, Impassive: returned in response, nobody is moved to where he was" {
  p1 = { hand = { "Blitzcrank, Impassive" }, pool = { energy = 5, calm = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" }, hand = { "Fetch" } },
  function(t)
    t.p1:play("Blitzcrank, Impassive"):at("West Field"):yes():on("Unit 3"):pass()
    t.p2:play("Fetch"):on("Blitzcrank, Impassive")
    t:pass_all()
    t:expect("Unit 3"):at("base")
    t:expect(t.p1.hand):is { "Blitzcrank, Impassive" }
  end,
}
