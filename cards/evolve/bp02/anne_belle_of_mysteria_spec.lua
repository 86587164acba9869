-- SPDX-License-Identifier: MIT
scenario "10.2.1.3.3 Anne and Grea: each costs 2 less beside the other" {
  p1 = { hand = { "Anne, Belle of Mysteria", "Grea the Dragonborn" }, play_points = 6 },
  function(t)
    t:expect("Grea the Dragonborn"):cost(4)
    t.p1:play "Anne, Belle of Mysteria"
    t:expect("Grea the Dragonborn"):cost(2)
    t.p1:play "Grea the Dragonborn"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.7.1 Anne: evolved she finds another Academic, not herself" {
  p1 = { field = { "Anne, Belle of Mysteria" }, evolve_deck = { "Anne, Belle of Mysteria" },
         deck = { "Goliath", "Grea the Dragonborn", "Fighter" }, play_points = 1 },
  function(t)
    t.p1:evolve("Anne, Belle of Mysteria"):choose "Grea the Dragonborn"
    t:expect("Grea the Dragonborn"):in_zone "hand"
  end }

scenario "10.2.1.3.3 Anne: a Grea of the opponent's, or one in the EX area, makes nothing cheaper" {
  p1 = { hand = { "Anne, Belle of Mysteria" }, ex = { "Grea the Dragonborn" } },
  p2 = { field = { "Grea the Dragonborn" } },
  function(t)
    t:expect("Anne, Belle of Mysteria"):cost(4)
  end }

scenario "5.7.1 Anne: no other Anne is found, nor an Academic that is no follower of another name" {
  p1 = { field = { "Anne, Belle of Mysteria" }, evolve_deck = { "Anne, Belle of Mysteria" },
    deck = { "Anne, Belle of Mysteria", "Craig, Wizard of Mysteria", "Insight" }, play_points = 1 },
  function(t)
    t.p1:evolve "Anne, Belle of Mysteria"
    t:expect_option "Craig, Wizard of Mysteria"
    t:expect_no_option "Insight"
    assert(not t:accepts(t.p1, "Anne, Belle of Mysteria"), "no other Anne")
    t.p1:choose "Craig, Wizard of Mysteria"
    t:expect(t.p1.hand):is { "Craig, Wizard of Mysteria" }
  end }

scenario "10.2.1.3.3 Anne: for 2 beside a Grea, for 4 beside anybody else; two Greas take off no more" {
  p1 = { hand = { "Anne, Belle of Mysteria" }, field = { "Grea the Dragonborn", "Grea the Dragonborn" }, play_points = 2 },
  p2 = { hand = { "Anne, Belle of Mysteria" }, field = { "Goliath" } },
  function(t)
    t:expect("p2's Anne, Belle of Mysteria"):cost(4)
    t:expect("p1's Anne, Belle of Mysteria"):cost(2)
    t.p1:play "Anne, Belle of Mysteria"
    t:expect_number("p1", "play_points", 0)
  end }

scenario "5.7.1 Anne: a follower that is no Academic is not found" {
  p1 = { field = { "Anne, Belle of Mysteria" }, evolve_deck = { "Anne, Belle of Mysteria" },
    deck = { "Goliath", "Grea the Dragonborn" }, play_points = 1 },
  function(t)
    t.p1:evolve "Anne, Belle of Mysteria"
    t:expect_no_option "Goliath"
    t.p1:choose()
    t:expect(t.p1.hand):count(0)
  end }
