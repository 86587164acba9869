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

scenario "309.1.a Hextech Ray: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Hextech Ray" }, pool = { energy = 1, any = 1 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Hextech Ray", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Hextech Ray")
  end,
}
