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

test_card { id = "t-fury-rune", name = "Fury Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { fury = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Fury Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Fury Answer" }, runes = { fury = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Fury Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
