-- SPDX-License-Identifier: MIT

scenario "A.7 Steelclad Knight: 2/2 for 2" {
  p1 = { ex = { "Steelclad Knight" }, play_points = 2 },
  function(t)
    t.p1:play("Steelclad Knight")
    t:expect("Steelclad Knight"):in_zone("field"):attack(2):defense(2):cost(2)
  end }

scenario "9.1.4.3 Steelclad Knight: a token, gone when it would lie in the cemetery or the hand" {
  p1 = { field = { "Steelclad Knight", "Knight", "Viking", "Otohime's Bodyguard" }, play_points = 2,
    hand = { "Nature's Guidance", "Dark Offering" } },
  function(t)
    t:expect("Knight"):attribute("token", 1)
    t:expect("Viking"):attribute("token", 1)
    t:expect("Otohime's Bodyguard"):attribute("token", 1)
    t.p1:play("Nature's Guidance"):on "Steelclad Knight"
    t:expect("Steelclad Knight"):gone()
    t.p1:play("Dark Offering"):on "Knight"
    t:expect("Knight"):gone()
    t:expect(t.p1.cemetery):is { "Nature's Guidance", "Dark Offering" }
  end }
