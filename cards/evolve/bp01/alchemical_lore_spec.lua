-- SPDX-License-Identifier: MIT

scenario "5.13 Alchemical Lore: 4 damage to each enemy follower" {
  p1 = { hand = { "Alchemical Lore" }, field = { "Mythril Golem" }, play_points = 5 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play "Alchemical Lore"
    t:expect("p1's Mythril Golem"):damage(0)
    t:expect("Mythril Golem#2"):damage(4)
    t:expect("Goliath"):in_zone "cemetery"
    t:expect_defense("p2", 20)
  end }

scenario "10.6.2.3 Alchemical Lore: selects nothing, so it can be played without anyone to hit" {
  p1 = { hand = { "Alchemical Lore" }, play_points = 5 },
  function(t)
    t.p1:play "Alchemical Lore"
    t:expect("Alchemical Lore"):in_zone "cemetery"
  end }

scenario "Alchemical Lore: its printed numbers" {
  p1 = { hand = { "Alchemical Lore" } },
  function(t)
    t:expect("Alchemical Lore"):attribute("cost", 5)
  end,
}
