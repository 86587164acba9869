-- SPDX-License-Identifier: MIT
-- Spells and abilities on the chain as objects: chosen, countered, taken, asked what they choose.

test_card { id = "t-co1", name = "Hush", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability { enemy = true } }, run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-co2", name = "Hush Any", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { any_of { spell {}, ability {} } }, run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-co3", name = "Usurp", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { any_of { spell {}, ability {} } },
  run = function(game, me, it) game.control_item(it, { choose = true }) end,
}
test_card { id = "t-co4", name = "Hush Trigger", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability { triggered = true } }, run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-co5", name = "Hush Gear", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability { source = gear {} } }, run = function(game, me, it) game.counter(it) end,
}
test_card { id = "t-co6", name = "Spark", type = "gear", cost = {},
  activated { timing = "reaction", cost = { exhaust = "me" }, targets = { unit {} },
    run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "t-co7", name = "Herald", type = "unit", cost = {}, might = 2,
  when_played { run = function(game) game.draw(1) end },
}
test_card { id = "t-co8", name = "Silencer", type = "unit", cost = {}, might = 2,
  activated { timing = "reaction", cost = { exhaust = "me" }, targets = { ability {} },
    run = function(game, me, it) game.counter(it) end },
}
test_card(function()
local enemy_ability = ability { enemy = true }
return card { id = "t-co9", name = "Count Chain", type = "spell", cost = {}, keywords = { "reaction" },
  run = function(game) game.draw(game.count(enemy_ability)) end,
}
end)
test_card { id = "t-co10", name = "Watchman", type = "unit", cost = {}, might = 2,
  when { event = "choose", subject = ability {}, run = function(game) game.draw(1) end },
}
test_card { id = "t-co11", name = "Foe Finder", type = "unit", cost = {}, might = 2,
  activated { cost = { exhaust = "me" }, targets = { unit { enemy = true } },
    run = function(game, me, it) game.deal(1, it) end },
}
test_card { id = "t-co12", name = "Bolt Two", type = "spell", cost = {},
  targets = { exactly(2, unit {}) }, run = function(game, me, them) game.deal(1, them) end,
}
test_card { id = "t-co13", name = "Only Them", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { spell { chooses = unit { enemy = true }, chooses_no = unit { friendly = true } } },
  run = function(game, me, it) game.counter(it) end,
}
test_card(function()
local enemy_ability = ability { enemy = true }
return card { id = "t-co14", name = "Teller", type = "spell", cost = {}, keywords = { "reaction" },
  targets = { ability {} },
  run = function(game, me, it)
    if it.enemy and it.triggered and not it.activated and game.is(it, enemy_ability)
      and game.controller(it) ~= game.you() then
      game.draw(1)
    end
  end,
}
end)

scenario "355.9.a.2 an ability on the chain can be chosen, by its own kind of words" {
  p1 = { base = { "Spark" }, hand = { "Herald" } },
  p2 = { base = { "Unit 3" }, hand = { "Hush", "Wind Wall" }, pool = { energy = 3, calm = 2 } },
  function(t)
    t.p1:use("Spark"):on("Unit 3"):pass()
    t:cannot(t.p2, "play", "Wind Wall", "355.8")
    t.p2:play("Hush"):on("Spark")
    t:pass_all()
    t:expect("Unit 3"):damage(0)
  end }

scenario "425.1.a a countered triggered ability does nothing; what it is of stays" {
  p1 = { hand = { "Herald" } },
  p2 = { hand = { "Hush" } },
  function(t)
    t.p1:play("Herald"):at("base"):pass()
    t.p2:play("Hush"):on("Herald")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
    t:expect("Herald"):at("base")
    t:expect_event("counter", "Herald")
  end }

scenario "425.1.a only the ability that is chosen is countered" {
  p1 = { base = { "Spark", "Spark" } },
  p2 = { base = { "Unit 3" }, hand = { "Hush" } },
  function(t)
    t.p1:use("Spark#1"):on("Unit 3")
    t.p1:use("Spark#2"):on("Unit 3"):pass()
    t.p2:play("Hush"):choose(1) -- the older one first
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 3"):damage(1)
  end }

scenario "425.1.c the cost of a countered ability is not given back" {
  p1 = { base = { "Spark" } },
  p2 = { base = { "Unit 3" }, hand = { "Hush" } },
  function(t)
    t.p1:use("Spark"):on("Unit 3"):pass()
    t.p2:play("Hush")
    t:pass_all()
    t:expect("Spark"):exhausted()
  end }

scenario "355.9.b a friendly ability is no enemy one" {
  p1 = { base = { "Spark" }, hand = { "Hush", "Hush Any" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:use("Spark"):on("Unit 3")
    t:cannot(t.p1, "play", "Hush", "355.8")
    t:can(t.p1, "play", "Hush Any")
  end }

scenario "355.9.b what an ability is, and what it is of, can be asked" {
  p1 = { base = { "Spark" } },
  p2 = { base = { "Unit 3" }, hand = { "Hush Trigger", "Hush Gear" } },
  function(t)
    t.p1:use("Spark"):on("Unit 3"):pass()
    t:cannot(t.p2, "play", "Hush Trigger", "355.8")
    t:can(t.p2, "play", "Hush Gear")
  end }

scenario "355.9.b a triggered ability of a unit" {
  p1 = { hand = { "Herald" } },
  p2 = { hand = { "Hush Trigger", "Hush Gear" } },
  function(t)
    t.p1:play("Herald"):at("base"):pass()
    t:can(t.p2, "play", "Hush Trigger")
    t:cannot(t.p2, "play", "Hush Gear", "355.8")
  end }

scenario "355.9.c an ability does not choose itself" {
  p1 = { base = { "Silencer", "Spark" } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t:cannot(t.p1, "use", "Silencer", "355.8")
    t.p1:use("Spark"):on("Unit 3")
    t.p1:use("Silencer")
    t:expect_chain(2)
    t:resolve()
    t:expect_chain(0)
    t:expect("Unit 3"):damage(0)
  end }

scenario "359.3.e.2 an ability that has left the chain is no legal target, and no other one takes its place" {
  p1 = { base = { "Spark", "Spark" } },
  p2 = { base = { "Unit 3" }, hand = { "Hush", "Hush" } },
  function(t)
    t.p1:use("Spark#1"):on("Unit 3")
    t.p1:use("Spark#2"):on("Unit 3"):pass()
    t.p2:play("Hush"):choose(2)
    t.p2:play("Hush#2"):choose(2)
    t:resolve()
    t:expect_chain(2)
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 3"):damage(1)
  end }

scenario "359.3.e a script asks what an ability on the chain is" {
  p1 = { hand = { "Herald" } },
  p2 = { hand = { "Teller" } },
  function(t)
    t.p1:play("Herald"):at("base"):pass()
    t.p2:play("Teller")
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

scenario "355.9.a.2 abilities on the chain are counted" {
  p1 = { base = { "Spark", "Spark" } },
  p2 = { base = { "Unit 3" }, hand = { "Count Chain" } },
  function(t)
    t.p1:use("Spark#1"):on("Unit 3")
    t.p1:use("Spark#2"):on("Unit 3"):pass()
    t.p2:play("Count Chain")
    t:resolve()
    t:expect(t.p2.hand):count(2)
  end }

scenario "383.4.b.2 an ability that becomes a target is an event" {
  p1 = { base = { "Spark" } },
  p2 = { base = { "Unit 3", "Watchman" }, hand = { "Hush" } },
  function(t)
    t.p1:use("Spark"):on("Unit 3"):pass()
    t.p2:play("Hush"):on("Spark")
    t:expect_chain(3)
    t:resolve()
    t:expect(t.p2.hand):count(1)
  end }

scenario "188.4 who takes control of an ability makes new choices for it" {
  p1 = { base = { "Spark", "Unit 5" } },
  p2 = { base = { "Unit 3" }, hand = { "Usurp" } },
  function(t)
    t.p1:use("Spark"):on("Unit 3"):pass()
    t.p2:play("Usurp"):on("Spark")
    t:resolve()
    t.p2:yes():choose("Unit 5")
    t:expect_decision("p2", "priority") -- the newest item is his now
    t:pass_all()
    t:expect("Unit 5"):damage(1)
    t:expect("Unit 3"):damage(0)
    t:expect("Spark"):controlled_by("p1")
  end }

scenario "359.3.f.4 to who controls the ability now the chosen unit is no enemy" {
  p1 = { base = { "Foe Finder" } },
  p2 = { base = { "Unit 3" }, hand = { "Usurp" } },
  function(t)
    t.p1:use("Foe Finder"):on("Unit 3"):pass()
    t.p2:play("Usurp"):on("Foe Finder")
    t:resolve()
    t.p2:no()
    t:pass_all()
    t:expect("Unit 3"):damage(0)
  end }

scenario "359.3.e.3 what a spell chooses can be asked, also that it is all" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Bolt Two" } },
  p2 = { base = { "Unit 3" }, hand = { "Only Them" } },
  function(t)
    t.p1:play("Bolt Two"):choose("Unit 1", "Unit 2"):pass()
    t.p2:play("Only Them")
    t:pass_all()
    t:expect("Unit 1"):damage(0)
  end }

scenario "359.3.e.3 a spell that chose otherwise did not choose all" {
  p1 = { base = { "Unit 1", "Unit 2" }, hand = { "Bolt Two" } },
  p2 = { base = { "Unit 3" }, hand = { "Only Them" } },
  function(t)
    t.p1:play("Bolt Two"):choose("Unit 1", "Unit 3"):pass()
    t:cannot(t.p2, "play", "Only Them", "355.8")
  end }
