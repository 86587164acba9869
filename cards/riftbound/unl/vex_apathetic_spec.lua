-- SPDX-License-Identifier: MIT

scenario "Vex, Apathetic: at a battlefield she stuns what an opponent plays, and he cannot move it this turn" {
  rule = "054",
  p1 = { at = { ["West Field"] = { "Vex, Apathetic" } } },
  p2 = {
    hand = { "Arena Kingpin" }, pool = { energy = 5 }, base = { "Unit 2" },
  },
  turn = "p2",
  function(t)
    t.p2:play("Arena Kingpin")
    t:pass_all()
    t:expect("Arena Kingpin"):stunned():ready()
    t.p2:move("Unit 2", "East Field")
    t:combat()
    assert(not t:offered(t.p2, "move", "Arena Kingpin", "East Field"), "it can move")
    t:next_turn()
    t:next_turn()
    t.p2:move("Arena Kingpin", "East Field")
    t:expect("Arena Kingpin"):at("East Field")
  end,
}

scenario "Vex, Apathetic: not in the base, not for one's own units" {
  p1 = {
    base = { "Vex, Apathetic" }, hand = { "Unit 2" }, pool = { energy = 2 },
  },
  p2 = { hand = { "Unit 3" }, runes = { fury = 3 } },
  function(t)
    t.p1:play("Unit 2")
    t:expect_chain(0)
    t:next_turn()
    t.p2:play("Unit 3")
    t:expect_chain(0)
  end,
}
