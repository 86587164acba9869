-- SPDX-License-Identifier: MIT
-- Cleanups (318-324).

use "../test_cards.lua"

scenario "323.1 reaching the Victory Score wins" {
  p1 = { points = 7 }, p2 = { at = { ["West Field"] = { "Unit 1" } }, points = 7 },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p2"
  end }

scenario "323.1 without the Victory Score nobody wins" {
  p2 = { at = { ["West Field"] = { "Unit 1" } }, points = 6 },
  function(t)
    t:next_turn()
    t:expect_points("p2", 7)
    t:expect_winner "nobody"
  end }

scenario "323.1 with a tie at the Victory Score nobody has won, the next point decides" {
  p1 = { points = 8, hand = { "Windfall" }, runes = { fury = 1 } }, p2 = { points = 8 },
  function(t)
    t:expect_winner "nobody"
    t.p1:play "Windfall"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "323.1 points from other sources than scoring also win" {
  p1 = { points = 7, hand = { "Windfall" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Windfall"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "323.5 several units die together" {
  p1 = { hand = { "Storm" }, runes = { fury = 1 } },
  p2 = { base = { "Unit 2", "Unit 1", "Unit 3" } },
  function(t)
    t.p1:play "Storm"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 1", "Unit 2" }
    t:expect("Unit 3"):damage(2)
  end }

scenario "321 deaths wait until the resolving item has finished" {
  p1 = { hand = { "Volley" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Volley"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect(t.p1.hand):count(1)
    t:expect_event("die", "Unit 1")
  end }

scenario "323.4 a Deathknell goes onto the chain in the cleanup" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } }, p2 = { base = { "Martyr" } },
  function(t)
    t.p1:play("Bolt"):on "Martyr"
    t:resolve()
    t:expect("Martyr"):in_zone "trash"
    t:expect_chain(1)
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect(t.p2.hand):count(1)
  end }

scenario "323.6 an empty battlefield becomes uncontrolled" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Fall Back" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Fall Back"):on "Unit 1"
    t:pass_all()
    t:expect_control("West Field", "nobody")
  end }

scenario "323.8 contesting an empty battlefield by a spell also stages a showdown" {
  p1 = { base = { "Unit 1" }, hand = { "Push" }, runes = { fury = 1 } },
  function(t)
    t.p1:play("Push"):on("Unit 1"):choose "West Field"
    t:pass_all()
    t:expect("Unit 1"):at("West Field"):ready()
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "323.9 units of two players stage a combat" {
  p1 = { base = { "Unit 3" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t:expect_event("combat", "East Field")
    t:expect("Unit 3"):attacking()
    t:expect("Unit 1"):defending()
  end }

scenario "323.6 while a showdown is going on there control is not lost" {
  p1 = { base = { "Unit 3" }, hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 3", "East Field")
    t.p1:play("Bolt"):on "Unit 1"
    t:pass_all()
    t:expect("Unit 1"):in_zone "trash"
    t:expect_control("East Field", "p2")
    t:combat()
    t:expect_control("East Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "324.2 the Ending cleanup heals everybody's units" {
  p1 = { base = { { "Unit 3", damage = 1 } } }, p2 = { base = { { "Unit 4", damage = 2 } } },
  function(t)
    t:next_turn()
    t:expect("Unit 3"):damage(0)
    t:expect("Unit 4"):damage(0)
  end }

-- ---- 323.4: Might that looks at what is not on the board ----

-- One card is recycled: several would be put into a random order, which touches everything.
test_card(function()
local all = cards { zone = "trash", mine = true, type = "unit" }
return card { id = "t-3230", name = "Gravesweep", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  run = function(game) game.recycle(game.all(all)) end }
end)
test_keyword "gravebound" {
  static { affects = "me", might = number.count(card { zone = "trash", mine = true, type = "unit" }) } }
test_card { id = "t-3232", name = "Grave Mourner", type = "unit", cost = { energy = 1 }, might = 1,
  keywords = { "gravebound" } }

scenario "323.4 a unit dies whose Might, by a keyword that looks at the trash, falls to its damage" {
  p1 = { hand = { "Gravesweep" }, base = { { "Grave Mourner", damage = 1 } }, trash = { "Unit 1" } },
  p2 = { },
  function(t)
    t:expect("Grave Mourner"):might(2)
    t.p1:play("Gravesweep")
    t:pass_all()
    t:expect("Grave Mourner"):in_zone("trash")
  end }
