-- SPDX-License-Identifier: MIT
scenario "Twin Turbo: as it says" {
  p1 = { hand = { "Twin Turbo" }, play_points = 2, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara" } },
  p2 = { field = { "Follower 5/6" } },
  function(t)
    t.p1:play("Twin Turbo")
    t:expect("Twin Turbo"):keyword("storm", "assail")
  end }

scenario "Twin Turbo: with nine no Storm, but Assail" {
  p1 = { hand = { "Twin Turbo" }, play_points = 2, cemetery = { "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara",
    "Haru Urara", "Haru Urara", "Haru Urara", "Haru Urara", "Goblin" } },
  function(t)
    t.p1:play("Twin Turbo")
    t:expect("Twin Turbo"):keyword("assail"):no_keyword("storm")
  end }
