-- SPDX-License-Identifier: MIT
-- Worked examples about what cards are: decks, names, owners, who may see what, where damage
-- comes from.

use "../test_cards.lua"

test_card { id = "t-c60", name = "Loyal Squire", type = "unit", cost = { energy = 1 }, might = 1,
  static { affects = unit { friendly = true, chosen_champion = true }, might = 1 },
}
test_card { id = "t-c61", name = "Hero Worship", type = "spell", cost = { energy = 1 },
  targets = { card { zone = { "trash", "hand", "deck" }, mine = true, chosen_champion = true } },
  run = function(game, me, it) game.recycle(it) end,
}
test_card { id = "t-c62", name = "Sprung Leak", type = "unit", cost = { energy = 1 }, might = 1,
  aliases = { "Ausgelaufen" },
}

-- ---- Decks (103) --------------------------------------------------------------------------

scenario "RB-EX-001 103.2.a.2 Jinx, Rebel may lead a deck of Loose Cannon" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel" },
  function(d) d:expect_legal() end }

scenario "RB-EX-001 103.2.a.2 Jinx, Demolitionist may lead a deck of Loose Cannon" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Demolitionist" },
  function(d) d:expect_legal() end }

scenario "RB-EX-001 103.2.a.2 a champion of another tag may not lead a deck of Loose Cannon" {
  deck = { legend = "Loose Cannon", champion = "Draven, Audacious" },
  function(d) d:expect_illegal "103.2.a.2" end }

scenario "RB-EX-002 103.2.a.2 Tibbers has Annie's tag, but a signature card is no champion" {
  deck = { legend = "Dark Child, Starter", champion = "Tibbers" },
  function(d) d:expect_illegal "103.2.a.2" end }

scenario "RB-EX-004 103.2.b.1 the Chosen Champion and two more copies" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Jinx, Rebel", 2 } } },
  function(d) d:expect_legal() end }

scenario "RB-EX-004 103.2.b.1 a fourth copy beside the Chosen Champion and two more is one too many" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Jinx, Rebel", 3 } } },
  function(d) d:expect_illegal "103.2.b" end }

scenario "RB-EX-005 103.2.b.2 three Yasuo, Remorseful and three Yasuo, Windrider" {
  deck = {
    legend = "Blade Dancer", champion = "Irelia, Fervent",
    main = { { "Yasuo, Remorseful", 3 }, { "Yasuo, Windrider", 3 } },
  },
  function(d) d:expect_legal() end }

scenario "RB-EX-005 103.2.b.2 four Yasuo, Remorseful are too many" {
  deck = {
    legend = "Blade Dancer", champion = "Irelia, Fervent", main = { { "Yasuo, Remorseful", 4 } },
  },
  function(d) d:expect_illegal "103.2.b" end }

test_card { id = "t-c63", name = "Daughter of the Test", type = "legend",
  domains = { "fury", "mind" }, tags = { "Kai'Sa" },
}

scenario "RB-EX-015 132.4 three Kai'Sa, Survivor beside three Kai'Sa, Evolutionary" {
  deck = {
    legend = "Daughter of the Test", champion = "Kai'Sa, Survivor",
    main = { { "Kai'Sa, Survivor", 2 }, { "Kai'Sa, Evolutionary", 3 } },
  },
  function(d) d:expect_legal() end }

scenario "RB-EX-015 132.4 with one Kai'Sa as Chosen Champion the other Kai'Sa is none" {
  p1 = {
    champion = "Kai'Sa, Survivor", base = { "Kai'Sa, Evolutionary", "Kai'Sa, Survivor", "Loyal Squire" },
  },
  function(t)
    t:expect("Kai'Sa, Evolutionary"):attribute("chosen_champion", 0):might(6)
    t:expect("Kai'Sa, Survivor#2"):attribute("chosen_champion", 1):might(5)
  end }

scenario "RB-EX-003 103.2.a.3 every copy of the Chosen Champion is one, wherever it is" {
  p1 = {
    champion = "Jinx, Rebel", base = { "Jinx, Rebel", "Loyal Squire" }, hand = { "Jinx, Rebel" },
    trash = { "Jinx, Rebel" }, deck = { "Jinx, Rebel" },
  },
  p2 = { base = { "Jinx, Rebel" } },
  function(t)
    for i = 1, 5 do t:expect("p1's Jinx, Rebel#" .. i):attribute("chosen_champion", 1) end
    t:expect("p2's Jinx, Rebel"):attribute("chosen_champion", 0)  -- another player's
    t:expect("Loyal Squire"):attribute("chosen_champion", 0)
  end }

scenario "RB-EX-014 132.3 a card in another language has the same name" {
  deck = {
    legend = "Loose Cannon", champion = "Jinx, Rebel",
    main = { { "Sprung Leak", 2 }, { "Ausgelaufen", 2 } },
  },
  function(d) d:expect_illegal "103.2.b" end }

