-- SPDX-License-Identifier: MIT

scenario "Hextech Ray: 3 to a unit at a battlefield" {
  p1 = { hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Hextech Ray")
    t.p1:on("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):damage(3)
  end,
}

scenario "Hextech Ray: not in a base" {
  p1 = { hand = { "Hextech Ray" }, pool = { energy = 1, fury = 1 } },
  p2 = { base = { "Unit 3" } },
  function(t) t:cannot(t.p1, "play", "Hextech Ray", "355.8") end,
}
