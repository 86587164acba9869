-- SPDX-License-Identifier: MIT

scenario "Sand Soldier: a two Might unit that leaves no card behind" {
  rule = "184.3",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Sand Soldier" } } },
  function(t)
    t:expect("Sand Soldier"):might(2)
    t.p1:play("Incinerate"):on("Sand Soldier")
    t:pass_all()
    t:expect("Sand Soldier"):gone()
    t:expect(t.p2.trash):count(0)
  end,
}
