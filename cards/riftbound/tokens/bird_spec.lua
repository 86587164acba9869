-- SPDX-License-Identifier: MIT

scenario "Bird: one Might and Deflect" {
  rule = "184.7",
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Bird" } } },
  function(t)
    t:expect("Bird"):might(1)
    t:cannot(t.p1, "play", "Incinerate")
  end,
}
