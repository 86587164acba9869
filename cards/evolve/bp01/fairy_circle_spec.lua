-- SPDX-License-Identifier: MIT

scenario "Fairy Circle: three Fairies into the EX area" {
  p1 = { hand = { "Fairy Circle" }, play_points = 1 },
  function(t)
    t.p1:play "Fairy Circle"
    t:expect(t.p1.ex):is { "Fairy", "Fairy", "Fairy" }
  end }

scenario "Fairy Circle: as many as it takes (4.8.3.2)" {
  p1 = { hand = { "Fairy Circle" }, ex = { "Fighter", "Goblin", "Goliath", "Fairy" }, play_points = 1 },
  function(t)
    t.p1:play "Fairy Circle"
    t:expect(t.p1.ex):count(5)
  end }

scenario "4.8.3.2 Fairy Circle: it may be played with a full EX area; it has no Quick" {
  p1 = { hand = { "Fairy Circle", "Angelic Snipe" }, ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" }, play_points = 1 },
  function(t)
    t:expect("Fairy Circle"):lacks("keyword", "quick")
    t:expect("Angelic Snipe"):keyword("quick")
    t.p1:play "Fairy Circle"
    t:expect(t.p1.ex):count(5)
    t:expect("Fairy Circle"):in_zone "cemetery"
  end }
