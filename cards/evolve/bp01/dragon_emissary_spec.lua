-- SPDX-License-Identifier: MIT
scenario "5.10.1 Dragon Emissary: one of five that costs 5 or more, the others below" {
  p1 = { hand = { "Dragon Emissary" }, play_points = 1,
    deck = { "Goblin", "Conflagration", "Fafnir", "Dragonguard", "Gilgamesh", "Dread Dragon" } },
  function(t)
    t.p1:play "Dragon Emissary"
    t:expect_option("Conflagration", "Fafnir")
    t:expect_no_option "Goblin"
    t:expect_no_option "Dragonguard" -- it costs 4
    t:expect_no_option "Gilgamesh" -- neutral
    t:expect_no_option "Dread Dragon" -- the sixth
    t.p1:choose "Fafnir"
    t:expect_event("reveal", "Fafnir")
    t.p1:order { "Goblin", "Conflagration", "Dragonguard", "Gilgamesh" }
    t:expect(t.p1.hand):is { "Fafnir" }
    t:expect("Fafnir"):seen_by "p2"
    t:expect("Conflagration"):in_zone("deck"):unseen_by "p2"
    t:expect(t.p1.deck):count(5)
  end }

scenario "5.10.1 Dragon Emissary: he may take none" {
  p1 = { hand = { "Dragon Emissary" }, play_points = 1, deck = { "Fafnir", "Goblin" } },
  function(t)
    t.p1:play("Dragon Emissary"):choose()
    t.p1:order { "Goblin", "Fafnir" }
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):count(2)
    t:expect_no_event "reveal"
  end }

scenario "5.10.1 Dragon Emissary: nothing there to take" {
  p1 = { hand = { "Dragon Emissary" }, play_points = 1, deck = { "Goblin" } },
  function(t)
    t.p1:play "Dragon Emissary"
    t:expect_no_option "Goblin"
    t.p1:choose() -- asked all the same, so that nobody learns anything (4.1.2.2)
    t:expect(t.p1.hand):count(0)
    t:expect(t.p1.deck):count(1)
  end }
