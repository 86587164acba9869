-- SPDX-License-Identifier: MIT
test_card { id = "t-dl1", name = "Moon Spell", type = "spell", cost = { energy = 1 },
  run = function(game) game.draw(1) end,
}

scenario "Diana, Lunari: a showdown begins here: predict, then a spell on top is drawn" {
  p1 = { base = { "Diana, Lunari" }, pool = { energy = 1 }, deck = { "Unit 1", "Moon Spell", "Unit 2" } },
  function(t)
    t.p1:move("Diana, Lunari", "West Field")
    t.p1:yes()
    t:expect_chain(1)
    t:resolve()
    t.p1:choose "Unit 1"                    -- recycled
    t:expect(t.p1.hand):is { "Moon Spell" }
    t:expect_decision("p1", "focus")        -- the trigger passed no Focus (346.1)
  end }

scenario "Diana, Lunari: a unit on top stays there, and is seen" {
  p1 = { base = { "Diana, Lunari" }, pool = { energy = 1 }, deck = { "Unit 1", "Moon Spell" } },
  function(t)
    t.p1:move("Diana, Lunari", "West Field")
    t.p1:yes()
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.hand):is {}
    t:expect(t.p1.deck):starts_with { "Unit 1" }
  end }

scenario "Diana, Lunari: also when she is attacked, and not for a showdown elsewhere" {
  p1 = { at = { ["West Field"] = { "Diana, Lunari" } }, runes = { mind = 2 }, deck = { "Moon Spell" } },
  p2 = { base = { "Unit 5", "Unit 1" } }, turn = "p2",
  function(t)
    t.p2:move("Unit 1", "East Field")
    t:expect_chain(0)
    t:showdown_pass()
    t.p2:move("Unit 5", "West Field")
    t.p1:yes()
    t:expect_chain(1)
  end }

scenario "Diana, Lunari: without paying nothing happens" {
  rule = "404.2",
  p1 = { base = { "Diana, Lunari" }, pool = { energy = 1 }, deck = { "Moon Spell" } },
  function(t)
    t.p1:move("Diana, Lunari", "West Field")
    t.p1:no()
    t:expect_chain(0)
    t:expect_number("p1", "energy", 1)
  end }

scenario "Diana, Lunari: who has said yes may still leave it unpaid" {
  rule = "404.2",
  p1 = { base = { "Diana, Lunari" }, pool = { energy = 1 }, deck = { "Moon Spell" } },
  function(t)
    t.p1:move("Diana, Lunari", "West Field")
    t.p1:no()
    t:expect_chain(0)
    t:expect_number("p1", "energy", 1)
  end }
