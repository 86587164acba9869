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

scenario "484.8.c Direwing: a team mate's Dragon is not one you control" {
  rule = "484.8.c",
  teams = 2,
  p1 = { hand = { "Direwing" }, pool = { energy = 7 } },
  p2 = {}, p3 = { base = { "Mountain Drake" } }, p4 = {},
  function(t)
    t.p1:play("Direwing")
    t:expect("Direwing"):exhausted()
  end,
}
