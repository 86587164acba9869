-- SPDX-License-Identifier: MIT

scenario "Lord Broadmane: Ambush, and your other units there have Assault this turn" {
  p1 = {
    hand = { "Lord Broadmane" }, pool = { energy = 5, fury = 1 }, base = { "Unit 2", "Unit 1" },
  },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Unit 2", "West Field")
    t.p1:play("Lord Broadmane")
    t:expect("Lord Broadmane"):at("West Field")
    t:pass_all()
    t:expect("Unit 2"):might(3)
    t:expect("Unit 1"):attribute("assault", 0)
    t:expect("Lord Broadmane"):attribute("assault", 0)
    t:expect("Unit 6"):attribute("assault", 0)
  end,
}

scenario "Lord Broadmane: gone with the turn" {
  p1 = { hand = { "Lord Broadmane" }, pool = { energy = 5, fury = 1 }, base = { "Unit 2" } },
  function(t)
    t.p1:play("Lord Broadmane")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 1)
    t:next_turn()
    t:expect("Unit 2"):attribute("assault", 0)
  end,
}

scenario "484.8.c Lord Broadmane: your other units here, not a team mate's" {
  format = "2v2", controls = { ["West Field"] = "p1" },
  p1 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Lord Broadmane" }, pool = { energy = 5, fury = 1 } },
  p3 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Lord Broadmane"):at("West Field")
    t:pass_all()
    t:expect("Unit 2"):attribute("assault", 1)
    t:expect("Unit 3"):attribute("assault", 0)
  end,
}
