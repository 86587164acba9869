-- SPDX-License-Identifier: MIT
-- Replacement effects of the first or the n-th time in a turn (367, 371), tallies of the last turn.

test_card { id = "t-367-d1", name = "Glance", type = "spell", domains = { "mind" }, cost = { energy = 0 },
  run = function(game) game.draw(1) end,
}
test_card { id = "t-367-spark", name = "Spark", type = "spell", domains = { "fury" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.deal(1, it) end,
}
test_card { id = "t-367-first", name = "Ablative", type = "unit", domains = { "body" }, cost = { energy = 2 }, might = 4,
  instead_of { event = "damage", subject = "me", first_each_turn = true, amount = 0 },
}
test_card { id = "t-367-may", name = "Hesitant", type = "unit", domains = { "body" }, cost = { energy = 2 }, might = 4,
  instead_of { event = "damage", subject = "me", first_each_turn = true, optional = true, amount = 0 },
}
test_card { id = "t-367-third", name = "Third Wheel", type = "gear", domains = { "mind" }, cost = { energy = 2 },
  instead_of { event = "damage", subject = units { friendly = true }, nth = 2, amount = number.event() * 3 },
}
test_card { id = "t-367-opp", name = "Leak", type = "gear", domains = { "mind" }, cost = { energy = 2 },
  instead_of { event = "draw", by = "opponent", nth = 1, run = function(game) game.gain_xp(1) end },
}

scenario "371.1 the first time each turn is replaced, without a question, and the second time is not" {
  p1 = { hand = { "Spark", "Spark" } },
  p2 = { base = { "Ablative" }, hand = { "Spark" } },
  function(t)
    t.p1:play("Spark"):on("Ablative")
    t:pass_all()
    t:expect("Ablative"):damage(0)
    t.p1:play("Spark"):on("Ablative")
    t:pass_all()
    t:expect("Ablative"):damage(1)
    t:next_turn()
    t.p2:play("Spark"):on("Ablative")
    t:pass_all()
    t:expect("Ablative"):damage(0)
  end }

scenario "371.1 who declines the first time does not have the second" {
  p1 = { hand = { "Spark", "Spark" } },
  p2 = { base = { "Hesitant" } },
  function(t)
    t.p1:play("Spark"):on("Hesitant")
    t:pass_all()
    t.p2:no()
    t.p1:play("Spark"):on("Hesitant")
    t:pass_all()
    t:expect("Hesitant"):damage(2)
  end }

scenario "367 the second damage to friendly units, whichever units they are" {
  p1 = { hand = { "Spark", "Spark", "Spark" }, base = { "Unit 8" } },
  p2 = { base = { "Third Wheel", "Unit 7", "Unit 6" } },
  function(t)
    t.p1:play("Spark"):on("Unit 8")
    t:pass_all()
    t.p1:play("Spark"):on("Unit 7")
    t:pass_all()
    t.p1:play("Spark"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 8"):damage(1)
    t:expect("Unit 7"):damage(1)
    t:expect("Unit 6"):damage(3)
  end }

scenario "367 what is replaced has not happened: the first draw of the opponent stays the first" {
  p1 = { hand = { "Glance", "Glance" } },
  p2 = { base = { "Leak" } },
  function(t)
    t.p1:play("Glance")
    t:pass_all()
    t.p1:play("Glance")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect_number("p2", "xp", 2)
  end }
