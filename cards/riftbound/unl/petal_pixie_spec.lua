-- SPDX-License-Identifier: MIT

scenario "Petal Pixie: 1 for each of your Temporary units at its battlefield" {
  p1 = { at = { ["West Field"] = { "Petal Pixie", "Sprite", "Sprite", "Unit 1" } }, base = { "Sprite" } },
  function(t) t:expect("Petal Pixie"):might(4) end,
}

scenario "Petal Pixie: not in the base, not for enemy units" {
  p1 = { base = { "Petal Pixie", "Petal Pixie", "Sprite" } },
  p2 = { at = { ["West Field"] = { "Sprite" } } },
  function(t)
    t:expect("Petal Pixie#1"):might(2)
    t.p1:move("Petal Pixie#2", "West Field")
    t:expect("Petal Pixie#2"):might(2)
  end,
}

scenario "484.8.c Petal Pixie: your Temporary units, not a team mate's beside it" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Petal Pixie", "Sprite" } } },
  p3 = { at = { ["West Field"] = { "Sprite" } } },
  function(t) t:expect("Petal Pixie"):might(3) end,
}
