-- SPDX-License-Identifier: MIT

scenario "Direwing: with another Dragon it enters ready" {
  p1 = { hand = { "Direwing" }, pool = { energy = 7 }, base = { "Mountain Drake" } },
  function(t)
    t.p1:play("Direwing")
    t:expect("Direwing"):ready()
  end,
}

scenario "Direwing: not with an opponent's, and itself is no other" {
  p1 = { hand = { "Direwing" }, pool = { energy = 7 }, base = { "Unit 1" } },
  p2 = { base = { "Mountain Drake" } },
  function(t)
    t.p1:play("Direwing")
    t:expect("Direwing"):exhausted()
  end,
}
