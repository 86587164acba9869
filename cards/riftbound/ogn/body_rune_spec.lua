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

test_card { id = "t-body-rune", name = "Body Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { body = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Body Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Body Answer" }, runes = { body = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Body Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
