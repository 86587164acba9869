-- SPDX-License-Identifier: MIT

scenario "10.1.1.1 Moonlight Assassin: Bane for a play point" {
  p1 = { field = { "Moonlight Assassin" }, play_points = 1 },
  function(t)
    t:expect("Moonlight Assassin"):no_keyword "bane"
    t.p1:use "Moonlight Assassin"
    t:expect("Moonlight Assassin"):keyword "bane"
    t:cannot(t.p1, "use", "Moonlight Assassin")
  end }

scenario "12.14.2 Moonlight Assassin: with Bane it destroys what it fought" {
  p1 = { field = { "Moonlight Assassin" }, play_points = 1 },
  p2 = { field = { { "Follower 1/6", engaged = true } } },
  function(t)
    t.p1:use("Moonlight Assassin"):attack("Moonlight Assassin", "Follower 1/6")
    t:expect("Follower 1/6"):in_zone "cemetery"
    t:expect("Moonlight Assassin"):in_zone("field"):damage(1)
  end }

scenario "10.4.6 Moonlight Assassin: engaged, in the turn it came and again; Bane stays" {
  p1 = { field = { { "Moonlight Assassin", engaged = true, new = true } }, play_points = 2 },
  function(t)
    t.p1:use "Moonlight Assassin"
    t:can(t.p1, "use", "Moonlight Assassin")
    t:next_turn()
    t:expect("Moonlight Assassin"):keyword "bane"
  end }

scenario "12.3.3 Moonlight Assassin: not in an opponent's turn" {
  p1 = { field = { "Fighter" } },
  p2 = { field = { { "Moonlight Assassin", engaged = true } }, hand = { "Insight" }, play_points = 1 },
  function(t)
    t.p1:attack("Fighter", "Moonlight Assassin")
    t:expect_decision("p2", "quick")
    t:cannot(t.p2, "use", "Moonlight Assassin")
  end }
