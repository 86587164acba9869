-- SPDX-License-Identifier: MIT
scenario "Outrunning the Encroaching Heat: as it says" {
  p1 = { hand = { "Outrunning the Encroaching Heat" }, play_points = 2, field = { "Haru Urara" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Outrunning the Encroaching Heat")
    t:expect("Haru Urara"):keyword("storm"):attack(3)
  end }

scenario "Outrunning the Encroaching Heat: no attack for another follower" {
  p1 = { hand = { "Outrunning the Encroaching Heat" }, play_points = 2, field = { "Goblin" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Outrunning the Encroaching Heat")
    t:expect("Goblin"):keyword("storm"):attack(2)
  end }

scenario "10.2.1.2 Outrunning the Encroaching Heat: +1/+1 for an Umamusume follower, for good" {
  p1 = { hand = { "Outrunning the Encroaching Heat" }, play_points = 2, field = { { "Haru Urara", new = true } } },
  function(t)
    t.p1:play("Outrunning the Encroaching Heat")
    t:expect("Haru Urara"):attack(3):defense(3)
    t.p1:attack("Haru Urara", "p2's leader")
    t:expect_defense("p2", 17)
  end }
