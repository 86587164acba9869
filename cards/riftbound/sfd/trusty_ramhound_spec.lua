-- SPDX-License-Identifier: MIT

scenario "Trusty Ramhound: 1 more with another unit of ours here" {
  p1 = { base = { "Trusty Ramhound", "Unit 1" } },
  function(t)
    t:expect("Trusty Ramhound"):might(3)
    t.p1:move("Trusty Ramhound", "West Field")
    t:expect("Trusty Ramhound"):might(2)
  end,
}

scenario "Trusty Ramhound: an enemy unit here does not count" {
  p1 = { base = { "Trusty Ramhound" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Trusty Ramhound", "West Field")
    t:expect("Trusty Ramhound"):might(2)
  end,
}

scenario "484.8.c Trusty Ramhound: a team mate's unit is not one you have" {
  rule = "484.8.c",
  teams = 2,
  p1 = { base = { "Trusty Ramhound" } },
  p2 = {}, p3 = { base = { "Trusty Ramhound", "Unit 1" } }, p4 = {},
  function(t)
    t:expect("p1's Trusty Ramhound"):might(2)
    t:expect("p3's Trusty Ramhound"):might(3)
  end,
}
