-- SPDX-License-Identifier: MIT

scenario "Falling Comet: deals six at a battlefield" {
  p1 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  p2 = { at = { ["West Field"] = { "Unit 7" } } },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 7")
    t:pass_all()
    t:expect("Unit 7"):damage(6)
  end,
}

scenario "Falling Comet: not in a base" {
  p1 = { hand = { "Falling Comet" }, pool = { energy = 5 } },
  p2 = { base = { "Unit 7" } },
  function(t)
    t:cannot(t.p1, "play", "Falling Comet")
  end,
}

scenario "309.1.a Falling Comet: in a showdown of the opponent's turn, but not in response" {
  p1 = { base = { "Unit 6" }, hand = { "Stupefy" }, pool = { energy = 1 } },
  p2 = { hand = { "Falling Comet" }, pool = { energy = 5 }, at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:move("Unit 6", "West Field")
    t.p1:play("Stupefy"):on("Unit 6"):pass()
    t:cannot(t.p2, "play", "Falling Comet", "309.1.a")
    t:pass_all()
    t:can(t.p2, "play", "Falling Comet")
  end,
}
