-- SPDX-License-Identifier: MIT

scenario "Onslaught: 5 damage, and a Knight beside the field" {
  p1 = { hand = { "Onslaught" }, play_points = 3 },
  p2 = { field = { "Angelic Sword Maiden" } },
  function(t)
    t.p1:play("Onslaught"):on("Angelic Sword Maiden")
    t:expect("Angelic Sword Maiden"):damage(5)
    t:expect(t.p1.ex):is { "Knight" }
  end }

scenario "10.6.2.3.4 Onslaught: not against Aura alone, not with Quick" {
  p1 = { hand = { "Onslaught", "Angelic Snipe" }, field = { "Goliath" }, play_points = 3 },
  p2 = { field = { "Aura 2/2" } },
  function(t)
    t:cannot(t.p1, "play", "Onslaught", "10.6.2.3.4")
    t:expect("Onslaught"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
  end }

scenario "4.8.3.2 Onslaught: 5 damage also when there is no room for the Knight" {
  p1 = { hand = { "Onslaught" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 3 },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:play "Onslaught"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect(t.p1.ex):count(5):lacks "Knight"
  end }
