-- SPDX-License-Identifier: MIT

scenario "Yone, Blademaster: conquers what nobody controlled, and deals his Might to a unit in a base" {
  rule = "464.1",
  p1 = { base = { "Yone, Blademaster" } },
  p2 = { base = { "Unit 7" }, at = { ["East Field"] = { "Unit 6" } } },
  function(t)
    t.p1:move("Yone, Blademaster", "West Field")
    t:showdown_pass()
    t:expect_no_option("Unit 6")
    t:pass_all()
    t:expect("Unit 7"):damage(5)
  end,
}

scenario "Yone, Blademaster: not when the opponent controlled it" {
  p1 = { base = { "Yone, Blademaster" } },
  p2 = { base = { "Unit 7" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:move("Yone, Blademaster", "West Field")
    t:combat()
    t:expect_points("p1", 1)
    t:expect_chain(0)
    t:expect("Unit 7"):damage(0)
  end,
}

scenario "Yone, Blademaster: Weaponmaster" {
  rule = "821.1.c",
  p1 = { hand = { "Yone, Blademaster" }, base = { "Doran's Blade" },
    pool = { energy = 5, body = 1 } },
  function(t)
    t.p1:play("Yone, Blademaster"):yes()
    t:pass_all()
    t:expect("Yone, Blademaster"):might(7)
  end,
}
