-- SPDX-License-Identifier: MIT

scenario "Punch First: five Might this turn" {
  rule = "472.3",
  p1 = { hand = { "Punch First" }, pool = { energy = 1, body = 2 }, base = { "Unit 1" } },
  function(t)
    t.p1:play("Punch First"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):might(6)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Punch First: Action, in a showdown but not in a closed state" {
  rule = "806",
  p1 = { hand = { "Punch First" }, pool = { energy = 1, body = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } }, turn = "p2",
  function(t)
    t.p2:play("Incinerate"):on("Unit 1"):pass()
    t:cannot(t.p1, "play", "Punch First", "309.1.a")
  end,
}
