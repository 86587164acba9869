-- SPDX-License-Identifier: MIT

scenario "Towering Pairofant: enters ready when a unit died this turn, whosesoever" {
  p1 = { hand = { "Incinerate", "Towering Pairofant" }, pool = { energy = 8 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t.p1:play("Towering Pairofant")
    t:expect("Towering Pairofant"):ready()
  end,
}

scenario "Towering Pairofant: exhausted when none did, or none this turn" {
  p1 = { hand = { "Towering Pairofant" }, runes = { fury = 6 } },
  p2 = { hand = { "Incinerate" }, at = { ["West Field"] = { "Unit 2" } }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 2")
    t:pass_all()
    t:next_turn()
    t.p1:play("Towering Pairofant")
    t:expect("Towering Pairofant"):exhausted()
  end,
}

scenario "Towering Pairofant: a gear that is killed is no unit that died" {
  p1 = { hand = { "Towering Pairofant" }, base = { "Scryer's Bloom" }, pool = { energy = 7 } },
  function(t)
    t.p1:use("Scryer's Bloom")
    t:resolve()
    t.p1:choose()
    t:pass_all()
    t.p1:play("Towering Pairofant")
    t:expect("Towering Pairofant"):exhausted()
  end,
}

scenario "Towering Pairofant: Assault" {
  p1 = { base = { "Towering Pairofant" } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Towering Pairofant", "West Field")
    t:expect("Towering Pairofant"):might(7)
  end,
}
