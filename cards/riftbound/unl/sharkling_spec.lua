-- SPDX-License-Identifier: MIT

scenario "Sharkling: Accelerate, it enters ready" {
  p1 = { hand = { "Sharkling" }, pool = { energy = 4, fury = 1 } },
  function(t)
    t.p1:play("Sharkling"):yes():at("base")
    t:expect("Sharkling"):ready()
  end,
}

scenario "Sharkling: Assault 4, only as an attacker" {
  p1 = { base = { "Sharkling" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t:expect("Sharkling"):might(1)
    t.p1:move("Sharkling", "West Field")
    t:expect("Sharkling"):might(5)
  end,
}
