-- SPDX-License-Identifier: MIT

scenario "Turn to Dust: the gear dies at the start of its controller's turn" {
  rule = "816",
  p1 = { hand = { "Turn to Dust" }, pool = { energy = 2 } },
  p2 = { base = { "Long Sword" } },
  function(t)
    t.p1:play("Turn to Dust"):on("Long Sword")
    t:pass_all()
    t:expect("Long Sword"):attribute("temporary", 1):at("base")
    t:next_turn()
    t:expect("Long Sword"):in_zone("trash")
  end,
}

scenario "Turn to Dust: not a unit" {
  p1 = { hand = { "Turn to Dust" }, pool = { energy = 2 } },
  p2 = { base = { "Unit 1" } },
  function(t) t:cannot(t.p1, "play", "Turn to Dust") end,
}
