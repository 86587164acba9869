-- SPDX-License-Identifier: MIT

scenario "Mind Rune: Energy and mind Power" {
  rule = "163.2",
  p1 = { hand = { "Smoke Screen" }, runes = { mind = 2 }, base = { "Unit 5" } },
  function(t)
    t.p1:play("Smoke Screen"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):might(1)
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Mind Rune: no order Power" {
  p1 = { hand = { "Cull the Weak" }, runes = { mind = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Cull the Weak")
  end,
}
