-- SPDX-License-Identifier: MIT
-- Tokens and what they are (176-184), categories and tags (133).

use "../test_cards.lua"

test_card { id = "t-930", name = "Sprite Ring", type = "spell", cost = { energy = 1 },
  run = function(game, me) game.play_token("Sprite", { at = "base", ready = true }) end,
}
test_card { id = "t-931", name = "Drill Camp", type = "unit", cost = { energy = 1 }, might = 2,
  static { affects = units { friendly = true, tags = "Recruit" }, might = 1 },
}
test_card { id = "t-932", name = "Scouting Party", type = "unit", cost = { energy = 1 }, might = 2,
  when { event = "move", subject = "me", at = "battlefield",
    run = function(game, me) game.play_token("Recruit", { at = "here" }) end },
}
scenario "184.1 a Recruit has 1 Might" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):might(1):attribute("token", 1)
  end }

scenario "184.1 a Recruit has the tag Recruit" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 }, base = { "Drill Camp" } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):might(2)
    t:expect("Drill Camp"):might(2)
  end }

scenario "184.2 a Sprite has 3 Might and is Temporary" {
  p1 = { hand = { "Sprite Ring" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Sprite Ring"
    t:pass_all()
    t:expect("Sprite"):might(3):attribute("temporary", 1):ready()
    t:next_turn():next_turn()
    t:expect("Sprite"):gone()
  end }

scenario "182.2.a.1 a token's cost is 0" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect("Recruit"):attribute("energy", 0)
  end }

scenario "182 a token is not a card that is played" {
  p1 = { hand = { "Muster" }, runes = { fury = 1 }, base = { "Recruiter" } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t:expect_event("play", "Recruit")
  end }

scenario "181.2 a token that is played where its maker fights joins as an attacker" {
  p1 = { base = { "Scouting Party" } }, p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Scouting Party", "East Field")
    t:pass_all()
    t:expect("Recruit"):at("East Field"):attacking()
    t:combat()
    -- 2 + 1 Might kill the defender, 3 damage kill both attackers
    t:expect("Unit 3"):in_zone "trash"
  end }

scenario "181.2 a token at an uncontrolled battlefield where a showdown goes on" {
  p1 = { base = { "Scouting Party" } },
  function(t)
    t.p1:move("Scouting Party", "West Field")
    t:pass_all()
    t:expect("Recruit"):at("West Field"):exhausted()
    t:expect_decision("p1", "focus")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "144 a token moves like any unit" {
  p1 = { hand = { "Fresh Muster" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Fresh Muster"
    t:pass_all()
    t.p1:move({ "Recruit#1", "Recruit#2" }, "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
  end }

scenario "183.1 a banished token ceases to exist" {
  p1 = { hand = { "Muster", "Exile" }, runes = { fury = 2 } },
  function(t)
    t.p1:play "Muster"
    t:pass_all()
    t.p1:play("Exile"):on "Recruit"
    t:pass_all()
    t:expect("Recruit"):gone()
    t:expect(t.p1.banishment):is {}
  end }

scenario "133.8.a a tag does nothing by itself" {
  p1 = { base = { "Drill Camp", "Unit 2" } },
  function(t)
    t:expect("Unit 2"):might(2)
  end }
