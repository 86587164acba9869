-- SPDX-License-Identifier: MIT

scenario "Mystic Poro: Vision" {
  rule = "817",
  p1 = { hand = { "Mystic Poro" }, pool = { energy = 2 }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:play("Mystic Poro")
    t:pass_all()
    t.p1:choose("Unit 1")
    t:expect(t.p1.deck):in_order { "Unit 2", "Unit 1" }
  end,
}

scenario "Mystic Poro: only when it is played" {
  p1 = { base = { "Mystic Poro" }, deck = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Mystic Poro", "West Field")
    t:showdown_pass()
    t:expect(t.p1.deck):in_order { "Unit 1", "Unit 2" }
  end,
}
