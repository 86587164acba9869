-- SPDX-License-Identifier: MIT

scenario "Bilgewater Bully: Ganking while buffed" {
  p1 = { at = { ["West Field"] = { { "Bilgewater Bully", buffs = 1 } } } },
  function(t)
    t.p1:move("Bilgewater Bully", "East Field")
    t:expect("Bilgewater Bully"):at("East Field"):might(7)
  end,
}

scenario "Bilgewater Bully: not without a buff" {
  p1 = { at = { ["West Field"] = { "Bilgewater Bully" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Bilgewater Bully", "East Field"), "Ganking without a buff")
    t:can(t.p1, "move", "Bilgewater Bully", "base")
  end,
}
