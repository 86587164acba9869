-- SPDX-License-Identifier: MIT

scenario "Grand Strategem: five Might for friendly units this turn" {
  p1 = {
    hand = { "Grand Strategem", "Unit 1" }, pool = { energy = 7, order = 3 },
    base = { "Unit 2" }, at = { ["West Field"] = { "Unit 3" } },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Grand Strategem")
    t:pass_all()
    t.p1:play("Unit 1"):at("base")
    t:expect("Unit 2"):might(7)
    t:expect("Unit 3"):might(8)
    t:expect("Unit 4"):might(4)
    t:expect("Unit 1"):might(1)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "Grand Strategem: costs three order" {
  p1 = { hand = { "Grand Strategem" }, pool = { energy = 6, order = 2, mind = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Grand Strategem")
  end,
}

scenario "740.1 Grand Strategem: friendly units, a team mate's too" {
  format = "2v2",
  p1 = { hand = { "Grand Strategem" }, pool = { energy = 9, any = 4 }, base = { "Unit 2" } },
  p2 = { base = { "Unit 6" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Grand Strategem")
    t:pass_all()
    t:expect("Unit 2"):might(7)
    t:expect("Unit 4"):might(9)
    t:expect("Unit 6"):might(6)
  end,
}

scenario "309.1.a Grand Strategem: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Grand Strategem" }, pool = { energy = 6, any = 3 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Grand Strategem", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Grand Strategem")
  end,
}
