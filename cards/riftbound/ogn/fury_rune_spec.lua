-- SPDX-License-Identifier: MIT

scenario "Fury Rune: exhausted it gives Energy, recycled it gives fury Power" {
  rule = "163.2",
  p1 = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Void Seeker"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(4)
    t:expect(t.p1.runes):count(2):exhausted(2)
    t:expect(t.p1.rune_deck):count(13)
  end,
}

scenario "Fury Rune: its Power is fury and nothing else" {
  p1 = { hand = { "Charm" }, runes = { fury = 3 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t:cannot(t.p1, "play", "Charm")
  end,
}
