-- SPDX-License-Identifier: MIT

scenario "12.4.3 Queen Vampire: two Forest Bats, each with 1 attack more and Ward" {
  p1 = { hand = { "Queen Vampire" }, play_points = 6 },
  function(t)
    t.p1:play "Queen Vampire"
    t.p1:choose(1) -- two triggers, in any order
    t:expect(t.p1.field):count(3)
    t:expect("Forest Bat"):attack(2):defense(1):keyword("ward"):reserved()
    t:expect("Forest Bat#2"):attack(2):keyword "ward"
  end }

scenario "10.4.5 Queen Vampire: two more for engaging and 1 defense of your leader" {
  p1 = { field = { { "Queen Vampire", new = true } }, defense = 5 },
  function(t)
    t.p1:use "Queen Vampire"
    t.p1:choose(1) -- two triggers, in any order
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
    t.p1:choose(1) -- two triggers, in any order
    t.p1:play "Lilith"
    t:expect("Forest Bat"):attack(1):no_keyword "ward"
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
