-- SPDX-License-Identifier: MIT
--
-- 356.4.d.1: the order of discounts is chosen where it matters, and however many alike there are.

test_card { id = "t-356o1", name = "Rebate", type = "gear", cost = { energy = 1 },
  static { affects = units { mine = true }, cost = { energy = -1 } },
}
test_card { id = "t-356o2", name = "Floor", type = "gear", cost = { energy = 1 },
  static { affects = units { mine = true }, cost = { energy = -1, minimum = 9 } },
}

local function rebates(n, last)
  local list = { last }
  for _ = 1, n do list[#list + 1] = "Rebate" end
  return list
end

scenario "356.4.d.1 fifty discounts that are alike come to one cost" {
  p1 = { hand = { "Unit 10" }, base = rebates(50) },
  function(t)
    t.p1:play("Unit 10"):at "base"
    t:expect("Unit 10"):at "base"
  end }

scenario "356.4.d.1 of nine discounts one has a minimum: the others before it, if its player says so" {
  p1 = { hand = { "Unit 10" }, base = rebates(8, "Floor"), pool = { energy = 2 } },
  function(t)
    t.p1:play "Unit 10"
    t:expect_decision("p1", "payment")
    t.p1:pay "it comes to 2 Energy"      -- 10 to 2, which is below the minimum of the other one
    t:expect_number("p1", "energy", 0)
  end }

scenario "356.4.d.1 the one with a minimum comes first, if nobody says otherwise" {
  p1 = { hand = { "Unit 10" }, base = rebates(8, "Floor"), pool = { energy = 1 } },
  function(t)
    t.p1:play("Unit 10"):at "base"
    t:expect_number("p1", "energy", 0)
  end }
