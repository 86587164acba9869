-- SPDX-License-Identifier: MIT

scenario "Overzealous Fan: defending, it may be killed to send an attacker home" {
  p1 = { base = { "Unit 5", "Unit 4" } },
  p2 = { at = { ["West Field"] = { "Overzealous Fan" } } },
  function(t)
    t.p1:move({ "Unit 5", "Unit 4" }, "West Field")
    t.p2:yes():on("Unit 5")
    t.p2:yes()
    t:expect("Overzealous Fan"):in_zone("trash")
    t:resolve()
    t:expect("Unit 5"):at("base")
    t:expect("Unit 4"):at("West Field")
  end,
}

scenario "Overzealous Fan: it may stay; attacking it has nothing to do" {
  p1 = { base = { "Overzealous Fan" } },
  p2 = { at = { ["West Field"] = { "Overzealous Fan" } } },
  function(t)
    t.p1:move("Overzealous Fan", "West Field")
    t.p2:no()
    t:expect_chain(0)
    t:expect_decision("p1", "focus")
  end,
}

scenario "Overzealous Fan: its printed numbers" {
  p1 = { hand = { "Overzealous Fan" } },
  function(t)
    t:expect("Overzealous Fan"):attribute("energy", 2):attribute("base_might", 2)
  end,
}
