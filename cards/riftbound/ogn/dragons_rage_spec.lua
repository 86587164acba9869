-- SPDX-License-Identifier: MIT

scenario "Dragon's Rage: moves an enemy, then it and another one there strike each other" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 } },
  p2 = { base = { "Unit 4" }, at = { ["West Field"] = { "Unit 5" } } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("West Field")
    t:resolve()
    t:expect_chain(1)
    t:resolve()
    t:expect("Unit 4"):in_zone("trash")
    t:expect("Unit 5"):damage(4)
  end,
}

scenario "Dragon's Rage: nobody there, nothing more; my units are no target" {
  p1 = { hand = { "Dragon's Rage" }, pool = { energy = 4, body = 1 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Dragon's Rage"):on("Unit 4"):choose("East Field")
    t:resolve()
    t:expect("Unit 4"):at("East Field")
    t:expect_chain(0)
  end,
}
