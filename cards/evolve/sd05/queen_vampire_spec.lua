-- SPDX-License-Identifier: MIT

scenario "12.4.3 Queen Vampire: two Forest Bats, each with 1 attack more and Ward" {
  p1 = { hand = { "Queen Vampire" }, play_points = 6 },
  function(t)
    t.p1:play "Queen Vampire"
    t:expect(t.p1.field):count(3)
    t:expect("Forest Bat#1"):attack(2):defense(1):keyword("ward"):reserved()
    t:expect("Forest Bat#2"):attack(2):keyword "ward"
  end }

scenario "10.4.5 Queen Vampire: two more for engaging and 1 defense of your leader" {
  p1 = { field = { { "Queen Vampire", new = true } }, defense = 5 },
  function(t)
    t.p1:use "Queen Vampire"
    t:expect("Queen Vampire"):engaged()
    t:expect_defense("p1", 4)
    t:expect(t.p1.field):count(3)
    t:expect("Forest Bat#2"):attack(2):keyword "ward"
    t:cannot(t.p1, "use", "Queen Vampire") -- it is engaged
  end }

scenario "10.6.2.7.2 Queen Vampire: also a Bat that is played" {
  p1 = { field = { "Queen Vampire" }, ex = { "Forest Bat" }, play_points = 1 },
  function(t)
    t.p1:play "Forest Bat"
    t:expect("Forest Bat"):attack(2):keyword("ward"):reserved()
  end }

scenario "10.7.1 Queen Vampire: not Bats that were there, of the enemy, or in the EX area" {
  p1 = { field = { "Forest Bat" }, hand = { "Queen Vampire", "Lilith" }, play_points = 8 },
  p2 = { hand = { "Summon Bloodkin" }, field = { "Forest Bat" } },
  function(t)
    t.p1:play "Queen Vampire"
    t.p1:play "Lilith"
    t:expect("Forest Bat#1"):attack(1):no_keyword "ward"
    t:expect(t.p1.ex):is { "Forest Bat" }
    t:next_turn()
    t.p2:play "Summon Bloodkin"
    t:expect(t.p2.field):count(2)
    t:expect("Forest Bat#6"):controlled_by("p2"):attack(1):no_keyword "ward"
  end }

scenario "2.1.2 Queen Vampire: not another token" {
  p1 = { field = { "Queen Vampire" }, ex = { "Ghost" }, play_points = 1 },
  function(t)
    t.p1:play "Ghost"
    t:expect("Ghost"):attack(1):no_keyword "ward"
  end }

scenario "11.2.1 Queen Vampire: the last defense of your leader may be given, and loses the game" {
  p1 = { field = { "Queen Vampire" }, defense = 1 },
  function(t)
    t.p1:use "Queen Vampire"
    t:expect_winner "p2"
  end }

scenario "13.5.2.2 Queen Vampire: what her ability takes makes Sanguine active" {
  p1 = { field = { "Queen Vampire" } },
  function(t)
    t:expect_number("p1", "sanguine", 0)
    t.p1:use "Queen Vampire"
    t.p1:choose(1)
    t:expect_number("p1", "sanguine", 1)
    t:expect_no_event "damage"
  end }

scenario "4.4.4.2 Queen Vampire: with room for one Bat one comes, with none the cost is paid all the same" {
  p1 = { field = { "Queen Vampire", "Amulet", "Amulet", "Amulet" } },
  function(t)
    local try = t:copy()
    try.p1:use "Queen Vampire"
    try:expect(try.p1.field):count(5)
    try:expect("Forest Bat"):attack(2):keyword "ward"
  end }

scenario "10.4.2 Queen Vampire: also on a full field" {
  p1 = { field = { "Queen Vampire", "Amulet", "Amulet", "Amulet", "Amulet" } },
  function(t)
    t.p1:use "Queen Vampire"
    t:expect_defense("p1", 19)
    t:expect("Queen Vampire"):engaged()
    t:expect(t.p1.field):count(5)
  end }

scenario "10.2.1.2 Queen Vampire: when she has left, a Bat keeps what it got, later ones get nothing" {
  p1 = { field = { "Queen Vampire" }, ex = { "Forest Bat", "Forest Bat" }, hand = { "Nature's Guidance" },
    play_points = 3 },
  function(t)
    t.p1:play("Forest Bat"):play("Nature's Guidance"):on("Queen Vampire"):play "Forest Bat#2"
    t:expect("Forest Bat#1"):attack(2):keyword "ward"
    t:expect("Forest Bat#2"):attack(1):no_keyword "ward"
  end }

scenario "7.4.3 Queen Vampire: her Bats may be engaged as the turn ends" {
  p1 = { field = { "Queen Vampire" }, ex = { "Forest Bat" }, play_points = 1 },
  function(t)
    t.p1:play("Forest Bat"):end_turn()
    t.p1:choose "Forest Bat"
    t:expect("Forest Bat"):engaged()
  end }
