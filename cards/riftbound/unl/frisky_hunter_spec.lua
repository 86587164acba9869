-- SPDX-License-Identifier: MIT

scenario "Frisky Hunter: a Bird with Deflect, here" {
  p1 = { hand = { "Frisky Hunter" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Frisky Hunter"):at("West Field")
    t:pass_all()
    t:expect("Bird"):at("West Field"):might(1):exhausted():attribute("deflect", 1)
  end,
}

scenario "Frisky Hunter: gone before the ability resolves, no Bird" {
  rule = "359.3.e.12",
  p1 = { hand = { "Frisky Hunter" }, pool = { energy = 4 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Gust" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Frisky Hunter"):at("West Field")
    t.p1:pass()
    t.p2:play("Gust"):on("Frisky Hunter")
    t:pass_all()
    t:expect(t:at("West Field")):is { "Unit 1" }
  end,
}
