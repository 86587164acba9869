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

test_card { id = "t-order-rune", name = "Order Answer", type = "spell", keywords = { "reaction" },
  cost = { energy = 1, power = { order = 1 } }, run = function(game) game.draw(1) end,
}

scenario "163.2, 813 Order Rune: it pays for a reaction in the opponent's turn, Energy and Power" {
  p1 = { hand = { "Order Answer" }, runes = { order = 1 } },
  p2 = { hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t.p2:play("Mobilize"):pass()
    t.p1:play("Order Answer")
    t:expect(t.p1.runes):count(0)
    t:resolve()
    t:expect(t.p1.hand):count(1)
  end,
}
