-- SPDX-License-Identifier: MIT

scenario "Warwick, Hunter: enters ready; attacking, kills all damaged enemies there" {
  p1 = { hand = { "Warwick, Hunter" }, pool = { energy = 6, body = 1 } },
  p2 = {
    at = {
      ["West Field"] = { { "Unit 8", damage = 1 }, "Unit 3" },
      ["East Field"] = { { "Unit 7", damage = 1 } },
    },
  },
  function(t)
    t.p1:play("Warwick, Hunter")
    t:expect("Warwick, Hunter"):ready()
    t.p1:move("Warwick, Hunter", "West Field")
    t:resolve()
    t:expect("Unit 8"):in_zone("trash")
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 7"):at("East Field")
  end,
}

scenario "Warwick, Hunter: damage dealt in response is enough" {
  p1 = { base = { "Warwick, Hunter" }, hand = { "Cannon Barrage" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 8" } } },
  function(t)
    t.p1:move("Warwick, Hunter", "West Field")
    t.p1:play("Cannon Barrage")
    t:resolve()
    t:expect("Unit 8"):damage(2)
    t:resolve()
    t:expect("Unit 8"):in_zone("trash")
  end,
}

scenario "Warwick, Hunter: not as a defender, not his own side" {
  p1 = { at = { ["West Field"] = { "Warwick, Hunter", { "Unit 2", damage = 1 } } } },
  p2 = { base = { { "Unit 9", damage = 1 } } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 9", "West Field")
    t:expect_chain(0)
  end,
}

scenario "740.2 Warwick, Hunter: damaged enemies here die, not the unhurt, nor those elsewhere, nor friends" {
  format = "2v2",
  p1 = { base = { "Warwick, Hunter", { "Unit 2", damage = 1 } } },
  p2 = { at = { ["North Field"] = { { "Unit 8", damage = 1 } } } },
  p3 = { at = { ["East Field"] = { { "Unit 3", damage = 1 } } } },
  p4 = { at = { ["West Field"] = { { "Unit 9", damage = 1 }, "Unit 5" } } },
  function(t)
    t.p1:move({ "Warwick, Hunter", "Unit 2" }, "West Field")
    t:resolve()
    t:expect("Unit 8"):at("North Field")
    t:expect("Unit 9"):in_zone("trash")
    t:expect("Unit 5"):at("West Field")
    t:expect("Unit 2"):at("West Field")
    t:expect("Unit 3"):at("East Field")
  end,
}
