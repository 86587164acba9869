-- SPDX-License-Identifier: MIT
-- Decks of the Tournament Rules: limited ones (T602), and how large one is in competitions (T402.1, T601.1.b).

test_card { id = "t-6020", name = "Calm Cub", type = "unit", domains = { "calm" }, might = 1 }
test_card { id = "t-6021", name = "Mind Cub", type = "unit", domains = { "mind" }, might = 1 }
test_card { id = "t-6022", name = "Body Cub", type = "unit", domains = { "body" }, might = 1 }
test_card { id = "t-6023", name = "Order Cub", type = "unit", domains = { "order" }, might = 1 }
test_card { id = "t-6024", name = "Drifter, Alone", type = "unit", supertypes = { "champion" },
  domains = { "calm" }, tags = { "Drifter" }, might = 2,
}
test_card { id = "t-6025", name = "Only Lamp", type = "gear", supertypes = { "signature" },
  domains = { "calm", "mind" }, tags = { "Lamplighter" }, keywords = { "unique" },
}
test_card { id = "t-6026", name = "Lamplighter", type = "legend", domains = { "body", "order" },
  tags = { "Lamplighter" },
}

scenario "103.2.b ten copies of a card, as in Sealed, are too many for a constructed deck" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Pouty Poro", 10 } } },
  function(d) d:expect_illegal("103.2.b") end }

scenario "T602.4.a.2 a sealed deck has at least 25 cards" {
  format = "sealed", deck = { main_size = 24 }, function(d) d:expect_illegal("103.2") end }
scenario "T602.4.a.2 a sealed deck may have 41 cards" {
  format = "sealed", deck = { main_size = 41 }, function(d) d:expect_legal() end }
scenario "T602.4.b.3 a draft deck has at least 20 cards" {
  format = "draft", deck = { main_size = 19 }, function(d) d:expect_illegal("103.2") end }
scenario "T602.4.b.3 a draft deck of 20 cards is legal, as none is in Sealed" {
  format = "draft", deck = { main_size = 20 }, function(d) d:expect_legal() end }

scenario "T602.4.a.5 a sealed deck needs neither legend nor Chosen Champion" {
  format = "sealed", deck = { main_size = 25 }, function(d) d:expect_legal() end }
scenario "T602.4.a.5 a constructed deck needs a legend and a Chosen Champion" {
  deck = { main_size = 40 }, function(d) d:expect_illegal("103.1", "103.2.a") end }

scenario "T602.4.a.3.a the Chosen Champion of a limited deck needs no tag of its legend" {
  format = "sealed",
  deck = { legend = "Lamplighter", champion = "Drifter, Alone", main_size = 25 },
  function(d) d:expect_legal() end }
scenario "103.2.a.2 the Chosen Champion of a limited deck must be a champion" {
  format = "sealed", deck = { champion = "Calm Cub", main_size = 25 },
  function(d) d:expect_illegal("103.2.a.2") end }

scenario "T602.4.a.3 a limited deck is of any three domains" {
  format = "sealed", deck = { main = { "Calm Cub", "Mind Cub", "Body Cub" }, main_size = 25 },
  function(d) d:expect_legal() end }
scenario "T602.4.a.3 a limited deck is not of four domains" {
  format = "sealed",
  deck = { main = { "Calm Cub", "Mind Cub", "Body Cub", "Order Cub" }, main_size = 25 },
  function(d) d:expect_illegal("T602.4.a.3") end }
scenario "T602.4.a.4 its runes are of these domains" {
  format = "draft",
  deck = { main = { "Calm Cub", "Mind Cub", "Body Cub" }, runes = { { "Order Rune", 12 } }, main_size = 25 },
  function(d) d:expect_illegal("T602.4.a.3") end }

scenario "T602.4.b.4, T602.4.b.4.a a draft deck is of any three domains, and its champion needs no tag of its legend" {
  format = "draft",
  deck = { champion = "Drifter, Alone", main = { "Mind Cub", "Body Cub" }, main_size = 20 },
  function(d) d:expect_legal() end }
scenario "T602.4.b.4 a draft deck is of its legend's two domains and one more" {
  format = "draft",
  deck = { legend = "Lamplighter", main = { "Body Cub", "Order Cub", "Calm Cub" }, main_size = 20 },
  function(d) d:expect_legal() end }
scenario "T602.4.b.4 a draft deck is of no fourth domain" {
  format = "draft",
  deck = { legend = "Lamplighter", main = { "Body Cub", "Order Cub", "Calm Cub", "Mind Cub" }, main_size = 20 },
  function(d) d:expect_illegal("T602.4.a.3") end }
scenario "T602.4.b.4.b, T602.4.b.7.a a draft deck has a Signature card without its champion, and Unique ones as often as given" {
  format = "draft", deck = { main = { { "Only Lamp", 4 } }, main_size = 20 },
  function(d) d:expect_legal() end }
