-- SPDX-License-Identifier: MIT

scenario "Rengar, Unseen: Accelerate" {
  p1 = { hand = { "Rengar, Unseen" }, pool = { energy = 5, fury = 2 } },
  function(t)
    t.p1:play("Rengar, Unseen"):yes():at("base")
    t:expect("Rengar, Unseen"):ready()
  end,
}

scenario "Rengar, Unseen: Assault 2 and Ganking" {
  p1 = { at = { ["West Field"] = { "Rengar, Unseen" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:move("Rengar, Unseen", "East Field")
    t:expect("Rengar, Unseen"):might(6)
  end,
}

scenario "Rengar, Unseen: Deflect, without one Power more the opponent cannot choose him" {
  rule = "809",
  p1 = { at = { ["West Field"] = { "Rengar, Unseen" } } },
  p2 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  turn = "p2",
  function(t)
    t:cannot(t.p2, "play", "Incinerate")
  end,
}
