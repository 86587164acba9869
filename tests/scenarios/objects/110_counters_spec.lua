-- SPDX-License-Identifier: MIT
--
-- 110: counters of names that cards list lie on objects of the board, and go with them.

test_card { id = "ct-1", name = "Oath Stone", type = "gear", domains = { "order" }, cost = { energy = 0 }, counters = { "oath" },
  activated { cost = { energy = 0 }, targets = { unit {} },
    run = function(game, me, it) game.put_counters(it, "oath", 2) end },
  static { affects = units { friendly = true }, might = 1, while_ = function(q, me) return q.counters(me, "oath") > 0 end },
}

test_card { id = "ct-2", name = "Oathbreaker", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it)
    local broken = game.remove_counters(it, "oath", 5)
    game.draw(broken)
  end,
}

test_card { id = "ct-3", name = "Homeward", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.return_to_hand(it) end,
}

test_card { id = "t-count-born", name = "Charged Shell", type = "gear", domains = { "mind" }, cost = { energy = 0 },
  counters = { "charge" },
  as_played { run = function(game, me) game.put_counters(me, "charge", 3) end },
}
scenario "110: counters are put, counted, asked for and removed" {
  p1 = { base = { { "Oath Stone", oath = 1 }, "Unit 1", "Unit 3" }, hand = { "Oathbreaker" } },
  function(t)
    t:expect("Unit 1"):might(2)
    t.p1:use("Oath Stone"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):counters("oath", 2)
    t:expect_reason(t.p1, "Unit 3", { topic = "counters" })
    t.p1:play("Oathbreaker"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):counters("oath", 0)
    t:expect(t.p1.hand):count(2)
  end }

test_card { id = "ct-4", name = "Small Doubt", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.remove_counters(it, "oath") end,
}

scenario "110: without a number one is removed" {
  p1 = { base = { { "Unit 1", oath = 3 } }, hand = { "Small Doubt" } },
  function(t)
    t.p1:play("Small Doubt"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):counters("oath", 2)
  end }

scenario "110: they go when the object leaves the board" {
  p1 = { base = { { "Unit 1", oath = 3 } }, hand = { "Homeward" }, pool = { energy = 9 } },
  function(t)
    t.p1:play("Homeward"):on("Unit 1")
    t:pass_all()
    t.p1:play("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):counters("oath", 0)
  end }

scenario "359.2 an object enters with the counters that are put on it as it is played" {
  p1 = { hand = { "Charged Shell" } },
  function(t)
    t.p1:play "Charged Shell"
    t:expect("Charged Shell"):counters("charge", 3)
  end }
