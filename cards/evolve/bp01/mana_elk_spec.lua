-- SPDX-License-Identifier: MIT

scenario "Mana Elk: 1 damage whenever one of your Pixies attacks" {
  p1 = { field = { "Mana Elk", "Fairy", "Goblin" } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p1:attack("Fairy"):on "Goliath"
    t:expect("Goliath"):damage(1)
    t:expect_defense("p2", 19)
    t.p1:attack "Goblin"
    t:expect_defense("p2", 17)
    t:expect("Goliath"):damage(1)
  end }
