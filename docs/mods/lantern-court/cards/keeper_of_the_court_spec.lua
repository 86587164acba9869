-- SPDX-License-Identifier: MIT

scenario "Keeper of the Court: +1 Might for a Moth" {
  p1 = { legend = "Keeper of the Court", pool = { energy = 1 }, base = { "Moth" } },
  function(t)
    t.p1:use("Keeper of the Court"):on("Moth")
    t:pass_all()
    t:expect("Moth"):might(2)
  end,
}

scenario "Keeper of the Court: not for others" {
  p1 = { legend = "Keeper of the Court", pool = { energy = 1 }, base = { "Unit 1" } },
  function(t) t:cannot(t.p1, "use", "Keeper of the Court") end,
}
