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
