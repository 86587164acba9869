-- SPDX-License-Identifier: MIT

scenario "Progress Day: four cards" {
  p1 = { hand = { "Progress Day" }, pool = { energy = 6, mind = 1 } },
  function(t)
    t.p1:play("Progress Day")
    t:pass_all()
    t:expect(t.p1.hand):count(4)
  end,
}

scenario "Progress Day: neither in a showdown nor in the opponent's turn" {
  rule = "310.1.a",
  p1 = { hand = { "Progress Day" }, pool = { energy = 6, mind = 1 }, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:cannot(t.p1, "play", "Progress Day")
  end,
}
