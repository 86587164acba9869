-- SPDX-License-Identifier: MIT
scenario "12.4.3 Fafnir: 5 damage to each enemy follower" {
  p1 = { hand = { "Fafnir" }, field = { "Fighter" }, play_points = 8 },
  p2 = { field = { "Goliath", "Genesis Dragon" } },
  function(t)
    t.p1:play "Fafnir"
    t:expect("Goliath"):in_zone "cemetery"
    t:expect("Genesis Dragon"):damage(5)
    t:expect("Fighter"):damage(0)
    t:expect("Fafnir"):damage(0):attack(7):defense(8)
    t:expect_defense("p2", 20)
  end }

scenario "12.15.3 Fafnir: Aura keeps nobody out of what is not selected" {
  p1 = { hand = { "Fafnir" }, play_points = 8 },
  p2 = { field = { { "Dark Dragoon Forte", evolved = true } } },
  function(t)
    t.p1:play "Fafnir"
    t:expect("Dark Dragoon Forte"):in_zone "cemetery"
  end }

scenario "12.4.3 Fafnir: also without anybody to deal it to; the leader takes none" {
  p1 = { hand = { "Fafnir" }, play_points = 8 },
  p2 = { field = { "Amulet" } },
  function(t)
    t.p1:play "Fafnir"
    t:expect("Fafnir"):in_zone "field"
    t:expect("Amulet"):in_zone "field"
    t:expect_defense("p2", 20)
  end }

scenario "11.1.3 Fafnir: those it kills die together, their Last Words come afterwards" {
  p1 = { hand = { "Fafnir" }, play_points = 8 },
  p2 = { field = { "Waltzing Fairy", "Water Fairy" } },
  function(t)
    t.p1:play "Fafnir"
    t.p2:choose(1) -- two Last Words: which is first (10.7.3)
    t:expect(t.p2.field):count(0)
    t:expect(t.p2.ex):is { "Fairy", "Fairy" }
  end }
