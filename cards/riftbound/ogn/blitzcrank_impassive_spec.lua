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
