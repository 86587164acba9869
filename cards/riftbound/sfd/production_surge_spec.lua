-- SPDX-License-Identifier: MIT

scenario "Production Surge: a Mech and a card; two Energy less with a Mech" {
  rule = "356.4",
  p1 = { hand = { "Production Surge", "Production Surge" }, pool = { energy = 6, mind = 2 } },
  function(t)
    t.p1:play("Production Surge")
    t:pass_all()
    t:expect("Mech"):at("base")
    t:expect(t.p1.hand):count(2)
    t:expect_number("p1", "energy", 2)
    t.p1:play("Production Surge")
    t:pass_all()
    t:expect(t.p1.base):has("Mech", 2)
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Production Surge: an enemy Mech makes it no cheaper" {
  p1 = { hand = { "Production Surge" }, pool = { energy = 2, mind = 1 } },
  p2 = { base = { "Mech" } },
  function(t)
    t:cannot(t.p1, "play", "Production Surge", "357")
  end,
}

scenario "484.8.c Production Surge: a team mate's Mech makes it no cheaper" {
  format = "2v2",
  p1 = { hand = { "Production Surge" }, pool = { energy = 2, mind = 1 } },
  p3 = { base = { "Mech" } },
  function(t)
    t:cannot(t.p1, "play", "Production Surge", "357")
  end,
}
