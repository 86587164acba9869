-- SPDX-License-Identifier: MIT
-- Battlefields, legends, tokens, control (168-189).

use "../test_cards.lua"

scenario "169.4 battlefields do not move and are not killed" {
  p1 = { hand = { "Purge" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play "Purge"
    t:pass_all()
    t:expect(t:zone("battlefields", 1)):is { "West Field", "East Field" }
  end }

scenario "169.6 any number of units can be at a battlefield" {
  p1 = { base = { "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" } },
  function(t)
    t.p1:move({ "Unit 1", "Unit 2", "Unit 3", "Unit 4", "Unit 5", "Unit 6" }, "West Field")
    t:expect(t:at "West Field"):count(6)
  end }

scenario "169.8 a battlefield's passive ability affects the units there" {
  battlefields = { "High Ground", "East Field" },
  p1 = { at = { ["High Ground"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t:expect("Unit 2"):might(3)
    t:expect("Unit 3"):might(3)
    t.p1:move("Unit 2", "base")
    t:expect("Unit 2"):might(2)
  end }

scenario "169.9 a battlefield's triggered ability belongs to who conquered it" {
  battlefields = { "Tower", "East Field" }, p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "Tower")
    t:showdown_pass()
    t:expect_control("Tower", "p1")
    t:expect(t.p1.hand):is { "Filler" }
    t:expect(t.p2.hand):is {}
  end }

scenario "187.6.a who controls the battlefield controls its abilities" {
  battlefields = { "West Field", "Shrine" }, p1 = { at = { Shrine = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_decision("p1", "turn")
    -- one for the Shrine, one for the turn
    t:expect(t.p1.hand):count(2)
  end }

scenario "187.3.a moving to a battlefield one does not control contests it" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_event("showdown", "West Field")
    t:expect_decision("p1", "focus")
  end }

scenario "187.3.a moving to a battlefield one controls does not contest it" {
  p1 = { base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_no_event "showdown"
    t:expect_decision("p1", "turn")
  end }

scenario "187.4 control comes at the end of the showdown, not with the move" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:expect_control("West Field", "nobody")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "187.4.a control lasts as long as there are units" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 2" } } },
  function(t)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "p1")
    t.p1:move("Unit 2", "base")
    t:expect_control("West Field", "nobody")
  end }

scenario "187.4.c control stays while the state is closed" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Slay", "Study" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Study"
    t.p1:play("Slay"):on "Unit 1"
    t:resolve()
    t:expect("Unit 1"):in_zone "trash"
    t:expect_chain(1)
    t:expect_control("West Field", "p1")
    t:pass_all()
    t:expect_control("West Field", "nobody")
  end }

scenario "187.4.c a killed unit loses its player the battlefield on any turn" {
  p1 = { hand = { "Bolt" }, runes = { fury = 1 } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t:expect_control("East Field", "p2")
    t.p1:play("Bolt"):on "Unit 3"
    t:pass_all()
    t:expect_control("East Field", "nobody")
  end }

scenario "188.1 who plays a permanent controls it" {
  p1 = { hand = { "Unit 1" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Unit 1"
    t:expect("Unit 1"):controlled_by("p1"):owned_by("p1")
  end }

scenario "173.6 a legend's ability is used like any other" {
  p1 = { legend = "Emperor" },
  function(t)
    t.p1:use "Emperor"
    t:expect("Emperor"):exhausted()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:cannot(t.p1, "use", "Emperor")
  end }

scenario "173.7 a legend's triggered ability works from its zone" {
  p1 = { legend = "War Chief", base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(1)
  end }

scenario "174 a legend is not a permanent: killing every unit leaves it" {
  p1 = { legend = "Emperor", hand = { "Purge" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Purge"
    t:pass_all()
    t:expect(t.p1.legend):is { "Emperor" }
  end }

scenario "179 a token belongs to who made it" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):at("base"):controlled_by("p1"):owned_by("p1"):might(1)
  end }

scenario "143.4 a token unit enters exhausted" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):exhausted()
  end }

scenario "181.1 the effect can say that tokens enter ready" {
  p1 = { hand = { "Fresh Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Fresh Muster"
    t:pass_all()
    t:expect("Recruit#1"):ready()
    t:expect("Recruit#2"):ready()
  end }

scenario "183.1 a token that is returned to a hand ceases to exist" {
  p1 = { hand = { "Muster", "Bounce" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t.p1:play("Bounce"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.hand):is {}
  end }

scenario "183.1 a killed token dies and ceases to exist" {
  p1 = { hand = { "Muster", "Slay" }, runes = { fury = 2 }, base = { "Mourner" } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t.p1:play("Slay"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.trash):is { "Muster", "Slay" }
    -- it died all the same
    t:expect(t.p1.hand):count(1)
  end }

scenario "182 playing a token unit is playing a unit" {
  p1 = { base = { "Recruiter" }, hand = { "Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end }

-- ---- What does not move (169.2.b) ----

test_card(function()
  local here = battlefields {}
  local aside = card { zone = "aside" }
  return card { id = "t-1690", name = "Void Rift", type = "spell", cost = { energy = 0 }, keywords = { "action" },
    run = function(game)
      game.banish(game.all(here))
      game.banish(game.all(aside))
      if #game.all(aside) > 0 then game.draw(1) end
    end }
end)

scenario "169.2.b battlefields are not banished, neither those that lie there nor those set aside (114)" {
  full = true, seed = 3,
  p1 = { deck = { "Void Rift", "Void Rift", "Void Rift", "Void Rift", "Void Rift", "Void Rift", "Void Rift" },
    battlefields = { "West Field", "North Field", "South Field" } },
  p2 = { battlefields = { "East Field", "North Field", "South Field" } },
  function(t)
    t.p1:choose() t.p2:choose()
    t.p1:play("Void Rift")
    t:pass_all()
    t:expect(t.p1.banishment):count(0)
    t:expect(t.p2.banishment):count(0)
    t:expect(t:zone("battlefields", 1)):count(2)
    t:expect(t.p1.hand):count(5)
  end }
