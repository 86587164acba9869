-- SPDX-License-Identifier: MIT
-- Decks and the preparation of a game (6).

local FORTY = {
  { "Fighter", 3 }, { "Goblin", 3 }, { "Goliath", 3 }, { "Sektor", 3 }, { "Lizardman", 3 },
  { "Gilgamesh", 3 }, { "Angelic Sword Maiden", 3 }, { "Archangel Reina", 3 }, { "Quickblader", 3 },
  { "Ninja Trainee", 3 }, { "Veteran Lancer", 3 }, { "Novice Trooper", 3 }, { "Leonidas", 3 },
  { "Maid Leader", 1 },
}

local function more(list, ...)
  local all = { table.unpack(list) }
  for _, each in ipairs { ... } do all[#all + 1] = each end
  return all
end

scenario "6.1.1 a leader, forty cards, ten evolved ones" {
  deck = { leader = "Erika", main = FORTY,
    evolve = { { "Goblin", 3 }, { "Goliath", 3 }, { "Sektor", 3 }, "Quickblader" } },
  function(d) d:expect_legal() end }

scenario "6.1.1.2 a main deck of thirty-nine" {
  deck = { leader = "Erika", main = { table.unpack(FORTY, 1, 13) }, main_size = 39 },
  function(d) d:expect_illegal("6.1.1.2") end }

scenario "6.1.1.2 no evolved card and no token in a main deck" {
  deck = { leader = "Erika", main = more(FORTY, "Knight") },
  function(d) d:expect_illegal("6.1.1.2") end }

scenario "6.1.1.3 an evolve deck may be empty" {
  deck = { leader = "Erika", main = FORTY },
  function(d) d:expect_legal() end }

scenario "6.1.1.3 eleven evolved cards are too many" {
  deck = { leader = "Erika", main = FORTY,
    evolve = { { "Goblin", 3 }, { "Goliath", 3 }, { "Sektor", 3 }, { "Quickblader", 2 } } },
  function(d) d:expect_illegal("6.1.1.3") end }

scenario "6.1.1.4 a fourth copy in one deck; a follower and its evolved card have three each" {
  deck = { leader = "Erika", main = more(FORTY, "Goblin"), evolve = { { "Goblin", 3 } } },
  function(d) d:expect_illegal("6.1.1.4") end }

scenario "6.1.1.5 a deck has the class of its leader and neutral cards (6.1.1.5.1)" {
  deck = { leader = "Arisa", main = FORTY },
  function(d) d:expect_illegal("6.1.1.5.1") end }

scenario "6.2.1.2 leaders, 6.2.1.3 main decks and 6.2.1.4 evolve decks lie in their areas" {
  full = true,
  p1 = { leader = "Erika", evolve_deck = { "Goblin", "Goliath" } },
  function(t)
    t:expect(t.p1.leader):is { "Erika" }
    t:expect(t.p1.evolve_deck):is { "Goblin", "Goliath" }
    t:expect(t.p1.deck):count(36)
    t:expect(t.p1.hand):count(4) -- 6.2.1.6
  end }

scenario "6.2.1.1 which cards are brought is told by the zones: 6.2.1.1.1 that an evolve deck is empty all see" {
  full = true,
  p2 = { evolve_deck = {} },
  function(t)
    assert(#t.game:zone("evolve_deck", 2, 1) == 0, "p1 sees that there is none")
    t:expect(t.p2.leader):seen_by("p1")
  end }

scenario "6.2.1.7 a player may put all of his hand under the deck and draw anew, once, the first one first" {
  full = true,
  function(t)
    t:expect_decision("p1", "6.2.1.7")
    t.p1:yes()
    t:expect(t.p1.hand):count(4) -- four cards that are equal: nothing is asked of their order
    t:expect(t.p1.deck):count(36)
    t:expect_decision("p2", "6.2.1.7")
    t.p2:no()
    t:expect_decision("p1", "turn")
  end }

scenario "6.2.1 the first player has no evolution points, the second three (6.2.1.9); both no play points before" {
  full = true,
  function(t)
    t:expect_number("p1", "play_points", 0)
    t:expect_number("p2", "max_play_points", 0) -- 6.2.1.8
    t.p1:no()
    t.p2:no()
    t:expect_number("p1", "evolution_points", 0)
    t:expect_number("p2", "evolution_points", 3)
    t:expect_number("p1", "play_points", 1)
    t:expect_defense("p1", 20)                  -- 6.2.1.10
    t:expect_defense("p2", 20)
    t:expect_decision("p1", "turn")             -- 6.2.1.11
  end }

scenario "7.2.4.1 who goes first draws no card in his first turn; the other one does (7.2.4)" {
  full = true,
  function(t)
    t.p1:no()
    t.p2:no()
    t:expect(t.p1.hand):count(4)
    t:next_turn()
    t:expect(t.p2.hand):count(5)
    t:next_turn()
    t:expect(t.p1.hand):count(5)
  end }
