-- SPDX-License-Identifier: MIT

scenario "Star-Crossed: returns one of mine and one of theirs" {
  p1 = { base = { "Unit 1" }, hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Unit 2" } },
  function(t)
    t.p1:play("Star-Crossed"):on("Unit 1", "Unit 2")
    t:pass_all()
    t:expect(t.p1.hand):is { "Unit 1" }
    t:expect(t.p2.hand):is { "Unit 2" }
  end,
}

scenario "Star-Crossed: needs both" {
  p1 = { base = { "Unit 1" }, hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 } },
  function(t) t:cannot(t.p1, "play", "Star-Crossed", "355.8") end,
}

scenario "740.1 Star-Crossed: a team mate's unit is friendly, and no enemy" {
  format = "2v2",
  p1 = { hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 } },
  p2 = { base = { "Unit 1" } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Star-Crossed"):on("Unit 5", "Unit 1")
    t:pass_all()
    t:expect("Unit 5"):in_zone("hand")
    t:expect("Unit 1"):in_zone("hand")
  end,
}

scenario "411.1 Star-Crossed: a unit that you control goes to the hand of its owner" {
  p1 = {
    hand = { "Star-Crossed" }, pool = { energy = 3, chaos = 1 }, base = { { "Unit 4", owner = "p2" } },
  },
  p2 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Star-Crossed"):on("Unit 4", "Unit 5")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 4", "Unit 5" }
  end,
}
