-- SPDX-License-Identifier: MIT

scenario "Order Rune: Energy and order Power" {
  rule = "163.2",
  p1 = { hand = { "Cull the Weak" }, runes = { order = 2 } },
  function(t)
    t.p1:play("Cull the Weak")
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Order Rune: no mind Power" {
  p1 = { hand = { "Smoke Screen" }, runes = { order = 3 }, base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Smoke Screen")
  end,
}
