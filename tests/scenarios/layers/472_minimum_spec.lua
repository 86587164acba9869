-- SPDX-License-Identifier: MIT
-- "To a minimum of": a decrease is limited as it is applied (472.3.d.2.b), and remembered (472.3.b).

test_card { id = "t-m01", name = "Heavy Fog", type = "gear", domains = { "chaos" }, cost = { energy = 1 },
  static { affects = units { enemy = true }, might = -3, minimum = 1 },
}
test_card { id = "t-m02", name = "Thin Fog", type = "gear", domains = { "chaos" }, cost = { energy = 1 },
  static { affects = units { enemy = true }, might = -1 },
}
test_card { id = "t-m03", name = "Banner", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, might = 2 },
}
test_card { id = "t-m04", name = "Call", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { unit {} },
  run = function(game, me, it) game.give(it, { might = 2, lasts = "turn" }) end,
}
test_card { id = "t-m05", name = "Sun", type = "spell", domains = { "order" }, cost = { energy = 0 },
  targets = { gear {} },
  run = function(game, me, it) game.kill(it) end,
}

scenario "472.3.d.2.b a static lowers Might to a minimum, and what is lower stays" {
  p1 = { base = { "Heavy Fog" } },
  p2 = { base = { "Unit 7", "Unit 3", "Unit 1", "Unit 0" } },
  function(t)
    t:expect("Unit 7"):might(4)
    t:expect("Unit 3"):might(1)
    t:expect("Unit 1"):might(1)
    t:expect("Unit 0"):might(0)
  end }

scenario "472.3.d.1.a increases come first" {
  p1 = { base = { "Heavy Fog" } },
  p2 = { base = { "Unit 2", "Banner" } },
  function(t) t:expect("Unit 2"):might(1) end }

scenario "473.1.c what has a minimum depends on what has none" {
  p1 = { base = { "Heavy Fog", "Thin Fog" } },
  p2 = { base = { "Unit 3", "Unit 5" } },
  function(t)
    t:expect("Unit 3"):might(1)          -- 2, and then not below 1
    t:expect("Unit 5"):might(1)
  end }

scenario "472.3.b what was limited is remembered as long as it goes on" {
  p1 = { base = { "Heavy Fog" } },
  p2 = { base = { "Unit 2", "Unit 7" }, hand = { "Call" } },
  turn = "p2",
  function(t)
    t:expect("Unit 2"):might(1)
    t.p2:play("Call"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)          -- 2 and 2, less the 1 that it was lowered by
    t:expect("Unit 7"):might(4)
  end }

scenario "472.3.b what was not limited is not" {
  p1 = { base = { "Heavy Fog" } },
  p2 = { base = { "Unit 7" }, hand = { "Call" } },
  turn = "p2",
  function(t)
    t.p2:play("Call"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):might(6)
  end }

scenario "472.3.b and it is limited anew when it begins anew" {
  p1 = { base = { "Heavy Fog" }, hand = { "Heavy Fog" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, hand = { "Call", "Sun" } },
  turn = "p2",
  function(t)
    t.p2:play("Call"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t.p2:play("Sun"):on("Heavy Fog#2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:next_turn()
    t.p1:play("Heavy Fog")
    t:expect("Unit 2"):might(1)
  end }

test_card { id = "t-m06", name = "Tide", type = "gear", domains = { "order" }, cost = { energy = 1 },
  static { affects = units { enemy = true }, might = number.you("hand") - 2, minimum = 1 },
}

scenario "472.3.d.2.b a static whose number raises Might lowers nothing, and no minimum holds it" {
  p1 = { base = { "Tide" }, hand = { "Filler", "Filler", "Filler", "Filler", "Sun" } },
  p2 = { base = { "Unit 1", "Unit 0" } },
  function(t)
    t:expect("Unit 1"):might(4)
    t:expect("Unit 0"):might(3)
    t.p1:play("Sun"):on("Tide")
    t:pass_all()
    t:expect("Unit 1"):might(1)
  end }

scenario "472.3.d.2.b a static lowers Might to the minimum when its number falls below nothing" {
  p1 = { base = { "Tide" } }, p2 = { base = { "Unit 4", "Unit 2" } },
  function(t)
    t:expect("Unit 4"):might(2)
    t:expect("Unit 2"):might(1)
  end }

test_card { id = "t-m07", name = "Balance", type = "gear", domains = { "chaos" }, cost = { energy = 1 },
  static { affects = units { enemy = true },
    might = number.count(units { friendly = true, might = at_most(2) }) * 3 - 3, minimum = 1 },
}
test_card(function()
  local mine = units { friendly = true }
  return card { id = "t-m08", name = "Humility", type = "spell", domains = { "order" }, cost = { energy = 0 },
    targets = { unit { enemy = true } },
    run = function(game, me, it)
      game.give(game.all(mine), { might = -1, lasts = "turn" })
      game.deal(it.might, it)
    end,
  }
end)

scenario "472.3.b an amount is kept no longer than its static lowers Might, also in the midst of a text" {
  p1 = { base = { "Balance", "Unit 3" }, hand = { "Humility" } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:expect("Unit 2"):might(1)           -- 2 less the 1 that it could be lowered by
    t.p1:play("Humility"):on("Unit 2")
    t:pass_all()
    t:expect_event("damage", "Unit 2", 2) -- a unit of 2 Might: Balance lowers nothing any more
  end }
