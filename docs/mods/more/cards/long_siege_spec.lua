-- SPDX-License-Identifier: MIT
scenario "Long Siege: nobody brings a second unit there, and only there" {
  p1 = { hand = { "Long Siege" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } }, base = { "Unit 2" } },
  p2 = { base = { "Unit 3", "Unit 4" } },
  function(t)
    t.p1:play("Long Siege"):on("West Field")
    t:pass_all()
    t:cannot(t.p1, "move", "Unit 2", "West Field")
    t:can(t.p1, "move", "Unit 2", "East Field")
    t:next_turn()
    t.p2:choose("move units to West Field")
    assert(not t:accepts(t.p2, "Unit 3", "Unit 4"))
    assert(t:accepts(t.p2, "Unit 4"))
    t.p2:cancel()
    t:next_turn()
    t:can(t.p1, "move", "Unit 2", "West Field")
  end }
