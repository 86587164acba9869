-- SPDX-License-Identifier: MIT

scenario "Decisive Strike: two Might for friendly units this turn" {
  p1 = {
    hand = { "Decisive Strike" }, pool = { energy = 5, order = 1 },
    base = { "Unit 1" }, at = { ["West Field"] = { "Unit 2" } },
  },
  p2 = { base = { "Unit 3" } },
  function(t)
    t.p1:play("Decisive Strike")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(4)
    t:expect("Unit 3"):might(3)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Decisive Strike: its Power is body or order" {
  p1 = { hand = { "Decisive Strike" }, pool = { energy = 5, calm = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Decisive Strike")
  end,
}

scenario "740.1 Decisive Strike: a team mate's units are friendly" {
  format = "2v2",
  p1 = { hand = { "Decisive Strike" }, pool = { energy = 9, any = 3 }, base = { "Unit 1" } },
  p2 = { base = { "Unit 5" } },
  p3 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Decisive Strike")
    t:pass_all()
    t:expect("Unit 1"):might(3)
    t:expect("Unit 2"):might(4)
    t:expect("Unit 5"):might(5)
  end,
}

scenario "309.1.a Decisive Strike: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Decisive Strike" }, pool = { energy = 5, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Decisive Strike", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Decisive Strike")
  end,
}
