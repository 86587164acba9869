-- SPDX-License-Identifier: MIT
--
-- 356: a total cost that asks for more Power, or for more kinds of Power, than a cost can hold is one that nobody can
-- pay; nothing of it is dropped.

use "../test_cards.lua"

test_card { id = "t-3580", name = "Eight Kinds", type = "unit", might = 1,
  cost = { power = { fury = 1, calm = 1, mind = 1 } },
  additional { name = "one", cost = { power = { body = 1, chaos = 1, order = 1 } } },
  additional { name = "two", cost = { power = { ["fury/calm"] = 1, ["mind/body"] = 1 } } },
}
test_card { id = "t-3581", name = "Nine Kinds", type = "unit", might = 1,
  cost = { power = { fury = 1, calm = 1, mind = 1 } },
  additional { name = "one", cost = { power = { body = 1, chaos = 1, order = 1 } } },
  additional { name = "two", cost = { power = { ["fury/calm"] = 1, ["mind/body"] = 1, ["chaos/order"] = 1 } } },
}
test_card { id = "t-3582", name = "Much Power", type = "unit", might = 1,
  cost = { power = { fury = 99 } },
  additional { name = "one", cost = { power = { fury = 99 } } },
  additional { name = "two", cost = { power = { fury = 57 } } },
}
test_card { id = "t-3583", name = "Too Much Power", type = "unit", might = 1,
  cost = { power = { fury = 99 } },
  additional { name = "one", cost = { power = { fury = 99 } } },
  additional { name = "two", cost = { power = { fury = 58 } } },
}

scenario "356 a cost may ask for eight kinds of Power" {
  p1 = { hand = { "Eight Kinds" }, pool = { any = 20 } },
  function(t)
    t.p1:play "Eight Kinds"
    t:pass_all()
    t:expect("Eight Kinds"):at "base"
    t:expect_number("p1", "any", 12)
  end }

scenario "356 a cost that asks for nine kinds of Power cannot be paid, and none of them is left out" {
  p1 = { hand = { "Nine Kinds" }, pool = { any = 20 } },
  function(t)
    t:cannot(t.p1, "play", "Nine Kinds", "357")
  end }

scenario "356 a cost may ask for 255 Power of one kind" {
  p1 = { hand = { "Much Power" }, pool = { fury = 255 } },
  function(t)
    t.p1:play "Much Power"
    t:pass_all()
    t:expect("Much Power"):at "base"
    t:expect_number("p1", "fury", 0)
  end }

scenario "356 a cost of 256 Power does not wrap around to none" {
  p1 = { hand = { "Too Much Power" }, pool = { fury = 255 } },
  function(t)
    t:cannot(t.p1, "play", "Too Much Power", "357")
  end }
