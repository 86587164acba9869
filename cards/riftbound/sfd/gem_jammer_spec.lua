-- SPDX-License-Identifier: MIT

scenario "Gem Jammer: gives a unit Ganking this turn" {
  rule = "810",
  p1 = { hand = { "Gem Jammer" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 1", "East Field")
    t.p1:play("Gem Jammer"):at("base"):on("Unit 1")
    t:pass_all()
    t.p1:move("Unit 1", "East Field")
    t:expect("Unit 1"):at("East Field")
  end,
}

scenario "Gem Jammer: the turn over, so is Ganking" {
  p1 = { hand = { "Gem Jammer" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Gem Jammer"):at("base"):on("Unit 1")
    t:pass_all()
    t:expect("Unit 1"):attribute("ganking", 1)
    t:next_turn()
    t:expect("Unit 1"):attribute("ganking", 0)
  end,
}
