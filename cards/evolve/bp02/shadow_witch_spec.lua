-- SPDX-License-Identifier: MIT

scenario "13.3.3.2 Shadow Witch: a Stack counter banishes an enemy follower" {
  p1 = { hand = { "Shadow Witch" }, field = { "Magic Sediment" }, play_points = 5 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play("Shadow Witch"):choose "Shadow Witch"
    t.p1:on "Mythril Golem"
    t:expect("Mythril Golem"):in_zone "banished"
    t:expect("Goliath"):in_zone "field"
    t:expect("Magic Sediment"):gone()
  end }

scenario "10.6.2.2.1 Shadow Witch: without the rite nobody is selected" {
  p1 = { hand = { "Shadow Witch" }, field = { "Magic Sediment" }, play_points = 5 },
  p2 = { field = { "Mythril Golem", "Goliath" } },
  function(t)
    t.p1:play("Shadow Witch"):choose()
    t:expect_decision("p1", "turn")
    t:expect(t.p2.field):count(2)
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

scenario "13.3.3.2 Shadow Witch: no rite without a Stack of yours" {
  p1 = { hand = { "Shadow Witch" }, play_points = 5 },
  p2 = { field = { "Mythril Golem", "Magic Sediment" } },
  function(t)
    t.p1:play "Shadow Witch"
    t:expect_decision("p1", "turn")
    t:expect("Mythril Golem"):in_zone "field"
  end }

scenario "10.6.2.3.4 Shadow Witch: no rite, so no counter is lost, with followers of your own alone" {
  p1 = { hand = { "Shadow Witch" }, field = { "Magic Sediment", "Goliath" }, play_points = 5 },
  function(t)
    t.p1:play "Shadow Witch"
    t:expect_decision("p1", "turn")
    t:expect("Goliath"):in_zone "field"
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }
