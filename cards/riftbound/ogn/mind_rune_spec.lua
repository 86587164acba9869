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

test_card { id = "t-mind-rune", name = "Mind Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { mind = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Mind Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Mind Answer" }, runes = { mind = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Mind Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
