-- SPDX-License-Identifier: MIT
scenario "10.4.7 Dragonsong Flute: for 3 more a Hellflame Dragon and a card" {
  p1 = { hand = { "Dragonsong Flute" }, play_points = 4 },
  function(t)
    t.p1:play("Dragonsong Flute"):yes()
    t:expect("Hellflame Dragon"):in_zone("field"):keyword "rush"
    t:expect(t.p1.hand):count(1)
    t:expect_number("p1", "play_points", 0)
  end }

scenario "10.4.7 Dragonsong Flute: or without" {
  p1 = { hand = { "Dragonsong Flute" }, play_points = 4 },
  function(t)
    t.p1:play("Dragonsong Flute"):no()
    t:expect(t.p1.field):is { "Dragonsong Flute" }
    t:expect(t.p1.hand):count(0)
    t:expect_number("p1", "play_points", 3)
  end }

scenario "5.11 Dragonsong Flute: a Hellflame Dragon into the EX area as it is discarded" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Dragonsong Flute" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t.p1:choose "Dragonsong Flute"
    t:expect(t.p1.ex):is { "Hellflame Dragon" }
  end }

scenario "13.4.1.2 Dragonsong Flute: with Overflow one for a card of the hand" {
  p1 = { field = { "Dragonsong Flute" }, hand = { "Goblin" }, max_play_points = 7 },
  function(t)
    t.p1:use "Dragonsong Flute"
    t:expect("Dragonsong Flute"):engaged()
    t:expect("Goblin"):in_zone "cemetery"
    t:expect(t.p1.ex):is { "Hellflame Dragon" }
  end }

scenario "13.4.1.2 Dragonsong Flute: it cannot be activated without Overflow" {
  p1 = { field = { "Dragonsong Flute" }, hand = { "Goblin" }, max_play_points = 6 },
  function(t)
    t:cannot(t.p1, "use", "Dragonsong Flute")
  end }

scenario "10.4.2 Dragonsong Flute: nor without a card in hand" {
  p1 = { field = { "Dragonsong Flute" }, max_play_points = 7 },
  function(t)
    t:cannot(t.p1, "use", "Dragonsong Flute")
  end }

scenario "5.11 Dragonsong Flute: one that is discarded for another gives a Dragon as well" {
  p1 = { field = { "Dragonsong Flute" }, hand = { "Dragonsong Flute" }, max_play_points = 7 },
  function(t)
    t.p1:use "Dragonsong Flute"
    t:expect(t.p1.ex):is { "Hellflame Dragon", "Hellflame Dragon" }
    t:expect(t.p1.cemetery):is { "Dragonsong Flute" }
  end }

scenario "4.9.1 Dragonsong Flute: not as it is put into the cemetery from the field or the deck" {
  p1 = { hand = { "Spartoi Sergeant", "Dark Offering" }, field = { "Dragonsong Flute" },
    deck = { "Dragonsong Flute", "Goblin", "Fighter", "Goliath" }, play_points = 3 },
  function(t)
    t.p1:play "Spartoi Sergeant"
    t.p1:play("Dark Offering"):on "Dragonsong Flute"
    t:expect(t.p1.ex):count(0)
  end }

scenario "4.4.4.2 Dragonsong Flute: on a full field the card is drawn all the same" {
  p1 = { hand = { "Dragonsong Flute" }, field = { "Goblin", "Goblin", "Goblin", "Goblin" }, play_points = 4 },
  function(t)
    t.p1:play("Dragonsong Flute"):yes()
    t:expect(t.p1.field):lacks "Hellflame Dragon"
    t:expect(t.p1.hand):count(1)
  end }

scenario "5.11 Dragonsong Flute: not as another card is discarded" {
  p1 = { field = { "Dragonnewt Scholar" }, hand = { "Dragonsong Flute", "Goblin" }, cemetery = { "Dragonsong Flute" } },
  function(t)
    t.p1:attack "Dragonnewt Scholar"
    t.p1:choose "Goblin"
    t:expect(t.p1.ex):count(0)
  end }
