-- SPDX-License-Identifier: MIT

scenario "Rengar, Trophy Hunter: Ambush to a battlefield with enemy units only, as a Reaction" {
  rule = "822",
  p1 = { hand = { "Rengar, Trophy Hunter" }, pool = { energy = 5, body = 1 } },
  p2 = { base = { "Unit 3" } },
  turn = "p2",
  function(t)
    t.p2:move("Unit 3", "West Field"):pass()
    t.p1:play("Rengar, Trophy Hunter")
    t:expect("Rengar, Trophy Hunter"):at("West Field")
  end,
}

scenario "Rengar, Trophy Hunter: not where nobody is, and not to the base as a Reaction" {
  p1 = { hand = { "Rengar, Trophy Hunter" }, pool = { energy = 5, body = 1 } },
  p2 = { hand = { "Right of Conquest" }, pool = { energy = 3, fury = 1 } },
  turn = "p2",
  function(t)
    t.p2:play("Right of Conquest"):pass()
    t:cannot(t.p1, "play", "Rengar, Trophy Hunter")
  end,
}
