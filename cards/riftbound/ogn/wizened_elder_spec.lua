-- SPDX-License-Identifier: MIT

scenario "Wizened Elder: one Might more while buffed" {
  p1 = { base = { { "Wizened Elder", buffs = 1 } } },
  p2 = { base = { "Wizened Elder" } },
  function(t)
    t:expect("p1's Wizened Elder"):might(6)
    t:expect("Wizened Elder#2"):might(4)
  end,
}

scenario "Wizened Elder: gains it with the buff" {
  p1 = { base = { "Wizened Elder" }, legend = { "Blind Monk" }, pool = { energy = 1 } },
  function(t)
    t.p1:use("Blind Monk"):on("Wizened Elder")
    t:pass_all()
    t:expect("Wizened Elder"):might(6)
  end,
}

scenario "Wizened Elder: with Stand United" {
  p1 = { base = { "Wizened Elder" }, hand = { "Stand United" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Stand United"):on("Wizened Elder")
    t:pass_all()
    t:expect("Wizened Elder"):might(7)
    t:next_turn()
    t:expect("Wizened Elder"):might(6)
  end,
}
