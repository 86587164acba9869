-- SPDX-License-Identifier: MIT
-- Conceding (649-652), buffs, mighty, bonus damage (701-715), special terms (739-742).

use "../test_cards.lua"

scenario "651.1 when one of two players concedes the other one wins" {
  function(t)
    t.p1:concede()
    t:expect_winner "p2"
  end }

scenario "650 a player may concede while the other one decides" {
  function(t)
    t:expect_decision("p1", "turn")
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "650 a player may concede in the middle of a chain" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t.p1:pass()
    t.p2:concede()
    t:expect_winner "p1"
  end }

scenario "703 a buff gives one Might" {
  p1 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t:expect("Unit 2"):might(3):buffed()
  end }

scenario "703 a buff lasts beyond the turn" {
  p1 = { base = { "Unit 2" }, hand = { "Pump" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Pump"):on "Unit 2"
    t:pass_all()
    t:next_turn()
    t:expect("Unit 2"):might(3)
  end }

scenario "702.2.b.2 a player does not spend the buffs of the other player's units" {
  p1 = { base = { "Buff Eater" } }, p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t:cannot(t.p1, "use", "Buff Eater", "404.1")
  end }

scenario "705 a unit that leaves the board loses its buff" {
  p1 = { base = { { "Unit 1", buffs = 1 } }, hand = { "Bounce" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Bounce"):on "Unit 1"
    t:pass_all()
    t.p1:play "Unit 1"
    t:expect("Unit 1"):might(1):unbuffed()
  end }

scenario "708 a unit is mighty with 5 Might" {
  p1 = { base = { "Unit 4", "Unit 5", "Unit 6" } },
  function(t)
    t:expect("Unit 4"):attribute("mighty", 0)
    t:expect("Unit 5"):attribute("mighty", 1)
    t:expect("Unit 6"):attribute("mighty", 1)
  end }

scenario "710 a unit is mighty by its current Might" {
  p1 = { base = { { "Unit 4", buffs = 1 } } },
  function(t)
    t:expect("Unit 4"):attribute("mighty", 1)
  end }

scenario "713 bonus damage is added to what a spell deals" {
  p1 = { base = { "Pyromancer" }, hand = { "Jab" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(2)
  end }

scenario "714 several instances of bonus damage are summed" {
  p1 = { base = { "Pyromancer", "Pyromancer" }, hand = { "Jab" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Jab"):on "Unit 4"
    t:pass_all()
    t:expect("Unit 4"):damage(3)
  end }

scenario "715.2 bonus damage counts for each target" {
  p1 = { base = { "Pyromancer" }, hand = { "Twin Jab" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Twin Jab"):on("Unit 3", "Unit 4")
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 4"):damage(2)
  end }

scenario "715.4 where no damage is dealt there is no bonus" {
  p1 = { base = { "Pyromancer" }, hand = { "Zero" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Zero"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(0)
  end }

scenario "712 bonus damage of your spells does not help the opponent's" {
  p1 = { base = { "Pyromancer", "Unit 3" } },
  p2 = { hand = { "Jab" }, runes = { fury = 1 } }, turn = "p2",
  function(t)
    t.p2:play("Jab"):on "Unit 3"
    t:pass_all()
    t:expect("Unit 3"):damage(1)
  end }

scenario "417.6.c combat damage comes from units: no bonus of spells and abilities" {
  p1 = { base = { "Pyromancer" } },
  p2 = { at = { ["East Field"] = { { "Unit 3", stunned = true } } } },
  function(t)
    t.p1:move("Pyromancer", "East Field")
    t:combat()
    t:expect("Unit 3"):at "East Field"
  end }

scenario "741.1 a unit is alone without friendly units at its place" {
  p1 = { base = { "Loner" } }, p2 = { base = { "Unit 1" } },
  function(t)
    t:expect("Loner"):might(4)
  end }

scenario "741.1 an enemy at the same place is no company" {
  p1 = { base = { "Loner" } }, p2 = { at = { ["East Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Loner", "East Field")
    t:expect("Loner"):might(4)
  end }

scenario "740.2 a spell for enemy units does not take my own" {
  p1 = { base = { "Unit 1" }, hand = { "Volley" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play "Volley"
    t:expect_option("Unit 2", "Unit 3")
    t:expect_no_option "Unit 1"
    t.p1:choose "Unit 2"
  end }

scenario "742.1.b a cost behind the trigger condition is paid before opponents may react" {
  p1 = { hand = { "Paid Sniper" }, runes = { fury = 2 } },
  p2 = { base = { "Unit 3" }, hand = { "Quick Study" }, runes = { calm = 1 } },
  function(t)
    t.p1:play "Paid Sniper"
    t.p1:yes()
    t:expect(t.p1.runes):exhausted(2)
    t.p1:pass()
    t:expect_decision("p2", "priority")
  end }
