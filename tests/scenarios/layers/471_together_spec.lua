-- SPDX-License-Identifier: MIT
-- What one effect does to several objects, and what is assigned before anything is added (471, 472).

test_card { id = "t-471-1", name = "Shared Strength", type = "gear", domains = { "body" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, might = number.sum(units { friendly = true }, "might") },
}
test_card { id = "t-471-2", name = "Levelling", type = "gear", domains = { "body" }, cost = { energy = 1 },
  static { affects = units { friendly = true }, becomes = { might = number.lowest(units { friendly = true }, "might") } },
}

scenario "471.1 an effect is applied to all its objects at once: none sees what it does to another" {
  p1 = { base = { "Shared Strength", "Unit 1", "Unit 2", "Unit 3" } },
  function(t)
    t:expect("Unit 1"):might(7)
    t:expect("Unit 2"):might(8)
    t:expect("Unit 3"):might(9)
  end }

scenario "472.1.a.1 what assigns Might looks at it without buffs and Might Bonuses, which are added later" {
  p1 = { base = { "Levelling", { "Unit 1", buffs = 1 }, { "Unit 4", buffs = 1, attached = { "Long Sword" } } } },
  function(t)
    t:expect("Unit 1"):might(2)
    t:expect("Unit 4"):might(4)
  end }
