-- SPDX-License-Identifier: MIT

scenario "Block: Shield 3 and Tank this turn" {
  p1 = { base = { "Unit 2" }, hand = { "Block" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Block"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):attribute("shield", 3):attribute("tank", 1):might(2)
    t:next_turn()
    t:expect("Unit 2"):attribute("shield", 0):attribute("tank", 0)
  end,
}

scenario "Block: no Reaction from the hand" {
  p1 = { base = { "Unit 2" }, hand = { "Mobilize" }, pool = { energy = 2 } },
  p2 = { hand = { "Block" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Mobilize"):pass()
    t:cannot(t.p2, "play", "Block", "309.1.a")
  end,
}

scenario "Block: in a showdown, or hidden" {
  p1 = { base = { "Unit 5" } },
  p2 = { at = { ["West Field"] = { "Unit 2" } }, hand = { "Block", "Block" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:pass()
    t.p2:play("Block"):on("Unit 2")
    t:resolve()
    t:expect("Unit 2"):attribute("shield", 3)
    t:combat()
    t:next_turn()
    t:expect_decision("p2", "turn")
    t:expect("Block#2"):in_zone("hand"):keyword("hidden", "action")
  end,
}