scenario "RB-EX-014 132.3 a card in another language has the same name in play, too" {
  p1 = { base = { "Ausgelaufen" } },
  function(t) t:expect("Sprung Leak"):at "base" end }

-- ---- Owners and who sees what ----------------------------------------------------------------

scenario "RB-EX-008 127.1 the owner is who brought the card into the game" {
  full = true,
  p1 = { deck = { { "Unit 1", 40 } } },
  p2 = { deck = { { "Unit 2", 40 } } },
  function(t)
    t.p1:choose()
    t.p2:choose()
    t:expect("Unit 1#1"):owned_by "p1"
    t:expect("Unit 2#1"):owned_by "p2"
  end }

scenario "RB-EX-008 127.1 the owner of a card stays its owner when another player controls it" {
  p1 = { base = { { "Unit 3", owner = "p2" } }, hand = { "Slay" }, runes = { fury = 1 } },
  function(t)
    t:expect("Unit 3"):controlled_by("p1"):owned_by("p2"):at "base"
    t.p1:play("Slay"):on "Unit 3"
    t:pass_all()
    t:expect(t.p2.trash):is { "Unit 3" }
  end }

scenario "RB-EX-009 128.4 a hand is seen by its owner only" {
  p1 = { hand = { "Unit 1", "Gust" } }, p2 = { hand = { "Unit 2" } },
  function(t)
    t:expect(t.p1.hand):seen_by("p1"):unseen_by "p2"
    t:expect(t.p2.hand):seen_by("p2"):unseen_by "p1"
  end }

scenario "RB-EX-010 128.4 a facedown card is seen by who controls it, whoever owns it" {
  p1 = {
    at = { ["West Field"] = { "Unit 1" } },
    facedown = { ["West Field"] = { "Hidden Jab", owner = "p2" } },
  },
  function(t)
    t:expect("Hidden Jab"):seen_by("p1"):unseen_by("p2"):owned_by "p2"
  end }

scenario "RB-EX-011 129.3 nobody sees the cards of a Main Deck" {
  p1 = { deck = { "Unit 1", "Unit 2" } },
  function(t) t:expect(t.p1.deck):unseen_by("p1"):unseen_by "p2" end }

scenario "RB-EX-107 129.3 Main Deck and hand show their backs to the opponent" {
  p1 = { deck = { "Unit 1" }, hand = { "Unit 2" } },
  function(t)
    t:expect(t.p1.deck):unseen_by "p2"
    t:expect(t.p1.hand):unseen_by "p2"
    t:expect("Unit 2"):unseen_by("p2"):seen_by "p1"
  end }

scenario "RB-EX-012 130.6 all cards of a trash are seen by everybody, also the covered ones" {
  p1 = { trash = { "Unit 1", "Gust", "Unit 2" } },
  function(t) t:expect(t.p1.trash):seen_by("p1"):seen_by "p2" end }

scenario "RB-EX-006 109.2 both players see in which state a thing on the board is" {
  p1 = { base = { { "Unit 3", buffs = 1, damage = 1 }, { "Lantern", exhausted = true } } },
  function(t)
    t:expect("Unit 3"):seen_by("p1"):seen_by("p2"):might(4):damage(1)
    t:expect("Lantern"):seen_by("p1"):seen_by("p2"):exhausted()
  end }

scenario "RB-EX-105 109.2 a buff and an exhausted gear are public" {
  p1 = { base = { { "Unit 3", buffs = 1 } } },
  p2 = { base = { { "Lantern", exhausted = true } } },
  function(t)
    t:expect("Unit 3"):seen_by("p2"):buffed()
    t:expect("Lantern"):seen_by("p1"):exhausted()
  end }

-- ---- Where damage comes from (417.6) -----------------------------------------------------------

scenario "RB-CX-067 417.6.a the source of a spell's damage is the spell" {
  p1 = { hand = { "Void Seeker" }, pool = { energy = 3, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Void Seeker"):on "Unit 5"
    t:pass_all()
    t:expect_event("damage", "Unit 5", { amount = 4, from = "Void Seeker", by = "p1" })
  end }

scenario "RB-CX-069 417.6.b.3 the sources of what Challenge does are the units, not Challenge" {
  p1 = { base = { "Unit 3" }, hand = { "Challenge" }, pool = { energy = 2, body = 1 } },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Challenge"):on("Unit 3", "Unit 5")
    t:pass_all()
    t:expect_event("damage", "Unit 5", { amount = 3, from = "Unit 3" })
    t:expect_event("damage", "Unit 3", { amount = 5, from = "Unit 5" })
    t:expect_no_event("damage", "Unit 5", { from = "Challenge" })
    t:expect_no_event("damage", "Unit 3", { from = "Challenge" })
  end }
