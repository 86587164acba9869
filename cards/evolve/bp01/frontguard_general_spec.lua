-- SPDX-License-Identifier: MIT
scenario "12.5 Frontguard General: leaves two knights with Ward, engaged or not" {
  p1 = { field = { "Frontguard General" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    t:expect(t.p1.field):is { "Steelclad Knight", "Steelclad Knight" }
    t.p1:choose "Steelclad Knight#2"
    t:expect("Steelclad Knight#1"):keyword("ward"):reserved()
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

scenario "12.5 Frontguard General: none or both may be engaged" {
  p1 = { field = { "Frontguard General" }, hand = { "Dark Offering" }, play_points = 1 },
  function(t)
    t.p1:play "Dark Offering"
    local try = t:copy()
    try.p1:choose()
    try:expect("Steelclad Knight#1"):reserved():keyword "ward"
    try:expect("Steelclad Knight#2"):reserved()
    t.p1:choose("Steelclad Knight", "Steelclad Knight#2")
    t:expect("Steelclad Knight#1"):engaged()
    t:expect("Steelclad Knight#2"):engaged()
  end }

scenario "4.4.4.2 Frontguard General: with room for one there is one" {
  p1 = { field = { "Frontguard General", "Amulet", "Amulet", "Amulet", "Amulet" }, hand = { "Dark Offering" },
    play_points = 1 },
  function(t)
    t.p1:play("Dark Offering"):on "Frontguard General"
    t.p1:choose "Steelclad Knight"
    t:expect(t.p1.field):count(5):has("Steelclad Knight", 1)
    t:expect("Steelclad Knight"):engaged():keyword "ward"
  end }

scenario "12.8.2 Frontguard General: in the opponent's turn they stand in the way at once" {
  p1 = { field = { { "Follower 5/6", engaged = false }, "Follower 3/3", "Fighter" } },
  p2 = { field = { { "Frontguard General", engaged = true, damage = 3 } } },
  function(t)
    t.p1:attack("Follower 5/6", "Frontguard General")
    t:expect("Frontguard General"):in_zone "cemetery"
    t.p2:choose "Steelclad Knight"
    t:can(t.p1, "attack", "Fighter", "Steelclad Knight")
    t:cannot(t.p1, "attack", "Fighter", "p2's leader")
    t:cannot(t.p1, "attack", "Fighter", "Steelclad Knight#2")
  end }
