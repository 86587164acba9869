-- SPDX-License-Identifier: MIT

scenario "Bashful Bloom: a ready Sprite for 4" {
  p1 = { legend = "Bashful Bloom", pool = { energy = 4 } },
  function(t)
    t.p1:use("Bashful Bloom")
    t:pass_all()
    t:expect("Sprite"):ready()
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Bashful Bloom: 1 less for each friendly Temporary unit" {
  p1 = { legend = "Bashful Bloom", pool = { energy = 2 }, base = { "Sprite", "Sprite", "Unit 1" } },
  p2 = { base = { "Sprite" } },
  function(t)
    t.p1:use("Bashful Bloom")
    t:pass_all()
    t:expect(t.p1.base):is { "Sprite", "Sprite", "Sprite", "Unit 1" }
    t:expect_number("p1", "energy", 0)
  end,
}

scenario "Bashful Bloom: not for 3 without one" {
  p1 = { legend = "Bashful Bloom", pool = { energy = 3 } },
  function(t) t:cannot(t.p1, "use", "Bashful Bloom") end,
}

scenario "740.1 Bashful Bloom: a team mate's Temporary unit is friendly" {
  format = "2v2",
  p1 = { legend = "Bashful Bloom", pool = { energy = 3 } },
  p3 = { base = { "Sprite" } },
  function(t)
    t.p1:use("Bashful Bloom")
    t:pass_all()
    t:expect_number("p1", "energy", 0)
  end,
}
