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
