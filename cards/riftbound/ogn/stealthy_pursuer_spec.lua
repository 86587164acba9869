-- SPDX-License-Identifier: MIT

scenario "Stealthy Pursuer: goes along with a friendly unit" {
  p1 = { base = { { "Stealthy Pursuer", exhausted = true }, "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t.p1:yes()
    t:resolve()
    t:expect("Stealthy Pursuer"):at("West Field"):attacking()
    t:combat()
    t.p2:order { "Unit 3", "Stealthy Pursuer" }
    t:combat()
    t:expect("Unit 5"):in_zone("trash")
  end,
}

scenario "Stealthy Pursuer: not from another place, not with an enemy, not if one declines" {
  p1 = { at = { ["West Field"] = { "Stealthy Pursuer", "Unit 1" } }, base = { "Unit 3" } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t.p1:move("Unit 1", "base")
    t.p1:no()
    t:expect("Stealthy Pursuer"):at("West Field")
  end,
}

scenario "Stealthy Pursuer: back to the base as well" {
  p1 = { at = { ["West Field"] = { "Stealthy Pursuer", "Unit 1" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t.p1:yes()
    t:pass_all()
    t:expect("Stealthy Pursuer"):at("base")
  end,
}

scenario "Stealthy Pursuer: moving with the unit in the same move is no reason" {
  p1 = { base = { "Stealthy Pursuer", "Unit 3" } },
  function(t)
    t.p1:move({ "Stealthy Pursuer", "Unit 3" }, "West Field")
    t:expect_decision("p1", "focus")
  end,
}

scenario "740.1 Stealthy Pursuer: goes along with a team mate's unit from its battlefield" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Stealthy Pursuer" } } },
  p3 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p3:move("Unit 2", "base")
    t.p1:yes()
    t:pass_all()
    t:expect(t.p3.base):is { "Unit 2" }
    t:expect("Stealthy Pursuer"):at("West Field")
  end,
}

scenario "442.2.b, RB-RU-112 Stealthy Pursuer: not behind a team mate's unit, which left another place" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["West Field"] = { "Stealthy Pursuer" } } },
  p3 = { at = { ["North Field"] = { "Kai'Sa, Evolutionary" } } },
  function(t)
    t.p3:move("Kai'Sa, Evolutionary", "East Field")
    t:expect_no_event("trigger", "Stealthy Pursuer")
    t:showdown_pass()
    t:expect("Stealthy Pursuer"):at("West Field")
    t:expect_control("East Field", "p3")
  end,
}

scenario "740.2 Stealthy Pursuer: an enemy that leaves its location is not followed, nor does it follow itself" {
  p1 = { at = { ["West Field"] = { "Stealthy Pursuer" } }, hand = { "Fight or Flight" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 9" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field"):pass()
    t.p1:play("Fight or Flight"):on("Unit 9")
    t:resolve()
    t:expect("Unit 9"):at("base")
    t:expect_no_event("trigger", "Stealthy Pursuer")
    t:expect("Stealthy Pursuer"):at("West Field")
  end,
}

scenario "Stealthy Pursuer: its own move is not another unit's" {
  p1 = { base = { "Stealthy Pursuer" } },
  function(t)
    t.p1:move("Stealthy Pursuer", "West Field")
    t:expect_no_event("trigger", "Stealthy Pursuer")
    t:expect_decision("p1", "focus")
  end,
}
