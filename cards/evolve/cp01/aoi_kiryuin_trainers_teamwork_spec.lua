-- SPDX-License-Identifier: MIT
scenario "Aoi Kiryuin [Trainers' Teamwork]: turns a Carrot facedown and strengthens who races" {
  p1 = { hand = { "Aoi Kiryuin [Trainers' Teamwork]" }, field = { "Haru Urara" },
    evolve_deck = { { "Carrot", faceup = true } }, play_points = 3 },
  function(t)
    t:cannot(t.p1, "use", "Haru Urara")
    t.p1:play("Aoi Kiryuin [Trainers' Teamwork]"):no()
    t:expect("Carrot"):attribute("faceup", 0)
    t:expect(t.p1.hand):count(1)
    t.p1:use("Haru Urara")
    t.p1:choose(1)
    t:expect("Haru Urara"):attack(4):defense(4)
  end }
