-- SPDX-License-Identifier: MIT

scenario "Shadow: enters ready at a battlefield" {
  p1 = { hand = { "Shadow" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Shadow"):at("West Field")
    t:expect("Shadow"):at("West Field"):ready()
  end,
}

scenario "Shadow: exhausted in the base" {
  p1 = { hand = { "Shadow" }, pool = { energy = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:play("Shadow"):at("base")
    t:expect("Shadow"):exhausted()
  end,
}

scenario "Shadow: stuns an enemy unit attacking there" {
  p1 = { base = { "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Shadow" } }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t.p2:use("Shadow")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end,
}

scenario "Shadow: not one that attacks elsewhere" {
  p1 = { base = { "Unit 4" } },
  p2 = {
    at = { ["West Field"] = { "Unit 3" }, ["East Field"] = { "Shadow" } },
    pool = { energy = 1, chaos = 1 },
  },
  function(t)
    t.p1:move("Unit 4", "West Field"):pass()
    t:cannot(t.p2, "use", "Shadow")
  end,
}

scenario "740.2 Shadow: an attacker of the other team, nobody elsewhere" {
  format = "2v2", turn = "p3",
  p1 = { at = { ["East Field"] = { "Unit 5" } } },
  p3 = { base = { "Unit 4" } },
  p4 = { at = { ["West Field"] = { "Shadow" } }, pool = { energy = 1, chaos = 1 } },
  function(t)
    t.p3:move("Unit 4", "West Field")
    t.p3:pass()
    t.p4:use("Shadow")
    t:pass_all()
    t:expect("Unit 4"):stunned()
  end,
}
