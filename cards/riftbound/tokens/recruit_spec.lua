-- SPDX-License-Identifier: MIT

scenario "Recruit: a one Might unit without a domain that leaves no card behind" {
  rule = "184.1",
  p1 = { at = { ["West Field"] = { "Recruit" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:expect("Recruit"):might(1)
    t.p2:play("Incinerate"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.trash):count(0)
  end,
}
