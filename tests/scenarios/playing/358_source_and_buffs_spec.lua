-- SPDX-License-Identifier: MIT
-- What pays and is still a target (357.3, 358.1), and where a permanent may be played with which
-- timing (355.2).

test_card { id = "t-358-drill", name = "Drill Sergeant", type = "unit", cost = { energy = 1 }, might = 2,
  activated { cost = { energy = 1 }, targets = { unit { friendly = true, exhausted = false } },
    run = function(game, me, ally) game.buff(ally) end },
}
test_card { id = "t-358-pledge", name = "Pledge", type = "spell", cost = { energy = 0 },
  additional { name = "pledge", cost = { spend_buff = unit { friendly = true } } },
  targets = { unit { friendly = true } },
  run = function(game, me, ally) game.exhaust(ally) end,
}
test_card { id = "t-358-lurker", name = "Marsh Lurker", type = "unit", cost = { energy = 0 }, might = 2,
  static { affects = "me", plays_to = battlefields { your_units = at_least(1) }, timing = "reaction" },
  static { affects = "me", plays_to = battlefields { open = true } },
}

scenario "358.1 what uses its ability without being exhausted for it may choose itself as a ready unit" {
  p1 = { base = { "Drill Sergeant", "Unit 3" }, pool = { energy = 1 } },
  function(t)
    t.p1:use "Drill Sergeant"
    t:expect_option("Drill Sergeant", "Unit 3")
    t.p1:on "Drill Sergeant"
    t:pass_all()
    t:expect("Drill Sergeant"):buffed()
  end }

scenario "357.3 the target may spend its buff for the cost: it is there afterwards" {
  p1 = { hand = { "Pledge" }, base = { { "Unit 2", buffs = 1 }, { "Unit 3", buffs = 1 } } },
  function(t)
    t.p1:play("Pledge"):on "Unit 2"
    t:expect_option("Unit 2", "Unit 3")
    t.p1:choose "Unit 2"
    t:pass_all()
    t:expect("Unit 2"):unbuffed():exhausted()
    t:expect("Unit 3"):buffed()
  end }

scenario "355.2 a place that is permitted without a timing is no place in a showdown; one with Reaction is" {
  p1 = { base = { "Unit 3" }, hand = { "Marsh Lurker" } },
  controls = { ["West Field"] = "nobody", ["East Field"] = "nobody" },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:expect_decision("p1", "focus")
    t.p1:play "Marsh Lurker"
    t:pass_all()
    t:expect("Marsh Lurker"):at "West Field"
    t:expect_no_event("enter", "Marsh Lurker", { at = "East Field" })
  end }

scenario "355.2 in the own main phase a place that is permitted without a timing is one, and so is one with Reaction" {
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Marsh Lurker" } },
  controls = { ["West Field"] = "p1", ["East Field"] = "nobody" },
  function(t)
    t.p1:play "Marsh Lurker"
    t:expect_option("West Field", "East Field")
    t.p1:choose "East Field"
    t:pass_all()
    t:expect("Marsh Lurker"):at "East Field"
  end }

-- ---- Where a unit is played, and what pays for it (355.2) ---------------------------------

test_card { id = "t-358-heir", name = "Heir", type = "unit", cost = {}, might = 1, keywords = { "ambush" },
  additional { name = "pledge", cost = { spend_buff = unit { friendly = true } } },
}
test_card { id = "t-358-usurper", name = "Usurper", type = "unit", cost = {}, might = 1, keywords = { "ambush" },
  additional { name = "murder", cost = { kill = unit { friendly = true } } },
}

scenario "355.2, 822.1.b a unit that spends its buff still holds the place for the one that is played there" {
  p1 = { hand = { "Heir" }, base = { { "Unit 2", buffs = 1 } } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Heir")
    t:expect("Unit 2"):unbuffed()
    t:expect("Heir"):at("West Field")
    t:combat()
  end }

scenario "355.2, 822.1.b a unit that is killed for the cost holds no place, so it cannot be the only one there" {
  p1 = { hand = { "Usurper" }, base = { "Unit 2" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t:cannot(t.p1, "play", "Usurper")
    t:combat()
  end }

scenario "355.2, 822.1.b the unit that holds the place cannot be killed for the cost, another one must be" {
  p1 = { hand = { "Usurper" }, base = { "Unit 2", "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Usurper")
    t:expect("Unit 3"):in_zone("trash")
    t:expect("Unit 2"):at("West Field")
    t:expect("Usurper"):at("West Field")
    t:combat()
  end }
