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
