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

test_card { id = "t-742bay", name = "Sounding Bay", type = "gear", cost = { energy = 0 },
  when { event = { "return_to_hand", "banish" }, subject = unit {},
    run = function(game) game.draw(1) end },
}
test_card { id = "t-742call", name = "Callback", type = "spell", cost = { energy = 0 },
  additional { name = "back", cost = { return_to_hand = unit { friendly = true } } },
  run = function() end,
}
test_card { id = "t-742lose", name = "Loss", type = "spell", cost = { energy = 0 },
  additional { name = "lose", cost = { banish = unit { friendly = true } } },
  run = function() end,
}

scenario "357.2 what is returned to hand or banished as a cost is returned, and banished" {
  p1 = { base = { "Sounding Bay", "Unit 1", "Unit 2" }, hand = { "Callback", "Loss" } },
  function(t)
    t.p1:play("Callback"):choose("Unit 1")
    t:pass_all()
    t:expect_event("return_to_hand", "Unit 1")
    t:expect(t.p1.hand):is { "Loss", "Unit 1", "Filler" }
    t.p1:play("Loss")
    t:pass_all()
    t:expect_event("banish", "Unit 2")
    t:expect(t.p1.hand):count(3)
  end }

test_card { id = "t-742nowhere", name = "Nowhere", type = "spell", cost = { energy = 0 },
  targets = { unit { zone = "trash", mine = true } },
  run = function(game, me, it) game.play(it, { at = game.choose({}), ignoring = "cost" }) end,
}

scenario "359.3.e.12 what is to be played at a place that is none is not played" {
  p1 = { hand = { "Nowhere" }, trash = { "Unit 1" } },
  function(t)
    t.p1:play("Nowhere")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
  end }
