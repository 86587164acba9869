-- SPDX-License-Identifier: MIT
-- Costs within instructions (742.1).

test_card { id = "t-126", name = "Bargain", type = "spell", cost = { energy = 1 },
  run = function(game, me)
    if game.pay { energy = 1, optional = true } then game.draw(2) end
  end,
}

scenario "742.1.a a cost within a spell is paid on resolution" {
  p1 = { hand = { "Bargain" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Bargain"
    t:expect(t.p1.runes):ready(1)
    t.p1:pass()
    t.p2:pass()
    t.p1:yes()
    t:expect(t.p1.runes):ready(0)
    t:expect(t.p1.hand):count(2)
  end }

scenario "742.1.a a cost within a spell may be declined" {
  p1 = { hand = { "Bargain" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Bargain"
    t.p1:pass()
    t.p2:pass()
    t.p1:no()
    t:expect(t.p1.runes):ready(1)
    t:expect(t.p1.hand):count(0)
  end }

scenario "356.4.c.1 two discounts of the same additional cost: in this order or in the other" {
  p1 = { base = { "Ezreal, Prodigy", "Ezreal, Prodigy" },
    hand = { "Blast Corps Cadet", "Blast Corps Cadet" }, pool = { energy = 4 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Blast Corps Cadet#1"):yes()
    t.p1:choose "1 Energy less"
    t:pass_all()
    t:expect_number("p1", "energy", 2)
    t:expect("Unit 5"):damage(2)
    t.p1:play("Blast Corps Cadet#2"):yes()
    t.p1:choose "1 Power less"
    t:pass_all()
    t:expect_number("p1", "energy", 0)
    t:expect("Unit 5"):damage(4)
  end }
