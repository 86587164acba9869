-- SPDX-License-Identifier: MIT

scenario "Hexdrinker: Equip" {
  rule = "818.1.c.2",
  p1 = { base = { "Hexdrinker", "Unit 1" }, pool = { body = 1 } },
  function(t)
    t.p1:use("Hexdrinker")
    t:pass_all()
    t:expect("Hexdrinker"):attached_to("Unit 1")
  end,
}

scenario "Hexdrinker: one Might and Deflect for its unit" {
  rule = "809",
  p1 = { at = { ["West Field"] = { { "Unit 1", attached = { "Hexdrinker" } } } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t:expect("Unit 1"):might(2):attribute("deflect", 1)
    t:cannot(t.p2, "play", "Incinerate", "357")
  end,
}
