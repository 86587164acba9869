-- SPDX-License-Identifier: MIT

scenario "Defy: counters a spell of at most 4 Energy and 1 Power" {
  p1 = { hand = { "Disintegrate" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Disintegrate"):on("Unit 2"):pass()
    t.p2:play("Defy"):on("Disintegrate")
    t:pass_all()
    t:expect("Unit 2"):at("West Field")
    t:expect("Disintegrate"):in_zone("trash")
  end,
}

scenario "Defy: not one that costs more" {
  p1 = { hand = { "Singularity" }, pool = { energy = 6, mind = 2 } },
  p2 = { base = { "Unit 2" }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Singularity"):choose("Unit 2"):pass()
    t:cannot(t.p2, "play", "Defy", "355.8")
  end,
}

scenario "Defy: not one with more Power" {
  p1 = { hand = { "Falling Star" }, pool = { energy = 2, fury = 2 } },
  p2 = { base = { "Unit 2" }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Falling Star"):on("Unit 2", "Unit 2"):pass()
    t:cannot(t.p2, "play", "Defy", "355.8")
  end,
}

scenario "Defy: its printed numbers" {
  p1 = { hand = { "Defy" } },
  function(t)
    t:expect("Defy"):attribute("energy", 1):attribute("power", 1)
  end,
}

scenario "Defy: one of exactly 4 Energy and 1 Power" {
  p1 = { hand = { "Rocket Barrage" }, pool = { energy = 4, mind = 1 } },
  p2 = { base = { "Unit 5" }, hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Rocket Barrage"):on("Unit 5"):pass()
    t.p2:play("Defy"):on("Rocket Barrage")
    t:pass_all()
    t:expect("Unit 5"):damage(0)
  end,
}

test_card { id = "t-long-word", name = "Long Word", type = "spell", cost = { energy = 5 },
  run = function(game) game.draw(1) end,
}

scenario "Defy: not one of 5 Energy without Power" {
  p1 = { hand = { "Long Word" }, pool = { energy = 5 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Long Word"):pass()
    t:cannot(t.p2, "play", "Defy", "355.8")
  end,
}
