-- SPDX-License-Identifier: MIT

scenario "Unsung Hero: dies Mighty, two cards" {
  rule = "808.1.d.3",
  p1 = { at = { ["West Field"] = { { "Unsung Hero", attached = { "B.F. Sword" } } } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t:expect("Unsung Hero"):might(5)
    t.p2:play("Vengeance"):on("Unsung Hero")
    t:pass_all()
    t:expect("Unsung Hero"):in_zone("trash")
    t:expect(t.p1.hand):count(2)
  end,
}

scenario "Unsung Hero: dies with less Might, none" {
  p1 = { at = { ["West Field"] = { { "Unsung Hero", attached = { "Doran's Blade" } } } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Vengeance"):on("Unsung Hero")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}
