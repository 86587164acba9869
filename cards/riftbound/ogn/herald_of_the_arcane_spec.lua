-- SPDX-License-Identifier: MIT

scenario "Herald of the Arcane: a Recruit for one Energy and exhausting" {
  p1 = {
    legend = { "Herald of the Arcane" }, pool = { energy = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect_option("base", "West Field")
    t:expect_no_option("East Field")
    t.p1:choose("West Field")
    t:expect("Recruit"):at("West Field"):exhausted():might(1)
    t:expect("Herald of the Arcane"):exhausted()
  end,
}

scenario "Herald of the Arcane: not without the Energy" {
  p1 = { legend = { "Herald of the Arcane" } },
  function(t)
    t:cannot(t.p1, "use", "Herald of the Arcane")
  end,
}
