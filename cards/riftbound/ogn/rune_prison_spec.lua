-- SPDX-License-Identifier: MIT

scenario "Rune Prison: the stunned attacker deals no damage" {
  rule = "423.1",
  p1 = { at = { ["West Field"] = { "Unit 3" } }, hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  p2 = { base = { "Unit 5" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 5", "West Field")
    t.p2:pass()
    t.p1:play("Rune Prison"):on("Unit 5")
    t:resolve()
    t:expect("Unit 5"):stunned():might(5)
    t:combat()
    t:expect("Unit 3"):at("West Field")
    t:expect("Unit 5"):at("base")
  end,
}

scenario "Rune Prison: any unit may be chosen, but there must be one" {
  p1 = { hand = { "Rune Prison" }, pool = { energy = 2, calm = 1 } },
  function(t)
    t:cannot(t.p1, "play", "Rune Prison")
  end,
}
