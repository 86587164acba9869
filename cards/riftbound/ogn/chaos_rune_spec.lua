-- SPDX-License-Identifier: MIT

scenario "Chaos Rune: Energy and chaos Power" {
  rule = "163.2",
  p1 = { hand = { "Cemetery Attendant" }, runes = { chaos = 3 } },
  function(t)
    t.p1:play("Cemetery Attendant")
    t:expect("Cemetery Attendant"):at("base")
    t:expect(t.p1.runes):count(2):exhausted(2)
  end,
}

scenario "Chaos Rune: no fury Power" {
  p1 = { hand = { "Void Seeker" }, runes = { chaos = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t:cannot(t.p1, "play", "Void Seeker")
  end,
}
