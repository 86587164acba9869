-- SPDX-License-Identifier: MIT

scenario "Calm Rune: Energy and calm Power" {
  rule = "163.2",
  p1 = { hand = { "Charm" }, runes = { calm = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Charm"):choose("West Field")
    t:expect(t.p1.runes):count(0)
    t:expect(t.p1.rune_deck):count(13)
  end,
}

scenario "Calm Rune: an exhausted one still gives Power, but no Energy" {
  p1 = { hand = { "Charm" }, runes = { exhausted = { calm = 2 } } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Charm")
  end,
}
