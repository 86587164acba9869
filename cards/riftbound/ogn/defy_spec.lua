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
