-- SPDX-License-Identifier: MIT
scenario "12.5 Frontguard General: leaves two knights with Ward, engaged or not" {
  p1 = { field = { "Frontguard General" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    t:expect(t.p1.field):is { "Steelclad Knight", "Steelclad Knight" }
    t.p1:choose "Steelclad Knight#2"
    t:expect("Steelclad Knight"):keyword("ward"):reserved()
    t:expect("Steelclad Knight#2"):keyword("ward"):engaged()
  end }

scenario "12.5.3 Frontguard General: not when he is banished" {
  turn = "p2",
  p1 = { field = { "Frontguard General" } },
  p2 = { hand = { "Acolyte's Light" }, play_points = 4 },
  function(t)
    t.p2:play "Acolyte's Light"
    t:expect(t.p1.field):count(0)
  end }
