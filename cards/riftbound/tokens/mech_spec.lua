-- SPDX-License-Identifier: MIT

scenario "Mech: a three Might Mech without a domain that leaves no card behind" {
  rule = "184.4",
  p1 = { at = { ["West Field"] = { "Mech" } } },
  p2 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } }, turn = "p2",
  function(t)
    t:expect("Mech"):might(3)
    t.p2:play("Vengeance"):on("Mech")
    t:pass_all()
    t:expect("Mech"):gone()
    t:expect(t.p1.trash):count(0)
  end,
}
