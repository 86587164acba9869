-- SPDX-License-Identifier: MIT
-- Scoring and winning (462-467).

use "../test_cards.lua"

scenario "464.1 conquering gives one point" {
  p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:expect_event("score", "West Field")
  end }

scenario "464.2 holding gives one point at the beginning of one's turn" {
  p1 = { at = { ["West Field"] = { "Unit 1" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t:expect_event("hold", "West Field")
  end }

scenario "465 a battlefield that was held is not conquered in the same turn" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, hand = { "Wake" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 1)
    t.p1:move("Unit 1", "base")
    t:expect_control("West Field", "nobody")
    t.p1:play("Wake"):on "Unit 1"
    t:pass_all()
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_control("West Field", "p1")
    t:expect_points("p1", 1)
  end }

scenario "466.2.c without a score there is no conquer trigger" {
  p1 = { at = { ["West Field"] = { "Conqueror" } }, hand = { "Wake" }, runes = { fury = 1 } },
  turn = "p2",
  function(t)
    t:next_turn()
    t.p1:move("Conqueror", "base")
    t.p1:play("Wake"):on "Conqueror"
    t:pass_all()
    t:forget()
    t.p1:move("Conqueror", "West Field")
    t:showdown_pass()
    t:expect_no_event "conquer"
    t:expect(t.p1.hand):count(1)
  end }

scenario "465 a battlefield is conquered once in a turn" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 1)
    t:next_turn():next_turn()
    -- held in the next turn
    t:expect_points("p1", 2)
  end }

scenario "465 both battlefields can be conquered in one turn" {
  p1 = { base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_points("p1", 2)
  end }

scenario "466.1.b.2 the Winning Point is not gained by conquering one of two: a card is drawn" {
  p1 = { points = 7, base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t:expect(t.p1.hand):count(1)
    t:expect_control("West Field", "p1")
    t:expect_winner "nobody"
  end }

scenario "466.1.b.2 having scored every battlefield this turn wins" {
  p1 = { points = 6, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "466.1.b.2 the battlefield whose point was refused counts as scored" {
  p1 = { points = 7, base = { "Unit 1", "Unit 2" } },
  function(t)
    t.p1:move("Unit 1", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "383.4.c.2.c conquer triggers though the point was refused" {
  p1 = { points = 7, base = { "Conqueror" } },
  function(t)
    t.p1:move("Conqueror", "West Field")
    t:showdown_pass()
    t:expect_points("p1", 7)
    -- one card instead of the point, one for the trigger
    t:expect(t.p1.hand):count(2)
  end }

scenario "466.1.b.1 the Winning Point is gained by holding" {
  p2 = { points = 7, at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p2"
    t:expect_points("p2", 8)
  end }

scenario "466.1.a.1 the Winning Point from another source has no restriction" {
  p1 = { points = 7, hand = { "Windfall" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Windfall"
    t:pass_all()
    t:expect_winner "p1"
  end }

scenario "466.1.b a held battlefield and a conquered one make the Winning Point" {
  p1 = { points = 6, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:expect_points("p1", 7)
    t.p1:move("Unit 2", "East Field")
    t:showdown_pass()
    t:expect_winner "p1"
  end }

scenario "464.1 conquering a battlefield of the opponent" {
  p1 = { base = { "Unit 4" } }, p2 = { at = { ["East Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 4", "East Field")
    t:combat()
    t:expect_event("conquer", "East Field")
    t:expect_points("p1", 1)
  end }

scenario "466.2.a conquer abilities of the battlefield trigger at that battlefield only" {
  battlefields = { "Tower", "East Field" }, p1 = { base = { "Unit 1" } },
  function(t)
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect(t.p1.hand):count(0)
  end }

scenario "466.2.b hold abilities of the battlefield trigger when it is held" {
  battlefields = { "Shrine", "East Field" },
  p1 = { at = { Shrine = { "Unit 1" }, ["East Field"] = { "Unit 2" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect(t.p1.hand):count(2)
    t:expect_points("p1", 2)
  end }

scenario "467 with more points than the Victory Score a player has won too" {
  p2 = { points = 7, at = { ["East Field"] = { "Unit 1" }, ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:end_turn()
    t:expect_winner "p2"
    t:expect_points("p2", 9)
  end }

test_card(function()
  local mine = battlefields { conquered = true }
  return card { id = "t-462-lore", name = "Tell The Tale", type = "spell", cost = { energy = 0 },
    keywords = { "reaction" },
    run = function(game) game.draw(#game.all(mine)) end,
  }
end)

scenario "464.1 a battlefield that a player conquered is conquered by that player only" {
  p1 = { base = { "Unit 3" }, hand = { "Tell The Tale" } }, p2 = { hand = { "Tell The Tale" } },
  controls = { ["West Field"] = "nobody" },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t:expect_event("conquer", "West Field")
    t.p1:play("p1's Tell The Tale"):pass()
    t.p2:play("p2's Tell The Tale")
    t:pass_all()
    t:expect_number("p1", "hand", 1)
    t:expect_number("p2", "hand", 0)
  end }

test_card { id = "t-462-reckon", name = "Reckoner", type = "unit", cost = { energy = 0 }, might = 1,
  when { event = "hold", by = "you", measure = number.event(),
    run = function(game) game.gain_xp(game.measured()) end },
}
test_card { id = "t-462-bar", name = "Barred Guest", type = "unit", cost = { energy = 0 }, might = 1,
  static { affects = "you", cannot = "gain_points" },
}

scenario "464.2 a hold tells the point that it gives" {
  p1 = { at = { ["West Field"] = { "Reckoner" } } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 1)
    t:expect_number("p1", "xp", 1)
  end }

scenario "054 a hold tells no point where the player cannot gain points" {
  p1 = { at = { ["West Field"] = { "Reckoner" } }, base = { "Barred Guest" } }, turn = "p2",
  function(t)
    t:next_turn()
    t:pass_all()
    t:expect_points("p1", 0)
    t:expect_event("hold", "West Field")
    t:expect_number("p1", "xp", 0)
  end }

test_card { id = "t-462-boast", name = "Boast", type = "spell", cost = { energy = 0 },
  targets = { unit { friendly = true }, battlefield {} },
  run = function(game, me, unit, place)
    if unit.conquered then game.draw(2) end
    if place.conquered then game.draw(1) end
    game.gain_xp(unit.conquests)
  end,
}

scenario "464.1 a battlefield is conquered, and a unit has conquered: the words are not mixed up" {
  p1 = { base = { "Unit 3" }, hand = { "Boast" } },
  controls = { ["West Field"] = "nobody" },
  function(t)
    t.p1:move("Unit 3", "West Field")
    t:showdown_pass()
    t.p1:play("Boast"):on("Unit 3", "West Field")
    t:pass_all()
    t:expect_number("p1", "hand", 1)
    t:expect_number("p1", "xp", 1)
  end }
