-- SPDX-License-Identifier: MIT
scenario "10.9.3 Wyrm Spire: your Dragon tokens have Rush" {
  p1 = { field = { "Wyrm Spire", "Dragon" } },
  function(t)
    t:expect("Dragon"):keyword "rush"
  end }

scenario "3.1.2.1 Wyrm Spire: the opponent's have not" {
  p1 = { field = { "Wyrm Spire" } },
  p2 = { field = { "Dragon" } },
  function(t)
    t:expect("Dragon"):no_keyword "rush"
  end }

scenario "9.1.2 Wyrm Spire: whose follower it destroys summons a Dragon" {
  p1 = { field = { "Wyrm Spire" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:use("Wyrm Spire"):on "Goliath"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Dragon"):in_zone("field"):controlled_by "p2"
  end }

scenario "10.9.3 Wyrm Spire: the Dragon that takes your own follower's place attacks at once" {
  p1 = { field = { "Wyrm Spire", "Fighter" } },
  p2 = { field = { { "Goliath", engaged = true } } },
  function(t)
    t.p1:use("Wyrm Spire"):on "Fighter"
    t.p1:attack("Dragon", "Goliath")
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "10.9.1 Wyrm Spire: only Dragon tokens, and only while it is there" {
  p1 = { hand = { "Dragon Oracle" }, field = { "Wyrm Spire", "Dragon", "Mist Dragon" } },
  p2 = { hand = { "Execution" }, play_points = 4 },
  turn = "p2",
  function(t)
    t:expect("Dragon"):keyword "rush"
    t:expect("Mist Dragon"):no_keyword "rush"
    t.p2:play("Execution"):on "Wyrm Spire"
    t:expect("Dragon"):no_keyword "rush"
  end }

scenario "10.6.2.3.4 Wyrm Spire: not without a follower" {
  p1 = { field = { "Wyrm Spire" } },
  function(t)
    t:cannot(t.p1, "use", "Wyrm Spire")
  end }

scenario "4.4.4 Wyrm Spire: a full field has room for the Dragon, as its follower has gone" {
  p1 = { field = { "Wyrm Spire" } },
  p2 = { field = { "Goliath", "Goblin", "Goblin", "Goblin", "Goblin" } },
  function(t)
    t.p1:use("Wyrm Spire"):on "Goliath"
    t:expect(t.p2.field):has "Dragon"
    t:expect(t.p2.field):count(5)
  end }

scenario "12.15.2 Wyrm Spire: not an enemy follower with Aura; a Dragon of your own may be exchanged" {
  p1 = { field = { "Wyrm Spire", "Dragon" } },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t.p1:use "Wyrm Spire"
    t:expect("Aura 2/2"):in_zone "field"
    t:expect(t.p1.field):is { "Wyrm Spire", "Dragon" }
    t:expect_event "eliminate"
  end }

scenario "10.4.6 Wyrm Spire: engaged for it, so once a turn; other tokens have no Rush" {
  p1 = { field = { "Wyrm Spire", "Forest Bat" } },
  p2 = { field = { "Goliath", "Fighter" } },
  function(t)
    t:expect("Forest Bat"):no_keyword "rush"
    t.p1:use("Wyrm Spire"):on "Goliath"
    t:expect("Wyrm Spire"):engaged()
    t:cannot(t.p1, "use", "Wyrm Spire")
  end }
