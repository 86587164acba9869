-- SPDX-License-Identifier: MIT

scenario "Vi, Hotheaded: doubles her Might this turn, again and again" {
  rule = "432",
  p1 = { base = { { "Vi, Hotheaded", buffs = 1 } }, pool = { energy = 4, fury = 2 } },
  function(t)
    t.p1:use("Vi, Hotheaded")
    t:pass_all()
    t:expect("Vi, Hotheaded"):might(8)
    t.p1:use("Vi, Hotheaded")
    t:pass_all()
    t:expect("Vi, Hotheaded"):might(16)
    t:next_turn()
    t:expect("Vi, Hotheaded"):might(4)
  end,
}

scenario "Vi, Hotheaded: what is given later is not doubled" {
  rule = "432",
  p1 = {
    base = { "Vi, Hotheaded" }, hand = { "Combat Experience" }, pool = { energy = 3, fury = 1 },
  },
  function(t)
    t.p1:use("Vi, Hotheaded")
    t:pass_all()
    t.p1:play("Combat Experience"):on("Vi, Hotheaded")
    t:pass_all()
    t:expect("Vi, Hotheaded"):might(7)
  end,
}

scenario "Vi, Hotheaded: Deflect" {
  p1 = { at = { ["West Field"] = { "Vi, Hotheaded" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Incinerate")
  end,
}

scenario "432.1 Vi, Hotheaded: a Might below zero is doubled, too" {
  p1 = { base = { "Vi, Hotheaded" }, hand = { "Moonlight Affliction", "Primal Strength", "Primal Strength" }, pool = { energy = 25, any = 10 } },
  function(t)
    t.p1:play("Moonlight Affliction"):on("Vi, Hotheaded")
    t:pass_all()
    t:expect("Vi, Hotheaded"):might(0)
    t.p1:use("Vi, Hotheaded")
    t:pass_all()
    t.p1:play("Primal Strength"):on("Vi, Hotheaded")
    t:pass_all()
    t.p1:play("Primal Strength#2"):on("Vi, Hotheaded")
    t:pass_all()
    t:expect("Vi, Hotheaded"):might(0) -- 3 - 10 - 7 + 7 + 7, not below zero
  end,
}
