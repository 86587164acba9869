-- SPDX-License-Identifier: MIT
scenario "Nice Nature: as it says" {
  p1 = { hand = { "Nice Nature" }, play_points = 3 },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Nice Nature")
    t:expect("Follower 5/6"):attack(4):defense(5)
  end }

scenario "Nice Nature: its end costs the opponent a card" {
  p1 = { field = { { "Nice Nature", engaged = true } } },
  p2 = { field = { "Follower 3/3" }, hand = { "Goblin" } }, turn = "p2",
  function(t)
    t.p2:attack("Follower 3/3", "Nice Nature")
    t:pass_all()
    t:expect("Goblin"):in_zone("cemetery")
  end }

scenario "5.11 Nice Nature: the opponent says which card; none with an empty hand" {
  p1 = { field = { "Nice Nature", "Nice Nature" }, hand = { "Soul Conversion", "Soul Conversion" }, play_points = 2 },
  p2 = { hand = { "Goblin" } },
  function(t)
    t.p1:play("Soul Conversion"):on "Nice Nature"
    t:expect("Goblin"):in_zone("cemetery")
    t.p1:play("Soul Conversion")
    t:expect(t.p2.cemetery):is { "Goblin" }
    t:expect(t.p1.hand):count(4)
  end }
