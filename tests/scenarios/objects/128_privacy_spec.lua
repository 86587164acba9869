-- SPDX-License-Identifier: MIT
-- Who may see what (108, 128-130, 424).

use "../test_cards.lua"

scenario "108.7.c a hand is seen by its player only" {
  p1 = { hand = { "Unit 1", "Unit 2" } },
  function(t)
    t:expect(t.p1.hand):seen_by("p1"):unseen_by "p2"
  end }

scenario "128.3, 103.2.e, 103.2.e.1, 108.4.d, 108.5.d, 129.3 a deck is seen by nobody" {
  function(t)
    t:expect(t.p1.deck):unseen_by("p1"):unseen_by "p2"
    t:expect(t.p1.rune_deck):unseen_by("p1"):unseen_by "p2"
  end }

scenario "108.2.d a trash is seen by everybody" {
  p1 = { trash = { "Unit 1" } },
  function(t)
    t:expect(t.p1.trash):seen_by("p1"):seen_by "p2"
  end }

scenario "108.6.e banished cards are seen by everybody" {
  p1 = { hand = { "Exile" }, runes = { fury = 1 } }, p2 = { base = { "Unit 1" } },
  function(t)
    t.p1:play("Exile"):on "Unit 1"
    t:pass_all()
    t:expect(t.p2.banishment):is({ "Unit 1" }):seen_by("p1"):seen_by "p2"
  end }

scenario "129.4 a facedown card is seen by its controller only" {
  p1 = { hand = { "Lurker" }, runes = { fury = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:hide("Lurker", "West Field")
    t:settle()
    t:expect(t:zone("facedown", 1)):is({ "Lurker" }):seen_by("p1"):unseen_by "p2"
  end }

scenario "421.4 a facedown card that goes to the trash is seen by everybody" {
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  function(t)
    t:expect(t:zone("facedown", 1)):unseen_by "p2"
    t.p1:move("Unit 1", "base")
    t:expect(t.p1.trash):is({ "Lurker" }):seen_by "p2"
  end }

scenario "108.1.b a card on the chain is seen by everybody" {
  p1 = { hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:expect(t:zone("chain", 1)):is({ "Study" }):seen_by "p2"
  end }

scenario "416.1, 129.3 a card recycled from the trash is hidden in the deck again" {
  p1 = { trash = { "Unit 3", "Unit 4" }, deck = {}, hand = { "Study" }, runes = { fury = 1 } },
  function(t)
    t.p1:play "Study"
    t:pass_all()
    t:expect(t.p1.hand):count(1):unseen_by "p2"
    t:expect(t.p1.deck):unseen_by "p2"
  end }

scenario "108.3.e the champion zone is seen by everybody" {
  p1 = { champion = "Unit 2" },
  function(t)
    t:expect(t.p1.champion):seen_by "p2"
  end }

test_card { id = "t-4214", name = "Back to Hand", type = "spell", cost = { energy = 0 }, keywords = { "action" },
  targets = { card { zone = "facedown", enemy = true } },
  run = function(game, me, it) game.return_to_hand(it) end,
}

scenario "421.4 a facedown card that changes zones is revealed to all, also when it goes to a hand" {
  players = 3,
  p1 = { hand = { "Back to Hand" } },
  p2 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Lurker" } },
  p3 = {},
  function(t)
    t:expect("Lurker"):unseen_by("p1"):unseen_by("p3")
    t.p1:play("Back to Hand")
    t:pass_all()
    t:expect("Lurker"):in_zone("hand"):seen_by("p1"):seen_by("p3")
  end }
