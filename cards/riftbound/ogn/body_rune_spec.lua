-- SPDX-License-Identifier: MIT

scenario "Body Rune: Energy and body Power" {
  rule = "163.2",
  p1 = { hand = { "Challenge" }, runes = { body = 2 }, base = { "Unit 3" } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Challenge")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
    t:expect(t.p1.runes):count(1):exhausted(1)
  end,
}

scenario "Body Rune: no calm Power" {
  p1 = { hand = { "Charm" }, runes = { body = 3 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Charm")
  end,
}
