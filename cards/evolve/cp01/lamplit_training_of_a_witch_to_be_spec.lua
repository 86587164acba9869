-- SPDX-License-Identifier: MIT
scenario "Lamplit Training of a Witch-to-Be: three damage beside a racing follower" {
  p1 = { hand = { "Lamplit Training of a Witch-to-Be", "Lamplit Training of a Witch-to-Be" }, field = { "Haru Urara" }, evolve_deck = { "Carrot" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Lamplit Training of a Witch-to-Be")
    t:expect("Follower 5/6"):damage(2)
    t.p1:use("Haru Urara")
    t.p1:play("Lamplit Training of a Witch-to-Be")
    t:expect("Follower 5/6"):damage(5)
  end }

scenario "Lamplit Training of a Witch-to-Be: two without; Quick" {
  turn = "p2",
  p1 = { hand = { "Lamplit Training of a Witch-to-Be" }, play_points = 1, field = { "Sirius Symboli" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p2:attack("Follower 5/6", "p1's leader")
    t.p1:play("Lamplit Training of a Witch-to-Be")
    t:expect("Follower 5/6"):damage(2)
  end }

scenario "3.1.2 Lamplit Training of a Witch-to-Be: an enemy that races does not count" {
  p1 = { field = { "Sirius Symboli" }, evolve_deck = { "Carrot" }, play_points = 1 },
  p2 = { hand = { "Lamplit Training of a Witch-to-Be" }, play_points = 1 },
  function(t)
    t.p1:use("Sirius Symboli")
    t.p1:attack("Sirius Symboli", "p2's leader")
    t.p2:play("Lamplit Training of a Witch-to-Be")
    t:expect("Sirius Symboli"):damage(2)
  end }
