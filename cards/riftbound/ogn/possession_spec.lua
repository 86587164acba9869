-- SPDX-License-Identifier: MIT

scenario "Possession: an enemy unit at a battlefield is mine and in my base" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Possession"):on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):controlled_by("p1"):owned_by("p2"):at("base")
    t:expect(t.p1.base):is { "Unit 5" }
    t:next_turn()
    t:expect("Unit 5"):controlled_by("p1")
  end,
}

scenario "Possession: not in a base, not my own" {
  p1 = { hand = { "Possession" }, pool = { energy = 8, chaos = 3 }, at = { ["West Field"] = { "Unit 1" } } },
  p2 = { base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "play", "Possession", "355.8") end,
}
