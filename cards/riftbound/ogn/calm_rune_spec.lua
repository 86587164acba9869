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

test_card { id = "t-calm-rune", name = "Calm Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { calm = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Calm Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Calm Answer" }, runes = { calm = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Calm Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
