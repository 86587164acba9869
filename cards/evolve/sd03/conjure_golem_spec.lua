-- SPDX-License-Identifier: MIT

scenario "5.4.2 Conjure Golem: a golem of your choice into the EX area" {
  p1 = { hand = { "Conjure Golem", "Conjure Golem" }, play_points = 2 },
  function(t)
    t.p1:play("Conjure Golem"):choose "Guardform Golem"
    t:expect(t.p1.ex):is { "Guardform Golem" }
    t.p1:play("Conjure Golem#2"):choose "Strikeform Golem"
    t:expect(t.p1.ex):is { "Guardform Golem", "Strikeform Golem" }
    t:expect(t.p1.field):count(0)
  end }

scenario "4.8.3.2 Conjure Golem: none into a full EX area" {
  p1 = { hand = { "Conjure Golem" }, play_points = 1,
    ex = { "Fairy", "Fairy", "Fairy", "Fairy", "Fairy" } },
  function(t)
    t.p1:play("Conjure Golem")
    t:expect_decision("p1", "turn")
    t:expect(t.p1.ex):count(5)
    t:expect("Conjure Golem"):in_zone "cemetery"
  end }

scenario "7.4.4 Conjure Golem: as the opponent's turn ends; it is played in one's own" {
  p1 = { hand = { "Conjure Golem" }, play_points = 1, max_play_points = 1 },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:play("Conjure Golem"):choose "Strikeform Golem"
    t:expect(t.p1.ex):is { "Strikeform Golem" }
    t:pass_all()
    t.p1:play "Strikeform Golem" -- for 2
    t:expect_number("p1", "play_points", 0)
    t:expect("Strikeform Golem"):keyword "rush"
  end }
