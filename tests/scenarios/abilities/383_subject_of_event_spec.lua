-- SPDX-License-Identifier: MIT
-- Numbers of what an event happens to, in conditions of abilities that wait for it or replace it.

test_card { id = "t-subj1", name = "Sturdy Wall", type = "gear", cost = {},
  instead_of { event = "die", subject = units { friendly = true }, if_ = number.subject("might"):at_least(3),
    run = function(game) game.recall(game.event.subject, { healed = true }) end },
}
test_card { id = "t-subj2", name = "Giant's Wake", type = "gear", cost = {},
  when { event = "die", subject = units {}, if_ = number.subject("might"):at_least(3), run = function(game) game.gain_xp(1) end },
}
test_card { id = "t-subj3", name = "Deep Purse", type = "gear", cost = {},
  instead_of { event = "points", by = "you", while_ = number.subject("points"):at_most(2), amount = 2 },
}
test_card { id = "t-subj4", name = "Slow Thorn", type = "gear", cost = {},
  instead_of { event = "damage", subject = units {}, if_ = function(q, me, hurt) return hurt.might >= 3 end, amount = 1 },
}
test_card { id = "t-subj5", name = "Axe", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "383 an ability with a condition about who dies: it holds for the strong one only" {
  p1 = { base = { "Giant's Wake", "Sturdy Wall", "Unit 2", "Unit 3" }, hand = { "Axe", "Axe" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Axe"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect_number("p1", "xp", 0)
    t.p1:play("Axe"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):in_zone("trash")
    t:expect_number("p1", "xp", 1)
  end }

scenario "367 a replacement with a condition about who would die: it holds for the strong one only" {
  p1 = { base = { "Sturdy Wall", "Unit 2", "Unit 3" }, hand = { "Axe", "Axe" } },
  function(t)
    t.p1:play("Axe"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t.p1:play("Axe"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("base")
  end }

scenario "367 the subject may be a player, and a function gets it, too" {
  p1 = { base = { "Deep Purse", "Slow Thorn", "Unit 4", "Unit 2" }, at = { ["West Field"] = { "Unit 3" } }, points = 2 },
  p2 = { base = { "Unit 5" }, hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):damage(1)
    t:next_turn()
    t:expect_points("p1", 4)
  end }

test_card { id = "t-subj6", name = "Blood Creditor", type = "gear", cost = {},
  when { event = "die", subject = units { friendly = false },
    run = function(game)
      local debtor, owner = game.controller(game.event.subject), game.owner(game.event.subject)
      game.discard(1, { by = debtor })
      game.draw(1, { by = owner })
    end },
}

scenario "359.3.e.13 who controlled what has died, and who owns it, is asked of the event" {
  p1 = { base = { "Blood Creditor" }, hand = { "Axe", "Axe" } },
  p2 = { base = { "Unit 4" }, hand = { "Unit 1" }, deck = { "Unit 2" } },
  function(t)
    t.p1:play("Axe"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p2.hand):is { "Unit 2" }
    t:expect(t.p1.hand):is { "Axe" }
  end }

scenario "359.3.e.13 of a unit that another player owns the two are told apart" {
  p1 = { base = { "Blood Creditor" }, hand = { "Axe", "Axe" }, deck = { "Unit 3" } },
  p2 = { base = { { "Unit 4", owner = "p1" } }, hand = { "Unit 1" }, deck = { "Unit 2" } },
  function(t)
    t.p1:play("Axe"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 1"):in_zone("trash")
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.hand):is { "Axe", "Unit 3" }
  end }

test_card { id = "t-subj7", name = "Widow's Due", type = "spell", cost = {},
  targets = { unit {} },
  run = function(game, me, it)
    game.kill(it)
    game.draw(1, { by = game.controller(it) })
    game.draw(1, { by = game.owner(it) })
  end,
}

scenario "359.3.e.13 what the running spell has killed still tells who controlled it, and who owns it" {
  p1 = { hand = { "Widow's Due" }, deck = { "Unit 3" } },
  p2 = { base = { { "Unit 4", owner = "p1" } }, deck = { "Unit 2" } },
  function(t)
    t.p1:play("Widow's Due"):on("Unit 4")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 3" }
    t:expect(t.p2.hand):is { "Unit 2" }
  end }

test_card { id = "t-subj-score", name = "Jealous Idol", type = "gear", cost = {},
  when { event = "points", subject = player { enemy = true }, if_ = number.subject("points"):at_least(2),
    run = function(game) game.lose_points(1, { by = game.event.subject }) end },
}
test_card { id = "t-subj-award", name = "Award", type = "spell", cost = {}, keywords = { "action" },
  run = function(game) game.gain_points(1) end,
}

scenario "383 what happens to a player has that player as its subject: points" {
  p1 = { hand = { "Award", "Award" } },
  p2 = { base = { "Jealous Idol" } },
  function(t)
    t.p1:play("Award")
    t:pass_all()
    t:expect_points("p1", 1)
    t.p1:play("Award")
    t:pass_all()
    t:expect_points("p1", 1)
  end }
