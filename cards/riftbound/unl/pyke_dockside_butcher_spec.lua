-- SPDX-License-Identifier: MIT

scenario "Pyke, Dockside Butcher: for one Fury he is ready and has 2 more" {
  p1 = { hand = { "Pyke, Dockside Butcher" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Pyke, Dockside Butcher"):yes()
    t:pass_all()
    t:expect("Pyke, Dockside Butcher"):ready():might(4)
    t:next_turn()
    t:expect("Pyke, Dockside Butcher"):might(2)
  end,
}

scenario "Pyke, Dockside Butcher: without it, not" {
  p1 = { hand = { "Pyke, Dockside Butcher" }, pool = { energy = 3, fury = 1 } },
  function(t)
    t.p1:play("Pyke, Dockside Butcher"):no()
    t:expect_chain(0)
    t:expect("Pyke, Dockside Butcher"):exhausted():might(2)
  end,
}

scenario "Pyke, Dockside Butcher: from hidden the additional cost can be paid; Ganking" {
  rule = "356.2",
  p1 = { at = { ["West Field"] = { "Unit 1" } }, facedown = { ["West Field"] = "Pyke, Dockside Butcher" }, pool = { fury = 1 } },
  function(t)
    t.p1:play("Pyke, Dockside Butcher"):yes()
    t:pass_all()
    t:expect("Pyke, Dockside Butcher"):ready():at("West Field")
    t.p1:move("Pyke, Dockside Butcher", "East Field")
    t:expect("Pyke, Dockside Butcher"):at("East Field")
  end,
}
