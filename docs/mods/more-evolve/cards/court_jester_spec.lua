-- SPDX-License-Identifier: MIT
scenario "Court Jester: a card, then points, then damage" {
  p1 = { hand = { "Court Jester", "Court Jester", "Court Jester" }, deck = { "Goblin" }, play_points = 3, max_play_points = 6 },
  function(t)
    t.p1:play("Court Jester")
    t:expect(t.p1.hand):has("Goblin")
    t.p1:play("Court Jester")
    t:expect_number("p1", "play_points", 3)
    t:expect("p2's leader"):damage(0)
    t.p1:play("Court Jester")
    t:expect("p2's leader"):damage(3)
  end }
