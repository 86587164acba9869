-- SPDX-License-Identifier: MIT

scenario "12.4 Sun Oracle Pascale: a Magic Sediment as it comes" {
  p1 = { hand = { "Sun Oracle Pascale" }, play_points = 4 },
  function(t)
    t.p1:play "Sun Oracle Pascale"
    t:expect("Magic Sediment"):in_zone("field"):attribute("stack", 1)
  end }

scenario "13.3.3.2 Sun Oracle Pascale: engaged, and a Stack counter, for -2/-2" {
  p1 = { field = { "Sun Oracle Pascale", { "Magic Sediment", stack = 2 } } },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:use("Sun Oracle Pascale", 2):on "Mythril Golem"
    t:expect("Mythril Golem"):attack(3):defense(4)
    t:expect("Sun Oracle Pascale"):engaged()
    t:expect("Magic Sediment"):attribute("stack", 1)
  end }

scenario "13.3.3.2 Sun Oracle Pascale: or +2/+2 for another follower of yours" {
  p1 = { field = { "Sun Oracle Pascale", "Magic Sediment", "Goliath" } },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:use("Sun Oracle Pascale", 3):on "Goliath"
    t:expect("Goliath"):attack(5):defense(6)
    t:expect("Sun Oracle Pascale"):attack(3):defense(5)
    t:expect("Magic Sediment"):gone()
  end }

scenario "10.4.2.2 Sun Oracle Pascale: not without a Stack counter" {
  p1 = { field = { "Sun Oracle Pascale", "Goliath" } },
  p2 = { field = { "Mythril Golem", "Magic Sediment" } },
  function(t)
    t:cannot(t.p1, "use", "Sun Oracle Pascale")
  end }

scenario "12.3.3 Sun Oracle Pascale: also when the opponent attacks" {
  turn = "p2",
  p1 = { field = { "Sun Oracle Pascale", "Magic Sediment" }, hand = { "Goblin" } },
  p2 = { field = { "Fighter" } },
  function(t)
    t.p2:attack "Fighter" -- 2/3
    t.p1:use "Sun Oracle Pascale"
    t:expect("Fighter"):attack(0):defense(1)
    t:pass_all()
    t:expect_defense("p1", 20)
  end }

scenario "Sun Oracle Pascale: its printed numbers" {
  p1 = { hand = { "Sun Oracle Pascale" } },
  function(t)
    t:expect("Sun Oracle Pascale"):attribute("cost", 4):attribute("attack", 3):attribute("defense", 5)
  end,
}

scenario "10.2.1.2 Sun Oracle Pascale: what she gives stays; she and the amulet need not have been there before" {
  p1 = { hand = { "Sun Oracle Pascale" }, play_points = 4 },
  p2 = { field = { "Mythril Golem" } },
  function(t)
    t.p1:play "Sun Oracle Pascale"
    t.p1:use("Sun Oracle Pascale", 2)
    t:expect("Magic Sediment"):gone()
    t:next_turn()
    t:next_turn()
    t:expect("Mythril Golem"):attack(3):defense(4)
    t:cannot(t.p1, "use", "Sun Oracle Pascale") -- no counter is left
  end }

scenario "12.3.3 Sun Oracle Pascale: +2/+2 in a Quick window, not for herself, nor for an enemy" {
  turn = "p2",
  p1 = { field = { "Sun Oracle Pascale", { "Magic Sediment", stack = 2 }, { "Fighter", engaged = true } } },
  p2 = { field = { "Goliath" } },
  function(t)
    t.p2:attack("Goliath", "Fighter")
    t.p1:use("Sun Oracle Pascale", 3) -- only one can be selected
    t:pass_all()
    t:expect("Fighter"):attack(4):defense(2)
    t:expect("Sun Oracle Pascale"):attack(3)
    t:expect("Goliath"):in_zone "cemetery"
  end }

scenario "10.6.2.3.4 Sun Oracle Pascale: alone she strengthens nobody" {
  p1 = { field = { "Sun Oracle Pascale", "Magic Sediment" } },
  function(t)
    t:cannot(t.p1, "use", "Sun Oracle Pascale")
  end }
