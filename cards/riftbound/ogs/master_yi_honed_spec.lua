-- SPDX-License-Identifier: MIT

scenario "Master Yi, Honed: enters ready" {
  p1 = { hand = { "Master Yi, Honed" }, pool = { energy = 7, body = 1 } },
  function(t)
    t.p1:play("Master Yi, Honed")
    t:expect("Master Yi, Honed"):at("base"):ready()
  end,
}

scenario "Master Yi, Honed: Ganking" {
  rule = "810",
  p1 = { at = { ["West Field"] = { "Master Yi, Honed" } } },
  function(t)
    t.p1:move("Master Yi, Honed", "East Field")
    t:expect("Master Yi, Honed"):at("East Field"):exhausted()
  end,
}

scenario "Master Yi, Honed: only he enters ready" {
  p1 = { base = { "Master Yi, Honed" }, hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 1")
    t:expect("Unit 1"):exhausted()
  end,
}
