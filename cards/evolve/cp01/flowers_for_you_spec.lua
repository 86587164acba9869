-- SPDX-License-Identifier: MIT
scenario "Flowers for You: Seiun Sky gets 2/1, others one attack" {
  p1 = { hand = { "Flowers for You", "Flowers for You" }, field = { "Seiun Sky", "Haru Urara" }, play_points = 2 },
  function(t)
    t.p1:play("Flowers for You"):on("Seiun Sky")
    t:expect("Seiun Sky"):attack(3):defense(4)
    t.p1:play("Flowers for You"):on("Haru Urara")
    t:expect("Haru Urara"):attack(3):defense(2)
    t:expect(t.p1.hand):count(2)
  end }

scenario "10.6.2.3.4 Flowers for You: not without an Umamusume follower of yours" {
  p1 = { hand = { "Flowers for You" }, field = { "Goblin" }, play_points = 1 },
  p2 = { field = { "Haru Urara" } },
  function(t)
    t:cannot(t.p1, "play", "Flowers for You", "10.6.2.3.4")
  end }
