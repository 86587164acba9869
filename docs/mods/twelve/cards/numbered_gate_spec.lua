-- SPDX-License-Identifier: MIT
local decks = { "Unit 5", "Unit 3", "Unit 2", "Unit 7" }

scenario "424 Numbered Gate: each reveals until a unit of that cost, and plays it here exhausted" {
  battlefields = { "Numbered Gate", "East Field" },
  p1 = { base = { "Unit 4" }, deck = decks },
  p2 = { deck = { "Gust", "Unit 6", "Unit 3", "Unit 1" } },
  function(t)
    t.p1:move("Unit 4", "Numbered Gate")
    t:showdown_pass()
    t.p1:number(3)
    t:pass_all()
    t:expect("p1's Unit 3"):at("Numbered Gate"):exhausted()
    t:expect("p2's Unit 3"):at("Numbered Gate"):exhausted()
    t:expect(t.p1.deck):starts_with { "Unit 2", "Unit 7" }
    t:expect(t.p2.deck):starts_with { "Unit 1" }
    t:expect(t.p2.deck):count(3)
    t:expect_event("reveal", "Gust", { by = "p2" })
    t:expect_event("recycle", "Gust", { by = "p2" })
  end }

scenario "431.1.c Numbered Gate: who has no such unit reveals the whole deck and plays nothing" {
  battlefields = { "Numbered Gate", "East Field" },
  p1 = { base = { "Unit 4" }, deck = decks }, p2 = { deck = { "Gust", "Unit 6" } },
  function(t)
    t.p1:move("Unit 4", "Numbered Gate")
    t:showdown_pass()
    t.p1:number(2)
    t:pass_all()
    t:expect("Unit 2"):at("Numbered Gate")
    t:expect(t.p2.deck):count(2)
    t:expect_no_event "burn_out"
  end }

scenario "Numbered Gate: three players, from the turn player on" {
  players = 3, battlefields = { "Numbered Gate", "East Field", "North Field" },
  p1 = { base = { "Unit 4" }, deck = { "Gust", "Unit 1" } },
  p2 = { deck = { "Unit 2", "Gust" } }, p3 = { deck = { "Gust", "Unit 3" } },
  function(t)
    t.p1:move("Unit 4", "Numbered Gate")
    t:showdown_pass()
    t.p1:number(3)
    t:pass_all()
    t:expect("Unit 3"):at("Numbered Gate"):controlled_by("p3"):exhausted()
    t:expect(t.p1.deck):count(2)
    t:expect(t.p2.deck):count(2)
  end }

scenario "FAQ 7 Numbered Gate: a team mate reveals, too, but cannot play the unit where the conqueror has one" {
  format = "2v2", battlefields = { "Numbered Gate", "East Field", "North Field" },
  p1 = { base = { "Unit 4" }, deck = { "Gust" } }, p2 = { deck = { "Gust" } },
  p3 = { deck = { "Gust", "Unit 3" } }, p4 = { deck = { "Gust" } },
  function(t)
    t.p1:move("Unit 4", "Numbered Gate")
    t:showdown_pass()
    t.p1:number(3)
    t:pass_all()
    t:expect("Unit 3"):controlled_by("p3"):at("base"):exhausted()
  end }
