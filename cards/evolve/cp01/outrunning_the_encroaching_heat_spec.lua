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
