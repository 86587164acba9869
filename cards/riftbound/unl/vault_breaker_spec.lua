-- SPDX-License-Identifier: MIT

scenario "Vault Breaker: Assault 2 and Ganking this turn" {
  p1 = {
    hand = { "Vault Breaker" }, pool = { energy = 1, fury = 1 },
    at = { ["West Field"] = { "Unit 2" } },
  },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Unit 2", "East Field"), "Ganking already")
    t.p1:play("Vault Breaker"):on("Unit 2")
    t:pass_all()
    t.p1:move("Unit 2", "East Field")
    t:expect("Unit 2"):might(4)
    t:combat()
    t:expect("Unit 2"):at("East Field")
  end,
}

scenario "Vault Breaker: gone with the turn" {
  p1 = {
    hand = { "Vault Breaker" }, pool = { energy = 1, fury = 1 }, base = { "Unit 2" },
  },
  function(t)
    t.p1:play("Vault Breaker"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 2):attribute("ganking", 1)
    t:next_turn()
    t:expect("Unit 2"):attribute("assault", 0):attribute("ganking", 0)
  end,
}
