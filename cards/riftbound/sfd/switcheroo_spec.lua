-- SPDX-License-Identifier: MIT

scenario "Switcheroo: two units at one battlefield have each other's Might this turn" {
  p1 = { at = { ["West Field"] = { "Unit 1", "Unit 5" } }, hand = { "Switcheroo" },
    pool = { energy = 2, chaos = 2 } },
  function(t)
    t.p1:play("Switcheroo"):on("Unit 1", "Unit 5")
    t:pass_all()
    t:expect("Unit 1"):might(5)
    t:expect("Unit 5"):might(1)
    t:next_turn()
    t:expect("Unit 1"):might(1)
  end,
}

scenario "Switcheroo: not units at different battlefields, not one alone" {
  p1 = { at = { ["West Field"] = { "Unit 1" }, ["East Field"] = { "Unit 5" } }, hand = { "Switcheroo" },
    pool = { energy = 2, chaos = 2 } },
  function(t) t:cannot(t.p1, "play", "Switcheroo") end,
}
