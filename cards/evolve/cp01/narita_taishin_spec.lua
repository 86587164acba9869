-- SPDX-License-Identifier: MIT
scenario "Narita Taishin: Rush, and races" {
  p1 = { field = { { "Narita Taishin", new = true } }, evolve_deck = { "Carrot" }, play_points = 1 },
  function(t)
    t:expect("Narita Taishin"):keyword("rush", "race")
    t.p1:use("Narita Taishin")
    t:expect("Narita Taishin"):keyword("racing")
  end }

scenario "Narita Taishin: without racing no leader in her first turn" {
  p1 = { hand = { "Narita Taishin" }, play_points = 2 },
  p2 = { field = { { "Follower 2/2", engaged = true } } },
  function(t)
    t.p1:play("Narita Taishin")
    t:can(t.p1, "attack", "Narita Taishin", "Follower 2/2")
    t:cannot(t.p1, "attack", "Narita Taishin", "p2's leader")
    t:expect("Narita Taishin"):no_keyword("racing")
  end }
