-- SPDX-License-Identifier: MIT

scenario "Thousand-Tailed Watcher: three Might less for every enemy unit, to a minimum of 1" {
  p1 = { hand = { "Thousand-Tailed Watcher" }, pool = { energy = 7, mind = 1 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 5", "Unit 2" }, at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:play("Thousand-Tailed Watcher")
    t:pass_all()
    t:expect("Unit 5"):might(2)
    t:expect("Unit 2"):might(1)
    t:expect("Unit 8"):might(5)
    t:expect("Unit 4"):might(4)
    t:next_turn()
    t:expect("Unit 5"):might(5)
  end,
}

scenario "Thousand-Tailed Watcher: units that come later keep theirs" {
  p1 = { hand = { "Thousand-Tailed Watcher", "Mobilize" }, pool = { energy = 9, mind = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } }, facedown = { ["West Field"] = "Pakaa Cub" } },
  function(t)
    t.p1:play("Thousand-Tailed Watcher")
    t:pass_all()
    t:expect("Unit 4"):might(1)
    t.p1:play("Mobilize"):pass()
    t.p2:play("Pakaa Cub")
    t:expect("Pakaa Cub"):at("West Field"):might(3)
  end,
}

scenario "740.1 Thousand-Tailed Watcher: both opponents' units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Thousand-Tailed Watcher" }, pool = { energy = 9, any = 3 } },
  p2 = { base = { "Unit 5" } },
  p3 = { base = { "Unit 6" } },
  p4 = { base = { "Unit 7" } },
  function(t)
    t.p1:play("Thousand-Tailed Watcher"):no():at("base")
    t:pass_all()
    t:expect("Unit 5"):might(2)
    t:expect("Unit 6"):might(6)
    t:expect("Unit 7"):might(4)
  end,
}
