-- SPDX-License-Identifier: MIT

scenario "5.4.2 Summon Bloodkin: a Forest Bat on the field, one in the EX area" {
  p1 = { hand = { "Summon Bloodkin" }, play_points = 1 },
  function(t)
    t.p1:play "Summon Bloodkin"
    t:expect(t.p1.field):is { "Forest Bat" }
    t:expect(t.p1.ex):is { "Forest Bat" }
    t:expect("Summon Bloodkin"):in_zone "cemetery"
  end }

scenario "1.3.2 Summon Bloodkin: with a full field the other one comes all the same" {
  p1 = { hand = { "Summon Bloodkin" }, field = { "Goblin", "Goblin", "Goblin", "Goblin", "Goblin" },
    play_points = 1 },
  function(t)
    t.p1:play "Summon Bloodkin"
    t:expect(t.p1.field):count(5)
    t:expect(t.p1.ex):is { "Forest Bat" }
  end }

scenario "4.8.3.2 Summon Bloodkin: with a full EX area one comes onto the field; it has no Quick" {
  p1 = { hand = { "Summon Bloodkin", "Angelic Snipe" }, ex = { "Ghost", "Ghost", "Ghost", "Ghost", "Ghost" }, play_points = 1 },
  function(t)
    t:expect("Summon Bloodkin"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
    t.p1:play "Summon Bloodkin"
    t:expect(t.p1.field):is { "Forest Bat" }
    t:expect(t.p1.ex):count(5):lacks "Forest Bat"
  end }
