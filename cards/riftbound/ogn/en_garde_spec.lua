-- SPDX-License-Identifier: MIT

scenario "En Garde: two Might for a unit that stands alone" {
  p1 = {
    hand = { "En Garde" }, pool = { energy = 1 },
    base = { "Unit 3" }, at = { ["West Field"] = { "Unit 2" } },
  },
  function(t)
    t.p1:play("En Garde"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(3)
    t:next_turn()
    t:expect("Unit 2"):might(2)
  end,
}

scenario "En Garde: one Might in company" {
  p1 = {
    hand = { "En Garde" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } },
  },
  function(t)
    t.p1:play("En Garde"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):might(3)
  end,
}

scenario "En Garde: not an enemy unit" {
  p1 = { hand = { "En Garde" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t:cannot(t.p1, "play", "En Garde")
  end,
}

scenario "484.8.c En Garde: a team mate's unit is none that you control there" {
  format = "2v2",
  p1 = { hand = { "En Garde" }, pool = { energy = 3, any = 2 }, base = { "Unit 2" } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("En Garde"):on("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):might(5)
  end,
}

scenario "813 En Garde: in response in the opponent's turn, and not before there is anything to answer" {
  p1 = { hand = { "En Garde" }, pool = { energy = 1 }, at = { ["West Field"] = { "Unit 2", "Unit 3" } } },
  p2 = { base = { "Unit 6" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p1, "play", "En Garde", "310.1.a")
    t.p2:play("Mobilize"):pass()
    t:can(t.p1, "play", "En Garde")
  end,
}
