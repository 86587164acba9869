-- SPDX-License-Identifier: MIT
scenario "5.4.2.1 Alwida's Command: one of each" {
  p1 = { hand = { "Alwida's Command" }, play_points = 5 },
  function(t)
    t.p1:play "Alwida's Command"
    t:expect(t.p1.field):is { "Viking", "Steelclad Knight", "Knight" }
    t:can(t.p1, "attack", "Viking")
    t:cannot(t.p1, "attack", "Knight")
  end }

scenario "4.4.4.2 Alwida's Command: you say which ones when not all find room" {
  p1 = { hand = { "Alwida's Command" }, play_points = 5, field = { "Fighter", "Fighter", "Fighter" } },
  function(t)
    t.p1:play("Alwida's Command"):choose("Viking", "Knight")
    t:expect(t.p1.field):has("Viking"):has("Knight"):lacks "Steelclad Knight"
  end }

scenario "4.4.4.2 Alwida's Command: on a full field it may be played, and nothing comes; it has no Quick" {
  p1 = { hand = { "Alwida's Command", "Angelic Snipe" }, field = { "Amulet", "Amulet", "Amulet", "Amulet", "Amulet" }, play_points = 5 },
  function(t)
    t:expect("Alwida's Command"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
    t.p1:play "Alwida's Command"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):count(0)
    t:expect("Alwida's Command"):in_zone "cemetery"
  end }
