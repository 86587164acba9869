-- SPDX-License-Identifier: MIT

scenario "Minotaur Reckoner: no unit moves to base, itself and enemies included" {
  p1 = { at = { ["West Field"] = { "Unit 2", "Minotaur Reckoner" } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t:cannot(t.p1, "move", "Unit 2", "054")
    t:cannot(t.p1, "move", "Minotaur Reckoner", "054")
    t:next_turn()
    assert(not t:offered(t.p2, "move", "Unit 3", "base"))
  end,
}

scenario "Minotaur Reckoner: attackers that do not win are recalled all the same" {
  rule = "449",
  p1 = { base = { "Unit 3" } },
  p2 = { at = { ["West Field"] = { "Minotaur Reckoner" } } },
  function(t)
    t:can(t.p1, "move", "Unit 3", "West Field")
    t:expect("Minotaur Reckoner"):at("West Field")
    t.p1:move("Unit 3", "West Field")
    t:expect("Unit 3"):attacking()
  end,
}
