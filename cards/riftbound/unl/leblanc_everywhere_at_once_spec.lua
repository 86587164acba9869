-- SPDX-License-Identifier: MIT

scenario "LeBlanc, Everywhere at Once: Temporary does not trigger at her battlefield" {
  rule = "816",
  p1 = { at = { ["West Field"] = { "LeBlanc, Everywhere at Once", "Sprite" },
    ["East Field"] = { "Sprite" } } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t:at("West Field")):has("Sprite")
    t:expect(t:at("East Field")):lacks("Sprite")
  end,
}

scenario "LeBlanc, Everywhere at Once: not in a base" {
  p1 = { base = { "LeBlanc, Everywhere at Once", "Sprite" } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect(t.p1.base):lacks("Sprite")
  end,
}
