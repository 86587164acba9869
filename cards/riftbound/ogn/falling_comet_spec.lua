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
