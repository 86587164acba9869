-- SPDX-License-Identifier: MIT

scenario "12.15.2 Mainyu: 2/2 for 2, evolved 3/3 for 1; with Aura on both faces" {
  p1 = { hand = { "Mainyu" }, evolve_deck = { "Mainyu" }, play_points = 3 },
  p2 = { hand = { "Angelic Snipe" }, play_points = 1 },
  function(t)
    t.p1:play "Mainyu"
    t:expect("Mainyu"):attack(2):defense(2):keyword "aura"
    t.p1:evolve "Mainyu"
    t:expect("Mainyu"):evolved():attack(3):defense(3):keyword "aura"
    t:expect_number("p1", "play_points", 0)
    t.p1:end_turn()
    t:cannot(t.p2, "play", "Angelic Snipe", "10.6.2.3.4")
    t.p2:pass()
  end }

scenario "12.15.3 Mainyu: it may be attacked, and what hits each follower hits it" {
  turn = "p2",
  p1 = { field = { { "Mainyu", engaged = true } } },
  p2 = { hand = { "Angelic Barrage" }, field = { "Goblin" }, play_points = 1 },
  function(t)
    t.p2:play "Angelic Barrage"
    t:expect("Mainyu"):damage(1)
    t.p2:attack("Goblin", "Mainyu")
    t:expect("Mainyu"):in_zone "cemetery"
    t:expect("Goblin"):in_zone "cemetery"
  end }
