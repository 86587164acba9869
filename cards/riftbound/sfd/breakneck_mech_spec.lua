-- SPDX-License-Identifier: MIT

scenario "Breakneck Mech: friendly Mechs have Deflect and Ganking, itself too" {
  rule = "809",
  p1 = { base = { "Breakneck Mech", "Mech", "Unit 1" } },
  p2 = { base = { "Bubble Bot" } },
  function(t)
    t:expect("Breakneck Mech"):attribute("deflect", 1):attribute("ganking", 1)
    t:expect("Mech"):attribute("deflect", 1):attribute("ganking", 1)
    t:expect("Unit 1"):attribute("deflect", 0)
    t:expect("Bubble Bot"):attribute("ganking", 0)
  end,
}

scenario "Breakneck Mech: enters ready when its controller has another Mech" {
  p1 = { hand = { "Breakneck Mech" }, base = { "Mech" }, pool = { energy = 8, mind = 2 } },
  function(t)
    t.p1:play("Breakneck Mech")
    t:expect("Breakneck Mech"):ready()
  end,
}

scenario "Breakneck Mech: enters exhausted otherwise; an enemy Mech does not help" {
  p1 = { hand = { "Breakneck Mech" }, pool = { energy = 8, mind = 2 } },
  p2 = { base = { "Mech" } },
  function(t)
    t.p1:play("Breakneck Mech")
    t:expect("Breakneck Mech"):exhausted()
  end,
}

scenario "484.8.c Breakneck Mech: your Mechs, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Breakneck Mech", "Mech" } },
  p3 = { base = { "Mech" } },
  function(t)
    t:expect("p1's Mech"):keyword("ganking", "deflect")
    t:expect("p3's Mech"):no_keyword("ganking", "deflect")
  end,
}

scenario "484.8.c Breakneck Mech: a team mate's Mech does not let it enter ready" {
  format = "2v2",
  p1 = { hand = { "Breakneck Mech" }, pool = { energy = 9, mind = 3 } },
  p3 = { base = { "Mech" } },
  function(t)
    t.p1:play("Breakneck Mech")
    t:expect("Breakneck Mech"):at("base"):exhausted()
  end,
}