scenario "T602.4.b.4.b a draft deck has no Signature card of a domain that is none of the deck's" {
  format = "draft",
  deck = { legend = "Lamplighter", main = { "Body Cub", "Order Cub", "Only Lamp" }, main_size = 20 },
  function(d) d:expect_illegal("T602.4.a.3") end }
scenario "T602.4.b.5 the runes of a draft deck are of its domains" {
  format = "draft",
  deck = { main = { "Calm Cub", "Mind Cub", "Body Cub" }, runes = { { "Calm Rune", 4 }, { "Mind Rune", 4 }, { "Body Rune", 4 } },
    main_size = 20 },
  function(d) d:expect_legal() end }
scenario "T602.4.b.5 the runes of a draft deck are of no other domain" {
  format = "draft",
  deck = { main = { "Calm Cub", "Mind Cub", "Body Cub" }, runes = { { "Order Rune", 12 } }, main_size = 20 },
  function(d) d:expect_illegal("T602.4.a.3") end }
scenario "T602.4.b.6, T602.4.b.6.a a draft deck needs neither legend nor Chosen Champion, though it was given some" {
  format = "draft", deck = { main_size = 20, pool = { { "Pouty Poro", 25 }, "Lamplighter", "Drifter, Alone" },
    main = { { "Pouty Poro", 20 } }, battlefields = { { "Blank Battlefield", 3 } } },
  function(d) d:expect_legal() end }

scenario "T602.4.a.3.b, T602.4.a.6.a a Signature card of another champion, and Unique ones as often as given" {
  format = "sealed", deck = { main = { { "Only Lamp", 4 } }, main_size = 25 },
  function(d) d:expect_legal() end }

scenario "T602.1.a.1 nothing is in a limited deck that was not given" {
  format = "sealed",
  deck = { main = { { "Pouty Poro", 25 } }, main_size = 25, pool = { { "Pouty Poro", 24 } },
    battlefields = { { "Blank Battlefield", 3 } } },
  function(d) d:expect_illegal("T602.1.a.1") end }
scenario "T602.1.a.2 basic runes and blank battlefields need not be given to be in a limited deck" {
  format = "sealed",
  deck = { main = { { "Pouty Poro", 25 } }, main_size = 25, pool = { { "Pouty Poro", 26 } },
    runes = { { "Fury Rune", 6 }, { "Calm Rune", 6 } },
    battlefields = { "Blank Battlefield", "Blank Battlefield", "Blank Battlefield" } },
  function(d) d:expect_legal() end }
scenario "T602.1.a.1 what lies in the sideboard of a limited deck was given, too" {
  format = "sealed",
  deck = { main = { { "Pouty Poro", 25 } }, main_size = 25, pool = { { "Pouty Poro", 25 } },
    sideboard = { "Calm Cub" },
    battlefields = { "Blank Battlefield", "Blank Battlefield", "Blank Battlefield" } },
  function(d) d:expect_illegal("T602.1.a.1") end }
scenario "T602.3.d a blank battlefield is none for a constructed deck" {
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel",
    battlefields = { "Blank Battlefield", "West Field", "East Field" } },
  function(d) d:expect_illegal("103.4") end }

scenario "T402.1, T601.1.b a deck for a match has exactly 40 cards" {
  format = "match", deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main_size = 41 },
  function(d) d:expect_illegal("T402.1") end }
scenario "T601.1.b a deck for a Duel may have 41 cards" {
  format = "duel", deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main_size = 41 },
  function(d) d:expect_legal() end }
scenario "T601.1.c, T403.2, T403.3, T601.1.c.3 copies in the sideboard are counted with those of the deck" {
  format = "match",
  deck = { legend = "Loose Cannon", champion = "Jinx, Rebel", main = { { "Pouty Poro", 3 } },
    sideboard = { "Pouty Poro" } },
  function(d) d:expect_illegal("103.2.b") end }

scenario "T602.4.a.5.b who has no legend draws one card more in their first Beginning Phase" {
  format = "sealed", full = true,
  p1 = { champion = "Drifter, Alone" },
  p2 = { champion = "Drifter, Alone", legend = "Lamplighter" },
  function(t)
    while t:now().kind ~= "turn" do t.players[t:now().player]:choose() end   -- mulligans
    local first = t:now().player
    t:expect(t.players[first].hand):count(first == 1 and 6 or 5)
    t:next_turn()
    t:expect(t.players[3 - first].hand):count(first == 1 and 5 or 6)
    t:next_turn()
    t:expect(t.players[first].hand):count(first == 1 and 7 or 6)
  end }

scenario "T602.4.a.5.b who has a legend but no Chosen Champion draws one card more, too" {
  format = "sealed", full = true,
  p1 = { legend = "Lamplighter" },
  p2 = { champion = "Drifter, Alone", legend = "Lamplighter" },
  function(t)
    while t:now().kind ~= "turn" do t.players[t:now().player]:choose() end   -- mulligans
    local first = t:now().player
    t:expect(t.players[first].hand):count(first == 1 and 6 or 5)
    t:next_turn()
    t:expect(t.players[3 - first].hand):count(first == 1 and 5 or 6)
  end }
