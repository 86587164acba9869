-- SPDX-License-Identifier: MIT
scenario "Seeking the Pearl: two cards of the deck" {
  p1 = { field = { { "Seeking the Pearl", engaged = true } } },
  p2 = { field = { "Follower 3/3" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "Seeking the Pearl")
    t:pass_all()
    t:expect(t.p1.cemetery):count(3)
  end }

scenario "Seeking the Pearl: not as she goes back to the hand" {
  p1 = { field = { "Seeking the Pearl" }, hand = { "Marvelous Sunday" }, play_points = 2 },
  function(t)
    t.p1:play("Marvelous Sunday"):yes()
    t:expect("Seeking the Pearl"):in_zone("hand")
    t:expect(t.p1.cemetery):count(0)
  end }
