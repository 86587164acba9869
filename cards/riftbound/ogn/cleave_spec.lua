-- SPDX-License-Identifier: MIT

scenario "Cleave: Assault 3 this turn" {
  p1 = { base = { "Unit 2" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Cleave"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(2)
    t.p1:move("Unit 2", "West Field")
    t:expect("Unit 2"):might(5)
    t:combat()
    t:expect("Unit 5"):in_zone("trash")
  end,
}

scenario "Cleave: not for a defender" {
  p1 = { base = { "Unit 3" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Cleave"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Cleave: in a showdown, and for the turn" {
  p1 = { base = { "Unit 2", "Unit 3" }, hand = { "Cleave" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Cleave"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):attribute("assault", 3):might(5)
    t:combat()
    t:expect("Unit 2"):attribute("assault", 3)
    t:next_turn()
    t:expect("Unit 2"):attribute("assault", 0)
  end,
}
