-- SPDX-License-Identifier: MIT

scenario "Legion Rearguard: Accelerate lets it enter ready" {
  p1 = { hand = { "Legion Rearguard" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Legion Rearguard"):yes()
    t:expect("Legion Rearguard"):ready()
  end,
}

scenario "Legion Rearguard: without it, exhausted" {
  p1 = { hand = { "Legion Rearguard" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Legion Rearguard")
    t:expect("Legion Rearguard"):exhausted()
  end,
}
